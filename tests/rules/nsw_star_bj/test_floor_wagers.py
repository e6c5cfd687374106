"""NSW-STAR-BJ at the table: what wagers are made in, by when, and what may be done with them."""

from __future__ import annotations

import pytest

from pitboss.floor.boxes.commands import DeclareWager
from pitboss.play.commands import CloseInsurance, Insure
from pitboss.play.events import InsuranceClosed
from pitboss.terms.wagers import Backing
from tests.floor import wagers_cases as wagers
from tests.floor.tables import DEALER, opened

D = "NSW-STAR-BJ "
BOOK = "nsw-star-blackjack"


def test_5_1__wagers_are_chips_or_promotional_tokens() -> None:
    wagers.chips_or_tokens(BOOK, D + "5.1")


@pytest.mark.parametrize("backing", list(Backing))
def test_5_1__no_wager_is_taken_in_words(backing: Backing) -> None:
    assert opened(BOOK).players(ann=1).refused("ann", DeclareWager("ann", 1000, backing)).rule == D + "5.1"


def test_5_2__a_wager_lies_before_the_first_card_leaves_the_shoe() -> None:
    wagers.until_the_first_card(BOOK, D + "5.2")


def test_5_3__wagers_are_frozen_from_the_first_card_but_where_the_rules_say_so() -> None:
    wagers.frozen(BOOK, D + "5.3")
    wagers.unfrozen(BOOK, insurance=True)


def test_8_4__insurance_lies_before_the_second_phase() -> None:
    at = wagers.lays(opened(BOOK).players(ann=1, bob=0).bets(1, ann=20, bob=20), "9H AD 9C")
    at.do("ann", Insure(1, "ann", 1000))
    at.do(DEALER, CloseInsurance())
    assert at.all(InsuranceClosed)[0].rule == D + "8.4"
    assert at.refused("bob", Insure(1, "bob", 1000)).code == "insurance-closed"
