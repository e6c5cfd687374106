"""Victoria, Casino Rules Notice 29 of 2000, Crown Com-Bo: rule 3, the cards."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.pack import (
    BACKS,
    CARD_CHECKS,
    CARDS_PER_DECK,
    CHECK_ORDERED,
    CUTTING_CARDS,
    CUTTING_CARDS_WITH_DEVICE,
    DECKS,
    JOKERS,
    NEW_CARDS,
    RANK_ORDER,
    REMOVED_RANKS,
    REPLACE_CARDS,
    SUITS_RANK,
    CardCheck,
    NewCards,
)
from pitboss.terms.powers import Power, Precondition, Rank, Role

RULE_3: tuple[Clause[Any], ...] = (
    # 3.1 the pack
    rule("3.1", DECKS, 1, 8),
    rule("3.1", CARDS_PER_DECK, 52),
    rule("3.1", REMOVED_RANKS, ()),
    rule("3.1", JOKERS, 0),
    state("3.1", BACKS),
    rule("3.1", CUTTING_CARDS, 1),
    rule("3.1", CUTTING_CARDS_WITH_DEVICE, 0, also=("4.2",)),
    # 3.2 to 3.4 checking and replacing cards
    rule("3.2", CARD_CHECKS["before-gaming"], CardCheck.CHECKED),
    rule("3.2", CARD_CHECKS["after-gaming"], CardCheck.CHECKED),
    rule(
        "3.3",
        REPLACE_CARDS["unfit"],
        Power(Role.GAME_SUPERVISOR, Rank.OR_ABOVE, needs=(Precondition.ROUND_COMPLETE, Precondition.ROUND_NOT_IN_PROGRESS)),
    ),
    rule("3.3", NEW_CARDS, (NewCards.CHECK, NewCards.SHUFFLE, NewCards.CUT)),
    rule("3.4", CARD_CHECKS["on-instruction"], CardCheck.NUMBER_VERIFIED),
    rule("3.4", CHECK_ORDERED, Power(Role.GAME_SUPERVISOR, Rank.OR_ABOVE)),
    # 3.5 rank
    state("3.5", SUITS_RANK),
    rule(
        "3.5(a)", RANK_ORDER, ("A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"), note="T is the 10; an ace is always high."
    ),
)
