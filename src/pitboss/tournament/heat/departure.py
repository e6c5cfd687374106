"""How players leave a heat before its end: grounds, what becomes of the fee, and who is placed above whom."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from pitboss.terms.tournaments import Exit, Refund


class Ground(Enum):
    """Why somebody is out, by the name under which the books have it."""

    CANNOT_WAGER = "cannot-wager-the-minimum"
    CANNOT_MAKE_UP = "cannot-make-up-a-wager"
    CANNOT_BUY_IN = "cannot-buy-in"
    DOES_NOT_WAGER = "does-not-wager"
    LATE_OR_ABSENT = "late-or-absent"
    BROKE_RULES = "contravenes-the-rules"
    ADDED_CHIPS = "adds-chips"
    HID_CHIPS = "conceals-chips"
    RETIRED = "retires"


class Departure(NamedTuple):
    """One player out: in which round and how, with how many chips left, after what wager, and how late those chips were taken.

    `rank` is what the book has count between players who are out, the more of it the better placed; a log from before it was kept has
    none, and every game went by the ladder of New South Wales then.
    """

    player: str
    ground: Ground
    manner: Exit
    round: int
    residual: int
    wager: int
    taken: int
    refund: Refund | None
    rule: str
    rank: tuple[int, ...] = ()

    @property
    def standing(self) -> tuple[int, ...]:
        """What places the player among those who are out, the more the better."""
        return self.rank or (self.round, self.residual, self.wager, self.taken)

    @property
    def disqualified(self) -> bool:
        """Whether the player is out of the tournament for what he or she did, and has no place."""
        return self.manner in (Exit.DISQUALIFIED, Exit.FORFEITS_PLACE)
