"""ACT-2018-01 rule 6: initial deal."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.deal import (
    DEAL_START,
    DEALER_OPENING_CARDS,
    DEALER_SECOND_CARD,
    FACE_DOWN_DEAL,
    NO_MORE_BETS,
    OPENING_DEAL,
    PLAYER_OPENING_CARDS,
    Call,
    DealStart,
    DealStep,
    FacedDown,
    SecondCard,
)

RULE_6: tuple[Clause[Any], ...] = (
    rule("6.1", FACE_DOWN_DEAL, FacedDown.NEVER, note="burn cards excepted"),
    rule("6.2", NO_MORE_BETS, Call.MUST),
    rule("6.2", DEAL_START, DealStart.FROM_FIRST_WAGER),
    rule("6.2", OPENING_DEAL, (DealStep.EACH_BOX_FIRST, DealStep.DEALER, DealStep.EACH_BOX_SECOND), also=("6.2(a)", "6.2(b)", "6.2(c)")),
    rule("6.2(c)", PLAYER_OPENING_CARDS, 2),
    rule("6.2(b)", DEALER_OPENING_CARDS, 1),
    rule("6.2(b)", DEALER_SECOND_CARD, SecondCard.DRAWN_AFTER_PLAYERS, also=("12.1",)),
)
