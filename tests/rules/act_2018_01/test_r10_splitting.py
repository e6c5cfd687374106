"""ACT-2018-01 rule 10: splitting."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Double, Hit, Split, Stand
from pitboss.play.events import HandStood
from pitboss.play.state import Awaits
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import follows_later, forbidden, turns

ACT = table("act-blackjack")


def test_10_1__nobody_splits_unless_the_one_who_decides_does() -> None:
    assert forbidden(ACT, "8H 6D 8S", Split(1, ("bob",)), ann=20, bob=10) == "ACT-2018-01 10.1"
    seated = (Wager("ann", 20), Wager("bob", 10, seated=True))
    assert forbidden(ACT, "8H 6D 8S", Split(1, ("ann",)), wagers=seated) == "ACT-2018-01 10.1"
    declined = deal(ACT, "8H 6D 8S TD 9S", Stand(1), ann=20, bob=10)
    assert (len(declined.state.hands), declined.net("ann"), declined.net("bob")) == (1, 20, 10)


@pytest.mark.proves("ACT-2018-01 10.2")
def test_10_2_a__the_others_may_split_too() -> None:
    played = deal(ACT, "8H 6D 8S TC 3C KC TD 9S", Split(1), Stand(1), Hit(1), ann=20, bob=10)
    assert [[stake.player for stake in hand.stakes] for hand in played.state.hands] == [["ann", "bob"], ["ann", "bob"]]
    assert (played.net("ann"), played.net("bob")) == (40, 20)


def test_10_2_b__or_leave_their_wager_on_the_first_hand() -> None:
    # 18 wins against 17, 12 loses
    played = deal(ACT, "8H 7D 8S TC 4C TD", Split(1, ("ann",)), Stand(1), Stand(1), ann=20, bob=10)
    assert [[stake.player for stake in hand.stakes] for hand in played.state.hands] == [["ann", "bob"], ["ann"]]
    assert (played.net("ann"), played.net("bob")) == (0, 10)


def test_10_3__four_hands_at_most() -> None:
    three_splits = (Split(1), Split(1), Split(1))
    cards = "8H 6D 8S 8C 8D 8H"  # the fifth eight falls on the first of four hands
    assert len(deal(ACT, cards, *three_splits, ann=20, complete=False).state.hands) == 4
    assert forbidden(ACT, cards, *three_splits, Split(1), ann=20) == "ACT-2018-01 10.3"
    stands = [Stand(1)] * 4
    played = deal(ACT, cards + " TC TS TH TD 9S", *three_splits, *stands, ann=20)
    assert [hand.total for hand in played.state.hands] == [16, 18, 18, 18]
    assert played.net() == 80


def test_10_3__aces_split_once_only() -> None:
    played = deal(ACT, "AH 6D AS AC 9C TD 9S", Split(1), ann=20)
    assert [hand.total for hand in played.state.hands] == [12, 20]
    assert played.net() == 40
    again = table("act-blackjack", double_after_split="yes")  # a reading that leaves the ace a decision: still no second split
    assert forbidden(again, "AH 6D AS AC", Split(1), Split(1), ann=20) == "ACT-2018-01 10.3"


def test_10_4__one_hand_after_another() -> None:
    played = deal(ACT, "8H 6D 8S 3C TC 9D TD 9S", Split(1), Hit(1), Stand(1), ann=20)
    assert turns(played) == [0, -1, 0, 0, 0, 1, -1, -1]
    assert played.state.hands[0].total == 21
    assert played.net() == 40


def test_10_5__one_card_only_to_each_split_ace() -> None:
    played = deal(ACT, "AH 6D AS 2C 3C TD 9S", Split(1), ann=20)
    assert [hand.total for hand in played.state.hands] == [13, 14]
    assert [event.rule for event in played.events(HandStood)] == ["ACT-2018-01 10.5"] * 2
    assert played.net() == 40
    not_aces = deal(ACT, "8H 6D 8S 2C", Split(1), ann=20, complete=False)
    assert not_aces.state.awaits is Awaits.DECISION


def test_10_6__split_hands_are_completed_by_rule_9() -> None:
    split = (Split(1),)
    drawn = deal(ACT, "8H 6D 8S 2C 3D 9S KC TD 9S", *split, Hit(1), Hit(1), Stand(1), ann=20)
    assert [hand.total for hand in drawn.state.hands] == [22, 18]
    assert drawn.net() == 0
    doubled = deal(ACT, "8H 6D 8S 3C TC KC TD 9S", *split, Double(1), Stand(1), ann=20)
    assert doubled.net() == 60
    assert forbidden(ACT, "8H 6D 8S 2C", *split, Stand(1), ann=20) == "ACT-2018-01 9.2(b)"
    assert forbidden(ACT, "8H 6D 8S TC 9C", *split, Stand(1), Split(1), ann=20) == "ACT-2018-01 A: Split"


@pytest.mark.parametrize("cards", ["AH 6D AS KC 9C TD 9S", "KH 6D KS AC 9C TD 9S"])
def test_10_7__an_ace_with_a_ten_after_a_split_is_no_blackjack(cards: str) -> None:
    decisions = [Split(1)] if cards.startswith("A") else [Split(1), Stand(1)]
    played = deal(ACT, cards, *decisions, ann=20)
    assert played.state.hands[0].total == 21
    assert played.net() == 40  # evens, not 3 to 2
    beaten = deal(ACT, cards.replace("6D", "KD").replace("TD 9S", "AD"), *decisions, ann=20)
    assert beaten.net() == -40
    assert deal(ACT, "AH 6D KS", ann=20).net() == 30  # unsplit it is one


def test_10_2__who_let_one_split_pass_may_follow_the_next_by_reading_j4() -> None:
    follows_later("act-blackjack", "ACT-2018-01 10.2", follows={}, barred={"split_followed_later": "rides-to-the-end"})
