"""What the conditions say of prizes: the split, what the operator adds or guarantees, how they are paid, and ties."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from pitboss.terms.tournament_conditions import PrizeTie, SessionPointTie
from pitboss.terms.tournaments import Addition


class Added(NamedTuple):
    """What the operator adds to the pool: cash by its amount, goods and services by their worth, for which place."""

    kind: Addition
    cents: int
    what: str = ""
    place: int = 1


class Levelling(Enum):
    """How the conditions part players who end a session level on chips, where no rule does."""

    PLAY_OFF = "play-off"
    ADDITIONAL_HANDS = "additional-hands"


@dataclass(frozen=True, slots=True)
class Purse:
    """The pool in hundredths of a per cent by place, or fixed `amounts` in cents; `guaranteed` holds from `guaranteed_from` entries on."""

    shares: tuple[int, ...] = ()
    amounts: tuple[int, ...] = ()
    added: tuple[Added, ...] = ()
    guaranteed: int = 0
    guaranteed_from: int = 0
    undertaking: str = ""
    payment: str = ""
    prize_tie: PrizeTie | None = None
    session_tie: Levelling | None = None
    point_tie: SessionPointTie | None = None
    levelling_stated: str = ""

    @property
    def places(self) -> int:
        """How many places are paid."""
        return len(self.shares) or len(self.amounts)
