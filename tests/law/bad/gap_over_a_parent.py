"""A question that neither the book nor its parent answers."""

from __future__ import annotations

from pitboss.law.clause import rule
from tests.law.small import CARDS, HANDS, ODDS, Y2000, book, notice

BOOK = book(
    notice("B-2000", Y2000, rule("1.1", CARDS, 5)),
    over=book(notice("A-2000", Y2000, rule("1.1", HANDS, 2)), name="parent"),
    name="child",
)
REQUIRED = (HANDS, CARDS, ODDS)
