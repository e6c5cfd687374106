"""VIC-2003-01 rule 15: Perfect Pairs, over Blackjack or Crown Blackjack."""

from __future__ import annotations

from typing import Any

from pitboss.books.vic.blackjack import BLACKJACK
from pitboss.books.vic.documents import VIC_2003_01
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, again, rule, state
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import Span
from pitboss.terms.equipment import BOXES, LAYOUT_AREAS, LAYOUT_DIAGRAM, LAYOUT_LIKENESS, LAYOUT_MARKS, SIDE_BET_BOXES, Area
from pitboss.terms.patterns import OneColour, OneSuit, SameRank
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    PAIR,
    SIDE_BET_CHANCE,
    SIDE_BET_DEADLINE,
    SIDE_BET_HANDS,
    SIDE_BET_JUDGED_ON,
    SIDE_BET_MEDIUM,
    SIDE_BET_OTHERWISE,
    SIDE_BET_PAYS,
    SIDE_BET_PLACE,
    SIDE_BET_REQUIRES,
    SIDE_BET_SETTLED,
    SIDE_BET_WINS_WITH,
    SIDE_BETS_ON_SEVERAL_BOXES,
    SIDE_BETS_PER_WAGER,
    JudgedOn,
    MainWager,
    Settled,
    SideDeadline,
    decks_4_to_8,
)

RULE_15: tuple[Clause[Any], ...] = (
    # 15.2 Additional definitions
    rule('15.2.1 "Mixed pair"', SIDE_BET_HANDS["mixed"], SameRank() & ~OneColour()),
    rule('15.2.1 "Coloured pair"', SIDE_BET_HANDS["coloured"], SameRank() & OneColour() & ~OneSuit()),
    rule('15.2.1 "Perfect pair"', SIDE_BET_HANDS["perfect"], SameRank() & OneSuit()),
    # 15.3 Equipment
    rule("15.3.1", LAYOUT_DIAGRAM, ("B",), reading="A38"),
    again("15.3.1", LAYOUT_LIKENESS),
    again("15.3.1(a)", BOXES),
    rule("15.3.1(b)", LAYOUT_AREAS["perfect-pairs"], Area.IF_OFFERED),
    rule("15.3.1(b)", SIDE_BET_BOXES, Span(1, 9)),
    again("15.3.1(c)", LAYOUT_MARKS),
    # 15.4 Dealing the game
    rule("15.4.1", SIDE_BET_DEADLINE, SideDeadline.FIRST_CARD_DEALT),
    state("15.4.1", SIDE_BET_CHANCE),
    state("15.4.1", SIDE_BET_MEDIUM),
    state("15.4.1", SIDE_BET_PLACE),
    rule("15.4.2", SIDE_BET_REQUIRES, MainWager.OWN),
    rule("15.4.2", SIDE_BETS_PER_WAGER, 1, also=("15.4.3",)),
    state("15.4.3", SIDE_BETS_ON_SEVERAL_BOXES),
    # 15.5 Wagers
    rule("15.5.1(a)", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_2),
    rule("15.5.1(a)", SIDE_BET_WINS_WITH, SameRank(), note=PAIR),
    rule("15.5.1(b)", SIDE_BET_OTHERWISE, Result.LOSE),
    # 15.6 Settlement; the columns are 4, 5, 6, 7 and 8 decks
    rule("15.6.1 Table 1: Perfect Pair", SIDE_BET_PAYS["perfect"], decks_4_to_8(25, 25, 25, 25, 25), also=("15.6.1",)),
    rule("15.6.1 Table 1: Coloured Pair", SIDE_BET_PAYS["coloured"], decks_4_to_8(15, 14, 13, 12, 12)),
    rule("15.6.1 Table 1: Mixed Pair", SIDE_BET_PAYS["mixed"], decks_4_to_8(6, 6, 6, 6, 6)),
    rule("15.6.2", SIDE_BET_SETTLED, Settled.BEFORE_NATURALS),
)

PERFECT_PAIRS = Book(
    id="vic-perfect-pairs",
    name="Perfect Pairs",
    jurisdiction=Jurisdiction.VIC,
    family=Family.SIDE_BET,
    over=BLACKJACK,
    prevails_by="15.1",
    instruments=(Instrument(VIC_2003_01, RULE_15),),
    offered_with=("vic-blackjack", "vic-crown-blackjack"),
)
