"""VIC-2003-01 rules 7.5.1 to 7.5.4: the players' decisions, players who do not act, and doubling."""

from __future__ import annotations

import pytest

from pitboss.play.allowed import may_double
from pitboss.play.commands import Command, Double, FindAbsent, Hit, Split, Stand
from pitboss.play.events import CardDealt, HandSplit, HandStood, PlayerFoundAbsent, StakeDoubled, TurnCame
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import V, calls, forbidden, lays, turns

BLACKJACK = table("vic-blackjack")
BOTH = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
HIT, STAND, DOUBLE = Hit(1), Stand(1), Double(1)


def test_7_5_1__from_the_left_each_total_is_called_and_a_decision_taken() -> None:
    played = deal(BLACKJACK, "KH 9H 6D 2C 9C 5S  KD KS", HIT, STAND, Stand(2), wagers=BOTH)
    assert calls(played) == ["No more bets", "12", "17", "18"]
    turns = [played.state.hands[event.hand].box for event in played.events(TurnCame)]
    assert turns == sorted(turns)
    assert set(turns) == {1, 2}
    assert played.events(TurnCame)[0].rule == V + "7.5.1"
    assert forbidden(BLACKJACK, "KH 9H 6D 2C 9C", Stand(2), wagers=BOTH) == V + "7.5.1"
    assert forbidden(BLACKJACK, "KH 9H 6D 2C 9C", STAND, STAND, wagers=BOTH) == V + "7.5.1"


def test_7_5_1__the_wager_nearest_the_dealer_calls_for_the_area() -> None:
    played = deal(BLACKJACK, "TH TD 6C 5S  4D 3D", HIT, wagers=(Wager("pat", 50), Wager("ann", 10, seated=True), Wager("cat", 100)))
    assert played.state.boxes[0].caller == "pat"
    assert [played.net(who) for who in ("ann", "pat", "cat")] == [10, 50, 100]


def test_7_5_1_a__double() -> None:
    played = deal(BLACKJACK, "6H 9D 5C TS  9S", DOUBLE, ann=20)
    assert (played.net(), played.events(StakeDoubled)[0].rule) == (40, V + "7.5.4(a)")
    assert forbidden(BLACKJACK, "6H 9D 6C", DOUBLE, ann=20) == V + "7.5.4(a)"


def test_7_5_1_b__split() -> None:
    played = deal(BLACKJACK, "8H 6D 8C TS TC  TD 5S", Split(1), STAND, STAND, ann=20)
    assert (played.net(), played.events(HandSplit)[0].rule) == (-40, V + "7.5.5(a)")
    assert forbidden(BLACKJACK, "8H 6D 9C", Split(1), ann=20) == V + "7.5.5(a)"


def test_7_5_1_c__stand_at_any_total_and_take_no_further_card() -> None:
    played = deal(BLACKJACK, "6H 4D 5C  KD 5S", STAND, ann=10)
    assert (len(played.state.hands[0].cards), played.net()) == (2, -10)
    assert played.events(HandStood)[0].rule == V + "7.5.1"
    assert forbidden(BLACKJACK, "KH 9H 6D 2C 9C", STAND, HIT, wagers=BOTH) == V + "7.5.1"
    assert calls(played) == ["No more bets", "11"]


@pytest.mark.parametrize(
    ("second", "drawn", "asked"),
    [("TC", "", True), ("2C", "", True), ("AC", "", False), ("2C", "9S", False), ("2C", "8S", True)],
)
def test_7_5_1_d__draw_below_21_only(second: str, drawn: str, asked: bool) -> None:  # noqa: FBT001
    commands: list[Command] = [HIT] if drawn else []
    played = deal(BLACKJACK, f"TH 9H 6D {second} 9C {drawn} 2S", *commands, wagers=BOTH, complete=False)
    turn = played.state.hands[played.state.turn]
    assert (turn.box == 1) is asked
    if asked:
        deal(BLACKJACK, f"TH 9H 6D {second} 9C {drawn} 2S", *commands, HIT, wagers=BOTH, complete=False)
    else:
        assert forbidden(BLACKJACK, f"TH 9H 6D {second} 9C {drawn}", *commands, HIT, wagers=BOTH) == V + "7.5.1(d)"


