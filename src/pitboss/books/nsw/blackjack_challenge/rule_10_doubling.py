"""NSW-BJ-CHALLENGE rule 10: doubling."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_AMOUNT,
    DOUBLE_CARD_LAID,
    DOUBLE_CARDS,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_FOLLOWERS,
    DOUBLE_TOTALS,
    AfterSplit,
    DoubleCards,
    DoubleFollowers,
    DoubleTotals,
)
from pitboss.terms.settlement import DEALER_BLACKJACK_COLLECTS, DEALER_BLACKJACK_TAKES, Collects, Taken

RULE_10: tuple[Clause[Any], ...] = (
    rule("10.1", DOUBLE_CARDS, DoubleCards.TWO_OR_THREE),
    rule("10.1", DOUBLE_TOTALS, DoubleTotals.ANY),
    rule("10.1", DOUBLE_AFTER_SPLIT, AfterSplit.YES),
    state("10.1", DOUBLE_AMOUNT),
    rule("10.2", DOUBLE_EXTRA_CARDS, 1, also=("10.3",), reading="E17"),
    state("10.2", DOUBLE_CARD_LAID),
    rule("10.3", DOUBLE_FOLLOWERS, DoubleFollowers.MAY_DECLINE),
    rule(
        "10.4",
        DEALER_BLACKJACK_COLLECTS,
        Collects.BUSTED_PLUS_ORIGINAL,
        also=("11.6", "15.1.4"),
        reading="H34",
        or_else=(Collects.ORIGINAL_OR_BUSTED,),
    ),
    rule("10.4", DEALER_BLACKJACK_TAKES["doubled-hand"], Taken.ORIGINAL_ONLY),
)
