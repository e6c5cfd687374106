"""Strike-outs with nothing under them: the parent has struck it out itself, or never spoke."""

from __future__ import annotations

from pitboss.law.clause import rule, strike_out
from tests.law.small import HANDS, ODDS, Y2000, book, notice

GRANDPARENT = book(notice("A-2000", Y2000, rule("1.1", HANDS, 2)), name="grandparent")
BOOK = book(
    notice("C-2000", Y2000, strike_out("20.1", HANDS), strike_out("20.2", ODDS)),
    over=book(notice("B-2000", Y2000, strike_out("10.1", HANDS)), over=GRANDPARENT, name="parent"),
    name="child",
)
