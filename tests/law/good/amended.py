"""Amendments that change, strike out and bring back what earlier notices of the same book said."""

from __future__ import annotations

from pitboss.law.clause import rule, strike_out
from tests.law.small import CARDS, HANDS, Y2000, Y2001, Y2002, amendment, book, notice

BOOK = book(
    notice("A-2000", Y2000, rule("1.1", HANDS, 2), rule("1.2", CARDS, 5)),
    amendment("B-2001", Y2001, rule("1.1", HANDS, 2, 3), strike_out("1.2", CARDS)),
    amendment("C-2002", Y2002, rule("1.2", CARDS, 6)),
    name="amended",
)
REQUIRED = (HANDS, CARDS)
ELECTIONS = {"hands": "3"}
