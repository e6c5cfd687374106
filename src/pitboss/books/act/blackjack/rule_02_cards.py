"""Australian Capital Territory, Casino Control (Blackjack) Approval 2018 (No 1): rule 2, cards."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.pack import (
    ACE_COUNTS,
    CARD_CHECKS,
    CARDS_PER_DECK,
    COURT_CARDS_COUNT,
    DECKS,
    HOUSE_SETTLES,
    JOKERS,
    NUMBER_CARDS_COUNT,
    REMOVED_RANKS,
    REPLACE_CARDS,
    SETTINGS_TOLD,
    AceCounts,
    CardCheck,
)
from pitboss.terms.powers import Power, Precondition, Role

RULE_2: tuple[Clause[Any], ...] = (
    # 2.1 the pack
    rule("2.1", DECKS, 4, 5, 6, 7, 8, also=("2.3(a)",)),
    rule("2.1", CARDS_PER_DECK, 52),
    rule("2.1", REMOVED_RANKS, ()),
    rule("2.1", JOKERS, 0),
    # 2.2 checks
    rule("2.2", CARD_CHECKS["before-gaming"], CardCheck.ONE_BY_ONE),
    rule("2.2", CARD_CHECKS["after-gaming"], CardCheck.ONE_BY_ONE),
    # 2.3 what the operator determines
    state("2.3(a)", HOUSE_SETTLES["decks"], also=("2.3",)),
    state("2.3(b)", HOUSE_SETTLES["shuffle"], also=("2.3",)),
    state("2.3 closing words", SETTINGS_TOLD),
    # 2.4 changing cards
    rule("2.4", REPLACE_CARDS["unfit"], Power(Role.CASINO_OPERATOR), note="At any time, for a card that is marked or damaged."),
    rule("2.4", REPLACE_CARDS["after-any-round"], Power(Role.CASINO_OPERATOR, needs=(Precondition.ROUND_COMPLETE,))),
    rule("2.4", CARD_CHECKS["replacement"], CardCheck.SUPERVISOR_AND_DEALER),
    # 2.5 the value of the cards
    rule("2.5(a)", ACE_COUNTS, AceCounts.ONE_OR_ELEVEN, also=("2.5", "A: Hard total", "A: Soft total")),
    state("2.5(b)", NUMBER_CARDS_COUNT, also=("2.5", "2.5(c)")),
    rule("2.5(c)", COURT_CARDS_COUNT, 10, also=("2.5",)),
)
