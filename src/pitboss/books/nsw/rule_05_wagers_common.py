"""NSW-STAR-BJ and NSW-BJ-CHALLENGE, rule 5: Wagers, the same in both."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import Dollars
from pitboss.terms.control import (
    BETTORS_PER_BOX,
    BETTORS_PER_BOX_REDUCED_BY,
    BOXES_RESERVED_BY,
    BOXES_RESERVED_FOR,
    FURTHER_SHOES_BY,
    LINING_UP,
    ONE_BOX_BOXES,
    ONE_BOX_BY,
    ONE_BOX_STAKE,
    SEVERAL_BOXES,
    SEVERAL_BOXES_ALLOWED_BY,
    SHOE_MINIMUM_BY,
    SHOE_MINIMUM_IF,
    SHOE_MINIMUM_STAKE,
    SHOE_MINIMUM_UNTIL,
    SHOE_MINIMUM_WITH,
    WHO_CALLS,
    Caller,
    HeldUntil,
    HeldWith,
    LiningUp,
    Missed,
    Several,
)
from pitboss.terms.limits import SMALLEST_CHIP, UNPAYABLE_AMOUNT, Payable
from pitboss.terms.powers import Power, Precondition, Role
from pitboss.terms.wagers import (
    FROZEN_ACTS,
    FROZEN_EXCEPT,
    FROZEN_FROM,
    FROZEN_UNTIL,
    POSITION_ANSWERED_BY,
    WAGER_DEADLINE,
    WAGER_MEDIUM,
    WAGER_PLACE,
    Answerable,
    Cutoff,
    Medium,
    Touch,
    Unfrozen,
    Until,
)

RULE_5_COMMON: tuple[Clause[Any], ...] = (
    # 5.1-5.2 Chips or promotional tokens, on the layout, in time
    rule("5.1", WAGER_MEDIUM, (Medium.CHIPS, Medium.PROMOTIONAL_TOKENS)),
    state("5.2", WAGER_PLACE),
    rule("5.2", WAGER_DEADLINE, Cutoff.FIRST_CARD_REMOVED, also=("5.3", "7.1")),
    # 5.3 Hands off once the first card is out
    rule("5.3", FROZEN_FROM, Cutoff.FIRST_CARD_REMOVED),
    rule("5.3", FROZEN_ACTS, (Touch.HANDLE, Touch.PLACE, Touch.INCREASE, Touch.WITHDRAW)),
    rule("5.3", FROZEN_UNTIL, Until.SETTLEMENT),
    rule("5.3", FROZEN_EXCEPT, (Unfrozen.WHERE_RULES_SAY,)),
    # 5.4-5.7 Several players on one playing area
    rule("5.4", BETTORS_PER_BOX, 3),
    rule("5.4", BETTORS_PER_BOX_REDUCED_BY, Power(Role.CASINO_SUPERVISOR)),
    rule(
        "5.5",
        WHO_CALLS,
        (Caller.SEATED, Caller.HIGHEST_WAGER, Caller.NEAREST_DEALER),
        also=("5.5.1", "5.5.2", "5.5.3"),
        reading="E5",
        or_else=((Caller.SEATED, Caller.SOLE_HIGHEST_WAGER, Caller.NEAREST_DEALER),),
    ),
    rule("5.6", LINING_UP["caller-found"], LiningUp.BEFORE_ROUND),
    rule("5.7.1", LINING_UP["caller-wager"], LiningUp.NEAREST_DEALER, also=("5.7",)),
    rule("5.7.2", LINING_UP["other-wagers"], LiningUp.VERTICAL_LINE, also=("5.7",)),
    # 5.8 One player on several playing areas
    rule("5.8", SEVERAL_BOXES, Several.GIVES_UP_BOXES, also=("5.13",)),
    rule("5.8", SEVERAL_BOXES_ALLOWED_BY, Power(Role.CASINO_SUPERVISOR), reading="H22"),
    # 5.9 Payment in chips
    rule("5.9", UNPAYABLE_AMOUNT, Payable.NEXT_HIGHEST),
    rule("5.9", SMALLEST_CHIP, Dollars.of("0.50"), note="the rules fix no figure: the float of the table decides"),
    # 5.10-5.12 Players held back
    rule("5.10", SHOE_MINIMUM_BY, Power(Role.CASINO_SUPERVISOR)),
    rule("5.10", SHOE_MINIMUM_IF, (Missed.FIRST_ROUND, Missed.GIVEN_ROUND), also=("5.11",)),
    state("5.10", SHOE_MINIMUM_STAKE, also=("5.11",)),
    rule("5.10", SHOE_MINIMUM_UNTIL, HeldUntil.SHOE_END_AND_SHUFFLE),
    rule("5.10", SHOE_MINIMUM_WITH, HeldWith.CARD_SHOE),
    rule("5.11", FURTHER_SHOES_BY, Power(Role.GAMING_MANAGER, needs=(Precondition.INSPECTOR_NOTIFIED_BEFORE,))),
    rule("5.12", ONE_BOX_BY, Power(Role.GAMING_MANAGER, needs=(Precondition.INSPECTOR_NOTIFIED_BEFORE,))),
    rule("5.12", ONE_BOX_BOXES, 1),
    state("5.12", ONE_BOX_STAKE),
    # 5.13 Reserved playing areas
    rule("5.13", BOXES_RESERVED_BY, Power(Role.CASINO_SUPERVISOR)),
    state("5.13", BOXES_RESERVED_FOR),
    # 5.14 Who answers for where wagers lie
    rule("5.14", POSITION_ANSWERED_BY, Answerable.PLAYER_EVEN_IF_HELPED),
)
