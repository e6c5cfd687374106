"""Casino Rules Notice 1 of 2003: the whole of the Blackjack rules replaced at 6.00 am on 6 February 2003."""

from __future__ import annotations

from pitboss.books import LIBRARY
from pitboss.law.document import Deed
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from tests.rules.notices import BY_KEY, assert_amends, assert_commences, facts, second_before


def test_notice_amendment__amends_blackjack() -> None:
    assert_amends("VIC-2003-01", "Blackjack")


def test_notice_commencement__six_in_the_morning() -> None:
    moment = assert_commences("VIC-2003-01")
    assert moment == melbourne("2003-02-06T06:00")
    blackjack = LIBRARY.book("vic-blackjack")
    before, after = in_force(blackjack, second_before(moment)), in_force(blackjack, moment)
    assert "VIC-2000-26" in {ruling.document for ruling in before.values()}
    assert {ruling.document for ruling in after.values()} == {"VIC-2003-01"}


def test_schedule_substitution__nothing_older_speaks_and_seventeen_sections_follow() -> None:
    said = facts("VIC-2003-01 Schedule: Substitution")
    act = next(act for act in BY_KEY["VIC-2003-01"].acts if act.pin == "Schedule: Substitution")
    assert (act.deed, act.game) == (Deed.SUBSTITUTES, "Blackjack")
    moment = melbourne("2003-02-06T06:00")
    victorian = [book for book in LIBRARY.standing() if book.id.startswith("vic") and not book.ended and book.id != "vic-crown-com-bo"]
    for book in victorian:
        for ruling in in_force(book, moment).values():
            assert ruling.document == "VIC-2003-01", ruling.citation
            assert not ruling.instrument.stands_for
    pins = {
        pin
        for book in victorian
        for instrument in book.instruments
        if instrument.document.key == "VIC-2003-01"
        for clause in instrument.clauses
        for pin in clause.pins
    }
    sections = {int(pin.split(".")[0]) for pin in pins if pin[0].isdigit()}
    assert sections == set(range(1, int(said["sections"]) + 1))
