"""VIC-2003-01 rule 8: the bets of a round and the odds payable."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.law.values import HALF, Odds
from pitboss.terms.insurance import INSURANCE_MAXIMUM, INSURANCE_PAYS
from pitboss.terms.naturals import NATURAL, NATURAL_PAYS, Natural
from pitboss.terms.settlement import WIN_PAYS

RULE_8: tuple[Clause[Any], ...] = (
    rule("8.1 Table: Blackjack", NATURAL, Natural.BLACKJACK, also=("8.1",)),
    rule("8.1 Table: Blackjack", NATURAL_PAYS, Odds(3, 2)),
    rule("8.1 Table: All other winning wagers", WIN_PAYS, Odds(1)),
    rule("8.1 Table: Insurance", INSURANCE_PAYS, Odds(2), reading="A1"),
    rule("8.1 Table: Insurance (stake cap)", INSURANCE_MAXIMUM, HALF),
)
