"""What people may report as an accident, true or not, and what they choose: see `write_core.py`."""

from __future__ import annotations

import random

from pitboss.cards.card import CARDS, Card
from pitboss.floor.accidents.commands import Choose, Rectify, RefuseCard, ReportAccident, ReportMended
from pitboss.floor.accidents.facts import BurnCure, Burned, DeviceFact, DrawnTo, Lack, Order, Pressed, Seen
from pitboss.floor.accidents.kinds import (
    Accident,
    BoxWithOneCard,
    BoxWithoutCards,
    BurnedInError,
    ButtonDown,
    DealerWithoutCard,
    DeviceFailure,
    ExcessCard,
    FaceUpCard,
    FaceUpSuspected,
    HandOnEmptyBox,
    InsuranceNotOffered,
    LightsFailed,
    MisplacedCard,
    MissedBurn,
    NotCut,
    NotEnoughCards,
    NotReloaded,
    NotShuffled,
    NoWagers,
    OptionNotGiven,
    SimultaneousCards,
    WrongCards,
    WrongKeys,
)
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.commands import Command
from pitboss.floor.rounds.rebuild import cards_in
from pitboss.play.commands import DrawCard, Hit
from pitboss.terms.devices import DeviceFault, FaultEffect
from pitboss.terms.irregular_rounds import WrongPack
from tests.floor.machine import PLAYERS, STAFF, Table

DEALER = STAFF[0]
CHOICES = ("keep", "retract", "hand-first", "dealer-first", "second-card-in-turn", "stay", "take-back")


def a_card_out_of_place(at: Table, chance: random.Random) -> tuple[str, Command]:
    """Cards face up, burned, in excess or in the wrong place."""
    card, by = _card(chance), chance.choice((DEALER, DEALER, "gus", "gwen", "ann"))
    kinds: list[Accident] = [
        FaceUpCard(card),
        FaceUpSuspected(),
        MissedBurn(chance.choice(list(BurnCure))),
        BurnedInError(chance.choice(list(Burned)), chance.choice((None, card))),
        _excess(chance),
        _excess(chance),
        _misplaced(at, chance),
        _misplaced(at, chance),
        _misplaced(at, chance),
    ]
    return by, ReportAccident(chance.choice(kinds))


def a_faulty_deal(_: Table, chance: random.Random) -> tuple[str, Command]:
    """A box or the dealer without what is due, or a decision not asked for."""
    box = chance.randint(1, 3)
    kinds: list[Accident] = [
        HandOnEmptyBox(box, (_card(chance), _card(chance))),
        DealerWithoutCard(),
        BoxWithoutCards(box),
        BoxWithOneCard(box),
        OptionNotGiven(box, chance.choice((1, 1, 2))),
        InsuranceNotOffered(),
    ]
    return chance.choice((DEALER, DEALER, DEALER, "ann")), ReportAccident(chance.choice(kinds))


def the_whole_pack(at: Table, chance: random.Random) -> tuple[str, Command]:
    """Something about the cards as a whole; wrong cards seldom, because they end the shoe."""
    kinds: list[Accident] = [
        NoWagers((_card(chance),)),
        NotEnoughCards(chance.randint(0, 20)),
        NotCut(),
        NotShuffled(),
        NotReloaded(),
        SimultaneousCards((_card(chance), _card(chance)), chance.choice(list(Order))),
        DeviceFailure(chance.choice(list(DeviceFault)), _facts(chance), chance.choice((None, *FaultEffect))),
        WrongKeys(chance.choice(list(Pressed))),
        LightsFailed(),
        ButtonDown(chance.choice(list(Lack))),
    ]
    if at.floor.rounds.number > 3:
        kinds.append(WrongCards(chance.choice(list(WrongPack))))
    return chance.choice((DEALER, DEALER, "ann")), ReportAccident(chance.choice(kinds))


def a_choice(at: Table, chance: random.Random) -> tuple[str, Command]:
    """An answer, mostly of somebody who was asked; a refused card; what lifts what is in force."""
    asked = at.floor.accidents.asked
    player = chance.choice(asked.players if asked and asked.players else PLAYERS)
    choice = chance.choice(asked.choices if asked else CHOICES)
    box, held = chance.randint(1, 3), at.floor.cards.held
    answers: list[Command] = [
        Choose(player, choice, _card(chance)),
        Choose(player, choice, _card(chance)),
        RefuseCard(box),
        Hit(box),
        DrawCard(held[0] if held else _card(chance)),
        Rectify(),
        ReportMended(),
        RecordAct("wrong-cards-check"),
    ]
    return chance.choice((player, DEALER)), chance.choice(answers)


def _card(chance: random.Random) -> Card:
    return chance.choice(list(CARDS.values()))


def _excess(chance: random.Random) -> ExcessCard:
    seen = chance.choice(list(Seen))
    card = _card(chance) if seen is Seen.EXPOSED else chance.choice((None, _card(chance)))
    return ExcessCard(seen, chance.choice(list(DrawnTo)), card)


def _misplaced(at: Table, chance: random.Random) -> MisplacedCard:
    rounds = at.floor.rounds
    earlier = chance.random() < 0.3
    cards = list(cards_in(rounds.last if earlier else rounds.log))
    if len(cards) > 1:
        one, two = chance.sample(range(len(cards)), 2)
        cards[one], cards[two] = cards[two], cards[one]
    order = () if chance.random() < 0.1 else tuple(cards)
    return MisplacedCard(order, tuple(range(10)), rounds.number - 1 if earlier else 0)


def _facts(chance: random.Random) -> tuple[DeviceFact, ...]:
    return tuple(fact for fact in DeviceFact if chance.random() < 0.3)


WRITERS = (a_card_out_of_place, a_faulty_deal, the_whole_pack, a_choice)
