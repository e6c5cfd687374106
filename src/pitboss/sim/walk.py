"""A walk: the way the player's money took, round by round. Stretches join end to end, and in whatever order they come in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import reduce

import numpy as np

from pitboss.sim.kernel import layout
from pitboss.sim.tables import Numbers


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some rounds in a row, in cents from where they began: where they led, the highest and the lowest on the way, and the deepest fall
    from a height to anything after it.

    >>> Stretch(net=-5, high=10, low=-5, fall=15).then(Stretch(net=-20, high=5, low=-30, fall=35))
    Stretch(net=-25, high=10, low=-35, fall=45)
    """

    net: int = 0
    high: int = 0
    low: int = 0
    fall: int = 0

    def then(self, after: Stretch) -> Stretch:
        """This stretch and the one that follows it, as one; how they are bracketed makes no difference."""
        return Stretch(
            self.net + after.net,
            max(self.high, self.net + after.high),
            min(self.low, self.net + after.low),
            max(self.fall, after.fall, self.high - self.net - after.low),
        )


@dataclass(frozen=True)
class Walk:
    """The walk of some blocks. `runs` are stretches of blocks in a row, each by its first block, with the block after its last; those that
    touch are one. Of every session of a block, so many rounds each, its net, its lowest point and its deepest fall are counted, in cents.
    """

    runs: Mapping[int, tuple[int, Stretch]] = field(default_factory=dict)
    nets: Mapping[int, int] = field(default_factory=dict)
    lows: Mapping[int, int] = field(default_factory=dict)
    falls: Mapping[int, int] = field(default_factory=dict)

    def __add__(self, other: Walk) -> Walk:
        joined: dict[int, tuple[int, Stretch]] = {}
        last: int | None = None
        for first, (end, stretch) in sorted((*self.runs.items(), *other.runs.items())):
            if last is not None and joined[last][0] == first:
                joined[last] = end, joined[last][1].then(stretch)
            else:
                joined[first], last = (end, stretch), first
        pairs = ((self.nets, other.nets), (self.lows, other.lows), (self.falls, other.falls))
        return Walk(joined, *(dict(Counter(one) + Counter(two)) for one, two in pairs))

    @property
    def sessions(self) -> int:
        """How many sessions there were."""
        return sum(self.nets.values())

    @property
    def whole(self) -> Stretch:
        """All blocks, one after the other."""
        return reduce(Stretch.then, (stretch for _, (_, stretch) in sorted(self.runs.items())), Stretch())


def walk_room(session: int, rounds: int) -> Numbers:
    """Room for the walk of a block, before its first step."""
    found = np.zeros(layout.WALK_HEAD + layout.OF_EACH * (rounds // session if session else 0), dtype=np.int64)
    found[layout.SESSION] = found[layout.LEFT] = session
    return found


def walk_of(number: int, walked: Numbers) -> Walk:
    """What a kernel wrote of a block, as a walk."""
    each = walked[layout.WALK_HEAD : layout.WALK_HEAD + layout.OF_EACH * int(walked[layout.SESSIONS])].reshape(-1, layout.OF_EACH)
    places = (layout.WON, layout.HIGH, layout.LOW, layout.FALL)
    stretch = Stretch(*(int(walked[layout.OF_BLOCK + place]) for place in places))
    return Walk({number: (number + 1, stretch)}, *(dict(Counter(column.tolist())) for column in each.T))
