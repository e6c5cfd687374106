"""VIC-2003-01, rule 6: Permissible Wagers, with the sections of the Casino Control Act 1991 quoted in footnote 2."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import Dollars
from pitboss.terms.limits import (
    LIMIT_CHANGE_NOTICE,
    LIMITS_ALTERED_BY,
    MAXIMUM_APPLIES_TO,
    MINIMUM_RAISE_NOTICE,
    MINIMUM_RAISE_SIGN,
    MULTIPLES,
    OVER_MAXIMUM,
    SHARED_MAXIMUM,
    SIGN_LOOK,
    SIGN_OWED_BY,
    SIGN_PENALTY_UNITS,
    SIGN_PLACE,
    SIGN_SEEN_TO_BY,
    SIGN_SHOWS,
    SMALLEST_CHIP,
    UNDER_MINIMUM,
    UNDER_MINIMUM_AGAIN,
    UNIT_ABOVE_MINIMUM,
    UNPAYABLE_AMOUNT,
    WRONG_MULTIPLE,
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
from pitboss.terms.side_bets import SIDE_BET_OUTSIDE, SideBetOutside

RULE_6: tuple[Clause[Any], ...] = (
    # 6.1 The signs that the Act requires, and footnote 2: section 66 of the Act
    rule("6.1", SIGN_SEEN_TO_BY, Role.DEALER),
    rule("Footnote 2: s 66(1)(d)", SIGN_OWED_BY, Role.CASINO_OPERATOR, also=("Footnote 2: s 66(2)", "6.1")),
    state("Footnote 2: s 66(1)(d)", SIGN_LOOK),
    rule("Footnote 2: s 66(2) Penalty", SIGN_PENALTY_UNITS, 50),
    # 6.2 Wagers outside the limits
    rule("6.2.1", UNDER_MINIMUM, UnderMinimum.SETTLED_AND_WARNED),
    rule("6.2.1", UNDER_MINIMUM_AGAIN, UnderMinimum.RETURNED),
    rule("6.2.2", OVER_MAXIMUM, OverMaximum.SETTLED_AT_MAXIMUM),
    rule("6.2.1", SIDE_BET_OUTSIDE, SideBetOutside.AS_MAIN, also=("6.2.2", "1.4.1")),
    rule("6.2.2", SHARED_MAXIMUM, (Share.FIRST_COME,), also=("6.5",), reading="A12"),
    rule("6.2.3", WRONG_MULTIPLE, Payable.NEXT_HIGHEST),
    rule("6.2.3", UNPAYABLE_AMOUNT, Payable.NEXT_HIGHEST),
    rule("6.2.3", SMALLEST_CHIP, Dollars.of("0.50"), note="the rules fix no figure: the float of the table decides"),
    # 6.3 Personal limits
    rule("6.3", PERSONAL_LIMITS, Personal.EITHER),
    rule("6.3", PERSONAL_LIMITS_BY, Power(Role.CASINO_SUPERVISOR, needs=(Precondition.PLAYER_AGREES,)), reading="A33"),
    rule("6.3", PERSONAL_LIMITS_MARKER, PersonalMarker.DISTINCTIVE_MARKER),
    # 6.4 Changing the limits
    rule("6.4", LIMITS_ALTERED_BY, Power(Role.CASINO_SUPERVISOR)),
    rule("6.4", LIMIT_CHANGE_NOTICE, Notice.NONE),
    rule("6.4", MINIMUM_RAISE_NOTICE, 20, also=("Footnote 2: s 66(2)",)),
    rule(
        "Footnote 2: s 66(2)",
        MINIMUM_RAISE_SIGN,
        (SignShows.NEW_MINIMUM, SignShows.TIME_OF_CHANGE),
        also=("6.4",),
        reading="G7",
    ),
    # 6.5 The notice at the table
    rule("6.5", SIGN_SHOWS, (SignShows.MINIMUM, SignShows.MAXIMUM), also=("Footnote 2: s 66(1)(d)",)),
    rule("6.5", SIGN_PLACE, SignPlace.AT_TABLE, also=("Footnote 2: s 66(1)(d)",)),
    rule("6.5", MULTIPLES, Multiples.IF_STATED),
    state("6.5", UNIT_ABOVE_MINIMUM),
    rule("6.5", MAXIMUM_APPLIES_TO, LimitPer.BOX, LimitPer.PLAYER, also=("6.2.2",), reading="A12", or_else=(LimitPer.WAGER,)),
)
