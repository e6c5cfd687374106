"""ACT-2018-01, rule 4: Wagers."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.control import (
    BETTORS_PER_BOX,
    ONE_BOX_AGAIN,
    ONE_BOX_BOXES,
    ONE_BOX_BY,
    ONE_BOX_STAKE,
    SEVERAL_BOXES,
    SEVERAL_BOXES_ALLOWED_BY,
    SEVERAL_BOXES_CALLED,
    SHOE_MINIMUM_BY,
    SHOE_MINIMUM_IF,
    SHOE_MINIMUM_STAKE,
    SHOE_MINIMUM_UNTIL,
    SHOE_MINIMUM_WITH,
    WHO_CALLS,
    Caller,
    HeldUntil,
    HeldWith,
    Missed,
    Several,
    SeveralCalls,
)
from pitboss.terms.markers import PERSONAL_LIMITS_OTHERS, OthersOnBox
from pitboss.terms.powers import Power, Precondition, Role
from pitboss.terms.wagers import (
    FROZEN_ACTS,
    FROZEN_EXCEPT,
    FROZEN_FROM,
    FROZEN_UNTIL,
    WAGER_CHANCE,
    WAGER_DEADLINE,
    WAGER_MEDIUM,
    WAGER_PLACE,
    Cutoff,
    Medium,
    Touch,
    Unfrozen,
    Until,
)

RULE_4: tuple[Clause[Any], ...] = (
    # 4.1-4.2 Chips, in the box, in time
    state("4.1", WAGER_CHANCE),
    rule("4.1", WAGER_DEADLINE, Cutoff.FIRST_CARD_DEALT, also=("4.3", "6.2"), reading="H13"),
    rule("4.2", WAGER_MEDIUM, (Medium.CHIPS,)),
    state("4.2", WAGER_PLACE),
    # 4.3 Hands off once the first card is dealt
    rule("4.3", FROZEN_FROM, Cutoff.FIRST_CARD_DEALT),
    rule("4.3", FROZEN_ACTS, (Touch.HANDLE, Touch.WITHDRAW, Touch.ALTER, Touch.PLACE)),
    rule("4.3", FROZEN_UNTIL, Until.DECISION_CARRIED_OUT),
    rule("4.3", FROZEN_EXCEPT, (Unfrozen.INSURANCE, Unfrozen.SPLIT, Unfrozen.DOUBLE)),
    # 4.4 One player on several boxes
    rule("4.4", SEVERAL_BOXES, Several.GIVES_UP_CONTROL),
    rule("4.4", SEVERAL_BOXES_ALLOWED_BY, Power(Role.CASINO_OPERATOR)),
    rule("4.4", SEVERAL_BOXES_CALLED, SeveralCalls.ALL_UNTIL_WANTED),
    # 4.5-4.6 Several players on one box
    rule("4.5", BETTORS_PER_BOX, 3),
    rule("4.5", WHO_CALLS, (Caller.SEATED, Caller.NEAREST_DEALER), also=("4.5(a)", "4.5(b)")),
    rule(
        "4.6",
        PERSONAL_LIMITS_OTHERS,
        OthersOnBox.WITHIN_BOX_MAXIMUM,
        also=("3.2", "4.5"),
        reading="R8",
        or_else=(OthersOnBox.CUT_TO_BOX_MAXIMUM,),
    ),
    # 4.7-4.9 Players held back
    rule("4.7", SHOE_MINIMUM_BY, Power(Role.CASINO_OPERATOR)),
    rule("4.7", SHOE_MINIMUM_IF, (Missed.FIRST_ROUND, Missed.LATER_ROUND), also=("4.7(a)", "4.7(b)")),
    state("4.7", SHOE_MINIMUM_STAKE),
    rule("4.7", SHOE_MINIMUM_UNTIL, HeldUntil.NEW_SHOE),
    rule("4.7", SHOE_MINIMUM_WITH, HeldWith.NOT_AUTOMATED_SHOE, also=("18.1",), reading="C13"),
    rule(
        "4.8",
        ONE_BOX_BY,
        Power(Role.CASINO_OPERATOR, needs=(Precondition.APPROVED_PROCEDURES, Precondition.COMMISSION_ROUTINELY_ADVISED)),
    ),
    rule("4.8", ONE_BOX_BOXES, 1),
    state("4.8", ONE_BOX_STAKE),
    state("4.9", ONE_BOX_AGAIN),
)
