"""What happened to wagers in a heat beside the events of the table: pass cards, forms, the marker, limits; amounts are cents of chips."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.play.settled import Result
from pitboss.terms.tournament_wagers import UndisclosedCorrection


@dataclass(frozen=True, slots=True)
class PassCardsIssued:
    """Every player has the same number of pass cards for the heat."""

    number: int
    rule: str


@dataclass(frozen=True, slots=True)
class PassCardPlayed:
    """A pass card stands in for a wager this round."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class PassCardsCollected:
    """The dealer took up the pass cards of the round."""

    players: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class FormWritten:
    """A form went to the supervisor; nobody else sees bet and amount before the round is over."""

    player: str
    bet: str
    amount: int | None
    rule: str


@dataclass(frozen=True, slots=True)
class FormPassed:
    """The supervisor examined a form and put an indicator before the player."""

    player: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class FormHandedBack:
    """A form went back to its player, faulty or because the player leaves before the round."""

    player: str
    fault: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class StandInPlaced:
    """A box takes part with nothing open on it but an indicator; the chips that hold its place go back when the form is settled."""

    player: str
    box: int
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class FormSettled:
    """A form was announced, placed and settled: what it counted as, why, and what the player gained or lost by it.

    `undone` is what the chips that held the place had gained or lost, which counts for nothing; `wager` is all that the player had on
    the round, the open wager and the form together, None in a log from before that was kept.
    """

    player: str
    bet: str
    written: int | None
    counts: int
    corrected: UndisclosedCorrection | None
    result: Result
    net: int
    undone: int
    warrant: Warrant
    rules: tuple[str, ...]
    wager: int | None = None


@dataclass(frozen=True, slots=True)
class FormInspected:
    """A player looked at the form of another."""

    by: str
    of: str
    rule: str


@dataclass(frozen=True, slots=True)
class TimeLimited:
    """Wagers must be made within so many seconds."""

    seconds: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class LateHeldToMinimum:
    """A player may wager no more than the minimum this round."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class WagerMadeUp:
    """A wager found too small was made up to the minimum."""

    player: str
    added: int
    rule: str


@dataclass(frozen=True, slots=True)
class MadeUpSettled:
    """What was added to a wager found too small was settled as the wager was."""

    player: str
    added: int
    net: int
    rule: str


@dataclass(frozen=True, slots=True)
class MarkerMoved:
    """The marker lies on a box for the next round."""

    box: int
    rule: str


@dataclass(frozen=True, slots=True)
class DealtFromMarker:
    """Rounds are dealt from the marker from now on."""

    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class LimitsMoved:
    """Other limits hold from now on."""

    minimum: int
    maximum: int
    rule: str


WagerEvent = (
    PassCardsIssued
    | PassCardPlayed
    | PassCardsCollected
    | FormWritten
    | FormPassed
    | FormHandedBack
    | StandInPlaced
    | FormSettled
    | FormInspected
    | TimeLimited
    | LateHeldToMinimum
    | WagerMadeUp
    | MadeUpSettled
    | MarkerMoved
    | DealtFromMarker
    | LimitsMoved
)
