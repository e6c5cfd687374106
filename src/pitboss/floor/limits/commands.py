"""Setting and raising limits, looking after the sign, limits of one player, and holding players back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pitboss.money.cents import Cents
from pitboss.terms.limits import LimitPer, SignPlace


class SignSeen(Enum):
    """How somebody who looks for the sign finds it."""

    PROMINENT = "prominent"
    OBSCURED = "obscured"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class SetLimits:
    """Put up the sign, in cents; the unit counts above the minimum, 0 for none, and `per` is to what the maximum applies, if it says so."""

    minimum: Cents
    maximum: Cents
    unit: Cents = 0
    per: LimitPer | None = None
    place: SignPlace = SignPlace.AT_TABLE


@dataclass(frozen=True, slots=True)
class CheckSign:
    """Look for the sign with the limits, and say how it was found."""

    seen: SignSeen = SignSeen.PROMINENT


@dataclass(frozen=True, slots=True)
class SetSideBetLimits:
    """Put what a side bet takes on the sign, in cents; no maximum means that very amount."""

    bet: str
    minimum: Cents
    maximum: Cents = 0


@dataclass(frozen=True, slots=True)
class RaiseMinimumAtOnce:
    """Raise the minimum without waiting; those who play keep the old one."""

    minimum: Cents


@dataclass(frozen=True, slots=True)
class RaiseKeptMinimum:
    """Raise the minimum that players have kept from before."""

    minimum: Cents


@dataclass(frozen=True, slots=True)
class AgreePersonalLimits:
    """Let one player have limits that differ from the sign, in cents."""

    player: str
    minimum: Cents
    maximum: Cents


@dataclass(frozen=True, slots=True)
class EndPersonalLimits:
    """Let the sign apply to a player again."""

    player: str


@dataclass(frozen=True, slots=True)
class HoldToMinimum:
    """Hold a player who has missed a round to the minimum for this shoe."""

    player: str


@dataclass(frozen=True, slots=True)
class HoldForFurtherShoes:
    """Hold a player who misses rounds to the minimum in all further shoes too."""

    player: str


@dataclass(frozen=True, slots=True)
class HoldToOneBox:
    """Hold a player to one box and to the minimum."""

    player: str


@dataclass(frozen=True, slots=True)
class LiftRestriction:
    """Let a player wager freely again."""

    player: str


@dataclass(frozen=True, slots=True)
class OfferLowLimit:
    """Offer low limit gaming at this table."""


@dataclass(frozen=True, slots=True)
class EndLowLimit:
    """Offer low limit gaming no longer."""


LimitCommand = (
    SetLimits
    | CheckSign
    | SetSideBetLimits
    | RaiseMinimumAtOnce
    | RaiseKeptMinimum
    | AgreePersonalLimits
    | EndPersonalLimits
    | HoldToMinimum
    | HoldForFurtherShoes
    | HoldToOneBox
    | LiftRestriction
    | OfferLowLimit
    | EndLowLimit
)
