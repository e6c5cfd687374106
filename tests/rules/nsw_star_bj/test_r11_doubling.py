"""NSW-STAR-BJ rule 11: doubling."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Double, Hit, Split, Stand
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import forbidden, lays, turns

STAR = table("nsw-star-blackjack")


@pytest.mark.parametrize(("added", "won"), [(2000, 40), (500, 25), (1, 20.5)])
def test_11_1__up_to_the_original_wager_on_the_first_two_cards(added: int, won: float) -> None:
    played = deal(STAR, "6H 6D 5S 9C TD 9S", Double(1, {"ann": added}), ann=20)
    assert played.net() == won  # twenty dollars and a cent are paid as 20.50


def test_11_1__not_more_not_after_a_third_card_and_on_split_hands_too() -> None:
    assert forbidden(STAR, "6H 6D 5S", Double(1, {"ann": 2050}), ann=20) == "NSW-STAR-BJ 11.1"
    assert forbidden(STAR, "2H 6D 4S 3C", Hit(1), Double(1), ann=20) == "NSW-STAR-BJ 11.1"
    split = deal(STAR, "8H 6D 8S 3C TC TS TD 9S", Split(1), Double(1), Stand(1), ann=20)
    assert split.net() == 60


@pytest.mark.parametrize(("cards", "total"), [("5H 6D 4S", 9), ("6H 6D 4S", 10), ("7H 6D 4S", 11)])
def test_11_1_1__on_nine_ten_or_eleven(cards: str, total: int) -> None:
    played = deal(STAR, cards + " 7C TD 9S", Double(1), ann=20)
    assert (played.state.hands[0].total, played.net()) == (total + 7, 40)


@pytest.mark.parametrize("cards", ["4H 6D 4S", "7H 6D 5S", "KH 6D 2S", "AH 6D 7S"])
def test_11_1_1__on_no_other_total(cards: str) -> None:
    assert forbidden(STAR, cards, Double(1), ann=20) == "NSW-STAR-BJ 11.1.1"


@pytest.mark.parametrize(
    ("cards", "as_one", "to_qualify"),
    [
        ("AH 6D 8S 2C KD 3S", -40, 40),  # 1 + 8 + 2 = 11, or 21, against 19
        ("AH 6D 9S 9C KD 3S", 0, 0),  # 19 either way
        ("AH 6D 8S AC KD 3S", 40, 40),  # an ace drawn counts eleven again: 20
    ],
)
def test_11_1_2__an_ace_counts_one_in_a_double(cards: str, as_one: float, to_qualify: float) -> None:
    assert deal(STAR, cards, Double(1), ann=20).net() == as_one
    only_to_qualify = table("nsw-star-blackjack", doubled_ace="one-to-qualify")
    assert deal(only_to_qualify, cards, Double(1), ann=20).net() == to_qualify


def test_11_1_3__one_card_and_only_one() -> None:
    played = deal(STAR, "6H 6D 5S 2C TD 9S", Double(1), ann=20)
    assert turns(played) == [0, -1, 0, 0, -1, -1]
    assert (played.state.hands[0].total, played.net()) == (13, 40)


def test_11_2__laid_face_up_and_sideways() -> None:
    doubled = deal(STAR, "6H 6D 5S 2C TD 9S", Double(1), ann=20)
    assert lays(doubled) == ["face up"] * 3 + ["face up and sideways"] + ["face up"] * 2
    drawn = deal(STAR, "6H 6D 5S 2C TD 9S", Hit(1), Stand(1), ann=20)
    assert set(lays(drawn)) == {"face up"}


def test_11_3__the_others_may_double_too_and_get_one_card_either_way() -> None:
    cards = "6H 6D 5S 2C TD 9S"
    both = deal(STAR, cards, Double(1), ann=20, bob=10)
    assert (both.net("ann"), both.net("bob")) == (40, 20)
    one = deal(STAR, cards, Double(1, {"ann": 2000}), ann=20, bob=10)
    assert turns(one) == [0, -1, 0, 0, -1, -1]
    assert (one.net("ann"), one.net("bob")) == (40, 10)
    assert forbidden(STAR, "6H 6D 5S", Double(1, {"bob": 1000}), ann=20, bob=10) == "NSW-STAR-BJ 11.3"
    # the highest wager controls: bob decides, and ann may stay out
    bob = deal(STAR, cards, Double(1, {"bob": 3000}), ann=20, bob=30)
    assert (bob.net("ann"), bob.net("bob")) == (20, 60)


@pytest.mark.parametrize(("stake", "added", "net"), [(20, 2000, -20), (50, 3000, -50)])
def test_11_4__a_dealers_blackjack_takes_the_original_wager_only(stake: float, added: int, net: float) -> None:
    played = deal(STAR, "5H KD 6S 9C AC", Double(1, {"ann": added}), ann=stake)
    assert played.net() == net
    assert "NSW-STAR-BJ 11.4" in played.rules()
    assert deal(STAR, "5H KD 6S 9C 9S", Double(1, {"ann": added}), ann=stake).net() == stake + added / 100  # 20 against 19


@pytest.mark.parametrize(("others", "expected"), [("one-for-all", (-40, -10)), ("as-undoubled", (-40, 10))])
def test_11_1_2__the_ace_of_a_double_for_who_has_not_doubled_by_reading_j15(others: str, expected: tuple[float, float]) -> None:
    at = table("nsw-star-blackjack", doubled_ace_of_others=others)
    shared = (Wager("ann", 20), Wager("bob", 10))
    played = deal(at, "AH 7D 8C 2S  KD", Double(1, {"ann": 2000}), wagers=shared)  # 11, or 21 against 17
    assert (played.net("ann"), played.net("bob")) == expected
