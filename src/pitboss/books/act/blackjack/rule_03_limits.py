"""ACT-2018-01, rule 3: Minimum and Maximum Wagers."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.law.values import Dollars
from pitboss.terms.limits import (
    LIMIT_CHANGE_NOTICE,
    LIMITS_ALTERED_BY,
    MAXIMUM_APPLIES_TO,
    MINIMUM_RAISE_NOTICE,
    MULTIPLES,
    MULTIPLES_DISPLAYED,
    OVER_MAXIMUM,
    SHARED_MAXIMUM,
    SIGN_OWED_BY,
    SIGN_PLACE,
    SIGN_SHOWS,
    SMALLEST_CHIP,
    UNDER_MINIMUM,
    UNDER_MINIMUM_AGAIN,
    UNPAYABLE_AMOUNT,
    LimitPer,
    Multiples,
    Notice,
    OverMaximum,
    Payable,
    Share,
    SignPlace,
    SignShows,
    UnderMinimum,
)
from pitboss.terms.markers import PERSONAL_LIMITS, PERSONAL_LIMITS_BY, PERSONAL_LIMITS_MARKER, Personal, PersonalMarker
from pitboss.terms.powers import Power, Precondition, Role

RULE_3: tuple[Clause[Any], ...] = (
    # 3.1 The sign, and changing the limits
    rule("3.1", SIGN_OWED_BY, Role.CASINO_OPERATOR),
    rule("3.1", SIGN_SHOWS, (SignShows.MINIMUM, SignShows.MAXIMUM)),
    rule("3.1", SIGN_PLACE, SignPlace.AT_OR_NEAR_TABLE),
    rule("3.1", MAXIMUM_APPLIES_TO, LimitPer.BOX),
    rule("3.1", LIMITS_ALTERED_BY, Power(Role.CASINO_OPERATOR, needs=(Precondition.PRIOR_NOTICE_TO_PLAYERS,))),
    rule("3.1", LIMIT_CHANGE_NOTICE, Notice.PRIOR),
    rule("3.1", MINIMUM_RAISE_NOTICE, Notice.PRIOR),
    # 3.2 Personal limits
    rule("3.2", PERSONAL_LIMITS, Personal.HIGHER_MAXIMUM),
    rule("3.2", PERSONAL_LIMITS_BY, Power(Role.CASINO_OPERATOR)),
    rule("3.2", PERSONAL_LIMITS_MARKER, PersonalMarker.BESIDE_BOX),
    # 3.3 Multiples
    rule("3.3", MULTIPLES, Multiples.AS_DISPLAYED),
    rule("3.3", MULTIPLES_DISPLAYED, SignPlace.AT_TABLE),
    rule("3.3", UNPAYABLE_AMOUNT, Payable.EXACT, reading="C18", or_else=(Payable.NEXT_HIGHEST,)),
    # 3.4-3.5 Wagers outside the limits
    rule("3.4", UNDER_MINIMUM, UnderMinimum.SETTLED_AND_WARNED),
    rule("3.4", UNDER_MINIMUM_AGAIN, UnderMinimum.RETURNED, reading="R6", or_else=(UnderMinimum.RETURNED_UNDEALT,)),
    rule("3.5", OVER_MAXIMUM, OverMaximum.SETTLED_AT_MAXIMUM),
    rule("3.5", SHARED_MAXIMUM, (Share.FIRST_COME,), reading="H2", or_else=((Share.CALLER, Share.SECOND, Share.THIRD),)),
    # 7.4 The smallest chip in the float
    rule("7.4", SMALLEST_CHIP, Dollars.of("0.50"), note="the rules fix no figure: the float of the table decides"),
)
