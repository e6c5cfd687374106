"""NSW-STAR-BJ rules 14.1 to 14.8: optional wagers in general; each wager's own rules prevail over these."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.powers import Power, Precondition, Role
from pitboss.terms.side_bets import (
    SIDE_BET_DEADLINE,
    SIDE_BET_OUTSIDE,
    SIDE_BET_PLACE,
    SIDE_BET_PREFERENCE,
    SIDE_BET_REQUIRES,
    SIDE_BET_SIGN,
    SIDE_BETS_COUNTED,
    SIDE_BETS_LIMITED_BY,
    SIDE_BETS_OFFERED,
    SIDE_BETS_PER_BOX,
    SIDE_BETS_TOGETHER,
    Counted,
    MainWager,
    SideBetOutside,
    SideDeadline,
    SideSign,
    Together,
)

RULE_14: tuple[Clause[Any], ...] = (
    # 14.1 and 14.2 What may be offered
    state("14.2", SIDE_BETS_OFFERED["perfect-pairs"], also=("14.1",)),
    state("14.2", SIDE_BETS_OFFERED["any-pairs"], also=("14.1",)),
    state("14.2", SIDE_BETS_OFFERED["lucky-lucky"], also=("14.1",)),
    # 14.3 Placing the wager
    rule("14.3", SIDE_BET_DEADLINE, SideDeadline.FIRST_CARD_REMOVED, note="A round begins when its first card leaves the shoe or device."),
    state("14.3", SIDE_BET_PLACE, note="On a layout like diagram A, B or C."),
    # 14.4 Several at once
    rule("14.4", SIDE_BETS_TOGETHER, Together.AREA_FOR_EACH),
    # 14.5 The sign
    rule("14.5", SIDE_BET_SIGN, SideSign.AMOUNT),
    rule("14.5", SIDE_BET_OUTSIDE, SideBetOutside.NOT_TAKEN, reading="R5", or_else=(SideBetOutside.AS_MAIN,)),
    # 14.6 and 14.7 Who may bet: the Gaming Manager elects the second
    rule(
        "14.6",
        SIDE_BETS_LIMITED_BY,
        Power(
            Role.GAMING_MANAGER,
            needs=(Precondition.SURVEILLANCE_NOTIFIED_BEFORE, Precondition.INSPECTOR_NOTIFIED_BEFORE, Precondition.SIGN_DISPLAYED),
        ),
        also=("14.6.1", "14.6.2"),
    ),
    rule("14.7", SIDE_BET_REQUIRES, MainWager.ON_BOX, MainWager.OWN, also=("14.3", "14.6")),
    # 14.8 How many
    rule("14.8", SIDE_BETS_PER_BOX, 3),
    rule(
        "14.8",
        SIDE_BETS_COUNTED,
        Counted.EACH_KIND,
        also=("14.4",),
        reading="H31",
        or_else=(Counted.ALL_KINDS,),
    ),
    state("14.8", SIDE_BET_PREFERENCE),
)
