"""Australian Capital Territory, Casino Control (Blackjack) Approval 2018 (No 1): rule 1, the table."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, state
from pitboss.terms.equipment import LAYOUT_APPROVAL

RULE_1: tuple[Clause[Any], ...] = (
    # 1.1 the layout, which also settles how many boxes there are
    state("1.1", LAYOUT_APPROVAL, also=("A: Approved",)),
)
