"""Limits were set and raised, the sign was looked for, and players were warned, marked or held back."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.limits.commands import SignSeen
from pitboss.floor.limits.state import Hold
from pitboss.floor.warrant import Warrant
from pitboss.terms.limits import LimitPer, LowLimit, SignPlace
from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class LimitsSet:
    """The sign shows these limits from now on."""

    minimum: int
    maximum: int
    unit: int
    per: LimitPer | None
    place: SignPlace
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class SignChecked:
    """Somebody looked for the sign and found it so; a missing one is owed by `owed_by`, and no round begins without it."""

    seen: SignSeen
    stands: bool
    owed_by: Role | None
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class SideBetLimitsSet:
    """The sign shows what a side bet takes."""

    bet: str
    minimum: int
    maximum: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class MinimumRaisedAtOnce:
    """The minimum is higher from now on, but for those named, who keep the one they had."""

    minimum: int
    kept: tuple[tuple[str, int], ...]
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class KeptMinimumRaised:
    """Players who had kept an old minimum have this one now, or the sign's, if it is no lower."""

    minimum: int
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class KeptMinimumEnded:
    """A player no longer has the old minimum, and the marker goes."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class PersonalLimitsAgreed:
    """A player has limits of his or her own."""

    player: str
    minimum: int
    maximum: int
    marker: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class PersonalLimitsEnded:
    """The sign applies to a player again."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class PlayerWarned:
    """A wager below the minimum is settled this once, and its owner is told that further ones go back."""

    player: str
    box: int
    amount: int
    minimum: int
    rule: str
    bet: str = "main"


@dataclass(frozen=True, slots=True)
class WagerToReturn:
    """A wager below the minimum of a player warned before goes back, whatever the result."""

    player: str
    box: int
    amount: int
    minimum: int
    rule: str
    bet: str = "main"


@dataclass(frozen=True, slots=True)
class PlayerHeldBack:
    """A player may wager only so from now on."""

    player: str
    hold: Hold
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class RestrictionEnded:
    """A player may wager freely again."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class LowLimitOffered:
    """Low limit gaming is offered, with what it brings."""

    brings: tuple[LowLimit, ...]
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class LowLimitEnded:
    """Low limit gaming is no longer offered."""

    warrant: Warrant
    rule: str


LimitEvent = (
    LimitsSet
    | SignChecked
    | SideBetLimitsSet
    | MinimumRaisedAtOnce
    | KeptMinimumRaised
    | KeptMinimumEnded
    | PersonalLimitsAgreed
    | PersonalLimitsEnded
    | PlayerWarned
    | WagerToReturn
    | PlayerHeldBack
    | RestrictionEnded
    | LowLimitOffered
    | LowLimitEnded
)
