"""Intervals that hold the true value in 95 of 100 runs."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, floor, sqrt
from typing import NamedTuple

CONFIDENT = 1.959964
"""So many standard errors either side."""


class Interval(NamedTuple):
    """From here to there."""

    low: float
    high: float


def about(value: float, error: float) -> Interval:
    """The interval of a mean with its standard error."""
    return Interval(value - CONFIDENT * error, value + CONFIDENT * error)


def of_share(hits: int, tries: int) -> Interval:
    """The interval of a share, by Wilson's score: it stays between 0 and 1 however rare the hits.

    >>> [round(end, 4) for end in of_share(0, 1000)], [round(end, 4) for end in of_share(50, 100)]
    ([0.0, 0.0038], [0.4038, 0.5962])
    """
    if not tries:
        return Interval(0.0, 1.0)
    share, square = hits / tries, CONFIDENT**2
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    half = CONFIDENT / (1 + square / tries) * sqrt(share * (1 - share) / tries + square / (4 * tries**2))
    return Interval(max(middle - half, 0.0), min(middle + half, 1.0))


class Quantile(NamedTuple):
    """The value that a part of all stay at or below, and the interval of it."""

    part: float
    value: int
    interval: Interval


def quantile(counted: Mapping[int, int], part: float) -> Quantile:
    """A quantile of values that are each counted so often; its interval is that of the rank, whatever the values' spread.

    >>> quantile({value: 1 for value in range(1, 101)}, 0.5)
    Quantile(part=0.5, value=50, interval=Interval(low=40, high=61))
    """
    total = sum(counted.values())
    sway = CONFIDENT * sqrt(total * part * (1 - part))
    ranks = (ceil(total * part), floor(total * part - sway), ceil(total * part + sway) + 1)
    value, low, high = (_at(counted, min(max(rank, 1), total)) for rank in ranks)
    return Quantile(part, value, Interval(low, high))


def _at(counted: Mapping[int, int], rank: int) -> int:
    """The value of a rank, the lowest being the first."""
    seen = 0
    for value in sorted(counted):
        seen += counted[value]
        if seen >= rank:
            return value
    raise AssertionError("a rank is one of those counted")
