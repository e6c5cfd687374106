"""What people may think of asking about cards: the next step that is due, and everything that is not."""

from __future__ import annotations

import random

from pitboss.cards.card import CARDS
from pitboss.floor.cards.commands import (
    AnnounceFinalRounds,
    AskToSeeBurn,
    Burn,
    CheckNewCards,
    ChooseShuffle,
    Cut,
    CuttingCardOut,
    Ground,
    OfferCut,
    OrderShuffle,
    PlaceCuttingCard,
    PreShuffledBy,
    RefuseCut,
    ReloadDiscards,
    ReplaceCards,
    ReportDropped,
    RevealShuffle,
    RiffleAgain,
    ShowBurn,
    Shuffle,
)
from pitboss.floor.cards.state import CardsAwait, Occasion, Source
from pitboss.floor.commands import Command
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.terms.equipment import CardDevice
from pitboss.terms.powers import Role
from pitboss.terms.shuffle import EXTRA_RIFFLE_APPROVED_BY, EXTRA_RIFFLE_BY, SHUFFLE_ORDERED, ShuffleMethod
from tests.floor.machine import PLAYERS, STAFF, Table

DEALER = STAFF[0]
PLAIN: tuple[tuple[str, Command], ...] = (
    (DEALER, Shuffle(Source.ENTERED)),
    (DEALER, Cut(120)),
    ("cass", Cut(120)),
    (DEALER, PlaceCuttingCard(60)),
    (DEALER, Burn()),
)
"""Every plain way on for cards that a round awaits in its middle."""


def the_next_step(at: Table, chance: random.Random) -> tuple[str, Command]:
    """What the cards await, mostly from who should do it."""
    cards = at.floor.cards
    step: Command
    match cards.awaits:
        case CardsAwait.CUT:
            ways: list[tuple[str, Command]] = [
                (DEALER, OfferCut()),
                (cards.prep.cutter or "ann", Cut(cards.undealt // 2)),
                (DEALER, Cut(100)),
            ]
            return chance.choice(ways)
        case CardsAwait.CUTTING_CARD:
            step = PlaceCuttingCard(chance.choice((60, 100)))
        case CardsAwait.BURN:
            step = Burn(chance.choice((None, *CARDS.values())))
        case _:
            step = Shuffle(Source.ENTERED, device=chance.choice((None, *CardDevice)), method=chance.choice((None, None, *ShuffleMethod)))
    return DEALER, step


def the_cut(at: Table, chance: random.Random) -> tuple[str, Command]:
    """Offers, refusals and cuts, of those asked and of others."""
    by = chance.choice((at.floor.cards.prep.cutter or "bob", *PLAYERS, *STAFF))
    return by, chance.choice((OfferCut(), RefuseCut(), RefuseCut(), Cut(chance.choice((1, 52, 104, 300)))))


def an_order(at: Table, chance: random.Random) -> tuple[str, Command]:
    """Supervisors order, replace, check and announce; in a round only what does not stop it, since a plain step must stay open."""
    idle = not at.floor.rounds.in_progress
    card = chance.choice(list(CARDS.values()))
    kind = chance.choice(list(PreShuffledBy)).value
    orders: list[Command] = [
        OrderShuffle(chance.choice(list(Occasion)) if idle else Occasion.REASONABLE_CAUSE),
        ReplaceCards(chance.choice(list(Ground)), chance.choice(((), (), (card,)))),
        CheckNewCards(),
        AnnounceFinalRounds() if chance.random() < 0.1 else ChooseShuffle(chance.choice(("", "box"))),
        GiveNotice(Kind.REASON, SHUFFLE_ORDERED[chance.choice(("not-random", "reasonable-cause"))].name),
        GiveNotice(Kind.APPROVAL, EXTRA_RIFFLE_APPROVED_BY[kind].name, role=Role.CASINO_SUPERVISOR),
    ]
    return chance.choice(STAFF), chance.choice(orders)


def the_dealer(at: Table, chance: random.Random) -> tuple[str, Command]:
    """The dealer says what happened to the cards."""
    idle = not at.floor.rounds.in_progress
    card = chance.choice(list(CARDS.values()))
    said: list[Command] = [
        CuttingCardOut(0 if idle else chance.choice((-1, 1, 2))),
        ReloadDiscards(),
        ShowBurn(card),
        RiffleAgain(chance.choice(list(PreShuffledBy))),
        RevealShuffle((card,), b"nothing"),
    ]
    if idle:
        said.append(ReportDropped())
    return chance.choice((DEALER, DEALER, "ann")), chance.choice(said)


def a_player(_: Table, chance: random.Random) -> tuple[str, Command]:
    """A player asks to see the burned card, or for another riffle."""
    kind = chance.choice(list(PreShuffledBy)).value
    return chance.choice((*PLAYERS, "zed")), chance.choice((AskToSeeBurn(), GiveNotice(Kind.REQUEST, EXTRA_RIFFLE_BY[kind].name)))


WRITERS = (the_next_step, the_next_step, the_next_step, the_cut, an_order, the_dealer, a_player)
