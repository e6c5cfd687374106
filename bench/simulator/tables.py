"""The vector environment against Gymnasium's own Blackjack-v1, vectorised: the same as `bench.env`, for one game at several sizes."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from bench.env import BAR, SIZES, ours, theirs, turns
from bench.simulator.bar import Bar, Side

SECONDS, TURNS, GAME = 0.5, 5, "pitboss/VicBlackjack-v0"


def ratio(size: int) -> float:
    """How many times the steps a CPU-second of so many tables, the two taking turns."""
    taken = turns(ours(GAME, size, SECONDS), theirs(size, SECONDS), TURNS, SECONDS)
    return median(mine / its for mine, its in taken)


def bars() -> Iterator[Bar]:
    """By the number of tables."""
    for size in SIZES:
        yield Bar(f"steps of {size} tables, of Blackjack-v1's", ratio(size), Side.AT_LEAST, BAR)
