"""What is asked in a heat beside the commands of the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from pitboss.floor.commands import Command as FloorCommand
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.setup import Setup


class Breach(Enum):
    """What a player did that a tournament forbids."""

    SOUGHT_ADVICE = "asked for advice"
    GAVE_ADVICE = "gave advice"
    REMOVED_CHIPS = "removed chips"
    ADDED_CHIPS = "added chips"
    TRIED_TO_ADD_CHIPS = "tried to add chips"
    EXCHANGED_CHIPS = "exchanged chips"
    REDUCED_CHIPS = "reduced chips"
    CHIPS_OUT_OF_VIEW = "kept chips out of view"


@dataclass(frozen=True, slots=True)
class OpenHeat:
    """The tournament opens a heat at a table."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class BuyChips:
    """A player buys the opening chips, or cannot."""

    player: str
    paid: int


@dataclass(frozen=True, slots=True)
class StartSession:
    """The first round may begin."""


@dataclass(frozen=True, slots=True)
class PlayPassCard:
    """A player lays a pass card in place of a wager."""

    player: str


@dataclass(frozen=True, slots=True)
class WriteForm:
    """A player hands in an undisclosed wager; what is left out is missing on the form."""

    player: str
    bet: str = ""
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class PassForm:
    """The supervisor has examined a form and puts an indicator before the player."""

    player: str


@dataclass(frozen=True, slots=True)
class HandBackForm:
    """The supervisor hands a faulty form back before the round."""

    player: str


@dataclass(frozen=True, slots=True)
class RevealForm:
    """After the round the supervisor announces a form, and the wager is placed and settled."""

    player: str


@dataclass(frozen=True, slots=True)
class InspectForm:
    """A player looks at the form of another."""

    of: str


@dataclass(frozen=True, slots=True)
class LimitTime:
    """Wagers must be made within so many seconds; 0 takes the limit away."""

    seconds: int


@dataclass(frozen=True, slots=True)
class HoldLateToMinimum:
    """A player who did not wager in time is held to the minimum for this round."""

    player: str


@dataclass(frozen=True, slots=True)
class FindShort:
    """A wager is found to be less than the minimum."""

    player: str


@dataclass(frozen=True, slots=True)
class DealFromMarker:
    """Rounds are dealt from the marker from now on."""


@dataclass(frozen=True, slots=True)
class MoveLimits:
    """The limits change as the players were told before the tournament."""

    minimum: int
    maximum: int


@dataclass(frozen=True, slots=True)
class NoteAway:
    """A player is not in the seat."""

    player: str


@dataclass(frozen=True, slots=True)
class NoteBack:
    """A player has come, or come back."""

    player: str


@dataclass(frozen=True, slots=True)
class DeductForAbsence:
    """The dealer is told to take the minimum from the chips of a player who is away for this round."""

    player: str


@dataclass(frozen=True, slots=True)
class Disqualify:
    """A player is put out of the tournament on a ground."""

    player: str
    ground: Ground
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Retire:
    """A player retires from the tournament."""

    player: str


@dataclass(frozen=True, slots=True)
class Reinstate:
    """A player was put out in error and is in again, with the reason."""

    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class LogTaken:
    """The order in which the dealer removed the chips that lost."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ConcludeEarly:
    """The session ends here before its time; `agreed` are the players who agree to it."""

    agreed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OfferBreak:
    """The players may take a break of so many seconds."""

    seconds: int


@dataclass(frozen=True, slots=True)
class SetPace:
    """How fast the tournament is to be played, in words to the players."""

    words: str


@dataclass(frozen=True, slots=True)
class StopForDispute:
    """A player or somebody on duty disputes something."""

    about: str


@dataclass(frozen=True, slots=True)
class SettleDispute:
    """The dispute is decided."""

    decision: str


@dataclass(frozen=True, slots=True)
class RecordBreach:
    """Somebody saw a player do what a tournament forbids."""

    player: str
    breach: Breach
    words: str = ""


@dataclass(frozen=True, slots=True)
class OrderCount:
    """Every player's chips are to be counted now."""

    counted: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CountChips:
    """The chips before each remaining player at the end of the session, as staff counted them."""

    counted: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class RecoverChips:
    """All chips are back in the inventory, but for these: how many of which denomination in cents."""

    missing: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class CorrectChips:
    """What a player holds is put right by an amount, with the reason."""

    player: str
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class SeatSubstitute:
    """Another person takes the position of a player who asked for it."""

    player: str
    substitute: str


HeatCommand = (
    OpenHeat
    | BuyChips
    | StartSession
    | PlayPassCard
    | WriteForm
    | PassForm
    | HandBackForm
    | RevealForm
    | InspectForm
    | LimitTime
    | HoldLateToMinimum
    | FindShort
    | DealFromMarker
    | MoveLimits
    | NoteAway
    | NoteBack
    | DeductForAbsence
    | Disqualify
    | Retire
    | LogTaken
    | Reinstate
    | ConcludeEarly
    | OfferBreak
    | SetPace
    | StopForDispute
    | SettleDispute
    | RecordBreach
    | OrderCount
    | CountChips
    | RecoverChips
    | CorrectChips
    | SeatSubstitute
)
Command = FloorCommand | HeatCommand
