"""NSW-STAR-BJ and NSW-BJ-CHALLENGE, rule 6: Minimum and Maximum Wagers, 6.1 to 6.5.1.3, the same in both."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.limits import (
    LIMIT_CHANGE_NOTICE,
    LIMITS_ALTERED_BY,
    LIMITS_ANSWERED_BY,
    MAXIMUM_APPLIES_TO,
    MINIMUM_RAISE_NOTICE,
    MINIMUM_RAISE_SIGN,
    MULTIPLES,
    OVER_MAXIMUM,
    OVER_MAXIMUM_EARLIER,
    SHARED_MAXIMUM,
    SHARED_MAXIMUM_ORDER,
    SIGN_PLACE,
    SIGN_SHOWS,
    UNDER_MINIMUM,
    UNIT_ABOVE_MINIMUM,
    ClaimOrder,
    LimitPer,
    Multiples,
    Notice,
    OverMaximum,
    Share,
    SignPlace,
    SignShows,
    UnderMinimum,
)
from pitboss.terms.markers import (
    PROTECTED_MARKER,
    PROTECTED_MARKER_SEVERAL,
    PROTECTED_MARKER_UNTIL,
    PROTECTED_PLAYERS,
    RAISE_AT_ONCE_BY,
    Protected,
    ProtectedMarker,
)
from pitboss.terms.powers import Power, Role
from pitboss.terms.wagers import Answerable

RULE_6_COMMON: tuple[Clause[Any], ...] = (
    # 6.1 The sign at the table, and how players share the maximum
    rule("6.1", SIGN_SHOWS, (SignShows.MINIMUM, SignShows.MAXIMUM)),
    rule("6.1", SIGN_PLACE, SignPlace.AT_TABLE),
    rule("6.1", MULTIPLES, Multiples.IF_STATED),
    state("6.1", UNIT_ABOVE_MINIMUM),
    rule("6.1", MAXIMUM_APPLIES_TO, LimitPer.BOX, also=("6.3",)),
    rule(
        "6.1",
        SHARED_MAXIMUM,
        (Share.CALLER, Share.SECOND, Share.THIRD),
        also=("6.1.1", "6.1.2", "6.1.3", "6.3.1"),
        reading="E10",
    ),
    rule(
        "6.1.2",
        SHARED_MAXIMUM_ORDER,
        ClaimOrder.FROM_DEALERS_SIDE,
        also=("6.1.3", "6.3.1", "5.7.2"),
        reading="H21",
        or_else=(ClaimOrder.AS_PLACED,),
    ),
    # 6.2-6.4 Wagers outside the limits
    rule("6.2", UNDER_MINIMUM, UnderMinimum.VALID_ONCE_DEALT, reading="E9"),
    rule("6.3", OVER_MAXIMUM, OverMaximum.SETTLED_AT_MAXIMUM),
    rule("6.3", OVER_MAXIMUM_EARLIER, OverMaximum.STANDS),
    rule("6.4", LIMITS_ANSWERED_BY, Answerable.PLAYER),
    # 6.5 Changing the limits
    rule("6.5", LIMITS_ALTERED_BY, Power(Role.CASINO_SUPERVISOR)),
    rule("6.5", LIMIT_CHANGE_NOTICE, Notice.NONE),
    rule("6.5", MINIMUM_RAISE_NOTICE, 20),
    rule("6.5", MINIMUM_RAISE_SIGN, (SignShows.NEW_MINIMUM, SignShows.TIME_OF_CHANGE)),
    # 6.5.1 A higher minimum at once, with the old one kept for those who play
    rule("6.5.1", RAISE_AT_ONCE_BY, Power(Role.CASINO_SUPERVISOR)),
    rule("6.5.1", PROTECTED_PLAYERS, Protected.OLD_MINIMUM, reading="R2", or_else=(Protected.OLD_MINIMUM_IF_WAGERED,)),
    rule("6.5.1.1", PROTECTED_MARKER, ProtectedMarker.BEFORE_BOX),
    rule("6.5.1.2", PROTECTED_MARKER_UNTIL, ProtectedMarker.UNTIL_PLAYER_LEAVES),
    rule("6.5.1.3", PROTECTED_MARKER_SEVERAL, ProtectedMarker.OWN_BOX),
)
