"""ACT-2018-01 rule 12: subsequent deal to the dealer's hand."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.dealer_hand import (
    DEALER_NO_EFFECT,
    DEALER_PLAYS,
    DEALER_SOFT_17,
    DealerSoft17,
)

RULE_12: tuple[Clause[Any], ...] = (
    state("12.1", DEALER_PLAYS),
    rule(
        "12.1",
        DEALER_SOFT_17,
        DealerSoft17.STAND,
        DealerSoft17.HIT,
        also=("12.1(a)", "12.1(b)"),
        note="the inscription on the approved layout says which",
    ),
    state("12.2", DEALER_NO_EFFECT, also=("7.6",), reading="H12"),
)
