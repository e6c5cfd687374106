"""ACT-2018-01 rule 11: doubling."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Double, Hit, Split, Stand
from tests.play.rounds import deal, table
from tests.rules.at_table import forbidden, turns

ACT = table("act-blackjack")


def test_11_1__nobody_doubles_unless_the_one_who_decides_does() -> None:
    assert forbidden(ACT, "6H 6D 5S", Double(1, {"bob": 1000}), ann=20, bob=10) == "ACT-2018-01 11.1"
    declined = deal(ACT, "6H 6D 5S 9C TD 9S", Hit(1), Stand(1), ann=20, bob=10)
    assert (declined.net("ann"), declined.net("bob")) == (20, 10)


@pytest.mark.parametrize(
    ("cards", "net"),
    [("2H 6D 2S KC TD 9S", 40), ("AH 6D 9S KC TD 9S", 40), ("KH 6D TS 2C", -40), ("9H 6D 3S TC", -40)],
)
def test_11_1__any_total_below_21_may_be_doubled(cards: str, net: float) -> None:
    assert deal(ACT, cards, Double(1), ann=20).net() == net


def test_11_1__on_the_first_two_cards_or_by_the_letter_on_any_number() -> None:
    cards, decisions = "2H 6D 4S 3C", (Hit(1), Double(1))
    assert forbidden(ACT, cards, *decisions, ann=20) == "ACT-2018-01 11.1"
    letter = table("act-blackjack", double_cards="any")
    assert deal(letter, cards + " TC TD 9S", *decisions, ann=20).net() == 40
    four = deal(letter, "2H 6D 2S 3C 3D TC TD 9S", Hit(1), Hit(1), Double(1), ann=20)
    assert four.net() == 40


def test_11_2__the_others_may_double_or_not_and_either_way_get_one_card() -> None:
    both = deal(ACT, "6H 6D 5S 2C TD 9S", Double(1), ann=20, bob=10)
    assert (both.net("ann"), both.net("bob")) == (40, 20)
    one = deal(ACT, "6H 6D 5S 2C TD 9S", Double(1, {"ann": 2000}), ann=20, bob=10)
    assert turns(one) == [0, -1, 0, 0, -1, -1]  # 13, and no further card for bob
    assert (one.net("ann"), one.net("bob")) == (40, 10)
    less = deal(ACT, "6H 6D 5S 2C TD 9S", Double(1, {"ann": 500, "bob": 250}), ann=20, bob=10)
    assert (less.net("ann"), less.net("bob")) == (25, 12.5)
    assert forbidden(ACT, "6H 6D 5S", Double(1, {"ann": 2100}), ann=20) == "ACT-2018-01 A: Double/double down"


def test_11_3__a_split_hand_may_be_doubled_but_not_split_aces() -> None:
    played = deal(ACT, "8H 6D 8S 3C TC TS TD 9S", Split(1), Double(1), Stand(1), ann=20)
    assert played.net() == 60
    joined = deal(ACT, "8H 6D 8S 3C TC TS TD 9S", Split(1), Double(1, {"ann": 2000}), Stand(1), ann=20, bob=10)
    assert (joined.net("ann"), joined.net("bob")) == (60, 20)
    assert forbidden(ACT, "8H 6D 8S 3C 2C", Split(1), Hit(1), Double(1), ann=20) == "ACT-2018-01 11.1"
    aces = deal(ACT, "AH 6D AS 2C 3C TD 9S", Split(1), ann=20)  # complete after one card each: no decision is ever due
    assert aces.net() == 40
    read_so = table("act-blackjack", double_after_split="yes")
    assert deal(read_so, "AH 6D AS 2C 8C 3C TD 9S", Split(1), Double(1), Stand(1), ann=20).net() == 60
