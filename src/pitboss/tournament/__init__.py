"""Tournaments: conditions, people, entries, seats, sessions and prizes, played in heats at tables of the floor."""
