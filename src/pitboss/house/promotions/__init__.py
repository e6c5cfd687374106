"""Promotions as streams of the running house: kind, picture, acts, and the wagers that count, read off the tables' own logs."""
