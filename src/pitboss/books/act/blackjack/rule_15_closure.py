"""ACT-2018-01, rule 15, Table Closure."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.conduct import (
    CLOSE_TABLE,
    CLOSURE_NOTICE,
    CLOSURE_NOTICE_MINUTES,
    CLOSURE_NOTICE_WHEN,
    GAMING_HOURS,
    ClosureNotice,
    ClosureNoticeWhen,
)
from pitboss.terms.powers import Power, Precondition, Role

RULE_15: tuple[Clause[Any], ...] = (
    # 15.1 Hours of gaming
    state("15.1", GAMING_HOURS, note="Casino Control Act 2006."),
    # 15.2 Closing a table early
    rule("15.2", CLOSE_TABLE, Power(Role.CASINO_OPERATOR, needs=(Precondition.NOTICE_TO_PLAYERS,)), also=("15.1",)),
    rule("15.2", CLOSURE_NOTICE, ClosureNotice.NOTICE),
    rule("15.2", CLOSURE_NOTICE_MINUTES, 0, reading="H5"),
    rule("15.2", CLOSURE_NOTICE_WHEN, ClosureNoticeWhen.BEFORE_CLOSE_OF_GAMING),
)
