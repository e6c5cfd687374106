"""ACT-2018-01 rule 12: the subsequent deal to the dealer's hand."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Hit, Insure, Split, Stand
from pitboss.play.events import DealerToDraw, HandStood
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import turns

STANDS = table("act-blackjack")
DRAWS = table("act-blackjack", dealer_soft_17="hit")


def test_12_1__the_dealer_draws_once_every_players_hand_is_complete() -> None:
    wagers = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    played = deal(STANDS, "9H 8H 6D 9S 8S KC 5D TD 9S", Stand(1), Split(2), Stand(2), Hit(2), Stand(2), wagers=wagers, complete=False)
    assert turns(played)[:7] == [0, 1, -1, 0, 1, 1, 2]
    kinds = [type(event) for event in played.log]
    last_stand = max(place for place, kind in enumerate(kinds) if kind is HandStood)
    assert kinds.index(DealerToDraw) > last_stand
    assert {event.rule for event in played.events(DealerToDraw)} == {"ACT-2018-01 12.1"}


@pytest.mark.parametrize(
    ("second", "drawn", "total"),
    [("6C", "", 17), ("7C", "", 18), ("5C", "KC 2C", 18), ("TC", "", 21), ("9C", "", 20), ("5C", "AC", 17)],
)
def test_12_1_a__stands_on_every_17_hard_or_soft(second: str, drawn: str, total: int) -> None:
    played = deal(STANDS, f"KH AD 8S {second} {drawn}", Stand(1), ann=20)
    assert played.state.dealer_total == total
    assert played.net() == (20 if total < 18 else -20 if total > 18 else 0)


@pytest.mark.parametrize(
    ("second", "drawn", "total"),
    [("6C", "4C", 21), ("6C", "KC", 17), ("7C", "", 18), ("6C", "AC", 18), ("5C", "AC 2C", 19)],
)
def test_12_1_b__or_draws_on_a_soft_17_and_stands_on_a_hard_one(second: str, drawn: str, total: int) -> None:
    played = deal(DRAWS, f"KH AD 8S {second} {drawn}", Stand(1), ann=20)
    assert played.state.dealer_total == total
    assert played.net() == (20 if total < 18 else -20 if total > 18 else 0)


def test_12_2__no_card_where_it_can_change_nothing() -> None:
    bust = deal(STANDS, "9H 6D 7S KC", Hit(1), ann=20)
    assert (turns(bust), bust.net()) == ([0, -1, 0, 0], -20)
    assert turns(deal(STANDS, "AH 6D KS", ann=20)) == [0, -1, 0]


@pytest.mark.parametrize(("second", "net"), [("5C", 30), ("AC", 0)])
def test_12_2__a_waiting_blackjack_takes_exactly_one_card(second: str, net: float) -> None:
    played = deal(STANDS, f"AH KD KS {second}", ann=20)
    assert (turns(played), played.net()) == ([0, -1, 0, -1], net)


@pytest.mark.parametrize(("second", "net"), [("QC", 0), ("5C", -30)])
def test_12_2__and_so_does_an_insurance_wager_when_every_hand_is_bust(second: str, net: float) -> None:
    played = deal(STANDS, f"KH AD 6S 9C {second}", Insure(1, "ann", 1000), Hit(1), ann=20)
    assert (len(played.state.dealer), played.net()) == (2, net)
