"""What can go wrong, as somebody reports it. No answer is in here: the document of the game has it."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.cards.card import Card
from pitboss.floor.accidents.facts import BurnCure, Burned, Call, DeviceFact, DrawnTo, Lack, Order, Pressed, Seen
from pitboss.terms.devices import DeviceFault, FaultEffect
from pitboss.terms.irregular_rounds import WrongPack


@dataclass(frozen=True, slots=True)
class FaceUpCard:
    """The next card in the shoe lies face up."""

    card: Card


@dataclass(frozen=True, slots=True)
class FaceUpSuspected:
    """More cards may lie face up in the shoe or device."""


@dataclass(frozen=True, slots=True)
class MissedBurn:
    """The first card of the shoe was not burned: play goes on, or the first round begins again with its burn."""

    cure: BurnCure = BurnCure.PLAY_ON


@dataclass(frozen=True, slots=True)
class BurnedInError:
    """A card was burned and somebody wants it back; None is a card that nobody has seen."""

    burned: Burned
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class ExcessCard:
    """A card too many left the shoe; None is one that nobody has seen."""

    seen: Seen
    to: DrawnTo = DrawnTo.TABLE
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class MisplacedCard:
    """Cards lie in the wrong places: the order in which they truly left the shoe, none where it cannot be told.

    Where a round that has been taken up lacks cards to be rebuilt, those that the shoe gives for it stand after the others.

    `boxes` are those whose cards change, the dealer at 0; `round` is the round of the mistake, 0 for the one on the layout.
    """

    order: tuple[Card, ...] = ()
    boxes: tuple[int, ...] = ()
    round: int = 0


@dataclass(frozen=True, slots=True)
class HandOnEmptyBox:
    """These cards were dealt to a box without a wager."""

    box: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealerWithoutCard:
    """The dealer took no first card: what the record has there belongs to the boxes.

    `card` is what the dealer takes at once where a Pontoon awaits the jackpot button, so that nobody's hand is being decided.
    """

    card: Card | None = None


@dataclass(frozen=True, slots=True)
class BoxWithoutCards:
    """A box with a wager got no cards: what the record has there belongs to the next places."""

    box: int


@dataclass(frozen=True, slots=True)
class BoxWithOneCard:
    """A box with a wager got no second card: what the record has there belongs to the next places."""

    box: int


@dataclass(frozen=True, slots=True)
class OptionNotGiven:
    """A player was not asked, or the answer was wrongly acted on: so many decisions of the box back, what was recorded is wrong.

    Of a round that has been taken up, `round` is its number, 0 the one on the layout; `decisions` are all that are made from there on,
    `declined` those who add nothing to a double or a split, and `drawn` the cards that the shoe gives after those that were dealt.
    """

    box: int
    back: int = 1
    round: int = 0
    decisions: tuple[Call, ...] = ()
    declined: tuple[str, ...] = ()
    drawn: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class InsuranceNotOffered:
    """Insurance was closed without having been offered."""


@dataclass(frozen=True, slots=True)
class NoWagers:
    """The dealer began a round without any wager, and these cards were seen."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NotEnoughCards:
    """The shoe is empty and the round is not over; where discards fill it, they are cut so many cards from the front.

    `commitment` is to their order where the program deals, `burned` the card burned where the house burns one.
    """

    cut: int = 0
    commitment: str = ""
    burned: Card | None = None


@dataclass(frozen=True, slots=True)
class NotCut:
    """The cards were not cut as the rules ask."""


@dataclass(frozen=True, slots=True)
class NotShuffled:
    """Dealing went on although the cutting card had come."""


@dataclass(frozen=True, slots=True)
class NotReloaded:
    """The discards were not put back into the device when the initial deal was complete."""


@dataclass(frozen=True, slots=True)
class WrongCards:
    """The cards in play are not those of the pack."""

    wrong: WrongPack


@dataclass(frozen=True, slots=True)
class SimultaneousCards:
    """The device gave these cards together, in an order that can be told or cannot."""

    cards: tuple[Card, ...]
    order: Order


@dataclass(frozen=True, slots=True)
class DeviceFailure:
    """The shuffling device failed: how, with what effect, and what else is so; a program commits to the order of the new shuffle."""

    fault: DeviceFault
    facts: tuple[DeviceFact, ...] = ()
    effect: FaultEffect | None = None
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class WrongKeys:
    """A wrong result was keyed, before the deal button was pressed or after."""

    pressed: Pressed


@dataclass(frozen=True, slots=True)
class LightsFailed:
    """The winning areas do not light, or not the right ones."""


@dataclass(frozen=True, slots=True)
class ButtonDown:
    """The table has no jackpot button, or its electronics have failed."""

    lack: Lack


Accident = (
    FaceUpCard
    | FaceUpSuspected
    | MissedBurn
    | BurnedInError
    | ExcessCard
    | MisplacedCard
    | HandOnEmptyBox
    | DealerWithoutCard
    | BoxWithoutCards
    | BoxWithOneCard
    | OptionNotGiven
    | InsuranceNotOffered
    | NoWagers
    | NotEnoughCards
    | NotCut
    | NotShuffled
    | NotReloaded
    | WrongCards
    | SimultaneousCards
    | DeviceFailure
    | WrongKeys
    | LightsFailed
    | ButtonDown
)
