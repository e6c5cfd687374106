"""The life of a book: what changed when, since when it stands so, and what is still to come."""

from __future__ import annotations

from pitboss.cli.coming import coming_lines, coming_records
from pitboss.law.book import Ending
from pitboss.law.clause import revoke, rule
from pitboss.law.in_force import documents_at, in_force, last_moment
from pitboss.law.timeline import ENDS, changed, changes, coming, since
from tests.law.small import HANDS, ODDS, Y2000, Y2001, Y2002, amendment, book, document, notice

PARENT = book(notice("P-1", Y2000, rule("1", HANDS, 2), rule("2", ODDS, 3)), name="parent")
CHILD = book(
    notice("C-1", Y2000, rule("1", HANDS, 9)),
    amendment("C-2", Y2001, rule("1", HANDS, 4)),
    amendment("C-3", Y2002, revoke("1", HANDS)),
    over=PARENT,
    name="child",
)


def test_changes_of_a_book_and_of_its_parent_come_in_order() -> None:
    assert [(each.moment, each.document.key) for each in changes(CHILD)] == [(Y2000, "C-1"), (Y2000, "P-1"), (Y2001, "C-2"), (Y2002, "C-3")]


def test_what_has_not_commenced_is_coming_and_never_law() -> None:
    law = in_force(CHILD, Y2000)
    assert law[HANDS].clause.allowed == (9,)
    assert [each.document.key for each in coming(CHILD, Y2000)] == ["C-2", "C-3"]
    assert coming(CHILD, Y2002) == ()
    assert [each.document.key for each in coming(CHILD, Y2001.just_before)] == ["C-2", "C-3"]
    assert documents_at(CHILD, Y2000) == ("P-1", "C-1")


def test_since_when_a_law_has_stood() -> None:
    found = [since(in_force(CHILD, moment)) for moment in (Y2001.just_before, Y2001, Y2002)]
    assert [each and each.document.key for each in found] == ["P-1", "C-2", "C-3"]
    assert since(in_force(book(notice("old", None, rule("1", HANDS, 2))), Y2000)) is None


def test_what_a_change_changes_and_how_it_is_said() -> None:
    first, second = coming(CHILD, Y2000)
    assert [(each.term, each.right and each.right.clause.allowed) for each in changed(CHILD, first)] == [(HANDS, (4,))]
    assert [(each.term, each.right and each.right.clause.allowed) for each in changed(CHILD, second)] == [(HANDS, (9,))]
    lines = coming_lines(in_force(CHILD, Y2000))
    assert lines[0] == f"coming: from {Y2001} C-2 (Notice C-2) amends what stood before: hands = 4 (before: 9)"
    assert lines[1].endswith("hands = 9 (before: 4)")
    assert coming_records(in_force(CHILD, Y2001))[0]["terms"] == [{"term": "hands", "before": "4", "after": "9"}]


def test_the_end_of_a_book_is_coming_too() -> None:
    ends = book(notice("C-1", Y2000, rule("1", HANDS, 9)), ended=Ending(document("E-1", Y2002), "9", replaced_by="another"))
    (end,) = coming(ends, Y2001)
    assert (end.does, end.ends, end.moment) == (ENDS, True, Y2002)
    assert changed(ends, end) == ()
    assert last_moment(ends) == Y2002.just_before
    assert coming_lines(in_force(ends, Y2001)) == [f"coming: from {Y2002} E-1 (Notice E-1) ends the book of Small"]
