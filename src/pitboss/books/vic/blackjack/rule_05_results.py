"""VIC-2003-01 rules 5.6, 5.7 and 5.14: when a wager wins, loses or is void."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.insurance import INSURANCE_WINS_ON, WinsOn
from pitboss.terms.naturals import NATURAL_AGAINST_NATURAL, NATURAL_WAITS, BothNatural, Waiting
from pitboss.terms.player_hand import BUSTED_HAND, BUSTED_SPLIT_HAND, Busted
from pitboss.terms.settlement import (
    DRAWN_21_AGAINST_DEALER_BLACKJACK,
    RESULTS,
    SETTLEMENT_DUTIES,
    Drawn21,
    Result,
    SettlementStep,
)

RULE_5_RESULTS: tuple[Clause[Any], ...] = (
    # 5.6 A Blackjack wager
    rule("5.6.1", RESULTS["natural-against-none"], Result.WIN),
    rule("5.6.1", NATURAL_WAITS, Waiting.FINAL_SETTLEMENT, also=("5.6.4", "7.4.1(a)"), reading="A9"),
    rule("5.6.2", RESULTS["dealer-over-21"], Result.WIN, note="a player's hand of 21 or less against a dealer's of 22 or more"),
    rule("5.6.3", RESULTS["player-higher-up-to-21"], Result.WIN),
    rule("5.6.4", RESULTS["equal-totals"], Result.PUSH, reading="A36", or_else=(Result.VOID,)),
    rule("5.6.4", NATURAL_AGAINST_NATURAL, BothNatural.STAND_OFF),
    rule(
        "5.6.6",
        DRAWN_21_AGAINST_DEALER_BLACKJACK,
        Drawn21.LOSES,
        also=("5.6.4", "7.5.4(b)", "7.5.5(i)"),
        reading="A2",
        or_else=(Drawn21.STANDS_OFF,),
    ),
    rule("5.6.5", RESULTS["player-over-21"], Result.LOSE, note="22 or more"),
    rule("5.6.5", BUSTED_HAND, Busted.LOSES, reading="A4", note="22 or more"),
    rule("7.5.5(h)", BUSTED_SPLIT_HAND, Busted.LOSES, note="22 or more, whatever the dealer has"),
    rule("5.6.6", RESULTS["dealer-higher-up-to-21"], Result.LOSE),
    # 5.7 An insurance wager
    rule(
        "5.7.1",
        INSURANCE_WINS_ON,
        WinsOn.TEN_VALUE,
        also=("5.7.2", "7.3.2", "7.5.6(b)", "8.1 Table: Insurance"),
        reading="A1",
        or_else=(WinsOn.NOT_TEN_VALUE,),
    ),
    # 5.14 Settlement
    rule("5.14", SETTLEMENT_DUTIES, (SettlementStep.COLLECT_LOSERS, SettlementStep.PAY_WINNERS), also=("5.14.1", "5.14.2")),
)
