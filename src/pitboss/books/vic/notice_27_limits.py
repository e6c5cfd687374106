"""VIC-2000-27, item 1: Personalised Table Limits, the new rule 6.1 of Blackjack."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.limits import (
    MAXIMUM_APPLIES_TO,
    MULTIPLES,
    SIGN_PLACE,
    SIGN_SHOWS,
    UNIT_ABOVE_MINIMUM,
    LimitPer,
    Multiples,
    SignPlace,
    SignShows,
)

LIMITS_NOTICE: tuple[Clause[Any], ...] = (
    # 6.1 The notice at the table
    rule("6.1", SIGN_SHOWS, (SignShows.MINIMUM, SignShows.MAXIMUM)),
    rule("6.1", SIGN_PLACE, SignPlace.AT_TABLE),
    rule("6.1", MULTIPLES, Multiples.IF_STATED),
    state("6.1", UNIT_ABOVE_MINIMUM),
    rule("6.1", MAXIMUM_APPLIES_TO, LimitPer.BOX, LimitPer.PLAYER, reading="A12", or_else=(LimitPer.WAGER,)),
)
