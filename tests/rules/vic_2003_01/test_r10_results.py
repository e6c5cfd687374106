"""VIC-2003-01 rules 10.5, 10.6 and 10.10: when a Crown Pontoon wager wins, what is paid at once, and the dealer's hand."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Double, Hit, Insure, Split, Stand, Surrender, TakeEvenMoney
from pitboss.play.events import CardDealt, InsuranceClosed, Result, SurrenderOffered, TurnCame, WagerSettled
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import V, calls, forbidden, order

PONTOON = table("vic-crown-pontoon")
BOTH = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
HIT, STAND = Hit(1), Stand(1)
EVENS = V + "10.11.1 Table 1: All other winning wagers"


@pytest.mark.parametrize(("second", "player"), [("9C", 19), ("2C", 12), ("QC", 20)])
def test_10_5_1_a__less_than_21_wins_when_the_dealer_is_over(second: str, player: int) -> None:
    played = deal(PONTOON, f"KH 6D {second}  KD 9S", STAND, ann=20)
    assert (played.state.hands[0].total, played.net(), played.rules()) == (player, 20, (V + "10.5.1(a)", EVENS))


@pytest.mark.parametrize(
    ("drawn", "net", "rule"), [("8S", 20, "10.5.1(b)"), ("7S", 20, "10.5.1(b)"), ("9S", 0, "10.5.1(e)"), ("QS", -20, "10.5.1(g)")]
)
def test_10_5_1_b__the_higher_total_wins(drawn: str, net: float, rule: str) -> None:
    played = deal(PONTOON, f"KH KD 9C  {drawn}", STAND, ann=20)
    assert (played.net(), played.rules()[0]) == (net, V + rule)


def test_10_5_1_c__a_pontoon_wins_whatever_the_dealer_makes() -> None:
    for shown, second in (("KD", "AS"), ("AD", "KS")):
        played = deal(PONTOON, f"AH 9H {shown} KC 9C  {second}", Stand(2), wagers=BOTH)
        assert (played.net("ann"), played.net("bob")) == (30, -20)
        assert V + "10.5.1(c)" in played.rules("ann")
    plain = deal(PONTOON, "KH KD 9C  AS", STAND, ann=20)
    assert plain.net() == -20


@pytest.mark.parametrize("dealer", ["AS", "5S 6S", "9S"])
def test_10_5_1_d__a_21_wins_whatever_the_dealer_makes(dealer: str) -> None:
    played = deal(PONTOON, f"5H 9H KD 6C 9C QS  {dealer}", HIT, Stand(2), wagers=BOTH)
    assert played.net("ann") == 20
    assert played.rules("ann") == (V + "10.6.1(b)", V + "10.5.1(d)", EVENS)


@pytest.mark.parametrize("total", [17, 18, 19, 20])
def test_10_5_1_e__other_equal_totals_push(total: int) -> None:
    high = {17: "7", 18: "8", 19: "9", 20: "J"}[total]
    played = deal(PONTOON, f"KH KD {high}C  {high}S", STAND, ann=20)
    assert [(each.result, each.net, each.rules) for each in played.settled] == [(Result.PUSH, 0, (V + "10.5.1(e)",))]


def test_10_5_1_f__over_21_loses() -> None:
    played = deal(PONTOON, "KH 6D 6C 6S", HIT, ann=20)
    assert (played.net(), played.rules()[0], len(played.state.dealer)) == (-20, V + "10.5.1(f)", 1)
    doubled = deal(PONTOON, "KH 9H KD 6C 9C 6S  AS", Double(1), Stand(2), wagers=BOTH)
    assert (doubled.net("ann"), doubled.net("bob")) == (-40, -20)  # a bust double is lost whole, by reading A4


@pytest.mark.parametrize(("dealer", "net"), [("9S", -20), ("QS", -20), ("5S 6S", -20), ("8S", 0)])
def test_10_5_1_g__the_higher_dealers_total_wins(dealer: str, net: float) -> None:
    played = deal(PONTOON, f"KH KD 8C  {dealer}", STAND, ann=20)
    assert played.net() == net
    assert (V + "10.5.1(g)" in played.rules()) is (net < 0)


@pytest.mark.parametrize("shown", "A23456789JQK")
def test_10_6_1_a__a_pontoon_is_called_and_paid_before_any_third_card(shown: str) -> None:
    played = deal(PONTOON, f"9H AH {shown}D 2C KC 9S", HIT, wagers=BOTH, complete=False)
    assert played.net("bob") == 30
    assert calls(played)[1] == "Pontoon"
    assert played.rules("bob") == (V + "10.6.1(a)", V + "10.5.1(c)", V + "10.11.1 Table 1: Pontoon")
    happened = order(played, CardDealt, WagerSettled, TurnCame)
    assert happened[:7] == ["CardDealt"] * 5 + ["WagerSettled", "TurnCame"]


def test_10_6_1_a__no_insurance_and_no_even_money_on_it() -> None:
    assert forbidden(PONTOON, "AH 9H AD KC 9C", Insure(1, "ann", 1000), wagers=BOTH) == V + "10.6.1(a)(i)"
    assert forbidden(PONTOON, "AH 9H AD KC 9C", TakeEvenMoney(1, "ann"), wagers=BOTH) == V + "10.6.1(a)"
    insured = deal(PONTOON, "AH 9H AD KC 9C  KS", Insure(2, "bob", 1000), Stand(2), wagers=BOTH)
    assert (insured.net("ann"), insured.net("bob")) == (30, 0)


@pytest.mark.parametrize(("option", "net"), [("twenty-one", 20), ("natural", 30)])
def test_10_6_1_a__a_split_ace_with_a_court_card_by_reading_g24(option: str, net: float) -> None:
    played = deal(table("vic-crown-pontoon", natural_after_split=option), "AH 6D AC KS 9S  KD 4H", Split(1), ann=20)
    assert [each.net / 100 for each in played.settled] == [net, 0]  # 21 now, 20 against 20 later


def test_10_6_1_b__any_21_is_called_paid_and_cleared_before_a_further_card() -> None:
    played = deal(PONTOON, "5H 9H AD 6C 9C QS  KS", HIT, Stand(2), wagers=BOTH)
    happened = [event for event in played.log if isinstance(event, CardDealt | WagerSettled)]
    drawn = next(at for at, event in enumerate(happened) if isinstance(event, CardDealt) and str(event.card) == "QS")
    paid = happened[drawn + 1]
    assert isinstance(paid, WagerSettled)
    assert (paid.player, paid.net, paid.rules[0]) == ("ann", 2000, V + "10.6.1(b)")
    assert calls(played)[1:3] == ["11", "21"]
    assert (played.net("ann"), played.net("bob")) == (20, -20)  # the dealer's Pontoon takes nothing from ann


def test_10_6_1_b__a_doubled_21_too_at_evens_by_reading_a37() -> None:
    played = deal(PONTOON, "5H 9H AD 6C 9C QS  KS", Double(1), Stand(2), wagers=BOTH)
    assert (played.net("ann"), played.net("bob")) == (40, -20)
    assert [each.player for each in played.settled] == ["ann", "bob"]
    assert deal(PONTOON, "5H 6D 6C QS", HIT, ann=20).net() == 20  # and the dealer needs no card


def test_10_6_1_c__surrender_is_offered_once_pontoons_are_settled() -> None:
    for shown in "AKQJ":
        played = deal(PONTOON, f"AH 9H {shown}D KC 7C  9S", Surrender(2), wagers=BOTH)
        happened = order(played, WagerSettled, InsuranceClosed, SurrenderOffered)
        assert happened == ["WagerSettled", *(["InsuranceClosed"] if shown == "A" else []), "SurrenderOffered", "WagerSettled"]
        assert played.events(SurrenderOffered)[0].rule == V + "10.6.1(c)"
        assert (played.net("ann"), played.net("bob")) == (30, -10)
    for shown in "23456789":
        assert not deal(PONTOON, f"9H {shown}D 7C", ann=20, complete=False).events(SurrenderOffered)


@pytest.mark.parametrize(
    ("dealer", "total", "net"),
    [
        ("AD 6S 4S", 21, -20),  # soft 17 draws
        ("AD 6S KS", 17, 20),  # hard 17 stands
        ("6D AS 9S 2S", 18, 0),
        ("AD 7S", 18, 0),  # soft 18 stands
        ("AD 9S", 20, -20),
        ("KD 7S", 17, 20),
        ("AD 2S 4S 3S", 20, -20),
        ("9D 7S 5S", 21, -20),
    ],
)
def test_10_10_1__the_dealer_draws_to_hard_17_or_soft_18(dealer: str, total: int, net: float) -> None:
    first, *rest = dealer.split()
    played = deal(PONTOON, f"KH {first} 8C  {' '.join(rest)}", STAND, ann=20)
    assert (played.state.dealer_total, played.net()) == (total, net)
    assert {event.rule for event in played.events(CardDealt) if event.hand < 0} == {V + "7.3.1(c)", V + "10.10.1"}


def test_10_10_1__except_where_no_card_matters() -> None:
    assert len(deal(PONTOON, "KH 6D 6C KS", HIT, ann=20).state.dealer) == 1
    assert len(deal(PONTOON, "KH AD 6C  6S", Surrender(1), ann=20).state.dealer) == 2
