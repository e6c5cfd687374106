"""Cards at the table: the pack, the shuffle, the cut, the burn, and every card that leaves the shoe."""
