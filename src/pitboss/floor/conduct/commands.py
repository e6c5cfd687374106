"""Disputes, advice, devices, sanctions, refused wagers and invalidated rounds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pitboss.floor.conduct.state import Answer
from pitboss.money.cents import Cents
from pitboss.terms.conduct import DeviceFunction, DeviceKind, DisputeScope, Meddling
from pitboss.terms.player_hand import Signal


class Handling(Enum):
    """What a person does with a device."""

    USE = "use"
    CONTROL = "control"
    POSSESSION = "possession"


class Counsel(Enum):
    """What advice is about."""

    STRATEGY = "how to play"
    COMPLIANCE = "keeping within the rules"


class SanctionKind(Enum):
    """What may be done about a breach, by the keys of the law."""

    VOID_WAGER = "void-wager"
    EXCLUDE_FROM_GAME = "exclude-from-game"
    EXCLUDE_FROM_CASINO = "exclude-from-casino"
    SEIZE_WINNINGS = "seize-winnings"
    CONFISCATE_DEVICE = "confiscate-device"
    DETAIN = "detain"


class Stakes(Enum):
    """What becomes of the wagers on an invalidated outcome."""

    REFUNDED = "refunded"
    KEPT = "kept"


class Inquiry(Enum):
    """How an inquiry about seized winnings ended."""

    CLEARED = "cleared"
    UPHELD = "upheld"


@dataclass(frozen=True, slots=True)
class RaiseDispute:
    """Somebody disputes a round; the scope is the document's first where none is said."""

    round: int
    words: str
    scope: DisputeScope | None = None


@dataclass(frozen=True, slots=True)
class DecideDispute:
    """Decide a dispute, by its number from 1."""

    dispute: int
    words: str


@dataclass(frozen=True, slots=True)
class ReviewDispute:
    """Review the decision of a dispute that somebody asked to have reviewed."""

    dispute: int
    words: str


@dataclass(frozen=True, slots=True)
class AnswerDecision:
    """The person who disputes accepts a decision or is not satisfied."""

    dispute: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class InformOfComplaint:
    """Tell the person who disputes where else to turn."""

    dispute: int


@dataclass(frozen=True, slots=True)
class AskForRules:
    """Ask for the rules of the game."""


@dataclass(frozen=True, slots=True)
class GiveAdvice:
    """Sway a player's decision in one of the ways that the rules name."""

    to: str
    counsel: Counsel = Counsel.STRATEGY
    means: Meddling = Meddling.INFLUENCE


@dataclass(frozen=True, slots=True)
class UseDevice:
    """Bring a device to the table and say what is done with it."""

    kind: DeviceKind
    functions: tuple[DeviceFunction, ...]
    handling: Handling = Handling.USE


@dataclass(frozen=True, slots=True)
class ReportDevice:
    """Say that a person was found with a device, and who acted together with that person; `since` is the round from which on the
    person had it, as far as anybody knows, 0 for from now on."""

    person: str
    kind: DeviceKind
    functions: tuple[DeviceFunction, ...]
    handling: Handling = Handling.USE
    others: tuple[str, ...] = ()
    since: int = 0


@dataclass(frozen=True, slots=True)
class Sanction:
    """Impose a sanction on somebody; `amount` is what winnings are seized, in cents."""

    kind: SanctionKind
    player: str
    amount: Cents = 0


@dataclass(frozen=True, slots=True)
class EndSeizure:
    """The inquiry has ended: seized winnings go back or stay with the house."""

    player: str
    inquiry: Inquiry


@dataclass(frozen=True, slots=True)
class TakeCharge:
    """Somebody whom the rule names has come and takes charge of a person detained."""

    person: str


@dataclass(frozen=True, slots=True)
class InvalidateRound:
    """Undo the outcome of the round on a ground of the law; `culprits` committed the fraud and forfeit their wagers.

    `stakes` is what is directed about the wagers, if anything is.
    """

    ground: str
    culprits: tuple[str, ...] = ()
    stakes: Stakes | None = None


@dataclass(frozen=True, slots=True)
class RefuseWager:
    """Refuse a player's wager on a box and take it off the layout; box 0 is every box."""

    player: str
    box: int = 0


@dataclass(frozen=True, slots=True)
class TouchCards:
    """Take hold of the cards on a box."""

    box: int


@dataclass(frozen=True, slots=True)
class GiveSignal:
    """Show a decision with the hand; the dealer then enters it."""

    box: int
    signal: Signal


ConductCommand = (
    RaiseDispute
    | DecideDispute
    | ReviewDispute
    | AnswerDecision
    | InformOfComplaint
    | AskForRules
    | GiveAdvice
    | UseDevice
    | ReportDevice
    | Sanction
    | EndSeizure
    | TakeCharge
    | InvalidateRound
    | RefuseWager
    | TouchCards
    | GiveSignal
)
