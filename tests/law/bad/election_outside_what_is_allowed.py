"""A house that elects what the law does not allow, what it fixes, and what it does not know."""

from __future__ import annotations

from pitboss.law.clause import rule
from tests.law.small import CARDS, HANDS, Y2000, book, notice

BOOK = book(notice("A-2000", Y2000, rule("1.1", HANDS, 2, 3), rule("1.2", CARDS, 5)), name="house")
ELECTIONS = {"hands": "4", "cards": "6", "hnads": "2"}
