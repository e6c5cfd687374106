"""An accident was reported, people chose, and it was put right; and what it leaves behind at the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from pitboss.cards.card import Card
from pitboss.floor.accidents.kinds import Accident
from pitboss.floor.warrant import Warrant


class Aftermath(Enum):
    """What stays in force after an accident, until it is lifted."""

    ASIDE = "a card waits for the next round"
    COMES_NEXT = "the card held back comes next"
    SHUFFLE = "a shuffle is due"
    CHECK = "the cards are to be checked"
    NOTIFY = "Surveillance and an inspector are to be told"
    SUSPENDED = "play is suspended"
    NO_BUTTON = "the jackpot button is out of order"
    NO_DEVICE = "the shuffling device is out of use"
    DAMAGED = "damaged cards are to be replaced"
    NEW_CARDS = "new cards are to be used"
    CARDLESS = "the dealer has no first card yet"
    LATE_CARD = "a box has its second card to come"
    RACK_WAITS = "the discards stay in the rack"


@dataclass(frozen=True, slots=True)
class AccidentReported:
    """What went wrong, and the rule that answers it; a card that nobody has seen is not named."""

    accident: Accident
    by: str
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class ChoiceAwaited:
    """These players are asked; whoever says nothing until the dealer goes on has chosen the default, if there is one."""

    players: tuple[str, ...]
    choices: tuple[str, ...]
    default: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A player chose."""

    player: str
    choice: str
    rule: str


@dataclass(frozen=True, slots=True)
class AccidentResolved:
    """The accident was put right: the document's answer in a word, and on whose authority."""

    answer: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class CardRefused:
    """A player would not have the card dealt in error, and `then` gets no other in this round, or draws past it while the hand must."""

    player: str
    box: int
    card: Card
    rule: str
    then: str = "no-more-cards"


@dataclass(frozen=True, slots=True)
class CardPassed:
    """Nobody would have the card dealt in error: what becomes of it."""

    card: Card
    fate: str
    rule: str


@dataclass(frozen=True, slots=True)
class CardSetAside:
    """A card waits for the next round: where it lies and how it counts."""

    lies: str
    counts: str
    rule: str


@dataclass(frozen=True, slots=True)
class EarlierRoundPutRight:
    """A round already taken up was put right in money: `before` is what had been recorded of it, `after` what counts.

    Of a round further back than the last both are its settlements; its cards are no longer looked at.
    """

    number: int
    before: tuple[Any, ...]
    after: tuple[Any, ...]
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class AftermathBegan:
    """Something stays in force under a rule: `about` is a box, a round or a number of cards, where there is one."""

    what: Aftermath
    about: int
    rule: str


@dataclass(frozen=True, slots=True)
class AftermathEnded:
    """It is no longer in force."""

    what: Aftermath
    rule: str


@dataclass(frozen=True, slots=True)
class DeviceHandled:
    """A failed device: which case it is, what becomes of the round, and the steps that people take, in order."""

    case: str
    fate: str
    steps: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class LayoutChanged:
    """Cards lie elsewhere than the record had them: each box, the dealer at 0, with its cards before and after."""

    places: tuple[tuple[int, str, str], ...]
    rule: str


AccidentEvent = (
    AccidentReported
    | ChoiceAwaited
    | ChoiceMade
    | AccidentResolved
    | CardRefused
    | CardPassed
    | CardSetAside
    | EarlierRoundPutRight
    | AftermathBegan
    | AftermathEnded
    | DeviceHandled
    | LayoutChanged
)
