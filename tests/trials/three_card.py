"""21+3 over Blackjack: a side bet that no document has, written as books are, in data alone."""

from __future__ import annotations

from typing import Any

from pitboss.books.vic.blackjack import BLACKJACK
from pitboss.books.vic.documents import VIC_2003_01
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, rule, state
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import Odds
from pitboss.terms.patterns import OneSuit, Run, SameRank
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    SIDE_BET_DEADLINE,
    SIDE_BET_HANDS,
    SIDE_BET_JUDGED_ON,
    SIDE_BET_OTHERWISE,
    SIDE_BET_PAID,
    SIDE_BET_PAYS,
    SIDE_BET_REQUIRES,
    SIDE_BET_SETTLED,
    JudgedOn,
    MainWager,
    Settled,
    SideDeadline,
)

RULES: tuple[Clause[Any], ...] = (
    rule("18.1", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_2_AND_DEALERS),
    rule("18.1", SIDE_BET_DEADLINE, SideDeadline.FIRST_CARD_DEALT),
    rule("18.1", SIDE_BET_REQUIRES, MainWager.OWN),
    rule("18.2", SIDE_BET_OTHERWISE, Result.LOSE),
    rule("18.3", SIDE_BET_SETTLED, Settled.BEFORE_NATURALS),
    state("18.3", SIDE_BET_PAID),
    rule("18.4 Table: suited trips", SIDE_BET_HANDS["suited-trips"], SameRank() & OneSuit()),
    rule("18.4 Table: suited trips", SIDE_BET_PAYS["suited-trips"], Odds(100)),
    rule("18.4 Table: straight flush", SIDE_BET_HANDS["straight-flush"], Run() & OneSuit()),
    rule("18.4 Table: straight flush", SIDE_BET_PAYS["straight-flush"], Odds(40)),
    rule("18.4 Table: trips", SIDE_BET_HANDS["trips"], SameRank()),
    rule("18.4 Table: trips", SIDE_BET_PAYS["trips"], Odds(30)),
    rule("18.4 Table: straight", SIDE_BET_HANDS["straight"], Run()),
    rule("18.4 Table: straight", SIDE_BET_PAYS["straight"], Odds(10)),
    rule("18.4 Table: flush", SIDE_BET_HANDS["flush"], OneSuit()),
    rule("18.4 Table: flush", SIDE_BET_PAYS["flush"], Odds(5)),
)

THREE_CARD = Book(
    id="vic-three-card",
    name="21+3",
    jurisdiction=Jurisdiction.VIC,
    family=Family.SIDE_BET,
    over=BLACKJACK,
    prevails_by="18",
    instruments=(Instrument(VIC_2003_01, RULES),),
    offered_with=("vic-blackjack",),
)
