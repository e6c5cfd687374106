"""NSW-STAR-BJ rule 13: additional cards to the dealer's hand."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.dealer_hand import (
    DEALER_NO_EFFECT,
    DEALER_PLAYS,
    DEALER_SOFT_17,
    DealerSoft17,
)
from pitboss.terms.insurance import INSURANCE_LOST, LostInsurance

RULE_13: tuple[Clause[Any], ...] = (
    state("13.1", DEALER_PLAYS),
    rule("13.2", DEALER_SOFT_17, DealerSoft17.HIT),
    rule("13.3", INSURANCE_LOST, LostInsurance.AT_ONCE, reading="E6", note="second card not of value 10; against a ten, not an ace"),
    state("13.4", DEALER_NO_EFFECT, reading="H12"),
)
