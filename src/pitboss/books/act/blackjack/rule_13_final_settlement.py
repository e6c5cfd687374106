"""ACT-2018-01 rule 13: final settlement."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.law.values import Odds
from pitboss.terms.naturals import NATURAL, NATURAL_AGAINST_NATURAL, NATURAL_WAITS, BothNatural, Natural, Waiting
from pitboss.terms.player_hand import BUSTED_HAND, Busted
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_COLLECTS,
    DRAWN_21_AGAINST_DEALER_BLACKJACK,
    RESULTS,
    WIN_PAYS,
    Collects,
    Drawn21,
    Result,
)

RULE_13: tuple[Clause[Any], ...] = (
    rule("A: Blackjack", NATURAL, Natural.BLACKJACK),
    # 13.1 When a wager wins, loses or stands off
    rule("13.1(a)", RESULTS["dealer-over-21"], Result.WIN, also=("13.1",), note="a player's hand of 21 or less"),
    rule("13.1(b)", RESULTS["player-higher-up-to-21"], Result.WIN),
    rule("13.1(c)", RESULTS["natural-against-none"], Result.WIN, reading="H11"),
    rule("13.1(c)", NATURAL_WAITS, Waiting.FINAL_SETTLEMENT),
    rule("13.1(d)", RESULTS["player-over-21"], Result.LOSE),
    rule("13.1(d)", BUSTED_HAND, Busted.LOSES),
    rule("13.1(e)", RESULTS["dealer-higher-up-to-21"], Result.LOSE),
    rule("13.1(f)", DRAWN_21_AGAINST_DEALER_BLACKJACK, Drawn21.LOSES, reading="H11"),
    rule(
        "13.1(f)",
        DEALER_BLACKJACK_COLLECTS,
        Collects.ALL,
        reading="C2",
        or_else=(Collects.BUSTED_PLUS_ORIGINAL,),
    ),
    rule("13.1(g)", RESULTS["equal-totals"], Result.PUSH),
    rule("13.1(g)", NATURAL_AGAINST_NATURAL, BothNatural.STAND_OFF),
    # 13.2 What a win pays (a winning Blackjack: rule 8)
    rule("13.2(b)", WIN_PAYS, Odds(1), also=("13.2",)),
)
