"""ACT-2018-01 rule 8: interim settlement."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import Odds
from pitboss.terms.naturals import (
    EVEN_MONEY,
    EVEN_MONEY_ASKED_BY,
    EVEN_MONEY_PAYS,
    NATURAL_PAID_AT_ONCE,
    NATURAL_PAYS,
    EvenMoney,
    PaidAtOnce,
)
from pitboss.terms.settlement import INTERIM_SETTLEMENT, Interim

RULE_8: tuple[Clause[Any], ...] = (
    rule("8.1", INTERIM_SETTLEMENT, Interim.BEFORE_SUBSEQUENT_DEAL),
    rule(
        "8.1(a)",
        NATURAL_PAID_AT_ONCE,
        PaidAtOnce.NEITHER_TEN_NOR_ACE,
        reading="H10",
        or_else=(PaidAtOnce.NEITHER_TEN_ITSELF_NOR_ACE,),
    ),
    rule("8.1(a)", NATURAL_PAYS, Odds(3, 2), also=("13.2", "13.2(a)")),
    rule(
        "8.1(b)",
        EVEN_MONEY,
        EvenMoney.INSURANCE_STANDS,
        reading="A8",
        or_else=(EvenMoney.INSURANCE_RETURNED, EvenMoney.OWN_INSURANCE_RETURNED),
    ),
    state("8.1(b)", EVEN_MONEY_ASKED_BY, reading="C9"),
    rule("8.1(b)", EVEN_MONEY_PAYS, Odds(1)),
)
