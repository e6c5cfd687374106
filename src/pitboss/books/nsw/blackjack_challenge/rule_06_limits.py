"""NSW-BJ-CHALLENGE, rule 6: Minimum and Maximum Wagers."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.rule_06_limits_common import RULE_6_COMMON
from pitboss.law.clause import Clause, rule
from pitboss.terms.limits import LOW_LIMIT_DEALT_FROM, LOW_LIMIT_TOURNAMENTS, LowLimit, SignShows
from pitboss.terms.markers import (
    NEW_PLAYERS,
    PERSONAL_LIMITS,
    PERSONAL_LIMITS_BY,
    PERSONAL_LIMITS_MARKER,
    PROTECTED_RAISE_NOTICE,
    PROTECTED_RAISE_SIGN,
    TWO_MINIMUMS_SIGN,
    Personal,
    PersonalMarker,
    Protected,
)
from pitboss.terms.powers import Power, Precondition, Role

RULE_6: tuple[Clause[Any], ...] = (
    # 6.1-6.5.1.3
    *RULE_6_COMMON,
    # 6.5.2-6.5.4 While two minimums stand
    rule("6.5.2", PROTECTED_RAISE_NOTICE, 20),
    rule("6.5.2", PROTECTED_RAISE_SIGN, (SignShows.NEW_MINIMUM, SignShows.TIME_OF_CHANGE)),
    rule("6.5.3", TWO_MINIMUMS_SIGN, (SignShows.OLD_LIMITS, SignShows.NEW_LIMITS)),
    rule("6.5.4", NEW_PLAYERS, Protected.NEW_MINIMUM),
    # 6.6 Personal limits
    rule("6.6", PERSONAL_LIMITS, Personal.HIGHER_MAXIMUM),
    rule("6.6", PERSONAL_LIMITS_BY, Power(Role.CASINO_SUPERVISOR, needs=(Precondition.SIGN_DISPLAYED,))),
    rule("6.6", PERSONAL_LIMITS_MARKER, PersonalMarker.SIGN_ON_TABLE),
    # 6.7 Low limit gaming
    rule("6.7.1", LOW_LIMIT_TOURNAMENTS, LowLimit.NO_TOURNAMENTS, also=("6.7",)),
    rule("6.7.2", LOW_LIMIT_DEALT_FROM, LowLimit.SHUFFLING_DEVICE, also=("6.7",)),
)
