"""A book of which the first years are lost: nothing is asked of the time before its text."""

from __future__ import annotations

from dataclasses import replace

from pitboss.law.clause import rule
from tests.law.small import CARDS, HANDS, Y2000, Y2001, amendment, book, notice

BOOK = replace(
    book(notice("A-2000", Y2000, rule("1.1", HANDS, 2)), amendment("B-2001", Y2001, rule("1.2", CARDS, 5)), name="lost"),
    text_from=Y2001,
    before="the words before B-2001 are lost",
)
REQUIRED = (HANDS, CARDS)
