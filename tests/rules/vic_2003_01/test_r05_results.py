"""VIC-2003-01 rules 5.6, 5.7 and 5.14: when a wager wins, loses or is void, and what the dealer does with it."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.play.commands import Double, Hit, Insure, Split, Stand
from pitboss.play.events import CardDealt, Result, RoundEnded
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import V

BLACKJACK = table("vic-blackjack")
HIT, STAND = Hit(1), Stand(1)


def test_5_6_1__a_natural_beats_any_hand_that_is_none() -> None:
    sole = deal(BLACKJACK, "AH QD KC  5S", ann=20)
    assert sole.net() == 30
    assert V + "5.6.1" in sole.rules()
    assert sole.state.dealer_total == 15
    beside = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    three_card_21 = deal(BLACKJACK, "AH 9H KD KC 9C  5S 6S", Stand(2), wagers=beside)
    assert (three_card_21.net("ann"), three_card_21.net("bob")) == (30, -20)
    assert three_card_21.rules("ann")[0] == V + "5.6.1"


@pytest.mark.parametrize(("drawn", "net"), [("9S", 20), ("6S", 20), ("5S", -20)])
def test_5_6_2__a_hand_up_to_21_wins_when_the_dealer_is_over(drawn: str, net: float) -> None:
    played = deal(BLACKJACK, f"KH 6D 2C  KD {drawn}", STAND, ann=20)
    assert played.net() == net
    assert (V + "5.6.2" in played.rules()) is (net > 0)


def test_5_6_2__a_drawn_21_wins_against_a_dealer_over_21() -> None:
    assert deal(BLACKJACK, "KH 6D 2C 9H  KD 9S", HIT, ann=20).net() == 20


@pytest.mark.parametrize(("second", "net", "rule"), [("8S", 20, "5.6.3"), ("7S", 20, "5.6.3"), ("9S", 0, "5.6.4"), ("TS", -20, "5.6.6")])
def test_5_6_3__the_higher_total_wins(second: str, net: float, rule: str) -> None:
    played = deal(BLACKJACK, f"KH KD 9C  {second}", STAND, ann=20)
    assert played.net() == net
    assert played.rules()[0] == V + rule


@pytest.mark.parametrize("total", [17, 18, 19, 20, 21])
def test_5_6_4__equal_totals_push(total: int) -> None:
    high = {17: "7", 18: "8", 19: "9", 20: "T"}
    if total < 21:
        played = deal(BLACKJACK, f"KH KD {high[total]}C  {high[total]}S", STAND, ann=20)
    else:
        played = deal(BLACKJACK, "KH KD 5C 6C  5S 6S", HIT, ann=20)
    assert [(each.result, each.net, each.rules) for each in played.settled] == [(Result.PUSH, 0, (V + "5.6.4",))]


@pytest.mark.parametrize("cards", ["AH KD KC  AS", "TH AD AC  QS"])
def test_5_6_4__natural_against_natural_pushes(cards: str) -> None:
    played = deal(BLACKJACK, cards, ann=20)
    assert [(each.result, each.net, each.rules) for each in played.settled] == [(Result.PUSH, 0, (V + "5.6.4",))]


@pytest.mark.parametrize(("option", "net", "result"), [("loses", -20, Result.LOSE), ("stands-off", 0, Result.PUSH)])
@pytest.mark.parametrize("game", ["vic-blackjack", "vic-crown-blackjack", "vic-vegas-blackjack", "vic-crown-21"])
def test_5_6_4__a_drawn_21_against_a_dealers_blackjack_by_reading_a2(game: str, option: str, net: float, result: Result) -> None:
    at = table(game, drawn_21_against_dealer_blackjack=option)
    played = deal(at, "7H KD 7S 7D  AS", HIT, ann=20)
    assert [(each.net, each.result) for each in played.settled] == [(net * 100, result)]
    assert played.rules() == (V + ("5.6.6" if option == "loses" else "5.6.4"),)  # 5.6.4 says void, so it cannot be why a wager loses
    twenty = deal(at, "KH KD QS  AS", STAND, ann=20)
    assert (twenty.net(), twenty.rules()[0]) == (-20, V + "5.6.6")


def test_5_6_5__over_21_loses_at_once_whatever_the_dealer_makes() -> None:
    bust = deal(BLACKJACK, "KH 6D 6C  6S", HIT, ann=20)
    assert (bust.net(), bust.rules()) == (-20, (V + "5.6.5",))
    assert len(bust.state.dealer) == 1
    both = deal(BLACKJACK, "KH 9H 6D 6C 9C  6S  KD 9S", HIT, Stand(2), wagers=(Wager("ann", 20, box=1), Wager("bob", 20, box=2)))
    assert (both.net("ann"), both.net("bob")) == (-20, 20)  # the dealer's 25 comes too late for ann
    assert deal(BLACKJACK, "KH 6D 6C  5S  KD 2S", HIT, ann=20).net() == 20  # 21 is not over


def test_5_6_5__a_doubled_hand_that_bust_is_lost_whole_before_a_dealers_blackjack_by_reading_a4() -> None:
    beside = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    for collects in ("busted-plus-original", "original-or-busted"):
        vegas = table("vic-vegas-blackjack", dealer_blackjack_collects=collects)
        played = deal(vegas, "KH 9H KD 2C 9C  QS  AS", Double(1), Stand(2), wagers=beside)
        assert (played.net("ann"), played.net("bob")) == (-40, -20)
        assert played.rules("ann") == (V + "5.6.5",)


@pytest.mark.parametrize(("second", "net", "spared"), [("AS", -40, -20), ("9S", -40, -40)])
def test_5_6_5__by_the_other_side_of_reading_a4_a_dealers_blackjack_takes_the_original_of_a_doubled_bust(
    second: str, net: float, spared: float
) -> None:
    takes: dict[str, Any] = {"dealer_blackjack_takes/doubled_hand": "original-even-if-bust"}
    for game, cards in (("vic-vegas-blackjack", "KH KD 2C  QS"), ("vic-crown-pontoon", "KH KD 2C  QS")):
        assert deal(table(game), cards, Double(1), ann=20).net() == net  # nothing is left for the dealer's second card to decide
        played = deal(table(game, **takes), f"{cards} {second}", Double(1), ann=20)
        assert played.net() == spared
        assert (V + "7.5.4(b)" in played.rules() or V + "10.7.3" in played.rules()) is (spared == -20)


def test_5_6_5__by_the_other_side_of_reading_a4_the_dealer_shows_a_ten_or_ace_and_the_hand_was_not_split() -> None:
    takes: dict[str, Any] = {"dealer_blackjack_takes/doubled_hand": "original-even-if-bust"}
    vegas = table("vic-vegas-blackjack", **takes)
    assert deal(vegas, "KH 6D 2C  QS", Double(1), ann=20).net() == -40  # a six makes no Blackjack: the bust is lost at once
    split = deal(vegas, "8H KD 8C  6S KS  KC  AD", Split(1), Double(1), Stand(1), ann=20)
    assert split.net() == -60  # 7.5.5(h): a split hand over 21 is lost whatever the dealer has; and one original


@pytest.mark.parametrize(("second", "net"), [("9S", -20), ("AS", -20), ("8S", 0), ("7S", 20)])
def test_5_6_6__the_higher_dealers_total_takes_the_wager(second: str, net: float) -> None:
    played = deal(BLACKJACK, f"KH KD 8C  {second}", STAND, ann=20)
    assert played.net() == net
    assert (V + "5.6.6" in played.rules()) is (net < 0)


@pytest.mark.parametrize("ten", ["TS", "JS", "QS", "KS"])
def test_5_7_1__insurance_wins_on_a_ten_value_second_card(ten: str) -> None:
    played = deal(BLACKJACK, f"KH AD 9C  {ten}", Insure(1, "ann", 1000), STAND, ann=20)
    assert (played.net(bet="insurance"), played.net(bet="main"), played.net()) == (20, -20, 0)
    assert played.rules(bet="insurance") == (V + "5.7.1", V + "8.1 Table: Insurance")


@pytest.mark.parametrize(
    ("rest", "main"),
    [
        ("2S 5D", 20), ("3S 4D", 20), ("4S 3D", 20), ("5S 2D", 20), ("6S", 20), ("7S", 20), ("8S", 0), ("9S", -20), ("AS 6D", 20),
    ],
)  # fmt: skip
def test_5_7_2__insurance_loses_on_any_other_second_card(rest: str, main: float) -> None:
    played = deal(BLACKJACK, f"KH AD 9C  {rest}", Insure(1, "ann", 1000), STAND, ann=20)
    assert (played.net(bet="insurance"), played.net(bet="main")) == (-10, main)
    assert {V + "5.7.2", V + "7.5.6(b)"} == set(played.rules(bet="insurance"))


THREE = (Wager("ann", 20, box=1), Wager("bob", 30, box=2), Wager("cat", 40, box=3))
SETTLED = deal(BLACKJACK, "KH KS KD 9D 7H 8S 9C  9S", Stand(1), Stand(2), Stand(3), wagers=THREE)
"""17, 18 and 19 against 18."""


def test_5_14__every_wager_is_cleared_paid_or_given_back_once_and_none_is_left() -> None:
    assert sorted((each.player, each.net) for each in SETTLED.settled) == [("ann", -2000), ("bob", 0), ("cat", 4000)]
    assert not any(stake.open for hand in SETTLED.state.hands for stake in hand.stakes)
    assert isinstance(SETTLED.log[-1], RoundEnded)
    last_card = max(at for at, event in enumerate(SETTLED.log) if isinstance(event, CardDealt))
    assert all(SETTLED.log.index(each) > last_card for each in SETTLED.settled)


def test_5_14_1__losing_wagers_are_cleared_whole() -> None:
    assert [(each.player, each.stake, each.net) for each in SETTLED.settled if each.result is Result.LOSE] == [("ann", 2000, -2000)]


def test_5_14_2__winning_wagers_are_paid() -> None:
    assert [(each.player, each.odds, each.net) for each in SETTLED.settled if each.result is Result.WIN] == [("cat", "1:1", 4000)]
