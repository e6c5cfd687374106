"""How a hand can end, as far as its wager is concerned; and what the dealer's hand can come to."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from pitboss.law.values import Odds

LEAST_STOOD = 16
"""Every total that the dealer beats by standing at all is as good as this one."""


class Kind(IntEnum):
    """What became of a hand before the dealer plays."""

    BUST = 0
    PAID = 1
    FORFEIT = 2
    STOOD = 3
    NATURAL = 4
    SURRENDERED = 5


class End(NamedTuple):
    """The end of a hand: `odds` where it was paid at once, `total` where it stood, `rank` of the ten of a natural that is ranked."""

    kind: Kind
    doubled: bool = False
    total: int = 0
    odds: Odds | None = None
    rank: str = ""
    super_bonus: bool = False

    @property
    def stakes(self) -> int:
        """How many times the opening wager lies on it."""
        return 2 if self.doubled else 1


class Dealt(NamedTuple):
    """What the dealer's hand came to: 17 to 21, or over 21; 0 where it was not played out; or a natural, with its ten's rank."""

    total: int
    natural: bool = False
    rank: str = ""


NOT_DRAWN = Dealt(0)
"""The dealer drew no card, or one that made no natural and mattered to nothing else."""
