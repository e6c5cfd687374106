"""NSW-BJ-CHALLENGE rule 10: doubling."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Command, Double, Hit, Split, Stand
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import forbidden, lays, turns

CHALLENGE = table("nsw-blackjack-challenge")


@pytest.mark.parametrize(
    ("cards", "decisions", "net"),
    [
        ("2H 6D 2S 9C TD 9S", (Double(1),), 40),  # any total
        ("AH 6D 7S TC TD 9S", (Double(1),), 40),
        ("KH 6D TS 2C", (Double(1),), -40),
        ("2H 6D 4S 3C 9C TD 9S", (Hit(1), Double(1)), 40),  # three cards
        ("8H 6D 8S 2C 3C 6C KC TD 9S", (Split(1), Hit(1), Double(1), Stand(1)), 60),  # three cards of a split hand
        ("6H 6D 5S 9C TD 9S", (Double(1, {"ann": 500}),), 25),
    ],
)
def test_10_1__the_first_two_or_three_cards_up_to_the_original_wager(cards: str, decisions: tuple[Command, ...], net: float) -> None:
    assert deal(CHALLENGE, cards, *decisions, ann=20).net() == net


def test_10_1__not_four_cards_and_not_more_than_the_wager() -> None:
    assert forbidden(CHALLENGE, "2H 6D 2S 3C 3D", Hit(1), Hit(1), Double(1), ann=20) == "NSW-BJ-CHALLENGE 10.1"
    assert forbidden(CHALLENGE, "6H 6D 5S", Double(1, {"ann": 2050}), ann=20) == "NSW-BJ-CHALLENGE 10.1"


def test_10_2__one_card_laid_face_up_and_sideways() -> None:
    two = deal(CHALLENGE, "6H 6D 5S 2C TD 9S", Double(1), ann=20)
    assert lays(two) == ["face up"] * 3 + ["face up and sideways"] + ["face up"] * 2
    assert turns(two) == [0, -1, 0, 0, -1, -1]
    three = deal(CHALLENGE, "2H 6D 3S 2C 4D TD 9S", Hit(1), Double(1), ann=20)
    assert lays(three)[3:5] == ["face up", "face up and sideways"]
    assert (len(three.state.hands[0].cards), three.net()) == (4, 40)  # four cards: no fifth for the trick


def test_10_3__the_others_may_double_too_and_get_one_card_either_way() -> None:
    cards = "6H 6D 5S 2C TD 9S"
    both = deal(CHALLENGE, cards, Double(1), ann=20, bob=10)
    assert (both.net("ann"), both.net("bob")) == (40, 20)
    one = deal(CHALLENGE, cards, Double(1, {"ann": 2000}), ann=20, bob=10)
    assert turns(one) == [0, -1, 0, 0, -1, -1]
    assert (one.net("ann"), one.net("bob")) == (40, 10)
    assert forbidden(CHALLENGE, "6H 6D 5S", Double(1, {"bob": 1000}), ann=20, bob=10) == "NSW-BJ-CHALLENGE 10.3"


@pytest.mark.parametrize(
    ("cards", "decisions", "net"),
    [
        ("5H KD 6S 9C AC", (Double(1),), -20),
        ("5H KD 6S 9C AC", (Double(1, {"ann": 500}),), -20),
        ("2H KD 4S 3C TC AC", (Hit(1), Double(1)), -20),
        ("KH KD 6S TC", (Double(1),), -40),  # a bust is lost already, both parts of it
        ("5H KD 6S 9C TC", (Double(1),), -40),  # without a blackjack a tie loses it all
    ],
)
def test_10_4__a_dealers_blackjack_takes_the_original_wager_only(cards: str, decisions: tuple[Command, ...], net: float) -> None:
    played = deal(CHALLENGE, cards, *decisions, ann=20)
    assert played.net() == net
    assert ("NSW-BJ-CHALLENGE 10.4" in played.rules()) is cards.endswith("AC")


def test_10_1__a_waiting_blackjack_is_doubled_only_by_the_letter_of_that_rule() -> None:
    letter = table("nsw-blackjack-challenge", double_natural="yes")
    beside = (Wager("ann", 20), Wager("bob", 20, box=2))
    assert forbidden(CHALLENGE, "AH 9C KD KS 8C", Double(1), wagers=beside) == "NSW-BJ-CHALLENGE 9.3"  # reading H41
    doubled = deal(letter, "AH KD KS 9C 7D", Double(1), ann=20)
    assert doubled.net() == 40  # 20 against 17, at 1 to 1 on both wagers: no blackjack any more
    assert deal(letter, "AH KD KS 7D", Stand(1), ann=20).net() == 40  # left alone it waits and is paid 2 to 1
    assert deal(letter, "AH 6D KS", ann=20).net() == 40  # and one that is paid at once is not asked
