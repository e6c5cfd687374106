"""What became of applications and entries; amounts are cents of money."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pitboss.floor.warrant import Warrant
from pitboss.tournament.entries.commands import Criteria, Entitled, FormFilled, WinningHand


class As(Enum):
    """In what standing somebody was taken."""

    ENTRANT = "entrant"
    RESERVE = "reserve"


@dataclass(frozen=True, slots=True)
class Applied:
    """A person asked to enter."""

    player: str
    entitled: Entitled
    form: FormFilled
    criteria: Criteria
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class EntryAccepted:
    """A person is in, or a reserve who pays when a seat comes free; of the fee so much is commission."""

    player: str
    taken: As
    fee: int
    commission: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class EntryRefused:
    """An application was refused."""

    player: str
    reason: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class EntryWithdrawn:
    """An entrant withdrew, and so much of fee and commission went back."""

    player: str
    refund: int
    commission: int
    rule: str


@dataclass(frozen=True, slots=True)
class BoughtBack:
    """An eliminated player is in again."""

    player: str
    fee: int
    commission: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class EntryGranted:
    """A winning hand earned an entry, under the name it has in the tournament."""

    entrant: str
    hand: WinningHand
    rule: str


@dataclass(frozen=True, slots=True)
class EntryTakenBack:
    """An entry is gone with the hand that had earned it."""

    entrant: str
    hand: WinningHand
    rule: str


@dataclass(frozen=True, slots=True)
class SubstituteNamed:
    """Somebody else plays one of a player's several entries."""

    entrant: str
    substitute: str
    rule: str


EntryEvent = Applied | EntryAccepted | EntryRefused | EntryWithdrawn | BoughtBack | EntryGranted | EntryTakenBack | SubstituteNamed
