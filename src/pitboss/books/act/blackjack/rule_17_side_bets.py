"""ACT-2018-01 rule 17.1: the side bets that may be offered."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.side_bets import SIDE_BETS_OFFERED, SIDE_BETS_TOGETHER, Together

RULE_17: tuple[Clause[Any], ...] = (
    # 17.1 One or the other, where the casino operator chooses
    rule("17.1", SIDE_BETS_TOGETHER, Together.ONE_OF_THEM, also=("17.1(a)", "17.1(b)"), reading="H9"),
    state("17.1(a)", SIDE_BETS_OFFERED["perfect-pairs"], also=("17.1",)),
    state("17.1(b)", SIDE_BETS_OFFERED["pairs-play"], also=("17.1",)),
)
