"""VIC-2000-29 (Crown Com-Bo), rule 5: Placement of Wagers (5.8 stands with the settlement), and rule 7.1."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.deal import NO_MORE_BETS, Call
from pitboss.terms.powers import Power, Rank, Role
from pitboss.terms.wagers import (
    BETS,
    FROZEN_ACTS,
    FROZEN_EXCEPT,
    FROZEN_FROM,
    FROZEN_UNTIL,
    ORAL_WAGER,
    ORAL_WAGER_BACKING,
    ORAL_WAGER_DEADLINE,
    POSITION_ANSWERED_BY,
    REFUSE_UNPAYABLE,
    REFUSE_UNPAYABLE_BY,
    WAGER_DEADLINE,
    WAGER_MEDIUM,
    WAGER_PLACE,
    Answerable,
    Backing,
    Bet,
    Cutoff,
    Medium,
    Touch,
    Until,
)

RULE_5: tuple[Clause[Any], ...] = (
    # 5.1-5.4 Chips, on the layout, in time
    rule("5.1", WAGER_MEDIUM, (Medium.CHIPS,)),
    state("5.2", WAGER_PLACE),
    rule("5.2", WAGER_DEADLINE, Cutoff.FIRST_CARD_DEALT, also=("5.5",), reading="A10"),
    state("5.3", ORAL_WAGER),
    rule("5.3", ORAL_WAGER_BACKING, (Backing.CHIPS, Backing.CASH, Backing.VOUCHERS, Backing.TOKENS), also=("5.1",), reading="G8"),
    rule("5.3", ORAL_WAGER_DEADLINE, Cutoff.NO_MORE_BETS, reading="A10"),
    rule("5.4", POSITION_ANSWERED_BY, Answerable.PLAYER),
    # 5.5 Hands off once the first card is dealt
    rule("5.5", FROZEN_FROM, Cutoff.FIRST_CARD_DEALT, reading="A10"),
    rule("5.5", FROZEN_ACTS, (Touch.HANDLE, Touch.PLACE, Touch.INCREASE, Touch.WITHDRAW)),
    rule("5.5", FROZEN_UNTIL, Until.SETTLEMENT),
    rule("5.5", FROZEN_EXCEPT, ()),
    # 5.6 The bets
    rule("5.6", BETS, (Bet.SINGLES, Bet.RUNS, Bet.COM_BOS), also=("5.6(a)", "5.6(b)", "5.6(c)")),
    # 5.7 Wagers that chips could not pay
    state("5.7", REFUSE_UNPAYABLE, note="a wager let through is paid under 6.2(c)"),
    rule("5.7", REFUSE_UNPAYABLE_BY, Power(Role.GAME_SUPERVISOR, Rank.OR_ABOVE), reading="G6"),
    # 7.1 No more bets
    rule("7.1", NO_MORE_BETS, Call.MUST),
)
