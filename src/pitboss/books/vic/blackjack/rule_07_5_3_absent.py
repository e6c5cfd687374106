"""VIC-2003-01 rule 7.5.3: the player who does not act."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.absence import ABSENT_PLAYER, ABSENT_PLAYER_DIRECTION, ABSENT_PLAYER_WAIT, Absence, AbsentPlay, Wait
from pitboss.terms.powers import Power, Precondition, Rank, Role

RULE_7_5_3: tuple[Clause[Any], ...] = (
    # 7.5.3  A player who refuses, does not act or is not there
    rule(
        "7.5.3",
        ABSENT_PLAYER_DIRECTION,
        Power(
            Role.GAME_SUPERVISOR,
            Rank.OR_ABOVE,
            on_request_of=Role.DEALER,
            needs=(Precondition.PLAYER_ABSENT_OR_SILENT,),
        ),
        also=("7.5.3(a)", "7.5.3(b)"),
    ),
    rule("7.5.3", ABSENT_PLAYER_WAIT, Wait.REASONABLE_TIME),
    rule(
        "7.5.3",
        ABSENT_PLAYER,
        AbsentPlay(
            acts_when=(Absence.REFUSES, Absence.FAILS_TO_ACT, Absence.ABSENT),
            directed_by=Role.GAME_SUPERVISOR,
            draws_until_hard=12,
            draws_until_soft=17,
        ),
        also=("7.5.3(a)", "7.5.3(b)", "7.5.3(c)", "7.5.3(d)", "7.5.3(e)", "7.5.3(f)"),
    ),
)
