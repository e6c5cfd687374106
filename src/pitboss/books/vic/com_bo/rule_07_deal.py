"""VIC-2000-29 rule 7: dealing the game."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.com_bo import (
    COM_BO_CARDS,
    COM_BO_DEAL,
    COM_BO_KEY_ORDER,
    COM_BO_RESULT,
    COM_BO_SETTLED,
    CONTROL_PANEL,
)
from pitboss.terms.powers import Power, Role

RULE_7: tuple[Clause[Any], ...] = (
    # 7.2 and 7.3 The cards
    rule("7.2", COM_BO_CARDS, 5),
    state("7.3", COM_BO_DEAL),
    # 7.4 and 7.5 The result
    state("7.4", COM_BO_RESULT),
    state("7.4", COM_BO_KEY_ORDER),
    state("7.5", COM_BO_SETTLED),
    # 7.6 The control panel
    rule("7.6", CONTROL_PANEL, Power(Role.DEALER, also=(Role.GAME_SUPERVISOR, Role.CASINO_SUPERVISOR)), reading="G32"),
)
