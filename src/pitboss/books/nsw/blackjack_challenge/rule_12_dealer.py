"""NSW-BJ-CHALLENGE rule 12: additional cards to the dealer's hand."""

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
    rule("12.2", DEALER_SOFT_17, DealerSoft17.STAND, reading="E16"),
    state("12.3", DEALER_NO_EFFECT),
)
