"""NSW-BJ-CHALLENGE rule 7: the initial deal."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.deal import (
    DEAL_START,
    DEALER_OPENING_CARDS,
    DEALER_SECOND_CARD,
    NO_MORE_BETS,
    OPENING_DEAL,
    PLAYER_OPENING_CARDS,
    Call,
    DealStart,
    DealStep,
    SecondCard,
)
from pitboss.terms.shuffle import DISCARDS_RELOADED, Reloaded

RULE_7: tuple[Clause[Any], ...] = (
    rule("7.1", NO_MORE_BETS, Call.MAY),
    rule("7.1", DEAL_START, DealStart.FROM_THE_LEFT),
    rule("7.1", OPENING_DEAL, (DealStep.EACH_BOX_FIRST, DealStep.DEALER, DealStep.EACH_BOX_SECOND)),
    rule("7.1", PLAYER_OPENING_CARDS, 2),
    rule("7.1", DEALER_OPENING_CARDS, 1),
    rule("7.1", DEALER_SECOND_CARD, SecondCard.DRAWN_AFTER_PLAYERS, also=("12.1",)),
    rule("7.2", DISCARDS_RELOADED, Reloaded.AFTER_INITIAL_DEAL),
)
