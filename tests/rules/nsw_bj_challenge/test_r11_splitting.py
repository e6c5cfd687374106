"""NSW-BJ-CHALLENGE rule 11: splitting."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Command, Double, Hit, Split, Stand
from pitboss.play.events import NaturalHeld
from pitboss.play.state import Awaits
from tests.play.rounds import deal, table
from tests.rules.at_table import calls, follows_later, forbidden, turns

CHALLENGE = table("nsw-blackjack-challenge")


@pytest.mark.parametrize("pair", ["8H 8S", "TH KS", "QH JS"])
def test_11_1__two_cards_of_one_value_with_an_equal_second_wager(pair: str) -> None:
    first, second = pair.split()
    played = deal(CHALLENGE, f"{first} 6D {second} 9C KC TD 9S", Split(1), Stand(1), Stand(1), ann=20)
    assert [stake.original for hand in played.state.hands for stake in hand.stakes] == [2000, 2000]
    assert played.net() == 40
    assert forbidden(CHALLENGE, "8H 6D 7S", Split(1), ann=20) == "NSW-BJ-CHALLENGE 11.1"


def test_11_2__the_first_hand_is_completed_before_the_second_gets_a_card() -> None:
    played = deal(CHALLENGE, "8H 6D 8S 4C 5C 9D TD 9S", Split(1), Hit(1), Stand(1), Stand(1), ann=20)
    assert turns(played) == [0, -1, 0, 0, 0, 1, -1, -1]
    assert played.net() == 40
    aces = deal(CHALLENGE, "AH 6D AS 4C 2D 9D TD 9S", Split(1), Hit(1), Stand(1), Stand(1), ann=20)
    assert turns(aces) == [0, -1, 0, 0, 0, 1, -1, -1]  # aces too


def test_11_3__a_split_hand_is_called_and_stands_draws_doubles_or_splits_again() -> None:
    played = deal(CHALLENGE, "8H 6D 8S 8C 3C TC 4C 5C 9C TD 9S", Split(1), Split(1), Double(1), Hit(1), Stand(1), Stand(1), ann=20)
    assert calls(played) == ["No more bets", "16", "16", "11", "21", "12", "17", "17"]
    assert played.net() == 40 + 20 + 20


def test_11_3__split_aces_play_on_like_any_other_hand() -> None:
    drawn = deal(CHALLENGE, "AH 6D AS 5C KC 2C 8C TD 9S", Split(1), Hit(1), Stand(1), Hit(1), ann=20)
    assert [hand.total for hand in drawn.state.hands] == [16, 21]
    assert drawn.net() == 40
    doubled = deal(CHALLENGE, "AH 6D AS 5C 4C 9C TD 9S", Split(1), Double(1), Stand(1), ann=20)
    assert doubled.net() == 60
    assert deal(CHALLENGE, "AH 6D AS AC", Split(1), ann=20, complete=False).state.awaits is Awaits.DECISION


@pytest.mark.parametrize("pair", ["AH AS KC", "KH KS AC"])
def test_11_3_1__split_aces_or_tens_make_a_blackjack_paid_two_to_one_at_once(pair: str) -> None:
    first, second, third = pair.split()
    played = deal(CHALLENGE, f"{first} 6D {second} {third} 9C TD 9S", Split(1), Stand(1), ann=20)
    assert [event.net for event in played.settled] == [4000, 2000]
    assert played.settled[0].rule == "NSW-BJ-CHALLENGE 8.1.1"
    assert deal(CHALLENGE, "8H 6D 8S KC 9C TD 9S", Split(1), Stand(1), Stand(1), ann=20).net() == 40


@pytest.mark.parametrize(
    ("shown", "second", "net"),
    [
        ("KD", "9C", 40 - 20),  # held; 2 to 1 against 19, which ties the other hand
        ("KD", "AC", 80 - 20),  # king against king: 4 to 1
        ("QD", "AC", 100 - 20),  # king against queen: 5 to 1
        ("AD", "9C", 40 - 20),  # the dealer's 20 beats 19
        ("AD", "KC", 80 - 20),
    ],
)
def test_11_3_1__and_against_a_ten_or_an_ace_it_is_held(shown: str, second: str, net: float) -> None:
    played = deal(CHALLENGE, f"KH {shown} KS AC 9C {second}", Split(1), Stand(1), ann=20)
    assert [event.rule for event in played.events(NaturalHeld)] == ["NSW-BJ-CHALLENGE 8.1.2"]
    assert played.net() == net


def test_11_4__split_twice_at_most_whatever_the_rank() -> None:
    assert forbidden(CHALLENGE, "8H 6D 8S 8C 8D", Split(1), Split(1), Split(1), ann=20) == "NSW-BJ-CHALLENGE 11.4"
    assert forbidden(CHALLENGE, "AH 6D AS AC AD", Split(1), Split(1), Split(1), ann=20) == "NSW-BJ-CHALLENGE 11.4"
    assert forbidden(CHALLENGE, "8H 6D 8S 7C", Split(1), Split(1), ann=20) == "NSW-BJ-CHALLENGE 11.1"
    second = deal(CHALLENGE, "8H 6D 8S TC 8C TC 9C TD 9S", Split(1), Stand(1), Split(1), Stand(1), Stand(1), ann=20)
    assert second.net() == 60


def test_11_4_1__every_split_hand_carries_the_original_wager() -> None:
    played = deal(CHALLENGE, "8H 6D 8S 8C TC 9C 7C TD 9S", Split(1), Split(1), Stand(1), Stand(1), Stand(1), ann=20)
    assert [stake.original for hand in played.state.hands for stake in hand.stakes] == [2000] * 3
    assert played.net() == 60


def test_11_4_2__three_hands_at_most() -> None:
    full = (Split(1), Split(1))
    assert len(deal(CHALLENGE, "8H 6D 8S 8C 8D", *full, ann=20, complete=False).state.hands) == 3
    assert forbidden(CHALLENGE, "8H 6D 8S 8C TD 8D", *full, Stand(1), Split(1), ann=20) == "NSW-BJ-CHALLENGE 11.4"


def test_11_4_3__who_leaves_the_first_two_together_may_not_split_after_a_third_card() -> None:
    assert forbidden(CHALLENGE, "4H 6D 4S 4C", Hit(1), Split(1), ann=20) == "NSW-BJ-CHALLENGE 11.4.3"


@pytest.mark.proves("NSW-BJ-CHALLENGE 11.5")
def test_11_5_1__the_others_put_up_an_equal_wager() -> None:
    played = deal(CHALLENGE, "8H 6D 8S TC 9C TD 9S", Split(1), Stand(1), Stand(1), ann=20, bob=10)
    assert [(stake.player, stake.original) for stake in played.state.hands[1].stakes] == [("ann", 2000), ("bob", 1000)]
    assert (played.net("ann"), played.net("bob")) == (40, 20)
    assert forbidden(CHALLENGE, "8H 6D 8S", Split(1, ("bob",)), ann=20, bob=10) == "NSW-BJ-CHALLENGE 11.5"


def test_11_5_2__or_ride_on_the_first_hand() -> None:
    played = deal(CHALLENGE, "8H 7D 8S TC 4C TD", Split(1, ("ann",)), Stand(1), Stand(1), ann=20, bob=10)
    assert [[stake.player for stake in hand.stakes] for hand in played.state.hands] == [["ann", "bob"], ["ann"]]
    assert (played.net("ann"), played.net("bob")) == (0, 10)


@pytest.mark.parametrize(
    ("cards", "decisions", "net", "by_another_reading"),
    [
        ("8H KD 8S TC TS AC", (Split(1), Stand(1), Stand(1)), -20, -20),
        ("8H KD 8S 6C TC 9S AC", (Split(1), Hit(1), Stand(1)), -40, -40),  # the bust is lost besides
        ("8H KD 8S 3C TC TS AC", (Split(1), Hit(1), Stand(1)), 0, 20),  # the first hand, which carried the original, was paid
        ("8H KD 8S TC 3C TS AC", (Split(1), Stand(1), Hit(1)), 0, 0),  # the second was paid
        ("8H KD 8S 8C 9C TC TS AC", (Split(1), Split(1), Stand(1), Stand(1), Stand(1)), -20, -20),
    ],
)
def test_11_6__a_dealers_blackjack_takes_one_original_wager(
    cards: str, decisions: tuple[Command, ...], net: float, by_another_reading: float
) -> None:
    played = deal(CHALLENGE, cards, *decisions, ann=20)
    assert played.net() == net
    assert "NSW-BJ-CHALLENGE 11.6" in played.rules()
    not_collected = table("nsw-blackjack-challenge", original_already_paid="not-collected")
    assert deal(not_collected, cards, *decisions, ann=20).net() == by_another_reading


def test_11_6__or_the_greater_of_what_bust_and_one_original() -> None:
    greater = table("nsw-blackjack-challenge", dealer_blackjack_collects="original-or-busted")
    assert deal(greater, "8H KD 8S 6C TC 9S AC", Split(1), Hit(1), Stand(1), ann=20).net() == -20


def test_11_4_3__whoever_let_the_first_split_pass_rides_to_the_end_or_by_the_other_reading_follows_a_later_one() -> None:
    follows_later("nsw-blackjack-challenge", "NSW-BJ-CHALLENGE 11.4.3", follows={"split_followed_later": "each-split"}, barred={})


@pytest.mark.parametrize(("first", "collected"), [("KC", 0), ("9C", -20)])
def test_11_6__a_waiting_blackjack_on_the_original_hand_spares_the_others_only_by_another_reading(first: str, collected: float) -> None:
    cards = f"AH KD AS {first} 9S AC"
    decisions: list[Command] = [Split(1), *[Stand(1)] * (1 if first == "KC" else 2)]
    blackjack = 80 if first == "KC" else 0  # ranked against the dealer's king: the same, 4 to 1
    for option in ("still-collected", "not-collected"):
        played = deal(table("nsw-blackjack-challenge", original_already_paid=option), cards, *decisions, ann=20)
        assert played.net() == blackjack - 20  # reading J9: it waits and is not paid, so one original is collected
    spared = table("nsw-blackjack-challenge", original_already_paid="nor-after-a-natural")
    assert deal(spared, cards, *decisions, ann=20).net() == blackjack + collected
