"""VIC-2000-29 rule 5.8: what the dealer does at settlement."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.settlement import SETTLEMENT_DUTIES, SettlementStep

RULE_5_8: tuple[Clause[Any], ...] = (
    # 5.8 The two duties; 7.5 says so again
    rule("5.8", SETTLEMENT_DUTIES, (SettlementStep.COLLECT_LOSERS, SettlementStep.PAY_WINNERS), also=("5.8(a)", "5.8(b)", "7.5")),
)
