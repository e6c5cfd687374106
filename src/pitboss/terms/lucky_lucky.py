"""Lucky Lucky: a box's first two cards with the dealer's first, by one of three pay tables."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Term
from pitboss.law.values import ByTable, Odds, Said

LUCKY_LUCKY_PAYTABLE = Term[int]("paytable", "Which of the Lucky Lucky pay tables is in use?", Chapter.SIDE_BETS)
LUCKY_LUCKY_ACE = Statement(
    "lucky-lucky-ace",
    "What does an ace count in Lucky Lucky?",
    Chapter.SIDE_BETS,
    says=Said("eleven-or-one", "11, or 1 where 11 would take the 3 cards over 21"),
)


def paytables_1_to_3(*to_one: int) -> ByTable:
    """A line of the Lucky Lucky pay tables, each column so many to 1.

    >>> str(paytables_1_to_3(10, 15, 10)[2])
    '15 to 1'
    """
    return ByTable(tuple((table, Odds(odds)) for table, odds in zip(range(1, 4), to_one, strict=True)))
