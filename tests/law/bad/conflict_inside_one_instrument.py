"""One notice that answers one question twice: once differently, once in the same words."""

from __future__ import annotations

from pitboss.law.clause import rule
from tests.law.small import CARDS, HANDS, Y2000, book, notice

BOOK = book(
    notice("A-2000", Y2000, rule("1.1", HANDS, 2), rule("1.2", HANDS, 2, 3), rule("2.1", CARDS, 5), rule("2.2", CARDS, 5)),
    name="one-notice",
)
