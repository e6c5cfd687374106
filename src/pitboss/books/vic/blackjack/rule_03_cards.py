"""Victoria, Casino Rules Notice 1 of 2003, Blackjack: rule 3, the cards."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.pack import (
    ACE_CALLS,
    ACE_COUNTS,
    BACKS,
    CARD_CHECKS,
    CARDS_PER_DECK,
    COURT_CARDS_COUNT,
    CUTTING_CARDS,
    CUTTING_CARDS_WITH_DEVICE,
    DECKS,
    HAND_TOTALS,
    JOKERS,
    NUMBER_CARDS_COUNT,
    REMOVED_RANKS,
    AceCounts,
    CardCheck,
)

RULE_3: tuple[Clause[Any], ...] = (
    # 3.1 the pack
    rule("3.1", DECKS, 4, 5, 6, 7, 8),
    rule("3.1", CARDS_PER_DECK, 52),
    rule("3.1", REMOVED_RANKS, ()),
    rule("3.1", JOKERS, 0),
    state("3.1", BACKS),
    rule("3.1", CUTTING_CARDS, 1),
    rule("3.1.1", CUTTING_CARDS_WITH_DEVICE, 0),
    # 3.2 the value of cards
    rule("3.2.1", ACE_COUNTS, AceCounts.ELEVEN_UNLESS_OVER, also=("3.2.1(b)",)),
    state("3.2.1(a)", ACE_CALLS),
    # 3.2.1(b), the dealer's first ace: what the dealer does with a soft 17 stands in rule 7.5.6
    state("3.2.2", NUMBER_CARDS_COUNT),
    rule("3.2.3", COURT_CARDS_COUNT, 10),
    state("3.2.4", HAND_TOTALS),
    rule("3.2.5", CARD_CHECKS["before-gaming"], CardCheck.CHECKED),
    rule("3.2.5", CARD_CHECKS["after-gaming"], CardCheck.COUNTED),
)
