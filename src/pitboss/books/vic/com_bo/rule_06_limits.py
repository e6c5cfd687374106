"""VIC-2000-29 (Crown Com-Bo), rule 6: Permissible Wagers, with the sections of the Casino Control Act 1991 quoted in footnote 1."""

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
    OVER_MAXIMUM,
    SIGN_LOOK,
    SIGN_OWED_BY,
    SIGN_PENALTY_UNITS,
    SIGN_PLACE,
    SIGN_SEEN_TO_BY,
    SIGN_SHOWS,
    SMALLEST_CHIP,
    UNDER_MINIMUM,
    UNDER_MINIMUM_AGAIN,
    UNPAYABLE_AMOUNT,
    WRONG_MULTIPLE,
    LimitPer,
    Notice,
    OverMaximum,
    Payable,
    SignPlace,
    SignShows,
    UnderMinimum,
)
from pitboss.terms.markers import PERSONAL_LIMITS, PERSONAL_LIMITS_BY, PERSONAL_LIMITS_MARKER, Personal, PersonalMarker
from pitboss.terms.powers import Power, Role

RULE_6: tuple[Clause[Any], ...] = (
    # 6.1 The signs that the Act requires, and footnote 1: section 66 of the Act
    rule("6.1", SIGN_SEEN_TO_BY, Role.DEALER),
    rule("Footnote 1: s 66(1)(d)", SIGN_OWED_BY, Role.CASINO_OPERATOR, also=("Footnote 1: s 66(2)", "6.1")),
    rule("Footnote 1: s 66(1)(d)", SIGN_SHOWS, (SignShows.MINIMUM, SignShows.MAXIMUM)),
    rule("Footnote 1: s 66(1)(d)", SIGN_PLACE, SignPlace.AT_TABLE),
    state("Footnote 1: s 66(1)(d)", SIGN_LOOK),
    rule("Footnote 1: s 66(2) Penalty", SIGN_PENALTY_UNITS, 50),
    # 6.2 Wagers outside the limits
    rule("6.2(a)", UNDER_MINIMUM, UnderMinimum.SETTLED_AND_WARNED),
    rule("6.2(a)", UNDER_MINIMUM_AGAIN, UnderMinimum.RETURNED),
    rule("6.2(b)", OVER_MAXIMUM, OverMaximum.SETTLED_AT_MAXIMUM),
    rule("6.2(b)", MAXIMUM_APPLIES_TO, LimitPer.WAGER, reading="G9", or_else=(LimitPer.PLAYER,)),
    rule("6.2(c)", WRONG_MULTIPLE, Payable.NEXT_HIGHEST),
    rule("6.2(c)", UNPAYABLE_AMOUNT, Payable.NEXT_HIGHEST),
    rule("6.2(c)", SMALLEST_CHIP, Dollars.of("0.50"), note="the rules fix no figure: the float of the table decides"),
    # 6.3 Changing the limits
    rule("6.3", LIMITS_ALTERED_BY, Power(Role.CASINO_SUPERVISOR)),
    rule("6.3", LIMIT_CHANGE_NOTICE, Notice.NONE),
    rule("6.3", MINIMUM_RAISE_NOTICE, 20, also=("Footnote 1: s 66(2)",)),
    rule(
        "Footnote 1: s 66(2)",
        MINIMUM_RAISE_SIGN,
        (SignShows.NEW_MINIMUM, SignShows.TIME_OF_CHANGE),
        also=("6.3",),
        reading="G7",
    ),
    # 6.4 Higher limits
    rule("6.4", PERSONAL_LIMITS, Personal.HIGHER_MAXIMUM),
    rule("6.4", PERSONAL_LIMITS_BY, Power(Role.GAMING_SHIFT_MANAGER), reading="D5"),
    rule("6.4", PERSONAL_LIMITS_MARKER, PersonalMarker.HIGHER_LIMIT),
)
