"""Two notices that commence at one moment and give one question two answers."""

from __future__ import annotations

from pitboss.law.clause import rule
from tests.law.small import CARDS, HANDS, Y2000, Y2001, amendment, book, notice

BOOK = book(
    notice("A-2000", Y2000, rule("1.1", HANDS, 2), rule("1.2", CARDS, 5)),
    amendment("B-2001", Y2001, rule("2.1", HANDS, 3)),
    amendment("C-2001", Y2001, rule("3.1", HANDS, 4)),
    name="one-day",
)
