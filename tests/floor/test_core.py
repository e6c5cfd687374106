"""The form of the floor: every command has one judge, every event is recorded somewhere, and rounds pass through a table."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.judge import HANDLERS
from pitboss.floor.accidents.kinds import Accident
from pitboss.floor.acts.events import ActEvent
from pitboss.floor.cards.events import CuttingCardCame, ShuffleRevealed
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.commands import Command
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.decide import JUDGES, TOPICS
from pitboss.floor.events import Event
from pitboss.floor.evolve import RECORDERS, evolve
from pitboss.floor.preconditions import CHECKS
from pitboss.floor.request import SHOE
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.rounds.rebuild import cards_in, rebuild
from pitboss.floor.view import told, view
from pitboss.floor.warrant import Warrant
from pitboss.play.commands import CloseBetting, DrawCard, Hit, Stand
from pitboss.play.state import Awaits
from pitboss.terms.powers import Precondition, Role
from tests.floor.tables import DEALER, opened

GAMES = ["vic-blackjack", "vic-crown-pontoon", "act-blackjack", "nsw-star-blackjack", "nsw-blackjack-challenge"]
SECRET = bytes(16)


def members(union: Any) -> set[type[Any]]:
    return set(get_args(union)) or {union}


def test_every_command_has_a_judge() -> None:
    assert set(JUDGES) == members(Command)
    assert sum(len(topic.JUDGES) for topic in TOPICS) == len(JUDGES)


def test_every_event_is_recorded_or_only_kept_in_the_log() -> None:
    assert members(Event) - set(RECORDERS) == members(ActEvent)


def test_every_accident_has_a_handler_and_every_precondition_a_check() -> None:
    assert set(HANDLERS) == members(Accident)
    assert set(CHECKS) == set(Precondition)


@pytest.mark.parametrize("book", GAMES)
def test_a_round_of_entered_cards(book: str) -> None:
    at = opened(book).players(ann=1, bob=0).bets(1, ann=20, bob=10)
    at.deals("9H KD 9C KS", Stand(1)).check()
    assert at.floor.rounds.number == 2
    assert (at.net("ann"), at.net("bob")) in ((-20, -10), (20, 10), (0, 0))


def test_a_whole_shoe_dealt_by_the_program_is_revealed_at_its_end() -> None:
    at = opened("vic-blackjack", shoe=False).players(ann=1)
    shoe = CommittedShoe(at.game.table.pack.cards(), bytes(range(32)), SECRET)
    at.committed(shoe, behind=60)
    while not at.floor.cards.cutting_card_out:
        at.bets(1, ann=20)
        at.do(DEALER, CloseBetting())
        while not at.floor.rounds.is_over:
            awaits = at.floor.rounds.now.awaits
            if awaits in (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER):
                at.do(SHOE, shoe.draw())
            elif awaits is Awaits.DECISION:
                at.do("ann", Stand(1))
            else:
                at.deals("")
        at.do(DEALER, TakeUpCards())
    assert len(at.all(CuttingCardCame)) == 1
    assert at.bets(1, ann=20).refused(DEALER, CloseBetting()).rule == "VIC-2003-01 4.1.1(c)"
    at.do(DEALER, shoe.reveal())
    assert at.all(ShuffleRevealed)
    assert at.check().floor.cards.awaits is CardsAwait.SHUFFLE


def test_a_card_the_pack_no_longer_has_is_refused() -> None:
    at = opened("vic-blackjack", decks=4).players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    at.deals("9H 9H 9H 9H 2C")
    assert at.floor.rounds.now.awaits is Awaits.DECISION
    at.do("ann", Hit(1))
    refused = at.refused(DEALER, DrawCard(card("9H")))
    assert (refused.code, refused.rule) == ("impossible-card", "VIC-2003-01 3.1")


def test_only_the_caller_decides_and_only_the_dealer_runs_the_round() -> None:
    at = opened("vic-blackjack").players(ann=1, bob=0).bets(1, bob=20, ann=10)
    assert at.refused("ann", CloseBetting()).code == "dealer-only"
    at.deals("9H KD 2C")
    refused = at.refused("ann", Stand(1))
    assert (refused.code, refused.rule) == ("not-caller", "VIC-2003-01 5.9")
    at.do("bob", Stand(1))


def test_nobody_sees_the_burned_card_before_it_is_shown() -> None:
    at = opened("nsw-star-blackjack", shoe=False)
    shoe = CommittedShoe(at.game.table.pack.cards(), bytes(range(32)), SECRET)
    at.committed(shoe)
    seen = view(at.floor, "ann")
    assert at.floor.cards.burned == (shoe.stack[0],)
    assert seen.cards.burned == (None,)
    assert seen.cards.left == seen.cards.pack
    assert all(shoe.stack[0] not in (getattr(told(at.floor, event, "ann"), "card", None),) for event in at.log)


def test_a_round_is_rebuilt_from_its_cards_and_the_money_follows() -> None:
    at = opened("vic-blackjack").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    at.deals("9H TS KD 2C 5S")
    before = at.floor.rounds.log
    order = [cards_in(before)[place] for place in (1, 0, 2, 3, 4)]
    found = rebuild(at.game.table, before, order)  # type: ignore[arg-type]
    assert not found.cards_over
    assert str(found.round.hands[0].cards) == "(TS, 2C)"
    event = RoundRebuilt(before, found.log, Warrant("gus", Role.GAME_SUPERVISOR, "VIC-2003-01 9.4"), "VIC-2003-01 9.4")
    at.log.append(event)
    at.floor = evolve(at.floor, event)
    assert at.floor.rounds.now == found.round
    at.check()


def test_nobody_chooses_where_an_ordinary_deal_begins() -> None:
    at = opened("vic-blackjack").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    assert at.refused(DEALER, CloseBetting(2)).code == "deal-begins"
    at.do(DEALER, CloseBetting())
