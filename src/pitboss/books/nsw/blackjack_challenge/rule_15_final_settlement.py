"""NSW-BJ-CHALLENGE rule 15: final settlement."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.law.values import Odds
from pitboss.terms.deal import CARDS_PICKED_UP, Pickup
from pitboss.terms.naturals import NATURAL_AGAINST_NATURAL, RANKED_NATURAL_PAYS, BothNatural
from pitboss.terms.settlement import RESULTS, WIN_PAYS, Result

RULE_15: tuple[Clause[Any], ...] = (
    # 15.1.1 A player's blackjack
    rule("15.1.1", RESULTS["natural-against-none"], Result.WIN, also=("15.1", "15.1.1.1", "15.1.4"), reading="H42"),
    rule("15.1.1.2", NATURAL_AGAINST_NATURAL, BothNatural.RANKED, also=("15.1.4",), reading="H42"),
    rule("15.1.1.2.1", RANKED_NATURAL_PAYS["higher"], Odds(5)),
    rule("15.1.1.2.2", RANKED_NATURAL_PAYS["same"], Odds(4)),
    rule("15.1.1.2.3", RANKED_NATURAL_PAYS["lower"], Odds(3)),
    # 15.1.2-15.1.4 Every other hand
    rule("15.1.2", RESULTS["player-higher-up-to-21"], Result.WIN, note="20 or less: a 21 has won already"),
    rule("15.1.2", WIN_PAYS, Odds(1), also=("15.1.3",)),
    rule("15.1.3", RESULTS["dealer-over-21"], Result.WIN, note="20 or less: a 21 has won already"),
    rule("15.1.4", RESULTS["equal-totals"], Result.LOSE),
    rule("15.1.4", RESULTS["dealer-higher-up-to-21"], Result.LOSE),
    rule("9.5", RESULTS["player-over-21"], Result.LOSE),
    # 15.2 Clearing
    rule("15.2", CARDS_PICKED_UP, Pickup.DISCARD_RACK),
)
