"""NSW-STAR-BJ rules 14.9 to 14.11: Perfect Pairs."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.documents import NSW_STAR_BJ
from pitboss.books.nsw.star_blackjack import STAR_BLACKJACK
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, rule
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import Odds
from pitboss.terms.patterns import OneColour, OneSuit, SameRank
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    PAIR,
    SIDE_BET_HANDS,
    SIDE_BET_JUDGED_ON,
    SIDE_BET_OTHERWISE,
    SIDE_BET_PAYS,
    SIDE_BET_SETTLED,
    SIDE_BET_STEPS,
    SIDE_BET_WINS_WITH,
    JudgedOn,
    Settled,
    Step,
)

RULES_14_9_TO_14_11: tuple[Clause[Any], ...] = (
    # 14.9 What a pair is
    rule("14.9", SIDE_BET_WINS_WITH, SameRank(), also=("14.9.1", "14.9.2"), note=PAIR),
    # 14.10 What wins, and the odds with any number of decks
    rule("14.10", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_2, also=("14.9",), reading="E12"),
    rule("14.10.1", SIDE_BET_HANDS["mixed"], SameRank() & ~OneColour()),
    rule("14.10.1", SIDE_BET_PAYS["mixed"], Odds(5)),
    rule("14.10.2", SIDE_BET_HANDS["coloured"], SameRank() & OneColour() & ~OneSuit()),
    rule("14.10.2", SIDE_BET_PAYS["coloured"], Odds(10)),
    rule("14.10.3", SIDE_BET_HANDS["perfect"], SameRank() & OneSuit()),
    rule("14.10.3", SIDE_BET_PAYS["perfect"], Odds(30)),
    # 14.11 Settlement
    rule("14.11", SIDE_BET_OTHERWISE, Result.LOSE),
    rule("14.11", SIDE_BET_SETTLED, Settled.BEFORE_SUBSEQUENT_DEAL),
    rule("14.11", SIDE_BET_STEPS, (Step.COLLECT_LOSERS, Step.PAY_WINNERS)),
)

PERFECT_PAIRS = Book(
    id="nsw-star-perfect-pairs",
    name="Perfect Pairs",
    jurisdiction=Jurisdiction.NSW,
    family=Family.SIDE_BET,
    over=STAR_BLACKJACK,
    prevails_by="14.1",
    instruments=(Instrument(NSW_STAR_BJ, RULES_14_9_TO_14_11),),
    offered_with=("nsw-star-blackjack",),
    file_name="perfect-pairs",
)
