"""Revocations with nothing of the book's own under them: the parent alone answers, or nobody, or it was taken back already."""

from __future__ import annotations

from pitboss.law.clause import revoke, rule
from tests.law.small import CARDS, HANDS, ODDS, Y2000, Y2001, Y2002, amendment, book, notice

BOOK = book(
    notice("B-2000", Y2000, rule("10.1", CARDS, 6)),
    amendment("B-2001", Y2001, revoke("11.1", HANDS), revoke("11.2", ODDS), revoke("11.3", CARDS)),
    amendment("B-2002", Y2002, revoke("12.1", CARDS)),
    over=book(notice("A-2000", Y2000, rule("1.1", HANDS, 2), rule("1.2", CARDS, 5)), name="parent"),
    name="child",
)
