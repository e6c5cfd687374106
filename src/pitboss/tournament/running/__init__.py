"""Tournaments that the program plays through with bots, on the real engine."""
