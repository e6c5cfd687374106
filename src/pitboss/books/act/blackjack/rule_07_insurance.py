"""ACT-2018-01 rule 7: insurance."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import HALF, Odds, Offer
from pitboss.terms.insurance import (
    INSURANCE_AFTER_EVEN_MONEY,
    INSURANCE_AGAINST_ACE,
    INSURANCE_CLOSES,
    INSURANCE_LOST,
    INSURANCE_MAXIMUM,
    INSURANCE_PAYS,
    INSURANCE_UNIT,
    INSURANCE_WINS_ON,
    INSURING_ANOTHER,
    INSURING_ANOTHER_LEVEL,
    INSURING_ANOTHER_MAXIMUM,
    INSURING_ANOTHER_NEEDS,
    INSURING_ANOTHER_PERMITTED_BY,
    InsurersWager,
    Insures,
    LostInsurance,
    OthersInsure,
    Preference,
    WinsOn,
)
from pitboss.terms.powers import Power, Role

RULE_7: tuple[Clause[Any], ...] = (
    rule("7.1", INSURANCE_AGAINST_ACE, Insures.OWN_WAGER),
    rule("7.1", INSURANCE_AFTER_EVEN_MONEY, Offer.YES, reading="J16", or_else=(Offer.NO,)),
    rule("7.1", INSURANCE_MAXIMUM, HALF),
    rule(
        "7.2",
        INSURING_ANOTHER,
        (Preference.SAME_BOX, Preference.NEAREST_BOX, Preference.LEAST_INSURED),
        also=("7.2(a)", "7.2(b)", "7.2(c)"),
    ),
    rule(
        "7.2",
        INSURING_ANOTHER_NEEDS,
        InsurersWager.MAIN,
        also=("7.2(a)", "7.2(b)"),
        reading="J17",
        or_else=(InsurersWager.ANY,),
    ),
    rule("7.2(c)", INSURING_ANOTHER_LEVEL, Role.CASINO_OPERATOR, reading="H6"),
    rule("7.2", INSURING_ANOTHER_MAXIMUM, OthersInsure.HALF_TOGETHER, reading="C8", or_else=(OthersInsure.HALF_EACH,)),
    rule("7.2", INSURING_ANOTHER_PERMITTED_BY, Power(Role.CASINO_OPERATOR), reading="H6"),
    state("7.3", INSURANCE_CLOSES),
    state("7.4", INSURANCE_UNIT),
    rule("7.5", INSURANCE_PAYS, Odds(2), also=("7.6(b)",)),
    rule("7.6(a)", INSURANCE_LOST, LostInsurance.BEFORE_COMPLETING, also=("7.6",)),
    rule("7.6(b)", INSURANCE_WINS_ON, WinsOn.TEN_VALUE, also=("7.6(a)",)),
)
