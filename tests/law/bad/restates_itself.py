"""An amendment that says what the book says already, while another clause of it changes something."""

from __future__ import annotations

from pitboss.law.clause import rule
from tests.law.small import CARDS, HANDS, Y2000, Y2001, amendment, book, notice

BOOK = book(
    notice("B-2000", Y2000, rule("1.1", HANDS, 2), rule("1.2", CARDS, 5)),
    amendment("B-2001", Y2001, rule("1.1", HANDS, 2), rule("1.2", CARDS, 6)),
)
