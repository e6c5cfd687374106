"""A book over a parent over a grandparent: each says only what is its own, and strikes out what it does not want."""

from __future__ import annotations

from pitboss.law.clause import again, rule, strike_out
from tests.law.small import CARDS, HANDS, ODDS, Y2000, Y2001, book, notice

GRANDPARENT = book(notice("A-2000", Y2000, rule("1.1", HANDS, 2, 3), rule("1.2", CARDS, 5)), name="grandparent")
PARENT = book(notice("B-2000", Y2000, rule("10.1", ODDS, 1), again("10.2", HANDS)), over=GRANDPARENT, name="parent")
BOOK = book(notice("C-2001", Y2001, rule("20.1", HANDS, 4), strike_out("20.2", CARDS)), over=PARENT, name="child")
REQUIRED = (HANDS, CARDS, ODDS)
ELECTIONS = {"odds": "1"}
