"""NSW-STAR-BJ rule 9: interim settlement."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import Odds
from pitboss.terms.naturals import (
    EVEN_MONEY,
    EVEN_MONEY_ASKED_BY,
    EVEN_MONEY_PAYS,
    NATURAL,
    NATURAL_DEFERRED_BY,
    NATURAL_PAID_AT_ONCE,
    NATURAL_PAYS,
    NATURAL_WAITS,
    EvenMoney,
    Natural,
    PaidAtOnce,
    Waiting,
)
from pitboss.terms.powers import Power, Rank, Role
from pitboss.terms.settlement import INTERIM_SETTLEMENT, Interim

RULE_9: tuple[Clause[Any], ...] = (
    rule("1.1: blackjack", NATURAL, Natural.BLACKJACK),
    rule("9.1", INTERIM_SETTLEMENT, Interim.BEFORE_SUBSEQUENT_DEAL),
    rule("9.1.1", NATURAL_PAID_AT_ONCE, PaidAtOnce.NEITHER_TEN_NOR_ACE, reading="A9"),
    rule("9.1.1", NATURAL_PAYS, Odds(3, 2), also=("15.1.1",)),
    rule("9.1.1", NATURAL_DEFERRED_BY, Power(Role.ASSISTANT_GAMING_MANAGER, Rank.OR_ABOVE)),
    rule("9.1.2", EVEN_MONEY, EvenMoney.INSURANCE_RETURNED),
    state("9.1.2", EVEN_MONEY_ASKED_BY),
    rule("9.1.2", EVEN_MONEY_PAYS, Odds(1)),
    rule("9.1.3", NATURAL_WAITS, Waiting.FINAL_SETTLEMENT, note="against a card with a value of 10"),
)
