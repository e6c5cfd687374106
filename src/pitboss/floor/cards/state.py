"""The cards of the table: where every one of them is, but for the order of those still in the shoe."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from pitboss.cards.card import Card
from pitboss.floor.cards.count import NONE
from pitboss.terms.equipment import CardDevice
from pitboss.terms.powers import Role


class Occasion(Enum):
    """Why the cards are shuffled; the values are the lines of the books' tables of when a shuffle takes place."""

    START_OF_PLAY = "start-of-play"
    NEW_SHOE = "new-shoe"
    CUTTING_CARD_FIRST = "cutting-card-first"
    CUTTING_CARD_IN_ROUND = "cutting-card-in-round"
    ABNORMAL_SEQUENCE = "abnormal-sequence"
    NOT_RANDOM = "not-random"
    REASONABLE_CAUSE = "reasonable-cause"
    DROPPED = "dropped"
    SHUFFLING_DEVICE = "shuffling-device"
    NEW_CARDS_INTO_DEVICE = "new-cards-into-device"
    CARDS_REPLACED = "cards-replaced"
    ACCIDENT = "accident"
    DEVICE_LOST = "device-lost"


class Source(Enum):
    """Where cards come from."""

    PROGRAM = "dealt by the program from a shuffle it has committed to"
    ENTERED = "entered by the dealer from a real shoe"


class CardsAwait(Enum):
    """What the cards await before a round can be dealt."""

    SHUFFLE = "a shuffle"
    VERIFICATION = "a supervisor's word that none was lost when they were dropped"
    CUT = "a cut"
    CUTTING_CARD = "the cutting card"
    BURN = "the burn"
    NOTHING = "nothing: they are ready"


class Place(Enum):
    """Where a card of the table can be."""

    SHOE = "in the shoe or device"
    LAYOUT = "on the layout"
    RACK = "among the discards"
    HELD = "held back to come next"
    OUT = "taken off the table"


class Preparation(NamedTuple):
    """What matters between one shoe and the next, apart from the cards: kept together, since no card dealt changes it.

    `occasion` is why the last shuffle came. `came_on` and `came_to` are the box and player the cutting card came to; `cutter` has been
    offered the cut, `declined` would not. `burn_asked` asked to see the burned card. `final_until` is the last of the announced final
    rounds. `checked` are the roles that have checked new cards, `unchecked` those that still must before they are shuffled;
    `shuffle_chosen` is the operator's approved shuffle. `fit` are cards that were checked before gaming. `verified_then` is what dropped
    cards await once a supervisor has verified that all were collected.
    """

    occasion: Occasion = Occasion.START_OF_PLAY
    came_on: int = 0
    came_to: str = ""
    cutter: str = ""
    declined: tuple[str, ...] = ()
    burn_asked: str = ""
    final_until: int = 0
    checked: frozenset[Role] = frozenset()
    unchecked: frozenset[Role] = frozenset()
    shuffle_chosen: str = ""
    fit: bool = False
    verified_then: CardsAwait | None = None


class Cards(NamedTuple):
    """The pack and its places.

    Counts and rows of cards are bytes, as in `count`. `pack` counts the cards of the table, `loaded` those last shuffled, `left` those that
    may still be in the shoe, `undealt` how many are. `given` are the cards that left it since the shuffle, in order, `drawn` those of this
    round, `rack` the discards, `out` what was taken off the table; None is a card that nobody has seen. `burned` and `held` are secret till
    shown: a view takes them out. `cutting_card` is how many cards lie before it, and -1 where there is none in the shoe. What every card
    changes or is checked against stands first.

    `due` is why a shuffle must come before the next round. `unseen_rack` and `unseen_out` went there without anybody having seen them.
    """

    left: bytes = NONE
    undealt: int = 0
    given: bytes = b""
    drawn: tuple[Card, ...] = ()
    awaits: CardsAwait = CardsAwait.SHUFFLE
    held: tuple[Card, ...] = ()
    cutting_card: int = -1
    source: Source = Source.PROGRAM
    device: CardDevice = CardDevice.SHOE
    commitment: str = ""
    pack: bytes = NONE
    loaded: bytes = NONE
    burned: tuple[Card | None, ...] = ()
    rack: bytes = b""
    held_exposed: bool = False
    out: tuple[Card | None, ...] = ()
    cut_at: int = 0
    cutting_card_out: bool = False
    shoes: int = 0
    burn_shown: bool = False
    due: Occasion | None = None
    prep: Preparation = Preparation()
    unseen_rack: tuple[Card, ...] = ()
    unseen_out: tuple[Card, ...] = ()
