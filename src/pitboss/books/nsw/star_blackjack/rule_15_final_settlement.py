"""NSW-STAR-BJ rule 15: final settlement."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.law.values import Odds
from pitboss.terms.deal import CARDS_PICKED_UP, Pickup
from pitboss.terms.insurance import INSURANCE_AGAINST_TEN_PAYS, INSURANCE_PAYS
from pitboss.terms.naturals import NATURAL_AGAINST_NATURAL, BothNatural
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_TAKES,
    DRAWN_21_AGAINST_DEALER_BLACKJACK,
    RESULTS,
    SETTLEMENT_DUTIES,
    WIN_PAYS,
    Drawn21,
    Result,
    SettlementStep,
    Taken,
)

RULE_15: tuple[Clause[Any], ...] = (
    # 15.1 Wagers remaining after the dealer's hand
    rule("15.1.1", RESULTS["natural-against-none"], Result.WIN, also=("15.1", "15.1.9"), reading="H42"),
    rule("15.1.2", RESULTS["dealer-over-21"], Result.WIN),
    rule("15.1.2", WIN_PAYS, Odds(1), also=("15.1.3",)),
    rule("15.1.3", RESULTS["player-higher-up-to-21"], Result.WIN),
    rule("15.1.4", INSURANCE_PAYS, Odds(2)),
    rule("15.1.5", INSURANCE_AGAINST_TEN_PAYS, Odds(10)),
    rule("15.1.6", DRAWN_21_AGAINST_DEALER_BLACKJACK, Drawn21.LOSES, reading="E8", note="a hand of 21 or less"),
    rule("15.1.7", RESULTS["dealer-higher-up-to-21"], Result.LOSE),
    rule("15.1.8", NATURAL_AGAINST_NATURAL, BothNatural.STAND_OFF, also=("15.1.6",), reading="H42"),
    rule("15.1.9", RESULTS["equal-totals"], Result.PUSH),
    rule("15.1.10", DEALER_BLACKJACK_TAKES["added-wager"], Taken.STANDS_OFF),
    rule("10.5", RESULTS["player-over-21"], Result.LOSE),
    # 15.2-15.3 Paying, collecting, clearing
    rule("15.2", SETTLEMENT_DUTIES, (SettlementStep.PAY_WINNERS, SettlementStep.COLLECT_LOSERS)),
    rule("15.3", CARDS_PICKED_UP, Pickup.DISCARD_RACK),
)
