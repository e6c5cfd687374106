"""NSW-STAR-BJ rules 14.12 to 14.14: Any Pairs."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.documents import NSW_STAR_BJ
from pitboss.books.nsw.star_blackjack import STAR_BLACKJACK
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, rule
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import Odds
from pitboss.terms.patterns import SameRank
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    PAIR,
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

RULES_14_12_TO_14_14: tuple[Clause[Any], ...] = (
    # 14.12 What a pair is
    rule("14.12", SIDE_BET_WINS_WITH, SameRank(), also=("14.12.1", "14.12.2"), note=PAIR),
    rule("14.12", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_2, also=("14.13",)),
    # 14.13 Odds
    rule("14.13", SIDE_BET_PAYS["pair"], Odds(11)),
    # 14.14 Settlement
    rule("14.14", SIDE_BET_OTHERWISE, Result.LOSE),
    rule("14.14", SIDE_BET_SETTLED, Settled.AFTER_INITIAL_DEAL),
    rule("14.14", SIDE_BET_STEPS, (Step.LOSERS_TO_FLOAT_TRAY, Step.PAY_WINNERS)),
)

ANY_PAIRS = Book(
    id="nsw-star-any-pairs",
    name="Any Pairs",
    jurisdiction=Jurisdiction.NSW,
    family=Family.SIDE_BET,
    over=STAR_BLACKJACK,
    prevails_by="14.1",
    instruments=(Instrument(NSW_STAR_BJ, RULES_14_12_TO_14_14),),
    offered_with=("nsw-star-blackjack",),
    file_name="any-pairs",
)
