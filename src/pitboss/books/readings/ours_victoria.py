"""Readings of our own about the Victorian rules of 2000 and 2003: doubts that the tables had not decided."""

from __future__ import annotations

from pitboss.books.readings.ours_victoria_cards import OURS_VICTORIA_CARDS
from pitboss.books.readings.ours_victoria_games import OURS_VICTORIA_GAMES
from pitboss.books.readings.ours_victoria_table import OURS_VICTORIA_TABLE
from pitboss.law.reading import Reading

OURS_VICTORIA: tuple[Reading, ...] = (
    *OURS_VICTORIA_TABLE,
    *OURS_VICTORIA_CARDS,
    *OURS_VICTORIA_GAMES,
)
