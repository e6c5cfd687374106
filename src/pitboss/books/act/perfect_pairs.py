"""ACT-2018-01 rules 17.2 to 17.13: Perfect Pairs."""

from __future__ import annotations

from typing import Any

from pitboss.books.act.blackjack import BLACKJACK
from pitboss.books.act.documents import ACT_2018_01
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, again, rule, state
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import Odds
from pitboss.terms.equipment import LAYOUT_APPROVAL
from pitboss.terms.patterns import OneColour, OneSuit, SameRank
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    PAIR,
    SIDE_BET_DEADLINE,
    SIDE_BET_HANDS,
    SIDE_BET_JUDGED_ON,
    SIDE_BET_MEDIUM,
    SIDE_BET_OTHERWISE,
    SIDE_BET_OUTSIDE,
    SIDE_BET_PAID,
    SIDE_BET_PAYS,
    SIDE_BET_PLACE,
    SIDE_BET_REQUIRES,
    SIDE_BET_SETTLED,
    SIDE_BET_SIGN,
    SIDE_BET_STEPS,
    SIDE_BET_THEN,
    SIDE_BET_WINS_WITH,
    SIDE_BETS_COUNTED,
    SIDE_BETS_PER_BOX,
    Counted,
    JudgedOn,
    MainWager,
    Settled,
    SideBetOutside,
    SideDeadline,
    SideSign,
    Step,
    Then,
)

RULES_17_2_TO_17_13: tuple[Clause[Any], ...] = (
    # 17.2 The layout
    again("17.2", LAYOUT_APPROVAL),
    # 17.3 and 17.4 Face value, pair and kinds of pair
    rule("17.4(a)", SIDE_BET_WINS_WITH, SameRank(), also=("17.3", "17.3(a)", "17.3(b)", "17.4"), note=PAIR),
    rule("17.4(b)", SIDE_BET_HANDS["mixed"], SameRank() & ~OneColour()),
    rule("17.4(c)", SIDE_BET_HANDS["coloured"], SameRank() & OneColour() & ~OneSuit()),
    rule("17.4(d)", SIDE_BET_HANDS["perfect"], SameRank() & OneSuit()),
    # 17.5 to 17.8 Placing the wager
    rule("17.5", SIDE_BET_DEADLINE, SideDeadline.FIRST_CARD_DEALT),
    state("17.5", SIDE_BET_MEDIUM),
    state("17.5", SIDE_BET_PLACE),
    rule("17.6", SIDE_BETS_PER_BOX, 3, reading="C12"),
    rule("17.6", SIDE_BETS_COUNTED, Counted.EACH_KIND),
    rule("17.7", SIDE_BET_SIGN, SideSign.MINIMUM_AND_MAXIMUM),
    rule("17.7", SIDE_BET_OUTSIDE, SideBetOutside.AS_MAIN, reading="R5", or_else=(SideBetOutside.NOT_TAKEN,)),
    rule("17.8", SIDE_BET_REQUIRES, MainWager.ON_BOX, reading="C12"),
    # 17.9 and 17.10 What wins
    rule("17.9", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_2, reading="C12"),
    rule("17.9(d)", SIDE_BET_OTHERWISE, Result.LOSE),
    state("17.10", SIDE_BET_PAID),
    # 17.11 Settlement
    rule("17.11", SIDE_BET_SETTLED, Settled.BEFORE_SUBSEQUENT_DEAL),
    rule("17.11", SIDE_BET_STEPS, (Step.COLLECT_LOSERS, Step.PAY_WINNERS), also=("17.11(a)", "17.11(b)")),
    # 17.12 Odds, with any number of decks
    rule("17.12(a)", SIDE_BET_PAYS["mixed"], Odds(6), also=("17.9(a)", "17.12")),
    rule("17.12(b)", SIDE_BET_PAYS["coloured"], Odds(12), also=("17.9(b)", "17.12")),
    rule("17.12(c)", SIDE_BET_PAYS["perfect"], Odds(25), also=("17.9(c)", "17.12")),
    # 17.13 Afterwards
    rule("17.13", SIDE_BET_THEN, Then.SUBSEQUENT_DEAL),
)

PERFECT_PAIRS = Book(
    id="act-perfect-pairs",
    name="Perfect Pairs",
    jurisdiction=Jurisdiction.ACT,
    family=Family.SIDE_BET,
    over=BLACKJACK,
    prevails_by="17.1(a)",
    instruments=(Instrument(ACT_2018_01, RULES_17_2_TO_17_13),),
    offered_with=("act-blackjack",),
)
