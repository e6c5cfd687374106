"""A question of the family that is never answered, and one that a substitution leaves unanswered."""

from __future__ import annotations

from pitboss.law.clause import rule
from tests.law.small import CARDS, HANDS, ODDS, Y2000, Y2001, book, notice

BOOK = book(
    notice("A-2000", Y2000, rule("1.1", HANDS, 2), rule("1.2", CARDS, 5)),
    notice("B-2001", Y2001, rule("1.1", HANDS, 2)),
    name="gap",
)
REQUIRED = (HANDS, CARDS, ODDS)
