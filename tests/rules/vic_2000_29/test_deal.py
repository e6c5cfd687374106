"""VIC-2000-29, rule 7: dealing the cards and keying the result in."""

from __future__ import annotations

from itertools import permutations

import pytest

from pitboss.cards.card import card
from pitboss.law.refusal import Refused
from pitboss.play.com_bo.allowed import WrongKeyRefused
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.com_bo.decide import decide_com_bo, settle_com_bo
from pitboss.play.com_bo.events import BoxDealt, ResultCalled, ResultKeyed
from pitboss.play.com_bo.state import ComBoAwaits
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.play.events import RoundEnded
from pitboss.play.settled import WagerSettled
from tests.rules.com_bo import BOTH, EIGHT, ONE, cited, keyed, play, row

ANN = PlaceComBoWager("ann", "high-1", 1000)


def test_7_2__a_round_is_five_cards() -> None:
    for table in BOTH:
        for count in range(5):
            with pytest.raises(Refused, match="the round awaits a card for the next box") as short:
                settle_com_bo(table, [ANN], row("AKQJT")[:count])
            assert short.value.rule == "VIC-2000-29 7.2"
        assert [each.net for each in settle_com_bo(table, [ANN], row("AKQJT"))] == [1000]
        with pytest.raises(Refused) as long:
            settle_com_bo(table, [ANN], (*row("AKQJT"), card("9S")))
        assert long.value.rule == "VIC-2000-29 7.2"


def test_7_3__one_card_face_up_to_each_box_from_box_1() -> None:
    for table in BOTH:
        log, _ = play(table, ANN, CloseBetting(), *map(DrawCard, row("2A39K")))
        boxes = [event for event in log if isinstance(event, BoxDealt)]
        assert [(event.box, event.card.rank) for event in boxes] == [(1, "2"), (2, "A"), (3, "3"), (4, "9"), (5, "K")]
        assert {event.rule for event in boxes} == {"VIC-2000-29 7.3"}


def test_7_4__the_result_is_called_and_keyed_in_the_order_dealt_which_lights_the_winning_areas() -> None:
    lit = ("high-1", "high-3", "high-4", "low-2", "low-5", "com-bo/one-pair")
    for table in BOTH:
        log, state = play(table, ANN, CloseBetting(), *map(DrawCard, row("K9K42")))
        assert log[-1] == ResultCalled(lit, *cited("7.4"))
        assert state.awaits is ComBoAwaits.KEYS
        assert keyed(table, state)[0] == ResultKeyed(state.cards, lit, *cited("7.4"))
        orders = [order for order in permutations(state.cards) if [each.rank for each in order] != list("K9K42")]
        assert len(orders) == 120 - 2  # the two kings may change places
        for wrong in (*orders, state.cards[:4], (*state.cards, state.cards[0]), ()):
            with pytest.raises(WrongKeyRefused) as refused:
                decide_com_bo(table, state, KeyResult(wrong))
            assert (refused.value.code, refused.value.rule) == ("wrong-key", "VIC-2000-29 7.4")
        suits_apart = tuple(map(card, ("KC", "9C", "KD", "4C", "2C")))  # the panel has a key for each rank and none for a suit
        assert decide_com_bo(table, state, KeyResult(suits_apart)) == keyed(table, state)


def test_7_5__wagers_are_settled_once_the_result_is_keyed_in_and_not_before() -> None:
    wagers = [PlaceComBoWager("ann", "high-run-3", 600), PlaceComBoWager("bob", "low-1", 400), PlaceComBoWager("ann", "com-bo", 1000)]
    for table, paid in ((ONE, 180_00), (EIGHT, 210_00)):
        log, state = play(table, *wagers, CloseBetting(), *map(DrawCard, row("AQT62")))
        assert not [event for event in log if isinstance(event, WagerSettled | RoundEnded)]
        assert all(wager.open for wager in state.wagers)
        _, *settled, ended = keyed(table, state)
        found = [(event.player, event.bet, event.net) for event in settled if isinstance(event, WagerSettled)]
        assert found == [("bob", "low-1", -400), ("ann", "com-bo", -1000), ("ann", "high-run-3", paid)]
        assert ended == RoundEnded(cited("7.5")[0])
