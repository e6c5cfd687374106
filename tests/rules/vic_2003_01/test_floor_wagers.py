"""VIC-2003-01 at the table: what wagers are made in, by when, how large they may become, and insurance."""

from __future__ import annotations

import pytest

from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.kinds import WrongCards
from pitboss.floor.boxes.commands import RefuseUnpayable
from pitboss.floor.boxes.events import UnpayableRefused
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.play.commands import CloseBetting, CloseInsurance, Double, Insure, PlaceSideBet, PlaceWager, Split, Stand
from pitboss.play.events import BettingClosed, CardDealt, HandSplit, InsuranceClosed, InsurancePlaced, StakeDoubled
from pitboss.terms.irregular_rounds import WrongPack
from tests.floor import wagers_cases as wagers
from tests.floor.conduct_cases import nothing_brings_a_void_round_back
from tests.floor.tables import DEALER, opened
from tests.rules.at_table import V

BOOK = "vic-blackjack"


def test_5_1__wagers_are_chips() -> None:
    wagers.chips_only(BOOK, V + "5.1")


@pytest.mark.parametrize("book", [BOOK, "vic-crown-pontoon", "vic-vegas-blackjack"])
def test_5_2__a_wager_lies_before_the_first_card(book: str) -> None:
    wagers.until_the_first_card(book, V + "5.2")


def test_5_3__a_spoken_wager_is_changed_to_chips_before_betting_closes() -> None:
    wagers.spoken(opened(BOOK).players(ann=1), V + "5.3", PlaceWager(1, "ann", 1000))


def test_5_4__wagers_are_frozen_from_the_first_card_but_for_four_rules() -> None:
    wagers.frozen(BOOK, V + "5.4")
    wagers.unfrozen(BOOK, insurance=True)


@pytest.mark.proves("VIC-2003-01 5.5", "VIC-2003-01 5.5.1", "VIC-2003-01 5.5.2")
def test_5_5__the_hand_and_insurance_against_an_ace_are_what_may_be_wagered_on() -> None:
    at = opened(BOOK).players(ann=1).bets(1, ann=20)
    refused = at.refused("ann", PlaceSideBet(1, "ann", "perfect-pairs", 500))
    assert (refused.code, refused.rule) == ("not-offered", V + "5.5")
    at.deals("9H KD 9C")
    assert at.refused("ann", Insure(1, "ann", 1000)).rule
    wagers.lays(at.deals("TC", Stand(1)).bets(1, ann=20), "9H AD 9C").do("ann", Insure(1, "ann", 1000))
    assert [event.box for event in at.all(InsurancePlaced)] == [1]


def test_5_13__a_wager_that_chips_could_not_pay_may_be_refused_before_the_deal() -> None:
    at = opened(BOOK, smallest_chip="5").people("gus").players(ann=1, bob=2).bets(1, ann=25).bets(2, bob=20)
    rule = V + "5.13"
    assert at.refused(DEALER, RefuseUnpayable("ann", 1)).rule == rule
    refused = at.refused("gus", RefuseUnpayable("bob", 2))
    assert (refused.code, refused.rule) == ("payable", rule)
    at.do("gus", RefuseUnpayable("ann", 1))
    assert (at.all(UnpayableRefused)[0].rule, at.all(RoundRebuilt)[0].rule) == (rule, rule)
    assert (at.net("ann"), at.net("bob")) == (0, -20)
    at.bets(1, ann=25).deals("9H")
    assert at.refused("gus", RefuseUnpayable("ann", 1)).rule == rule
    at.check()


def test_9_12_2__a_round_void_for_wrong_cards_stays_void() -> None:
    at = opened(BOOK).people("gus", "cass").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=10)
    at.deals("9H")
    at.do(DEALER, ReportAccident(WrongCards(WrongPack.MISSING)))
    nothing_brings_a_void_round_back(at, "cass")


def test_7_3_1_a__the_dealer_calls_betting_closed() -> None:
    at = opened(BOOK).players(ann=1).bets(1, ann=20)
    refused = at.refused("ann", CloseBetting())
    assert (refused.code, refused.rule) == ("dealer-only", V + "7.3.1(a)")
    at.do(DEALER, CloseBetting())
    assert len(at.all(BettingClosed)) == 1


def test_7_3_2__any_main_bettor_may_back_a_ten_against_an_ace() -> None:
    at = opened(BOOK).players(ann=1, bob=0).bets(1, ann=20, bob=40)
    wagers.lays(at, "9H AD 9C")
    at.do("ann", Insure(1, "ann", 1000))
    at.do("bob", Insure(1, "bob", 2000))
    assert [event.rule for event in at.all(InsurancePlaced)] == [V + "7.3.2"] * 2
    assert at.refused("zed", Insure(1, "zed", 500)).code == "no-wager"
    at.do(DEALER, CloseInsurance())
    at.deals("KC", Stand(1)).check()
    assert (at.net("ann"), at.net("bob")) == (0, 0)
    assert at.bets(1, ann=20).deals("9H KD 9C").refused("ann", Insure(1, "ann", 1000)).rule == V + "7.3.2"


def test_7_3_2_a__insurance_lies_before_the_subsequent_deal() -> None:
    at = wagers.lays(opened(BOOK).players(ann=1, bob=0).bets(1, ann=20, bob=20), "9H AD 9C")
    at.do("ann", Insure(1, "ann", 1000))
    at.do(DEALER, CloseInsurance())
    assert at.all(InsuranceClosed)[0].rule == V + "7.3.2(a)"
    assert at.refused("bob", Insure(1, "bob", 1000)).code == "insurance-closed"


def test_7_5_4_a_i__a_double_adds_at_most_the_original_and_buys_one_card() -> None:
    at = opened(BOOK).players(ann=1, bob=0).bets(1, ann=20, bob=10).deals("5H 6D 6C")
    assert at.refused("ann", Double(1, {"ann": 2100})).rule.startswith(V + "7.5.4(a)")
    at.do("ann", Double(1, {"ann": 1500}))
    assert at.all(StakeDoubled)[0].amounts == (("ann", 1500),)
    at.deals("2C TS TD").check()
    assert [event.rule for event in at.all(CardDealt) if event.hand == 0][-1] == V + "7.5.4(a)(i)"


def test_7_5_5_a_i__each_split_hand_has_a_wager_equal_to_the_original() -> None:
    at = opened(BOOK).players(ann=1, bob=0).bets(1, ann=20, bob=10).deals("8H 6D 8C", Split(1, ("ann",)))
    split = at.all(HandSplit)[0]
    assert (split.players, split.wagers, split.rule) == (("ann",), (2000,), V + "7.5.5(a)")
    at.deals("2C 3C TS TD", Stand(1), Stand(1)).check()
    assert (at.net("ann"), at.net("bob")) == (40, 10)


def test_8_1_table_insurance_stake_cap__insurance_is_half_the_wager_at_most() -> None:
    at = wagers.lays(opened(BOOK).players(ann=1).bets(1, ann=20), "9H AD 9C")
    assert at.refused("ann", Insure(1, "ann", 1025)).rule == V + "8.1 Table: Insurance (stake cap)"
    at.do("ann", Insure(1, "ann", 1000))


def test_10_6_1_a_i__a_pontoon_may_not_be_insured() -> None:
    at = wagers.lays(opened("vic-crown-pontoon").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20), "AH 9H AD KC 9C")
    assert at.refused("ann", Insure(1, "ann", 1000)).rule == V + "10.6.1(a)(i)"
    at.do("bob", Insure(2, "bob", 1000))
    assert [event.player for event in at.all(InsurancePlaced)] == ["bob"]
