"""How much a bot wagers in a heat: by what it and the others hold, and by how much is left to play."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple


class Seen(NamedTuple):
    """What a player sees when it is time to wager: own chips, the others', the limits, and how far the session is from 0 to 1."""

    held: int
    others: tuple[int, ...]
    minimum: int
    maximum: int
    progress: float
    advance: int


Temper = Callable[[Seen, random.Random], int]
"""What a player would like to wager; it is brought within limits and chips."""


def steady(seen: Seen, _: random.Random) -> int:
    """The minimum every round."""
    return seen.minimum


def correlated(seen: Seen, chance: random.Random) -> int:
    """Two or three units, whatever happens."""
    return seen.minimum * chance.choice((2, 3))


def chaser(seen: Seen, chance: random.Random) -> int:
    """Small at first; towards the end as much as it takes to pass whoever holds the last place that goes on."""
    ahead = sorted(seen.others, reverse=True)[: seen.advance]
    target = ahead[-1] if len(ahead) == seen.advance else 0
    if seen.progress < 0.6:
        return seen.minimum * chance.choice((1, 2))
    if seen.held > target:
        return seen.minimum if seen.held - target > seen.maximum // 2 else (seen.held - target) // 2 + seen.minimum
    return max(seen.minimum, target - seen.held + seen.minimum)


def plunger(seen: Seen, _: random.Random) -> int:
    """Everything within the maximum."""
    return seen.held


TEMPERS: dict[str, Temper] = {"steady": steady, "correlated": correlated, "chaser": chaser, "plunger": plunger}


def brought_within(wish: int, seen: Seen) -> int:
    """A wish in whole units of the minimum, within the limits and the chips.

    >>> brought_within(950, Seen(1000, (), 100, 500, 0.5, 1)), brought_within(5, Seen(1000, (), 100, 0, 0.5, 1))
    (500, 100)
    """
    most = min(seen.held, seen.maximum or seen.held)
    units = max(1, min(wish, most) // seen.minimum)
    return min(units * seen.minimum, most)
