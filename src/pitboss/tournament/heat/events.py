"""What happened in a heat beside the events of the table; amounts are cents of chips."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pitboss.floor.events import Event as FloorEvent
from pitboss.floor.warrant import Warrant
from pitboss.terms.powers import Role
from pitboss.tournament.heat.commands import Breach
from pitboss.tournament.heat.departure import Departure
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.heat.wager_events import WagerEvent


@dataclass(frozen=True, slots=True)
class HeatOpened:
    """A heat was set up at a table that is used for nothing else until it is over."""

    setup: Setup
    rule: str


@dataclass(frozen=True, slots=True)
class ChipsIssued:
    """A player had opening chips, for so much money if they were bought."""

    player: str
    chips: int
    paid: int
    rule: str


@dataclass(frozen=True, slots=True)
class SessionStarted:
    """The session began, with these limits and the marker on box 1."""

    at: int
    minimum: int
    maximum: int
    rule: str


@dataclass(frozen=True, slots=True)
class AwayNoted:
    """A player is not in the seat."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class BackNoted:
    """A player is in the seat."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class AbsenceDeducted:
    """The dealer took the minimum from the chips of a player who missed the round."""

    player: str
    amount: int
    round: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class PlayerOut:
    """A player left the heat before its end; a warrant where somebody decided it."""

    exit: Departure
    reason: str
    warrant: Warrant | None
    rule: str


@dataclass(frozen=True, slots=True)
class PlayerBack:
    """A player who was out is in again: the round that took the chips counts for nothing, or whoever decided it takes it back."""

    player: str
    reason: str
    warrant: Warrant | None
    rule: str


@dataclass(frozen=True, slots=True)
class TakenLogged:
    """The dealer removed the chips that lost in this order."""

    players: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class RoundPlayed:
    """A round is over: what every player holds now, and how many shoes are used up."""

    number: int
    shoes: int
    held: Mapping[str, int]
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class SessionOver:
    """The session ended, by its length, early, or because the places are apart."""

    at: int
    why: str
    warrant: Warrant | None
    rule: str


@dataclass(frozen=True, slots=True)
class BreakOffered:
    """The players have a break until then."""

    until: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class PaceSet:
    """The players were told how fast to play."""

    words: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class GameStopped:
    """Somebody disputes something, and the game stops."""

    by: str
    about: str
    rule: str


@dataclass(frozen=True, slots=True)
class DisputeSettled:
    """The dispute was decided for good, and the game goes on."""

    decision: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class BreachRecorded:
    """A player was seen to do what a tournament forbids."""

    player: str
    breach: Breach
    by: str
    words: str
    rule: str


@dataclass(frozen=True, slots=True)
class ChipsCounted:
    """The chips of the players were counted; `final` at the end of the session."""

    counted: Mapping[str, int]
    final: bool
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class ChipsRecovered:
    """The chips of the players went back to the inventory of the operator; these, by denomination and number, did not."""

    held: Mapping[str, int]
    missing: tuple[tuple[int, int], ...]
    owner: Role
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class ChipsCorrected:
    """What a player holds was put right: an entry that takes back or adds, never one that rubs out."""

    player: str
    amount: int
    reason: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class SubstituteSeated:
    """Another person plays from a player's position."""

    player: str
    substitute: str
    warrant: Warrant
    rule: str


HeatEvent = (
    HeatOpened
    | ChipsIssued
    | SessionStarted
    | AwayNoted
    | BackNoted
    | AbsenceDeducted
    | PlayerOut
    | PlayerBack
    | TakenLogged
    | RoundPlayed
    | SessionOver
    | BreakOffered
    | PaceSet
    | GameStopped
    | DisputeSettled
    | BreachRecorded
    | ChipsCounted
    | ChipsRecovered
    | ChipsCorrected
    | SubstituteSeated
    | WagerEvent
)
Event = FloorEvent | HeatEvent
