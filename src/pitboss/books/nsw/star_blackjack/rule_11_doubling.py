"""NSW-STAR-BJ rule 11: doubling."""

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
    DOUBLED_ACE,
    DOUBLED_ACE_OF_OTHERS,
    AfterSplit,
    DoubleCards,
    DoubledAce,
    DoubleFollowers,
    DoubleTotals,
    OthersAce,
)
from pitboss.terms.settlement import DEALER_BLACKJACK_COLLECTS, DEALER_BLACKJACK_TAKES, Collects, Taken

RULE_11: tuple[Clause[Any], ...] = (
    state("11.1", DOUBLE_AMOUNT),
    rule("11.1", DOUBLE_CARDS, DoubleCards.TWO),
    rule("11.1", DOUBLE_AFTER_SPLIT, AfterSplit.NOT_ACES, also=("12.3.1",)),
    rule("11.1.1", DOUBLE_TOTALS, DoubleTotals.NINE_TO_11_ACE_ONE, also=("11.1.2",)),
    rule("11.1.2", DOUBLED_ACE, DoubledAce.ONE, also=("3.2.1",), reading="H33", or_else=(DoubledAce.ONE_TO_QUALIFY,)),
    rule("11.1.2", DOUBLED_ACE_OF_OTHERS, OthersAce.ONE_FOR_ALL, also=("11.3",), reading="J15", or_else=(OthersAce.AS_UNDOUBLED,)),
    rule("11.1.3", DOUBLE_EXTRA_CARDS, 1, also=("11.3",)),
    state("11.2", DOUBLE_CARD_LAID),
    rule("11.3", DOUBLE_FOLLOWERS, DoubleFollowers.MAY_DECLINE),
    rule(
        "11.4",
        DEALER_BLACKJACK_COLLECTS,
        Collects.BUSTED_PLUS_ORIGINAL,
        also=("12.7", "15.1.6", "15.1.10"),
        reading="E7",
        or_else=(Collects.ORIGINAL_OR_BUSTED,),
    ),
    rule("11.4", DEALER_BLACKJACK_TAKES["doubled-hand"], Taken.ORIGINAL_ONLY),
)
