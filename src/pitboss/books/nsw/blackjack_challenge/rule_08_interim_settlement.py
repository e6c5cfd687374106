"""NSW-BJ-CHALLENGE rule 8: interim settlement."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.law.values import Odds
from pitboss.terms.naturals import (
    NATURAL,
    NATURAL_PAID_AT_ONCE,
    NATURAL_PAYS,
    NATURAL_WAITS,
    Natural,
    PaidAtOnce,
    Waiting,
)
from pitboss.terms.settlement import INTERIM_SETTLEMENT, Interim

RULE_8: tuple[Clause[Any], ...] = (
    rule("1.1: blackjack", NATURAL, Natural.BLACKJACK),
    rule("8.1", INTERIM_SETTLEMENT, Interim.BEFORE_FINAL_SETTLEMENT),
    rule("8.1.1", NATURAL_PAID_AT_ONCE, PaidAtOnce.NEITHER_TEN_NOR_ACE, reading="A9"),
    rule("8.1.1", NATURAL_PAYS, Odds(2), also=("15.1.1.1",)),
    rule(
        "8.1.2",
        NATURAL_WAITS,
        Waiting.FINAL_SETTLEMENT,
        reading="E15",
        or_else=(Waiting.PAID_AS_21,),
        note="against an ace or a value of 10",
    ),
)
