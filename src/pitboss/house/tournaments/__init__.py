"""Tournaments in the house: their streams, the tables of their heats, who sees and does what, and the program that runs them."""
