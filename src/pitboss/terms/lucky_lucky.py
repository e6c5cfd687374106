"""Lucky Lucky: a box's first two cards with the dealer's first, by one of three pay tables."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import ByTable, Odds, Said, Word


class Lucky(Word):
    """A winning hand of 3 cards, the highest first; suited means that all 3 are of one suit."""

    SUITED_777 = "suited-7-7-7", "three sevens of one suit, total 21"
    SUITED_678 = "suited-6-7-8", "6, 7 and 8 of one suit, in any order, total 21"
    UNSUITED_777 = "unsuited-7-7-7", "three sevens not all of one suit, total 21"
    UNSUITED_678 = "unsuited-6-7-8", "6, 7 and 8 not all of one suit, in any order, total 21"
    SUITED_21 = "suited-21", "any other total of 21, all of one suit"
    UNSUITED_21 = "unsuited-21", "any other total of 21, not all of one suit"
    ANY_20 = "any-20", "a total of 20, whatever the suits"
    ANY_19 = "any-19", "a total of 19, whatever the suits"


LUCKY_LUCKY_PAYTABLE = Term[int]("paytable", "Which of the Lucky Lucky pay tables is in use?", Chapter.SIDE_BETS)
LUCKY_LUCKY_TOTALS = Term[tuple[int, ...]]("lucky-lucky-totals", "Which totals of the 3 cards can win?", Chapter.SIDE_BETS)
LUCKY_LUCKY_ACE = Statement(
    "lucky-lucky-ace",
    "What does an ace count in Lucky Lucky?",
    Chapter.SIDE_BETS,
    says=Said("eleven-or-one", "11, or 1 where 11 would take the 3 cards over 21"),
)
LUCKY_LUCKY_HANDS = Table[Lucky]("lucky-lucky-hands", "Which 3 cards are this hand?", Chapter.SIDE_BETS)
LUCKY_LUCKY_PAYS = Table[ByTable]("lucky-lucky-pays", "What does this hand pay?", Chapter.SIDE_BETS)
"""Keys of both tables: the words of `Lucky`."""


def paytables_1_to_3(*to_one: int) -> ByTable:
    """A line of the Lucky Lucky pay tables, each column so many to 1.

    >>> str(paytables_1_to_3(10, 15, 10)[2])
    '15 to 1'
    """
    return ByTable(tuple((table, Odds(odds)) for table, odds in zip(range(1, 4), to_one, strict=True)))
