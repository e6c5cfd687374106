"""Saying again what nobody has said."""

from __future__ import annotations

from pitboss.law.clause import again, rule
from tests.law.small import CARDS, HANDS, ODDS, Y2000, book, notice

BOOK = book(
    notice("B-2000", Y2000, again("10.1", HANDS), again("10.2", ODDS)),
    over=book(notice("A-2000", Y2000, rule("1.1", HANDS, 2), rule("1.2", CARDS, 5)), name="parent"),
    name="child",
)
