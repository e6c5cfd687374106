"""Casino Rules Notice 27 of 2000, rule 27.2.1: the dealer's hand at Crown 21, played by the Blackjack rules of its day."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from pitboss.law.rules import elect
from pitboss.play.commands import Hit, Stand
from pitboss.play.events import CardDealt
from pitboss.play.table import open_table
from tests.play.rounds import deal
from tests.rules.soft_17 import DEALERS

CROWN_21 = open_table(elect(in_force(LIBRARY.book("vic-crown-21"), melbourne("2000-12-15T04:00")), {}))


@pytest.mark.parametrize(("dealer", "total", "net"), DEALERS)
def test_27_2_1__the_dealer_draws_to_hard_17_or_soft_18(dealer: str, total: int, net: float) -> None:
    first, *rest = dealer.split()
    played = deal(CROWN_21, f"KH {first} 8C  {' '.join(rest)}", Stand(1), ann=20)
    assert (played.state.dealer_total, played.net()) == (total, net)
    drawn = [event.rule for event in played.events(CardDealt) if event.hand < 0][1:]
    assert drawn == ["VIC-2000-27 27.2.1"] * len(rest)


def test_27_2_1__where_blackjack_of_the_same_day_stands_on_soft_17() -> None:
    blackjack = open_table(elect(in_force(LIBRARY.book("vic-blackjack"), melbourne("2000-12-15T04:00")), {}))
    assert deal(blackjack, "KH AD 8C  6S", Stand(1), ann=20).net() == 20
    assert deal(CROWN_21, "KH AD 8C  6S 4S", Stand(1), ann=20).net() == -20


def test_27_2_1__except_where_no_card_matters() -> None:
    assert len(deal(CROWN_21, "KH 6D 6C KS", Hit(1), ann=20).state.dealer) == 1
    assert len(deal(CROWN_21, "AH AD KC  6S", ann=20).state.dealer) == 2
