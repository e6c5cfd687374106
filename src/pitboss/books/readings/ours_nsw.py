"""Readings of our own in the rules of New South Wales, found while the books were written."""

from __future__ import annotations

from pitboss.books.readings.ours_nsw_games import OURS_NSW_GAMES
from pitboss.books.readings.ours_nsw_table import OURS_NSW_TABLE
from pitboss.law.reading import Reading

OURS_NSW: tuple[Reading, ...] = (
    *OURS_NSW_TABLE,
    *OURS_NSW_GAMES,
)
