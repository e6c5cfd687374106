"""A book without a date, as New South Wales writes them."""

from __future__ import annotations

from pitboss.law.clause import rule
from tests.law.small import CARDS, HANDS, book, notice

BOOK = book(notice("A", None, rule("1.1", HANDS, 2, 3), rule("1.2", CARDS, 5, reading="X1", or_else=(6,))), name="undated")
REQUIRED = (HANDS, CARDS)
ELECTIONS = {"hands": "3", "cards": "6"}
