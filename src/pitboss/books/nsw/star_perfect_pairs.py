"""NSW-STAR-BJ rules 14.9 to 14.11: Perfect Pairs."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.documents import NSW_STAR_BJ
from pitboss.books.nsw.star_blackjack import STAR_BLACKJACK
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, rule, state
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import Odds
from pitboss.terms.pairs import PAIR_KINDS, PAIR_MEANS, PERFECT_PAIRS_PAYS, AnyDecks, Suits
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    SIDE_BET_JUDGED_ON,
    SIDE_BET_OTHERWISE,
    SIDE_BET_SETTLED,
    SIDE_BET_STEPS,
    JudgedOn,
    Settled,
    Step,
)

RULES_14_9_TO_14_11: tuple[Clause[Any], ...] = (
    # 14.9 What a pair is
    state("14.9", PAIR_MEANS, also=("14.9.1", "14.9.2")),
    # 14.10 What wins, and the odds with any number of decks
    rule("14.10", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_2, also=("14.9",), reading="E12"),
    rule("14.10.1", PAIR_KINDS["mixed"], Suits.UNLIKE_COLOURS),
    rule("14.10.1", PERFECT_PAIRS_PAYS["mixed"], AnyDecks(Odds(5))),
    rule("14.10.2", PAIR_KINDS["coloured"], Suits.ONE_COLOUR_TWO_SUITS),
    rule("14.10.2", PERFECT_PAIRS_PAYS["coloured"], AnyDecks(Odds(10))),
    rule("14.10.3", PAIR_KINDS["perfect"], Suits.ONE_SUIT),
    rule("14.10.3", PERFECT_PAIRS_PAYS["perfect"], AnyDecks(Odds(30))),
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
)
