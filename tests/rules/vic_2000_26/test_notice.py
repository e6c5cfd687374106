"""Casino Rules Notice 26 of 2000: a new rule 15.5 of Blackjack, on a card in the wrong place."""

from __future__ import annotations

from pitboss.books import LIBRARY
from pitboss.law.document import Deed
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from pitboss.terms.irregular_rounds import MISPLACED_CARD, RECONSTRUCTION_DESPITE
from tests.rules.notices import BY_KEY, ROWS, assert_amends, assert_commences, facts

NOTICE = BY_KEY["VIC-2000-26"]


def test_notice_amendment__amends_blackjack() -> None:
    assert_amends("VIC-2000-26", "Blackjack")


def test_notice_commencement__four_in_the_morning() -> None:
    moment = assert_commences("VIC-2000-26")
    assert moment == melbourne("2000-12-15T04:00")
    assert in_force(LIBRARY.book("vic-blackjack"), moment)[MISPLACED_CARD].document == "VIC-2000-26"


def test_schedule_substitute_rule_15_5__its_words_stand_until_9_4_of_2003() -> None:
    said = facts("VIC-2000-26 Schedule: substitute rule 15.5")
    act = next(act for act in NOTICE.acts if act.deed is Deed.SUBSTITUTES)
    assert (act.target, act.successor) == (said["target"], said["successor_2003"])
    assert f"VIC-2003-01 {act.successor}" in ROWS
    blackjack = LIBRARY.book("vic-blackjack")
    then = in_force(blackjack, melbourne("2003-02-06T05:59:59"))
    now = in_force(blackjack, melbourne("2003-02-06T06:00"))
    assert then[MISPLACED_CARD].citation == f"VIC-2000-26 {said['target']}"
    assert now[MISPLACED_CARD].citation == f"VIC-2003-01 {said['successor_2003']}"
    # The exception for Pontoon Pandemonium is new in 2003.
    assert then[RECONSTRUCTION_DESPITE].clause.allowed == ((),)
    assert now[RECONSTRUCTION_DESPITE].clause.allowed != ((),)
