"""VIC-2003-01 rule 14.2: the dealer's hand at Crown Blackjack."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Hit, Stand
from pitboss.play.events import CardDealt
from tests.play.rounds import deal, table
from tests.rules.at_table import V
from tests.rules.soft_17 import DEALERS

CROWN = table("vic-crown-blackjack")


@pytest.mark.parametrize(("dealer", "total", "net"), DEALERS)
def test_14_2_1_a__the_dealer_draws_to_hard_17_or_soft_18(dealer: str, total: int, net: float) -> None:
    first, *rest = dealer.split()
    played = deal(CROWN, f"KH {first} 8C  {' '.join(rest)}", Stand(1), ann=20)
    assert (played.state.dealer_total, played.net()) == (total, net)
    assert {event.rule for event in played.events(CardDealt) if event.hand < 0} == {V + "7.3.1(c)", V + "14.2.1(a)"}


def test_14_2_1_a__where_blackjack_itself_stands_on_soft_17() -> None:
    assert deal(table("vic-blackjack"), "KH AD 8C  6S", Stand(1), ann=20).net() == 20
    assert deal(CROWN, "KH AD 8C  6S 4S", Stand(1), ann=20).net() == -20


def test_14_2_1_a__except_where_no_card_matters() -> None:
    assert len(deal(CROWN, "KH 6D 6C KS", Hit(1), ann=20).state.dealer) == 1
    assert len(deal(CROWN, "AH AD KC  6S", ann=20).state.dealer) == 2