def test_7_5_1_d__a_soft_21_draws_no_more() -> None:
    played = deal(BLACKJACK, "AH 9H 6D 6C 9C 4S  KD KS", HIT, Stand(2), wagers=BOTH)
    assert [event.rule for event in played.events(HandStood)] == [V + "7.5.1(d)", V + "7.5.1"]


def test_7_5_2__each_card_asked_for_is_dealt_face_up_and_the_total_called() -> None:
    played = deal(BLACKJACK, "2H 9D 3C 4S 5S 6S  8S", HIT, HIT, HIT, STAND, ann=20)
    assert calls(played) == ["No more bets", "5", "9", "14", "20"]
    assert (turns(played)[3:6], lays(played)[3:6]) == ([0] * 3, ["face up"] * 3)
    over = deal(BLACKJACK, "KH 9D 6C 9S", HIT, ann=20)
    assert calls(over)[-1] == "25"


def absent(cards: str, total: int, drawn: int, net: float) -> None:
    played = deal(BLACKJACK, cards, FindAbsent(1), ann=20)
    hand = played.state.hands[0]
    assert (hand.total, len(hand.cards) - 2, played.net()) == (total, drawn, net)
    assert played.events(PlayerFoundAbsent)[0].rule == V + "7.5.3"


@pytest.mark.parametrize(("second", "total"), [("6C", 17), ("7C", 18), ("9C", 20)])
def test_7_5_3_c__soft_17_or_more_stands(second: str, total: int) -> None:
    absent(f"AH 6D {second}  KD 9S", total, 0, 20)


@pytest.mark.parametrize(
    ("cards", "total", "drawn", "net"),
    [
        ("AH 6D 5C KS  9S 4D", 16, 1, -20),  # soft 16, a king: hard 16 stands; 19
        ("AH 6D 5C AS  KD 5D", 17, 1, -20),  # soft 17 stands; 21
        ("AH 6D 2C 2S 2D  KD 9S", 17, 2, 20),  # soft 13, 15, 17
        ("AH 6D 2C 9S  KD 9S", 12, 1, 20),  # hard 12 stands
        ("AH 6D 5C 5S  KD 9S", 21, 1, 20),
    ],
)
def test_7_5_3_d__less_than_soft_17_draws(cards: str, total: int, drawn: int, net: float) -> None:
    absent(cards, total, drawn, net)


@pytest.mark.parametrize(("second", "total"), [("2C", 12), ("3C", 13), ("9C", 19)])
def test_7_5_3_e__hard_12_or_more_stands(second: str, total: int) -> None:
    absent(f"KH 6D {second}  KD 9S", total, 0, 20)


@pytest.mark.parametrize(
    ("cards", "total", "drawn", "net"),
    [
        ("6H 6D 5C AS  KD 9S", 12, 1, 20),  # hard 11, an ace: hard 12
        ("2H 6D 3C AS AD  KD 5D", 17, 2, -20),  # soft 16 draws on, soft 17 stands
        ("2H 6D 3C 2S 4D KS  KD 9S", 21, 3, 20),  # 5, 7, 11, 21
        ("2H 6D 3C 9S  KD 9S", 14, 1, 20),
    ],
)
def test_7_5_3_f__less_than_hard_12_draws(cards: str, total: int, drawn: int, net: float) -> None:
    absent(cards, total, drawn, net)


@pytest.mark.parametrize(("first", "second"), [("7H", "2C"), ("4H", "6C"), ("8H", "2C"), ("9H", "2C"), ("6H", "5C")])
def test_7_5_4_a__hard_9_10_or_11_may_be_doubled(first: str, second: str) -> None:
    played = deal(BLACKJACK, f"{first} 9D {second} 9S  9C", DOUBLE, ann=20)
    total = played.state.hands[0].total
    assert played.net() == (40 if total > 18 else 0)
    assert played.events(CardDealt)[3].rule == V + "7.5.4(a)(i)"


