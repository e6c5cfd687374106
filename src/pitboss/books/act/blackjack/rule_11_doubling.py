"""ACT-2018-01 rule 11: doubling."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_AMOUNT,
    DOUBLE_CALLER_DECLINES,
    DOUBLE_CARDS,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_FOLLOWERS,
    DOUBLE_TOTALS,
    AfterSplit,
    DoubleCards,
    DoubleFollowers,
    DoubleTotals,
)

RULE_11: tuple[Clause[Any], ...] = (
    state("A: Double/double down", DOUBLE_AMOUNT),
    rule("A: Double/double down", DOUBLE_EXTRA_CARDS, 1, also=("11.2",)),
    state("11.1", DOUBLE_CALLER_DECLINES),
    rule("11.1", DOUBLE_CARDS, DoubleCards.TWO, reading="C3", or_else=(DoubleCards.ANY,)),
    rule("11.1", DOUBLE_TOTALS, DoubleTotals.BELOW_21, reading="C3"),
    rule("11.2", DOUBLE_FOLLOWERS, DoubleFollowers.MAY_DECLINE),
    rule("11.3", DOUBLE_AFTER_SPLIT, AfterSplit.NOT_ACES, also=("10.5",), reading="C4", or_else=(AfterSplit.YES,)),
)
