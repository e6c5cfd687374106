"""What happened to the cards apart from the deal."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.cards.card import Card
from pitboss.floor.cards.state import CardsAwait, Occasion, Place, Source
from pitboss.floor.warrant import Warrant
from pitboss.terms.equipment import CardDevice
from pitboss.terms.powers import Role
from pitboss.terms.shuffle import Reshuffled, ShuffleMethod


@dataclass(frozen=True, slots=True)
class CardsShuffled:
    """The whole pack is shuffled; `pack` counts its cards, `then` is what the cards await."""

    source: Source
    device: CardDevice
    commitment: str
    pack: bytes
    then: CardsAwait
    rule: str
    occasion: Occasion = Occasion.START_OF_PLAY
    method: ShuffleMethod | None = None


@dataclass(frozen=True, slots=True)
class ShoeReshuffled:
    """In the middle of a round what is left was shuffled; the layout stays as it is.

    The discards went in with it, but where a device was lost or the book has them stay: then they are in the rack still.
    """

    commitment: str
    then: CardsAwait
    occasion: Occasion
    rule: str
    what: Reshuffled = Reshuffled.SHOE_AND_DISCARDS


@dataclass(frozen=True, slots=True)
class ShuffleDue:
    """A shuffle must come before the next round; where `then` says so the cards await it at once. An order carries its warrant."""

    occasion: Occasion
    then: CardsAwait
    rule: str
    warrant: Warrant | None = None


@dataclass(frozen=True, slots=True)
class CardsDropped:
    """Cards were dropped or mishandled, and the dealer has said so; where `verified_by` names a role, they wait for its word."""

    by: str
    at: int
    rule: str
    verified_by: Role | None = None


@dataclass(frozen=True, slots=True)
class CardsVerified:
    """Somebody entitled has verified that every dropped card was collected; `then` is what the cards await now."""

    by: str
    then: CardsAwait
    rule: str


@dataclass(frozen=True, slots=True)
class CardsRiffled:
    """Cards that came shuffled to the table were riffled once more, at a player's wish and with this person's approval."""

    cards: str
    commitment: str
    approved_by: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class DeviceChanged:
    """The cards are dealt from another shoe or device from now on; where the cards are does not change."""

    device: CardDevice
    rule: str


@dataclass(frozen=True, slots=True)
class CutOffered:
    """The stack is held out to a player, in the manner that the document asks for."""

    player: str
    case: str
    manner: str
    rule: str


@dataclass(frozen=True, slots=True)
class CutDeclined:
    """A player who was offered the stack would not cut it."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class CardsCut:
    """The stack was cut so many cards from the front; `under` is the rule by which it was this person's turn."""

    by: str
    depth: int
    then: CardsAwait
    rule: str
    under: str = ""


@dataclass(frozen=True, slots=True)
class CuttingCardPlaced:
    """The cutting card lies after so many cards."""

    after: int
    then: CardsAwait
    rule: str


@dataclass(frozen=True, slots=True)
class CardBurned:
    """A card went to the rack unseen, or as nobody's; `card` is a secret of the log unless `shown`."""

    card: Card | None
    shown: bool
    then: CardsAwait
    rule: str


@dataclass(frozen=True, slots=True)
class BurnAsked:
    """A player asked to see the burned card; the dealer turns it up."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class BurnedCardShown:
    """The burned card was shown, and everybody knows it now."""

    card: Card
    to: str
    rule: str


@dataclass(frozen=True, slots=True)
class StepMissed:
    """A step of the preparation was left out and an accident's rule lets play go on: `then` is what the cards await instead."""

    step: CardsAwait
    then: CardsAwait
    rule: str


@dataclass(frozen=True, slots=True)
class NewCardsChecked:
    """Somebody checked cards that are to come into play, in these roles; `fit` for gaming, if it is that person's to check them."""

    by: str
    roles: frozenset[Role]
    rule: str
    fit: bool = False


@dataclass(frozen=True, slots=True)
class CardsReplaced:
    """Cards were replaced by like ones; none named is all of them. Those of `unchecked` must check them before the shuffle."""

    cards: tuple[Card, ...]
    then: CardsAwait
    unchecked: frozenset[Role]
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class ShuffleChosen:
    """The operator has determined the decks and the approved shuffle."""

    decks: int
    shuffle: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class CardMoved:
    """A card went from one place to another otherwise than by the deal; a card that is not `exposed` is a secret of the log."""

    card: Card
    origin: Place
    to: Place
    exposed: bool
    rule: str


@dataclass(frozen=True, slots=True)
class RackLoaded:
    """The discards were shuffled and went back into the shoe or device; `commitment` is to their order, where the program deals."""

    commitment: str
    rule: str


@dataclass(frozen=True, slots=True)
class CuttingCardCame:
    """The cutting card came out: on a box, at -1 on the dealer's hand, at 0 as the first card of a round; `player` calls the box.

    `laid` is the rule by which it lies in plain view on the layout from then on.
    """

    box: int
    rule: str
    player: str = ""
    laid: str = ""


@dataclass(frozen=True, slots=True)
class CuttingCardDiscarded:
    """The cutting card came out in the final rounds and was put aside: dealing goes on."""

    box: int
    rule: str


@dataclass(frozen=True, slots=True)
class FinalRoundsAnnounced:
    """The final rounds were announced; `until` is the number of the last."""

    until: int
    by: str
    rule: str


@dataclass(frozen=True, slots=True)
class ShuffleRevealed:
    """The order and secret of a shuffle agree with what was published and with every card given."""

    commitment: str
    order: tuple[Card, ...]
    secret: bytes
    rule: str


CardEvent = (
    CardsShuffled
    | ShoeReshuffled
    | ShuffleDue
    | CardsDropped
    | CardsVerified
    | CardsRiffled
    | DeviceChanged
    | CutOffered
    | CutDeclined
    | CardsCut
    | CuttingCardPlaced
    | CuttingCardCame
    | CuttingCardDiscarded
    | FinalRoundsAnnounced
    | CardBurned
    | BurnAsked
    | BurnedCardShown
    | StepMissed
    | NewCardsChecked
    | CardsReplaced
    | ShuffleChosen
    | CardMoved
    | RackLoaded
    | ShuffleRevealed
)
