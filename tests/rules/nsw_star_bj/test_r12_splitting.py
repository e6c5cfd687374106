"""NSW-STAR-BJ rule 12: splitting."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Command, Double, Hit, Split, Stand
from pitboss.play.events import HandStood
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import calls, follows_later, forbidden, lays, turns

STAR = table("nsw-star-blackjack")
THREE = table("nsw-star-blackjack", split_hands=3)


@pytest.mark.parametrize("pair", ["8H 8S", "TH KS", "QH JS", "2H 2S"])
def test_12_1__two_cards_of_one_value_with_an_equal_second_wager(pair: str) -> None:
    first, second = pair.split()
    played = deal(STAR, f"{first} 6D {second} 9C KC TD 9S", Split(1), *([] if first == "2H" else [Stand(1)] * 2), ann=20, complete=False)
    assert [stake.original for hand in played.state.hands for stake in hand.stakes] == [2000, 2000]
    assert forbidden(STAR, "8H 6D 7S", Split(1), ann=20) == "NSW-STAR-BJ 12.1"
    assert forbidden(STAR, "2H 6D 3S 3C", Hit(1), Split(1), ann=20) == "NSW-STAR-BJ 12.1"  # only the first two


def test_12_2__the_first_hand_is_completed_before_the_second_gets_a_card() -> None:
    played = deal(STAR, "8H 6D 8S 3C TC 9D TD 9S", Split(1), Hit(1), Stand(1), ann=20)
    assert turns(played) == [0, -1, 0, 0, 0, 1, -1, -1]
    assert played.net() == 40


def test_12_3__after_its_second_card_a_split_hand_is_called_and_stands_draws_or_doubles() -> None:
    cards = "8H 6D 8S 3C TC TS"
    played = deal(STAR, cards + " TD 9S", Split(1), Double(1), Stand(1), ann=20)
    assert calls(played) == ["No more bets", "16", "11", "21", "18"]
    assert played.net() == 60
    drawn = deal(STAR, "8H 6D 8S 4C 5C TS TD 9S", Split(1), Hit(1), Stand(1), Stand(1), ann=20)
    assert (drawn.state.hands[0].total, drawn.net()) == (17, 40)
    assert forbidden(STAR, "8H 6D 8S 8C", Split(1), Split(1), ann=20) == "NSW-STAR-BJ 12.4"


def test_12_3_1__a_split_ace_gets_one_card_face_up_and_sideways() -> None:
    played = deal(STAR, "AH 6D AS 2C 3C TD 9S", Split(1), ann=20)
    assert [hand.total for hand in played.state.hands] == [13, 14]
    assert [event.rule for event in played.events(HandStood)] == ["NSW-STAR-BJ 12.3.1"] * 2
    assert lays(played) == ["face up"] * 3 + ["face up and sideways"] * 2 + ["face up"] * 2
    assert played.net() == 40
    other = deal(STAR, "8H 6D 8S TC 9C TD 9S", Split(1), Stand(1), Stand(1), ann=20)
    assert set(lays(other)) == {"face up"}


@pytest.mark.parametrize(("cards", "decisions"), [("AH 6D AS KC 9C", (Split(1),)), ("KH 6D KS AC 9C", (Split(1), Stand(1)))])
def test_12_3_2__split_aces_and_tens_make_no_blackjack(cards: str, decisions: tuple[Command, ...]) -> None:
    played = deal(STAR, cards + " TD 9S", *decisions, ann=20)
    assert (played.state.hands[0].total, played.net()) == (21, 40)
    beaten = deal(STAR, cards.replace("6D", "KD") + " AD", *decisions, ann=20)
    assert beaten.net() == -20


def test_12_4__two_hands_and_no_second_split() -> None:
    assert forbidden(STAR, "8H 6D 8S 8C", Split(1), Split(1), ann=20) == "NSW-STAR-BJ 12.4"
    assert forbidden(STAR, "8H 6D 8S TC 8C", Split(1), Stand(1), Split(1), ann=20) == "NSW-STAR-BJ 12.4"
    aces = deal(STAR, "AH 6D AS AC 9C TD 9S", Split(1), ann=20)
    assert (len(aces.state.hands), aces.net()) == (2, 40)


def test_12_5_2__a_third_hand_carries_the_original_wager_again() -> None:
    played = deal(THREE, "8H 6D 8S 8C TC 9C 7C TD 9S", Split(1), Split(1), Stand(1), Stand(1), Stand(1), ann=20)
    assert [stake.original for hand in played.state.hands for stake in hand.stakes] == [2000] * 3
    assert [hand.total for hand in played.state.hands] == [18, 17, 15]
    assert played.net() == 60
    second = deal(THREE, "8H 6D 8S TC 8C TC 9C TD 9S", Split(1), Stand(1), Split(1), Stand(1), Stand(1), ann=20)
    assert second.net() == 60  # either split hand may be split again


def test_12_5_3__three_hands_at_most() -> None:
    assert forbidden(THREE, "8H 6D 8S 8C 8D", Split(1), Split(1), Split(1), ann=20) == "NSW-STAR-BJ 12.5.3"


def test_12_5_4__aces_split_again_get_one_card_each() -> None:
    played = deal(THREE, "AH 6D AS AC 9C KC 2C TD 9S", Split(1), Split(1), ann=20)
    assert [hand.total for hand in played.state.hands] == [20, 21, 13]
    assert lays(played)[3:7] == ["face up and sideways"] * 4
    assert played.net() == 60
    kept = deal(THREE, "AH 6D AS AC 9C TD 9S", Split(1), Stand(1), ann=20)
    assert (len(kept.state.hands), kept.net()) == (2, 40)
    assert forbidden(THREE, "AH 6D AS AC", Split(1), Hit(1), ann=20) == "NSW-STAR-BJ 12.3.1"
    full = deal(THREE, "AH 6D AS AC AD 9C 2C TD 9S", Split(1), Split(1), ann=20)
    assert [hand.total for hand in full.state.hands] == [12, 20, 13]  # a fourth ace makes no fourth hand


def test_12_5_5__who_leaves_the_first_two_together_may_not_split_after_a_third_card() -> None:
    assert forbidden(THREE, "4H 6D 4S 4C", Hit(1), Split(1), ann=20) == "NSW-STAR-BJ 12.5.5"
    assert deal(THREE, "4H 6D 4S 4C KC TD", Hit(1), Hit(1), ann=20, complete=False).state.hands[0].total == 22


@pytest.mark.proves("NSW-STAR-BJ 12.6")
def test_12_6_1__the_others_put_up_an_equal_wager() -> None:
    played = deal(STAR, "8H 6D 8S TC 9C TD 9S", Split(1), Stand(1), Stand(1), ann=20, bob=10)
    assert [(stake.player, stake.original) for stake in played.state.hands[1].stakes] == [("ann", 2000), ("bob", 1000)]
    assert (played.net("ann"), played.net("bob")) == (40, 20)
    assert forbidden(STAR, "8H 6D 8S", Split(1, ("bob",)), ann=20, bob=10) == "NSW-STAR-BJ 12.6"


def test_12_6_2__or_ride_on_the_first_hand() -> None:
    played = deal(STAR, "8H 7D 8S TC 4C TD", Split(1, ("ann",)), Stand(1), Stand(1), ann=20, bob=10)
    assert [[stake.player for stake in hand.stakes] for hand in played.state.hands] == [["ann", "bob"], ["ann"]]
    assert (played.net("ann"), played.net("bob")) == (0, 10)  # 18 wins against 17, 12 loses


@pytest.mark.parametrize(
    ("cards", "decisions", "net", "capped"),
    [
        ("8H KD 8S TC TS AC", (Split(1), Stand(1), Stand(1)), -20, -20),
        ("8H KD 8S 6C TC 9S AC", (Split(1), Hit(1), Stand(1)), -40, -20),  # the bust is lost besides
        ("8H KD 8S TC 6C TC AC", (Split(1), Stand(1), Hit(1)), -40, -20),
        ("8H KD 8S 3C TC TS AC", (Split(1), Double(1), Stand(1)), -20, -20),
    ],
)
def test_12_7__a_dealers_blackjack_takes_one_original_wager(cards: str, decisions: tuple[Command, ...], net: float, capped: float) -> None:
    played = deal(STAR, cards, *decisions, ann=20)
    assert played.net() == net
    assert "NSW-STAR-BJ 12.7" in played.rules()
    greater = table("nsw-star-blackjack", dealer_blackjack_collects="original-or-busted")
    assert deal(greater, cards, *decisions, ann=20).net() == capped


def test_12_7__of_each_bettor() -> None:
    played = deal(STAR, "8H KD 8S TC TS AC", Split(1, ("ann",)), Stand(1), Stand(1), wagers=(Wager("ann", 20), Wager("bob", 10)))
    assert (played.net("ann"), played.net("bob")) == (-20, -10)


def test_12_5_5__whoever_let_the_first_split_pass_rides_to_the_end_or_by_the_other_reading_follows_a_later_one() -> None:
    follows = {"split_hands": 3, "split_followed_later": "each-split"}
    follows_later("nsw-star-blackjack", "NSW-STAR-BJ 12.5.5", follows=follows, barred={"split_hands": 3})
