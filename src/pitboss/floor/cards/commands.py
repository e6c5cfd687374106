"""Shuffling, cutting, burning, replacing and reloading cards, and showing afterwards that the shuffle was kept."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pitboss.cards.card import Card
from pitboss.floor.cards.state import Occasion, Source
from pitboss.terms.equipment import CardDevice
from pitboss.terms.shuffle import ShuffleMethod


class Ground(Enum):
    """Why cards are replaced."""

    AT_SHUFFLE = "the shoe is at its end and the cards are not yet shuffled"
    AFTER_ROUND = "a round is over"
    UNFIT = "cards are unfit for further use"


class PreShuffledBy(Enum):
    """Who shuffled cards before they came to the table; the values are the lines of the books' tables on the extra riffle."""

    CASINO = "casino-pre-shuffled"
    ANGEL = "angel-pre-shuffled"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Shuffle the cards; a program's shuffle publishes its commitment with it.

    A device or method that is not named is the one that the table has elected, or the only one there is.
    """

    source: Source
    commitment: str = ""
    device: CardDevice | None = None
    method: ShuffleMethod | None = None


@dataclass(frozen=True, slots=True)
class OrderShuffle:
    """Somebody entitled orders a shuffle: an abnormal sequence, cards that are not random, or reasonable cause."""

    occasion: Occasion


@dataclass(frozen=True, slots=True)
class ReportDropped:
    """The dealer says that cards were dropped or mishandled."""


@dataclass(frozen=True, slots=True)
class RiffleAgain:
    """Riffle cards that came shuffled to the table once more; a program commits to the order anew."""

    cards: PreShuffledBy
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class ReloadDiscards:
    """Put the discards back into the shuffling device; a program commits to the order anew."""

    commitment: str = ""


@dataclass(frozen=True, slots=True)
class OfferCut:
    """The dealer offers the stack to whose turn it is to cut."""


@dataclass(frozen=True, slots=True)
class RefuseCut:
    """The player who was offered the stack will not cut."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the stack so many cards from the front; the dealer enters it for the player whose turn it is."""

    depth: int


@dataclass(frozen=True, slots=True)
class PlaceCuttingCard:
    """Put the cutting card in, with so many cards behind it."""

    behind: int


@dataclass(frozen=True, slots=True)
class CuttingCardOut:
    """The cutting card came out of a real shoe: on a box, at -1 on the dealer's hand, at 0 as the first card of a round."""

    box: int


@dataclass(frozen=True, slots=True)
class AnnounceFinalRounds:
    """The final rounds before an announced closure begin with the next round, or the one for which wagers are open."""


@dataclass(frozen=True, slots=True)
class Burn:
    """Burn the next card; None is a card of a real shoe that nobody has seen."""

    card: Card | None = None


@dataclass(frozen=True, slots=True)
class AskToSeeBurn:
    """A player asks to see the burned card."""


@dataclass(frozen=True, slots=True)
class ShowBurn:
    """The dealer turns up the burned card of a real shoe for a player who asked."""

    card: Card


@dataclass(frozen=True, slots=True)
class CheckNewCards:
    """Somebody has checked cards that are to come into play."""


@dataclass(frozen=True, slots=True)
class ReplaceCards:
    """Replace these cards by like ones, or all the cards where none is named."""

    ground: Ground
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseShuffle:
    """The operator determines the approved shuffle, by its name in the approved procedures; the decks are those of the table."""

    shuffle: str


@dataclass(frozen=True, slots=True)
class RevealShuffle:
    """Show the order that was committed to, with the secret it was committed with."""

    order: tuple[Card, ...]
    secret: bytes


CardCommand = (
    Shuffle
    | OrderShuffle
    | ReportDropped
    | RiffleAgain
    | ReloadDiscards
    | OfferCut
    | RefuseCut
    | Cut
    | PlaceCuttingCard
    | CuttingCardOut
    | AnnounceFinalRounds
    | Burn
    | AskToSeeBurn
    | ShowBurn
    | CheckNewCards
    | ReplaceCards
    | ChooseShuffle
    | RevealShuffle
)
