"""ACT-2018-01 at the table: what wagers are made in, by when, and what may be done with them."""

from __future__ import annotations

from pitboss.floor.boxes.commands import DeclareWager
from pitboss.play.commands import CloseInsurance, Insure
from pitboss.play.events import InsuranceClosed, InsurancePlaced
from pitboss.terms.wagers import Backing
from tests.floor import wagers_cases as wagers
from tests.floor.tables import DEALER, opened

ACT = "ACT-2018-01 "
BOOK = "act-blackjack"


def test_4_1__every_player_may_bet_until_the_first_card() -> None:
    wagers.until_the_first_card(BOOK, ACT + "4.1")


def test_4_2__wagers_are_chips_in_the_box() -> None:
    wagers.chips_only(BOOK, ACT + "4.2")
    at = opened(BOOK).players(ann=1)
    assert at.refused("ann", DeclareWager("ann", 1000, Backing.CASH)).rule == ACT + "4.2"
    at.bets(1, ann=10)


def test_4_3__wagers_are_frozen_from_the_first_card_but_for_insurance_split_and_double() -> None:
    wagers.frozen(BOOK, ACT + "4.3")
    wagers.unfrozen(BOOK, insurance=True)


def test_7_3__insurance_lies_before_the_second_phase() -> None:
    at = wagers.lays(opened(BOOK).players(ann=1, bob=0).bets(1, ann=20, bob=20), "9H AD 9C")
    at.do("ann", Insure(1, "ann", 1000))
    at.do(DEALER, CloseInsurance())
    assert at.all(InsuranceClosed)[0].rule == ACT + "7.3"
    assert at.refused("bob", Insure(1, "bob", 1000)).code == "insurance-closed"
    assert [event.player for event in at.all(InsurancePlaced)] == ["ann"]
