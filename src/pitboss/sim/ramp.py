"""A ramp: how many units are staked from each count on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pitboss.law.refusal import Malformed

MOST_UNITS = 100_000
FURTHEST = 1000
"""No count beyond it has a step."""


@dataclass(frozen=True)
class Ramp:
    """Steps of (count, units), the counts rising: from each on so many units are staked, 0 to sit the round out. Below the first step it is
    as on it.

    >>> ramp = Ramp(((0, 0), (1, 1), (3, 4)))
    >>> [ramp.units(count) for count in (-5, 0, 1, 2, 3, 9)]
    [0, 0, 1, 1, 4, 4]
    """

    steps: tuple[tuple[int, int], ...] = ((0, 1),)

    def __post_init__(self) -> None:
        counts = [count for count, _ in self.steps]
        if not counts or counts != sorted(set(counts)):
            raise Malformed("ramp", "a ramp has one step or more, each at a higher count than the one before")
        if any(abs(count) > FURTHEST for count in counts):
            raise Malformed("ramp", f"no step of a ramp lies beyond a count of {FURTHEST}")
        if any(not 0 <= units <= MOST_UNITS for _, units in self.steps) or not any(units for _, units in self.steps):
            raise Malformed("ramp", f"a step of a ramp is 0 to {MOST_UNITS} units, and something is staked somewhere")

    def units(self, count: int) -> int:
        """The units at a count."""
        reached = [units for step, units in self.steps if step <= count]
        return reached[-1] if reached else self.steps[0][1]


FLAT_RAMP = Ramp()
"""One unit, whatever the count."""


def ramp_of(entries: Iterable[tuple[str, str]], name: str) -> Ramp:
    """A ramp from pairs of words, such as ("1", "2"); `name` is how messages call it.

    >>> ramp_of([("1", "1"), ("2", "2"), ("3", "4")], "--ramp").units(7)
    4
    """
    steps: dict[int, int] = {}
    for count, units in entries:
        try:
            step, staked = int(count), int(units)
        except ValueError:
            words = f"{name}: {f'{count}:{units}'[:40]!r} is no step: write a count and units, both whole, as in 1:1,2:2,3:4"
            raise Malformed("ramp", words) from None
        if step in steps:
            raise Malformed("ramp", f"{name} has two steps at {step}: leave one out")
        steps[step] = staked
    return Ramp(tuple(sorted(steps.items())))
