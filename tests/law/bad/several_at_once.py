"""Every kind of fault in one book: all are reported, none hides another."""

from __future__ import annotations

from pitboss.law.clause import again, revoke, rule, strike_out
from pitboss.law.term import Chapter, Term
from tests.law.small import CARDS, HANDS, ODDS, Y2000, Y2001, amendment, book, notice

BOXES = Term[int]("boxes", "How many boxes?", Chapter.WAGERS)
SEATS = Term[int]("seats", "How many seats?", Chapter.WAGERS)

BOOK = book(
    notice("B-2000", Y2000, rule("10.1", HANDS, 2), strike_out("10.2", BOXES), again("10.3", ODDS)),
    amendment("A-2001", Y2001, rule("9.1", HANDS, 2), revoke("9.2", SEATS)),
    amendment("C-2001", Y2001, rule("11.1", CARDS, 6)),
    amendment("D-2001", Y2001, rule("12.1", CARDS, 7)),
    over=book(notice("A-2000", Y2000, rule("1.1", HANDS, 2), rule("1.2", CARDS, 5, 8)), name="parent"),
    name="child",
)
REQUIRED = (HANDS, CARDS, SEATS)
ELECTIONS = {"cards": "9"}