@pytest.mark.parametrize("cards", ["5H 9D 3C", "7H 9D 5C", "AH 9D 8C", "AH 9D 9C", "AH 9D 7C", "KH 9D KC"])
def test_7_5_4_a__nothing_else_may(cards: str) -> None:
    assert forbidden(BLACKJACK, cards, DOUBLE, ann=20) == V + "7.5.4(a)"
    assert forbidden(BLACKJACK, "2H 9D 3C 5S", HIT, DOUBLE, ann=20) == V + "7.5.4(a)"  # a 10, but of three cards


def test_7_5_4_a__a_split_hand_may_be_doubled_by_reading_a6() -> None:
    played = deal(BLACKJACK, "8H 6D 8C 3S TS TC  KD 9S", Split(1), DOUBLE, STAND, ann=20)
    assert played.net() == 60
    assert forbidden(BLACKJACK, "8H 6D 8C 4S", Split(1), DOUBLE, ann=20) == V + "7.5.4(a)"
    assert may_double(BLACKJACK, deal(BLACKJACK, "AH 6D AC 9S", Split(1), ann=20, complete=False).state.hands[0]) is not None


def test_7_5_4_a__who_shares_may_decline_and_gets_the_one_card_by_reading_a7() -> None:
    shared = (Wager("ann", 20), Wager("bob", 20), Wager("cat", 30))
    played = deal(BLACKJACK, "6H 9D 5C TS  9S", Double(1, {"ann": 2000, "cat": 1500}), wagers=shared)
    assert [played.net(who) for who in ("ann", "bob", "cat")] == [40, 20, 45]
    lost = deal(BLACKJACK, "6H 9D 5C 2S  9S", Double(1, {"ann": 2000}), wagers=shared)
    assert [lost.net(who) for who in ("ann", "bob", "cat")] == [-40, -20, -30]
    assert forbidden(BLACKJACK, "6H 9D 5C", Double(1, {"bob": 2000}), wagers=shared) == V + "7.5.4(a)"  # the caller declines for all
    assert forbidden(BLACKJACK, "6H 9D 5C", Double(1, {"ann": 2001}), wagers=shared) == V + "7.5.4(a)(i)"
    assert forbidden(BLACKJACK, "6H 9D 5C", Double(1, {"ann": 0}), wagers=shared) == V + "7.5.4(a)(i)"


@pytest.mark.parametrize(
    ("stake", "added", "against_natural", "against_19", "against_21"), [(20, 20, -20, 40, -40), (50, 30, -50, 80, -80)]
)
def test_7_5_4_b__a_dealers_blackjack_takes_only_the_original_wager(
    stake: int, added: int, against_natural: float, against_19: float, against_21: float
) -> None:
    double = Double(1, {"ann": added * 100})
    natural = deal(BLACKJACK, "5H KD 6C 9S  AS", double, ann=stake)
    assert natural.net() == against_natural
    assert V + "7.5.4(b)" in natural.rules()
    assert deal(BLACKJACK, "5H KD 6C 9S  9C", double, ann=stake).net() == against_19
    assert deal(BLACKJACK, "5H KD 6C 9S  5S 6S", double, ann=stake).net() == against_21  # 21, but no natural


@pytest.mark.parametrize(("option", "net"), [("loses", -20), ("stands-off", 0)])
def test_7_5_4_b__a_doubled_21_against_a_dealers_blackjack_by_reading_a2(option: str, net: float) -> None:
    at = table("vic-blackjack", drawn_21_against_dealer_blackjack=option)
    assert deal(at, "5H KD 6C TS  AS", DOUBLE, ann=20).net() == net


def test_7_5_4_c__a_natural_may_not_be_doubled() -> None:
    for game in ("vic-blackjack", "vic-crown-blackjack"):
        at = table(game)
        played = deal(at, "AH 9H KD KC 9C", wagers=BOTH, complete=False)
        assert played.state.hands[played.state.turn].box == 2
        objection = may_double(at, played.state.hands[0])
        assert objection is not None
        assert objection.rule == V + "7.5.4(c)"
        assert forbidden(at, "AH 9H KD KC 9C", DOUBLE, wagers=BOTH) == V + "7.5.4(c)"
