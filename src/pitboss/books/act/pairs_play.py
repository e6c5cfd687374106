"""ACT-2018-01 rules 17.14 to 17.24: Pairs Play."""

from __future__ import annotations

from typing import Any

from pitboss.books.act.blackjack import BLACKJACK
from pitboss.books.act.documents import ACT_2018_01
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, again, rule, state
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import Odds
from pitboss.terms.equipment import LAYOUT_APPROVAL
from pitboss.terms.patterns import SameRank
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    PAIR,
    SIDE_BET_DEADLINE,
    SIDE_BET_JUDGED_ON,
    SIDE_BET_MEDIUM,
    SIDE_BET_OTHERWISE,
    SIDE_BET_OUTSIDE,
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

RULES_17_14_TO_17_24: tuple[Clause[Any], ...] = (
    # 17.14 The layout
    again("17.14", LAYOUT_APPROVAL),
    # 17.15 and 17.16 Face value and pair
    rule("17.16", SIDE_BET_WINS_WITH, SameRank(), also=("17.15", "17.15(a)", "17.15(b)"), note=PAIR),
    # 17.17 to 17.20 Placing the wager
    rule("17.17", SIDE_BET_DEADLINE, SideDeadline.FIRST_CARD_DEALT),
    state("17.17", SIDE_BET_MEDIUM),
    state("17.17", SIDE_BET_PLACE),
    rule("17.18", SIDE_BETS_PER_BOX, 3, reading="C12"),
    rule("17.18", SIDE_BETS_COUNTED, Counted.EACH_KIND),
    rule("17.19", SIDE_BET_SIGN, SideSign.MINIMUM_AND_MAXIMUM),
    rule("17.19", SIDE_BET_OUTSIDE, SideBetOutside.AS_MAIN, reading="R5", or_else=(SideBetOutside.NOT_TAKEN,)),
    rule("17.20", SIDE_BET_REQUIRES, MainWager.ON_BOX, reading="C12"),
    # 17.21 What wins
    rule("17.21", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_2, reading="C12"),
    rule("17.21(b)", SIDE_BET_OTHERWISE, Result.LOSE),
    # 17.22 Settlement
    rule("17.22", SIDE_BET_SETTLED, Settled.BEFORE_SUBSEQUENT_DEAL),
    rule("17.22", SIDE_BET_STEPS, (Step.COLLECT_LOSERS, Step.PAY_WINNERS), also=("17.22(a)", "17.22(b)")),
    # 17.23 Odds
    rule("17.23", SIDE_BET_PAYS["pair"], Odds(11), also=("17.21(a)",)),
    # 17.24 Afterwards
    rule("17.24", SIDE_BET_THEN, Then.SUBSEQUENT_DEAL),
)

PAIRS_PLAY = Book(
    id="act-pairs-play",
    name="Pairs Play",
    jurisdiction=Jurisdiction.ACT,
    family=Family.SIDE_BET,
    over=BLACKJACK,
    prevails_by="17.1(b)",
    instruments=(Instrument(ACT_2018_01, RULES_17_14_TO_17_24),),
    offered_with=("act-blackjack",),
)
