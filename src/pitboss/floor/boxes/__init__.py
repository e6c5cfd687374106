"""Boxes and seats: who is at the table, where, and for which boxes they bet."""
