"""One round: state, commands, events, and the two pure functions `decide` and `evolve`."""
