"""Readings of our own that arose when rounds were played: what the documents do not say about things happening together."""

from __future__ import annotations

from pitboss.books.readings.ours_play_bonus import OURS_PLAY_BONUS
from pitboss.books.readings.ours_play_money import OURS_PLAY_MONEY
from pitboss.law.reading import Reading

OURS_PLAY: tuple[Reading, ...] = (
    *OURS_PLAY_BONUS,
    *OURS_PLAY_MONEY,
)
