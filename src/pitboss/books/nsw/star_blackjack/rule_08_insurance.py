"""NSW-STAR-BJ rule 8: insurance."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import HALF, Offer
from pitboss.terms.insurance import (
    INSURANCE_AGAINST_ACE,
    INSURANCE_AGAINST_TEN,
    INSURANCE_AGAINST_TEN_MAXIMUM,
    INSURANCE_AGAINST_TEN_WINS_ON,
    INSURANCE_CALL,
    INSURANCE_CLOSES,
    INSURANCE_MAXIMUM,
    INSURANCE_WINS_ON,
    Insures,
    WinsOn,
)

RULE_8: tuple[Clause[Any], ...] = (
    rule("8.1", INSURANCE_AGAINST_ACE, Insures.OWN_WAGER),
    rule("8.1", INSURANCE_MAXIMUM, HALF),
    rule("8.1", INSURANCE_WINS_ON, WinsOn.TEN_VALUE),
    rule("8.2", INSURANCE_AGAINST_TEN, Offer.NO, Offer.YES, note="the casino operator may offer it against a 10-value card"),
    rule("8.2", INSURANCE_AGAINST_TEN_MAXIMUM, HALF),
    rule("8.2", INSURANCE_AGAINST_TEN_WINS_ON, WinsOn.ACE),
    state("8.3", INSURANCE_CALL),
    state("8.4", INSURANCE_CLOSES),
)
