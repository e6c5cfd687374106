"""A book that leaves its own answer for the parent's, by saying so and by revoking, and returns to it; a strike-out taken back."""

from __future__ import annotations

from pitboss.law.clause import revoke, rule, strike_out
from tests.law.small import CARDS, HANDS, ODDS, Y2000, Y2001, Y2002, amendment, book, notice

BOOK = book(
    notice("B-2000", Y2000, rule("10.1", HANDS, 4), rule("10.2", CARDS, 6), strike_out("10.3", ODDS)),
    amendment("B-2001", Y2001, rule("11.1", HANDS, 2), revoke("11.2", CARDS), revoke("11.3", ODDS)),
    amendment("B-2002", Y2002, revoke("12.1", HANDS)),
    over=book(notice("A-2000", Y2000, rule("1.1", HANDS, 2), rule("1.2", CARDS, 5), rule("1.3", ODDS, 3)), name="parent"),
    name="child",
)
