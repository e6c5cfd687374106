"""VIC-2003-01 rules 7.1, 7.3 and 7.4: face up or down, the initial deal, and naturals between the two phases of the deal."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Hit, Insure, ShowCards, Stand, TakeEvenMoney
from pitboss.play.events import CardDealt, CardsHidden, CardsShown, NaturalHeld, Result, TurnCame, WagerSettled
from pitboss.play.table import open_table
from pitboss.terms.powers import Role
from tests.play.rounds import Wager, deal, rules_of, table
from tests.rules.at_table import V, calls, crowded, forbidden, lays, order, turns, two_seated

BLACKJACK = table("vic-blackjack")
STAND = Stand(1)
BOTH = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))


def test_7_1_1__every_card_is_dealt_face_up() -> None:
    played = deal(BLACKJACK, "KH 9D 2C 5S  8S", Hit(1), STAND, ann=20)
    assert set(lays(played)) == {"face up"}
    assert not played.events(CardsHidden)
    assert forbidden(BLACKJACK, "KH 9D 2C", ShowCards(1), ann=20) == V + "7.1.2"


@pytest.mark.parametrize("approver", [Role.DIRECTOR_OF_CASINO_SURVEILLANCE, Role.DELEGATE_OF_DIRECTOR])
def test_7_1_2__first_two_cards_face_down_with_approval(approver: Role) -> None:
    at = open_table(rules_of("vic-blackjack"), face_down_approved_by=approver)
    played = deal(at, "KH 2H 9D 2C TC 5S 6C  8S", Hit(1), STAND, ShowCards(2), Hit(2), Stand(2), wagers=BOTH)
    down, up = "face down", "face up"
    assert turns(played) == [0, 1, -1, 0, 1, 0, 1, -1]
    assert lays(played) == [down, down, up, down, down, up, up, up]
    assert played.events(CardsHidden)[0].rule == V + "7.1.2"
    assert [event.box for event in played.events(CardsShown)] == [2, 1]  # bob at will, ann when the wager is settled
    assert calls(played) == ["No more bets", "12", "18"]  # no total is called of cards that lie face down
    assert (played.net("ann"), played.net("bob")) == (0, 20)
    assert not played.state.hidden
    assert forbidden(at, "KH 2H 9D 2C TC", ShowCards(1), ShowCards(1), wagers=BOTH) == V + "7.1.2"


@pytest.mark.parametrize("role", [Role.CASINO_SUPERVISOR, Role.GAME_SUPERVISOR, Role.INSPECTOR])
def test_7_1_2__nobody_elses_approval_will_do(role: Role) -> None:
    with pytest.raises(Refused) as fault:
        open_table(rules_of("vic-blackjack"), face_down_approved_by=role)
    assert fault.value.rule == V + "7.1.2"


def test_7_1_2__naturals_and_hands_over_21_are_turned_up() -> None:
    at = open_table(rules_of("vic-blackjack"), face_down_approved_by=Role.DIRECTOR_OF_CASINO_SURVEILLANCE)
    played = deal(at, "AH KH 9D KC 6C KS", Hit(2), wagers=BOTH)
    assert [event.box for event in played.events(CardsShown)] == [1, 2]
    assert (played.net("ann"), played.net("bob")) == (30, -20)


SPREAD = (Wager("cat", 20, box=7), Wager("ann", 20, box=1), Wager("bob", 20, box=3))
SPREAD_CARDS = "9H 8H 7H KD TC TS TD  8S"
SPREAD_PLAYED = deal(BLACKJACK, SPREAD_CARDS, Stand(1), Stand(3), Stand(7), wagers=SPREAD)
DEALT = [(event.hand, str(event.card), event.rule) for event in SPREAD_PLAYED.events(CardDealt)]


def test_7_3_1_b__a_card_to_each_area_with_a_wager_clockwise_from_the_left() -> None:
    assert [hand.box for hand in SPREAD_PLAYED.state.hands] == [1, 3, 7]
    assert DEALT[:3] == [(0, "9H", V + "7.3.1(b)"), (1, "8H", V + "7.3.1(b)"), (2, "7H", V + "7.3.1(b)")]
    assert [SPREAD_PLAYED.net(who) for who in ("ann", "bob", "cat")] == [20, 0, -20]  # 19, 18 and 17 against 18


def test_7_3_1_c__then_one_card_to_the_dealer() -> None:
    assert DEALT[3] == (-1, "KD", V + "7.3.1(c)")


def test_7_3_1_d__then_a_second_card_to_each_area_and_none_to_the_dealer() -> None:
    assert DEALT[4:7] == [(0, "TC", V + "7.3.1(d)"), (1, "TS", V + "7.3.1(d)"), (2, "TD", V + "7.3.1(d)")]
    dealt = deal(BLACKJACK, SPREAD_CARDS, wagers=SPREAD, complete=False)
    assert [str(card) for card in dealt.state.dealer] == ["KD"]
    assert dealt.unused == ("8S",)


def test_7_4_1__naturals_are_settled_between_the_initial_and_the_subsequent_deal() -> None:
    played = deal(BLACKJACK, "9H AH 6D 9C KC  TS 5S", Stand(1), wagers=BOTH)
    happened = order(played, CardDealt, WagerSettled, TurnCame)
    assert happened == ["CardDealt"] * 5 + ["WagerSettled", "TurnCame"] + ["CardDealt"] * 2 + ["WagerSettled"]
    assert [each.player for each in played.settled] == ["bob", "ann"]
    assert (played.net("bob"), played.net("ann")) == (30, -20)


@pytest.mark.parametrize("shown", "23456789")
def test_7_4_1_a__a_natural_is_paid_at_once_unless_the_dealer_shows_a_ten_or_an_ace(shown: str) -> None:
    played = deal(BLACKJACK, f"AH {shown}D KC", ann=15)
    assert (played.net(), len(played.state.dealer)) == (22.5, 1)
    assert played.rules() == (V + "7.4.1(a)", V + "8.1 Table: Blackjack")


@pytest.mark.parametrize(
    ("shown", "second", "net"), [(ten, "AS", 0) for ten in "TJQK"] + [("A", "QS", 0), ("K", "9S", 30), ("A", "5S", 30)]
)
def test_7_4_1_a__otherwise_it_waits_by_reading_a9(shown: str, second: str, net: float) -> None:
    played = deal(BLACKJACK, f"AH {shown}D KC  {second}", ann=20)
    assert (played.net(), len(played.state.dealer)) == (net, 2)
    assert played.events(NaturalHeld)
    at_once = deal(table("vic-blackjack", natural_paid_at_once="always"), f"AH {shown}D KC", ann=20)
    assert (at_once.net(), len(at_once.state.dealer)) == (30, 1)


def test_7_4_1_a__every_wager_on_the_area_is_paid() -> None:
    played = deal(BLACKJACK, "AH 6D KC", ann=20, bob=10, cat=5)
    assert [played.net(who) for who in ("ann", "bob", "cat")] == [30, 15, 7.5]


def test_7_4_1_b__even_money_at_the_players_request_against_an_ace() -> None:
    played = deal(BLACKJACK, "AH AD KC", TakeEvenMoney(1, "ann"), ann=20)
    assert (played.net(), played.rules(), len(played.state.dealer)) == (20, (V + "7.4.1(b)",), 1)
    each_for_himself = deal(BLACKJACK, "AH AD KC  KS", TakeEvenMoney(1, "bob"), ann=20, bob=10)
    assert (each_for_himself.net("ann"), each_for_himself.net("bob")) == (0, 10)
    waits = deal(BLACKJACK, "AH AD KC  9S", ann=20)
    assert waits.net() == 30


def test_7_4_1_b__not_without_a_natural_nor_against_a_ten_nor_twice() -> None:
    assert forbidden(BLACKJACK, "9H AD KC", TakeEvenMoney(1, "ann"), ann=20) == V + "7.4.1(b)"
    assert forbidden(BLACKJACK, "AH 9H KD KC 9C", TakeEvenMoney(1, "ann"), wagers=BOTH) == V + "7.4.1(b)"
    twice = (TakeEvenMoney(1, "ann"), TakeEvenMoney(1, "ann"))
    assert forbidden(BLACKJACK, "AH 9H AD KC 9C", *twice, wagers=BOTH) == V + "7.4.1(b)"
    assert forbidden(BLACKJACK, "AH AD KC", TakeEvenMoney(1, "bob"), ann=20) == V + "7.4.1(b)"


@pytest.mark.parametrize(("option", "second", "insurance"), [
    ("insurance-stands", "KS", 20),
    ("insurance-stands", "9S", -10),
    ("insurance-returned", "", 0),
])  # fmt: skip
def test_7_4_1_b__insurance_beside_even_money_by_reading_a8(option: str, second: str, insurance: float) -> None:
    at = table("vic-blackjack", even_money=option)
    played = deal(at, f"AH AD KC  {second}", Insure(1, "ann", 1000), TakeEvenMoney(1, "ann"), ann=20)
    assert (played.net(bet="main"), played.net(bet="insurance")) == (20, insurance)
    results = [each.result for each in played.settled if each.bet == "insurance"]
    assert results == [Result.VOID if option == "insurance-returned" else Result.WIN if insurance > 0 else Result.LOSE]


@pytest.mark.parametrize(("second", "insurance"), [("KS", 20), ("9S", -10)])
def test_7_3_2__a_wager_paid_at_evens_may_still_be_insured_by_reading_j16(second: str, insurance: float) -> None:
    for asked in ((TakeEvenMoney(1, "ann"), Insure(1, "ann", 1000)), (Insure(1, "ann", 1000), TakeEvenMoney(1, "ann"))):
        played = deal(BLACKJACK, f"AH AD KC  {second}", *asked, ann=20)
        assert (played.net(bet="main"), played.net(bet="insurance")) == (20, insurance)
    evens_then_insurance = (TakeEvenMoney(1, "ann"), Insure(1, "ann", 1000))
    no_more = table("vic-blackjack", insurance_after_even_money="no")
    assert forbidden(no_more, "AH AD KC", *evens_then_insurance, ann=20) == V + "7.3.2"
    returned = table("vic-blackjack", even_money="insurance-returned")  # then evens would send it back at once
    assert forbidden(returned, "AH AD KC", *evens_then_insurance, ann=20) == V + "7.3.2"


def test_7_3_2__insurance_may_be_added_to_within_half_of_the_wager() -> None:
    half = (Insure(1, "ann", 400), Insure(1, "ann", 600))
    assert deal(BLACKJACK, "9H AD KC  KS", *half, Stand(1), ann=20).net(bet="insurance") == 20
    assert forbidden(BLACKJACK, "9H AD KC", *half, Insure(1, "ann", 100), ann=20) == V + "8.1 Table: Insurance (stake cap)"


def test_5_8__a_fourth_main_wager_on_a_betting_area_is_refused() -> None:
    crowded("vic-blackjack", V + "5.8")


def test_5_10_1__one_player_is_seated_at_a_betting_area() -> None:
    two_seated("vic-blackjack", V + "5.10.1")
