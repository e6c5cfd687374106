"""What the conditions say of chips and wagers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Compulsory(Enum):
    """Whether every round must be wagered on."""

    EVERY_ROUND = "at least the minimum on every round"
    NONE = "no round need be wagered on"


class Ordering(Enum):
    """In what order players wager, and where the deal begins."""

    FREE = "free"
    MARKER = "marker"
    DEAL_FROM_MARKER = "deal-from-marker"


class Disposal(Enum):
    """What becomes of chips at the end of a session."""

    RETURNED = "returned"
    CASH = "cash"


SMALLEST_CHIP = 100
"""What is wagered at least where no minimum is stated: a chip of one dollar."""


class Rise(NamedTuple):
    """Limits that hold from a round of the session on; the first from round 1."""

    round: int
    minimum: int
    maximum: int


@dataclass(frozen=True, slots=True)
class Chips:
    """Opening chips of each session, in cents of chips; bought for `buy_in` cents of money, or given for nothing."""

    start: int = 0
    buy_in: int = 0
    disposal: Disposal = Disposal.RETURNED


@dataclass(frozen=True, slots=True)
class Wagering:
    """Limits and how they rise, what must be wagered, the order, pass cards, undisclosed wagers and the time to wager."""

    limits: tuple[Rise, ...] = ()
    compulsory: Compulsory | None = None
    ordering: Ordering = Ordering.FREE
    pass_cards: int = 0
    undisclosed: int = 0
    seconds: int = 0

    @property
    def levels(self) -> tuple[Rise, ...]:
        """The limits, or where the conditions state none the smallest chip and no maximum."""
        return self.limits or (Rise(1, SMALLEST_CHIP, 0),)

    @property
    def minimum(self) -> int:
        """The minimum of the first round."""
        return self.limits[0].minimum if self.limits else 0
