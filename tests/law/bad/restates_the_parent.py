"""A copy of what the parent says, where silence or `again` belongs."""

from __future__ import annotations

from pitboss.law.clause import rule
from tests.law.small import CARDS, HANDS, Y2000, book, notice

BOOK = book(
    notice("B-2000", Y2000, rule("10.1", HANDS, 2, 3), rule("10.2", CARDS, 6)),
    over=book(notice("A-2000", Y2000, rule("1.1", HANDS, 2, 3), rule("1.2", CARDS, 5)), name="parent"),
    name="child",
)
