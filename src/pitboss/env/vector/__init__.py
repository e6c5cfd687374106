"""Many tables at once on the simulator's tables of a game: the same acts, observations and rewards, without the telling."""
