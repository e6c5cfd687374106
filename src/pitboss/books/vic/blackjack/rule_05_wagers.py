"""VIC-2003-01, rule 5: Placement of Wagers (5.6, 5.7 and 5.14 stand with the settlement)."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.control import (
    BETTORS_PER_BOX,
    BETTORS_PER_BOX_REDUCED_BY,
    LINING_UP,
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
    WHO_CALLS,
    Caller,
    HeldUntil,
    LiningUp,
    Missed,
    Several,
    SeveralCalls,
)
from pitboss.terms.powers import Power, Precondition, Rank, Role
from pitboss.terms.wagers import (
    BETS,
    FROZEN_ACTS,
    FROZEN_EXCEPT,
    FROZEN_FROM,
    FROZEN_UNTIL,
    ORAL_WAGER,
    ORAL_WAGER_BACKING,
    ORAL_WAGER_DEADLINE,
    REFUSE_UNPAYABLE,
    REFUSE_UNPAYABLE_BY,
    WAGER_DEADLINE,
    WAGER_MEDIUM,
    WAGER_PLACE,
    Backing,
    Bet,
    Cutoff,
    Medium,
    Touch,
    Unfrozen,
    Until,
)

RULE_5: tuple[Clause[Any], ...] = (
    # 5.1-5.3 Chips, on the layout, in time
    rule("5.1", WAGER_MEDIUM, (Medium.CHIPS,)),
    state("5.2", WAGER_PLACE),
    rule("5.2", WAGER_DEADLINE, Cutoff.FIRST_CARD_DEALT, also=("5.4",), reading="A10"),
    state("5.3", ORAL_WAGER),
    rule("5.3", ORAL_WAGER_BACKING, (Backing.CHIPS, Backing.CASH, Backing.VOUCHERS, Backing.TOKENS)),
    rule("5.3", ORAL_WAGER_DEADLINE, Cutoff.NO_MORE_BETS, reading="A10"),
    # 5.4 Hands off once the first card is dealt
    rule("5.4", FROZEN_FROM, Cutoff.FIRST_CARD_DEALT, reading="A10"),
    rule("5.4", FROZEN_ACTS, (Touch.HANDLE, Touch.PLACE, Touch.INCREASE, Touch.WITHDRAW)),
    rule("5.4", FROZEN_UNTIL, Until.DECISION),
    rule(
        "5.4",
        FROZEN_EXCEPT,
        (Unfrozen.INSURANCE, Unfrozen.DECISION, Unfrozen.DOUBLE, Unfrozen.SPLIT),
        reading="G4",
    ),
    # 5.5 The bets
    rule("5.5", BETS, (Bet.MAIN, Bet.INSURANCE), also=("5.5.1", "5.5.2")),
    # 5.8-5.9 Several players on one betting area
    rule("5.8", BETTORS_PER_BOX, 3),
    rule("5.8", BETTORS_PER_BOX_REDUCED_BY, Power(Role.GAME_SUPERVISOR)),
    rule("5.9", WHO_CALLS, (Caller.NEAREST_DEALER,)),
    rule("5.9.1(a)", LINING_UP["caller-found"], LiningUp.BEFORE_ROUND, also=("5.9.1",)),
    rule("5.9.1(b)", LINING_UP["caller-wager"], LiningUp.NEAREST_DEALER, also=("5.9.1",)),
    rule("5.9.1(c)", LINING_UP["other-wagers"], LiningUp.VERTICAL_LINE, also=("5.9.1",)),
    # 5.10 One player on several betting areas
    rule("5.10", SEVERAL_BOXES, Several.WHILE_SEATS_ELSEWHERE, reading="G5"),
    rule("5.10", SEVERAL_BOXES_ALLOWED_BY, Power(Role.GAME_SUPERVISOR)),
    rule("5.10.1", SEVERAL_BOXES_CALLED, SeveralCalls.OWN_WHEN_FULL, reading="G5"),
    # 5.11-5.12 Players held back
    rule(
        "5.11",
        ONE_BOX_BY,
        Power(Role.TABLE_GAMES_OPERATIONS_MANAGER, Rank.OR_ABOVE, needs=(Precondition.DIRECTOR_NOTIFIED_BEFORE,)),
        also=("5.11.1",),
        reading="A34",
        note="the rule names the rank alone; those above may act too",
    ),
    rule("5.11", ONE_BOX_BOXES, 1),
    state("5.11", ONE_BOX_STAKE),
    rule("5.12", SHOE_MINIMUM_BY, Power(Role.TABLE_GAMES_OPERATIONS_MANAGER, Rank.OR_ABOVE), reading="A34"),
    rule("5.12", SHOE_MINIMUM_IF, (Missed.ANY_ROUND,)),
    state("5.12", SHOE_MINIMUM_STAKE),
    rule("5.12", SHOE_MINIMUM_UNTIL, HeldUntil.SHOE_END_OR_SHUFFLE),
    # 5.13 Wagers that chips could not pay
    state("5.13", REFUSE_UNPAYABLE, note="a wager let through is paid under 6.2.3"),
    rule("5.13", REFUSE_UNPAYABLE_BY, Power(Role.GAME_SUPERVISOR, Rank.OR_ABOVE), reading="G6"),
)
