"""The price of a rule: what a clause, an option, a reading or a notice is worth to the player, one at a time."""
