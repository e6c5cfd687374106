"""Casino Rules Notice 27 of 2000: new limits in rule 6.1, rule 6.6 deleted, and rule 27, Crown 21."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.law.document import Act
from pitboss.law.explain import diff
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from pitboss.law.refusal import Refused
from pitboss.terms.dealer_hand import DEALER_SOFT_17
from pitboss.terms.limits import MAXIMUM_APPLIES_TO, SIGN_PLACE, SIGN_SHOWS
from tests.rules.notices import BY_KEY, ROWS, assert_amends, assert_commences, assert_prevails, facts, second_before

NOTICE = BY_KEY["VIC-2000-27"]
FROM = melbourne("2000-12-15T04:00")
LAST = melbourne("2003-02-06T05:59:59")


def act(pin: str) -> tuple[Act, dict[str, str]]:
    """One act of the notice, and what the inventory says of it."""
    return next(each for each in NOTICE.acts if each.pin == pin), facts(f"VIC-2000-27 {pin}")


def test_notice_amendment__amends_blackjack() -> None:
    assert_amends("VIC-2000-27", "Blackjack")


def test_notice_commencement__four_in_the_morning() -> None:
    moment = assert_commences("VIC-2000-27")
    assert moment == FROM
    crown_21 = LIBRARY.book("vic-crown-21")
    with pytest.raises(Refused, match="VIC-2000-27"):
        in_force(crown_21, second_before(moment))
    assert in_force(crown_21, moment)


def test_schedule_1_substitute_rule_6_1__its_words_stand_until_6_5_of_2003() -> None:
    done, said = act("Schedule 1: substitute rule 6.1")
    assert (done.deed.value, done.target, done.successor) == (f"{said['action']}s", said["target"], said["successor_2003"])
    blackjack = LIBRARY.book("vic-blackjack")
    for term in (SIGN_SHOWS, SIGN_PLACE, MAXIMUM_APPLIES_TO):
        assert in_force(blackjack, FROM)[term].citation == "VIC-2000-27 6.1"
        assert in_force(blackjack, LAST)[term].citation == "VIC-2000-27 6.1"
        assert in_force(blackjack, melbourne("2003-02-06T06:00"))[term].document == "VIC-2003-01"
    assert f"VIC-2003-01 {done.successor}" in ROWS


def test_schedule_1_delete_rule_6_6__no_words_are_made_up_for_it() -> None:
    done, said = act("Schedule 1: delete rule 6.6")
    assert (done.deed.value, done.target, said["text_known"]) == (f"{said['action']}s", "6.6", "no")
    pins = {clause.pin for book in LIBRARY.books for each in book.instruments if each.document is NOTICE for clause in each.clauses}
    assert not [pin for pin in pins if pin.startswith("6.6")]


def test_schedule_2_insert_rule_27__crown_21_from_then_on() -> None:
    done, said = act("Schedule 2: insert rule 27")
    assert (done.deed.value, done.target, done.successor) == (f"{said['action']}s", said["new_rule"], said["successor_2003"])
    assert said["after"] in done.note
    crown_21 = LIBRARY.book("vic-crown-21")
    assert {clause.pin.partition(".")[0] for each in crown_21.instruments for clause in each.clauses} == {said["new_rule"]}
    assert crown_21.ended is not None
    successor = LIBRARY.book(crown_21.ended.replaced_by)
    assert successor.prevails_by.partition(".")[0] == said["successor_2003"]


def test_27_1__crown_21_prevails_over_the_blackjack_of_its_time() -> None:
    said, book = facts("VIC-2000-27 27.1"), LIBRARY.book("vic-crown-21")
    assert book.over is not None
    assert (book.name, book.over.name, book.name, book.prevails_by) == (said["version"], said["base"], said["prevails"], "27.1")
    assert_prevails(book, FROM)
    assert_prevails(book, LAST)
    assert [each.term for each in diff(in_force(book.over, FROM), in_force(book, FROM))] == [DEALER_SOFT_17]
