"""What is in force when: the nearer book, then the later instrument; and a cited refusal where nothing is."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from pitboss.books import LIBRARY
from pitboss.law.book import Book, Ending
from pitboss.law.clause import again, revoke, rule, strike_out
from pitboss.law.in_force import Law, in_force, last_moment
from pitboss.law.moment import Moment, melbourne
from pitboss.law.refusal import Refused
from pitboss.law.rules import rules
from pitboss.law.term import Term
from pitboss.law.today import standing
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.required import REQUIRED
from tests.law.small import CARDS, HANDS, ODDS, Y2000, Y2001, Y2002, amendment, book, document, notice


def said(law: Law, term: Term[Any]) -> tuple[object, ...]:
    return law[term].clause.allowed


def shifted(moment: Moment, seconds: int) -> Moment:
    return Moment(moment.local + timedelta(seconds=seconds), moment.jurisdiction)


def refusal(asked: Book, moment: Moment) -> Refused:
    with pytest.raises(Refused) as fault:
        in_force(asked, moment)
    return fault.value


PARENT = book(notice("P-1", Y2000, rule("1", HANDS, 2), rule("2", CARDS, 5)), name="parent")


def test_a_nearer_book_prevails_whatever_the_dates() -> None:
    later_parent = replace(PARENT, instruments=(*PARENT.instruments, amendment("P-2", Y2002, rule("1", HANDS, 9))))
    child = book(notice("C-1", Y2001, rule("1", HANDS, 3)), over=later_parent)
    assert said(in_force(child, Y2002), HANDS) == (3,)
    over = in_force(child, Y2002)[HANDS].prevails_over
    assert over is not None
    assert over.citation == "P-2 1"


def test_what_the_nearer_book_leaves_alone_flows_through() -> None:
    child = book(notice("C-1", Y2001, rule("1", HANDS, 3)), over=PARENT)
    assert in_force(child, Y2001)[CARDS].citation == "P-1 2"
    assert in_force(child, Y2001)[CARDS].book is PARENT


def test_a_later_instrument_prevails_from_its_moment_on() -> None:
    changed = book(notice("1", Y2000, rule("1", HANDS, 2), rule("2", CARDS, 5)), amendment("2", Y2001, rule("1", HANDS, 4)))
    assert said(in_force(changed, shifted(Y2001, -1)), HANDS) == (2,)
    assert said(in_force(changed, Y2001), HANDS) == (4,)
    assert said(in_force(changed, Y2001), CARDS) == (5,)
    assert in_force(changed, Y2001)[HANDS].prevails_over == in_force(changed, Y2000)[HANDS]


def test_instruments_speak_in_the_order_of_their_moments_not_of_the_page() -> None:
    one, two = notice("1", Y2000, rule("1", HANDS, 2)), amendment("2", Y2001, rule("1", HANDS, 4))
    assert in_force(book(two, one), Y2002)[HANDS].citation == in_force(book(one, two), Y2002)[HANDS].citation == "2 1"


def test_a_substitution_clears_what_stood_before_in_its_own_book_only() -> None:
    child = book(notice("C-1", Y2000, rule("1", ODDS, 3)), notice("C-2", Y2001, rule("1", HANDS, 7)), over=PARENT)
    assert ODDS in in_force(child, Y2000)
    assert ODDS not in in_force(child, Y2001)
    assert said(in_force(child, Y2001), CARDS) == (5,)
    over = in_force(child, Y2001)[HANDS].prevails_over
    assert over is not None
    assert over.document == "P-1"


def test_a_strike_out_is_an_answer_of_its_own_and_carries_its_rule() -> None:
    child = book(notice("C-1", Y2000, strike_out("3", HANDS)), over=PARENT)
    ruling = in_force(child, Y2000)[HANDS]
    assert ruling.struck_out
    assert ruling.citation == "C-1 3"
    assert rules(child, Y2000).get(HANDS) is None
    with pytest.raises(KeyError, match="hands: C-1 3 strikes it out"):
        rules(child, Y2000)[HANDS]


def test_what_was_struck_out_may_be_answered_again_later() -> None:
    child = book(notice("C-1", Y2000, strike_out("3", HANDS)), amendment("C-2", Y2001, rule("3", HANDS, 6)), over=PARENT)
    assert rules(child, Y2000).get(HANDS) is None
    assert rules(child, Y2001)[HANDS] == 6


def test_restating_leaves_the_answer_with_the_parent_and_notes_who_repeats_it() -> None:
    child = book(notice("C-1", Y2000, again("3", HANDS, also=("4",))), over=PARENT)
    ruling = in_force(child, Y2000)[HANDS]
    assert (ruling.citation, ruling.book) == ("P-1 1", PARENT)
    assert [(instrument.document.key, clause.pin) for instrument, clause in ruling.restated_in] == [("C-1", "3")]


def test_an_amended_parent_changes_what_the_child_restates() -> None:
    amended = replace(PARENT, instruments=(*PARENT.instruments, amendment("P-2", Y2001, rule("1", HANDS, 9))))
    child = book(notice("C-1", Y2000, again("3", HANDS)), over=amended)
    assert rules(child, Y2001)[HANDS] == 9


def test_an_undated_instrument_has_always_spoken_and_every_dated_one_prevails_over_it() -> None:
    undated = book(amendment("late", Y2000, rule("1", HANDS, 4)), notice("old", None, rule("1", HANDS, 2)))
    assert said(in_force(undated, melbourne("1900-01-01")), HANDS) == (2,)
    assert said(in_force(undated, Y2000), HANDS) == (4,)


def test_before_it_commences_a_book_is_refused_and_names_its_founder() -> None:
    fault = refusal(PARENT, shifted(Y2000, -1))
    assert (fault.code, fault.rule) == ("not-yet", "P-1")
    assert fault.sentence.endswith(f"P-1 (Notice P-1) commences at {Y2000}")


def test_a_child_waits_for_its_parent() -> None:
    child = book(notice("C-1", None, rule("1", ODDS, 3)), over=PARENT, name="child")
    assert refusal(child, shifted(Y2000, -1)).rule == "P-1"
    assert len(in_force(child, Y2000)) == 3


def test_an_ended_book_is_refused_from_the_moment_of_its_end_and_asked_by_name_is_as_it_last_stood() -> None:
    ending = Ending(document("E-1", Y2002), "9", replaced_by="something-else")
    parent = book(notice("1", Y2000, rule("1", HANDS, 2)), amendment("2", Y2001, rule("1", HANDS, 4)))
    ended = book(notice("C-1", Y2000, rule("1", ODDS, 3)), over=parent, ended=ending)
    changed = replace(ended, over=replace(parent, instruments=(*parent.instruments, amendment("E-1", Y2002, rule("1", HANDS, 8)))))
    assert said(in_force(changed, shifted(Y2002, -1)), HANDS) == (4,)
    assert last_moment(changed) == Y2002.just_before
    assert standing(changed, Y2001) == Y2001
    assert said(in_force(changed, standing(changed, shifted(Y2002, 1))), HANDS) == (4,)
    fault = refusal(changed, Y2002)
    assert (fault.code, fault.rule) == ("ended", "E-1 9")
    assert f"ended at {Y2002}" in fault.sentence
    assert fault.sentence.endswith("ask for something-else instead")


def test_text_that_is_not_held_is_refused_with_what_is_known() -> None:
    held = replace(book(notice("1", Y2000, rule("1", HANDS, 2)), amendment("2", Y2001)), text_from=Y2001, before="lost before 2 commenced")
    fault = refusal(held, shifted(Y2001, -1))
    assert (fault.code, fault.rule) == ("no-text", "2")
    assert fault.sentence == f"Small at {shifted(Y2001, -1)}: lost before 2 commenced"
    assert said(in_force(held, Y2001), HANDS) == (2,)


def test_crown_21_a_minute_before_it_commences_is_refused_with_the_notice_and_the_moment() -> None:
    fault = refusal(LIBRARY.book("vic-crown-21"), melbourne("2000-12-15T03:59"))
    assert (fault.code, fault.rule) == ("not-yet", "VIC-2000-27")
    assert fault.sentence == (
        "Crown 21 is not in force at 3.59 am on 15 December 2000 in Melbourne: "
        "VIC-2000-27 (Casino Rules Notice 27 of 2000) commences at 4.00 am on 15 December 2000 in Melbourne"
    )


@pytest.mark.parametrize("moment", ["2000-12-15T04:00", "2001-06-01", "2003-02-06T05:59:59"])
def test_crown_21_plays_from_four_in_the_morning_until_it_ends(moment: str) -> None:
    law = in_force(LIBRARY.book("vic-crown-21"), melbourne(moment))
    assert law[DEALER_SOFT_17].citation == "VIC-2000-27 27.2.1"
    assert said(law, DEALER_SOFT_17) == (DealerSoft17.HIT,)


@pytest.mark.parametrize("moment", ["2003-02-06T06:00", "2003-02-06T06:01", "2026-01-01"])
def test_crown_21_after_its_end_names_what_replaced_it(moment: str) -> None:
    fault = refusal(LIBRARY.book("vic-crown-21"), melbourne(moment))
    assert (fault.code, fault.rule) == ("ended", "VIC-2003-01 Schedule: Substitution")
    assert "6.00 am on 6 February 2003 in Melbourne" in fault.sentence
    assert "VIC-2003-01 (Casino Rules Notice 1 of 2003)" in fault.sentence
    assert fault.sentence.endswith("ask for vic-crown-blackjack instead")


COMMENCEMENTS = sorted(
    {each.operates_from for each in LIBRARY.documents if each.operates_from}
    | {each.from_moment for standing in LIBRARY.books for each in standing.instruments if each.from_moment}
)


def resolved(standing: Book, moment: Moment) -> Law | Refused:
    try:
        return in_force(standing, moment)
    except Refused as refused:
        return refused


@pytest.mark.parametrize("standing", list(LIBRARY.standing()), ids=lambda each: f"{each.id}-over-{each.over.id}" if each.over else each.id)
def test_every_commencement_a_second_before_at_and_after_resolves(standing: Book) -> None:
    documents = {each.key: each for each in LIBRARY.documents}
    answers = {moment: resolved(standing, moment) for start in COMMENCEMENTS for moment in (shifted(start, -1), start, shifted(start, 1))}
    for moment, answer in answers.items():
        if isinstance(answer, Refused):
            decides = documents[answer.rule.partition(" ")[0]]
            assert decides.key in answer.sentence
            assert str(decides.commences).partition(" in ")[0] in answer.sentence
        else:
            assert answer.keys() >= set(REQUIRED[standing.family])
            assert all(each.instrument.from_moment is None or each.instrument.from_moment <= moment for each in answer.values())
    assert any(isinstance(answer, Law) for answer in answers.values())


def test_revoking_a_books_own_answer_lets_its_parents_stand_again() -> None:
    child = book(notice("C-1", Y2000, rule("1", HANDS, 9)), amendment("C-2", Y2001, revoke("7", HANDS)), over=PARENT, name="child")
    assert said(in_force(child, shifted(Y2001, -1)), HANDS) == (9,)
    ruling = in_force(child, Y2001)[HANDS]
    assert (ruling.book, ruling.clause.allowed) == (PARENT, in_force(PARENT, Y2001)[HANDS].clause.allowed)
    assert ruling.restored_by is not None
    assert (ruling.restored_by.citation, ruling.restored_by.revoked.citation) == ("C-2 7", "C-1 1")


def test_revoking_an_amendment_lets_the_text_before_it_stand_again_and_once_more_the_parents() -> None:
    instruments = (
        notice("C-1", Y2000, rule("1", HANDS, 9)),
        amendment("C-2", Y2001, rule("1", HANDS, 3)),
        amendment("C-3", Y2002, revoke("1", HANDS)),
    )
    child = book(*instruments, over=PARENT, name="child")
    assert [said(in_force(child, moment), HANDS) for moment in (Y2000, Y2001, Y2002)] == [(9,), (3,), (9,)]
    again = replace(child, instruments=(*instruments, amendment("C-4", shifted(Y2002, 60), revoke("1", HANDS))))
    assert in_force(again, shifted(Y2002, 60))[HANDS].book == PARENT


def test_a_revocation_follows_what_the_parent_says_at_the_time() -> None:
    parent = replace(PARENT, instruments=(*PARENT.instruments, amendment("P-9", shifted(Y2002, 5), rule("1", HANDS, 77))))
    child = book(notice("C-1", Y2000, rule("1", HANDS, 9)), amendment("C-2", Y2001, revoke("7", HANDS)), over=parent, name="child")
    assert said(in_force(child, shifted(Y2002, 5)), HANDS) == (77,)


def test_a_revocation_takes_back_a_strike_out_and_leaves_no_answer_where_nobody_else_has_one() -> None:
    struck = book(notice("C-1", Y2000, strike_out("1", HANDS)), amendment("C-2", Y2001, revoke("2", HANDS)), over=PARENT, name="child")
    assert in_force(struck, Y2000)[HANDS].struck_out
    assert in_force(struck, Y2001)[HANDS].book == PARENT
    alone = book(notice("C-1", Y2000, rule("1", HANDS, 2), rule("2", ODDS, 3)), amendment("C-2", Y2001, revoke("2", HANDS)))
    assert set(in_force(alone, Y2001)) == {ODDS}


def test_a_revocation_touches_nothing_that_is_not_the_books_own() -> None:
    child = book(notice("C-1", Y2000, rule("1", ODDS, 9)), amendment("C-2", Y2001, revoke("2", HANDS)), over=PARENT, name="child")
    assert in_force(child, Y2001)[HANDS] == in_force(PARENT, Y2001)[HANDS]


def test_law_says_which_documents_it_stands_on_and_not_those_that_were_replaced() -> None:
    child = book(
        notice("C-1", Y2000, rule("1", ODDS, 9)),
        amendment("C-2", Y2001, rule("1", ODDS, 8)),
        notice("C-3", Y2002, rule("1", ODDS, 7)),
        over=PARENT,
        name="child",
    )
    assert in_force(child, Y2000).instruments[-1:] == ("C-1",)
    assert in_force(child, Y2001).instruments[-2:] == ("C-1", "C-2")
    assert in_force(child, Y2002).instruments == (*in_force(PARENT, Y2002).instruments, "C-3")
