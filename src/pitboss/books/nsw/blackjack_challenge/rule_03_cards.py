"""New South Wales, Blackjack Challenge: rule 3, the cards."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.deal import CARDS_HANDLED_BY, FACE_DOWN_DEAL, FacedDown, HandledBy
from pitboss.terms.equipment import SHOE_PLACE
from pitboss.terms.pack import (
    ACE_COUNTS,
    BACKS,
    CARD_CHECKS,
    CARDS_PER_DECK,
    COURT_CARDS_COUNT,
    DECKS,
    DECKS_WITH_SIDE_BETS,
    HAND_TOTALS,
    JOKERS,
    NUMBER_CARDS_COUNT,
    RANK_ORDER,
    REMOVED_RANKS,
    REPLACE_CARDS,
    AceCounts,
    CardCheck,
)
from pitboss.terms.powers import Power, Precondition, Role
from pitboss.terms.shuffle import PRE_SHUFFLED, PreShuffled

RULE_3: tuple[Clause[Any], ...] = (
    # 3.1 the pack
    rule("3.1", DECKS, 6, 8),
    rule("3.1", DECKS_WITH_SIDE_BETS, (6, 8), reading="E31"),
    rule("3.1", CARDS_PER_DECK, 52),
    rule("3.1", REMOVED_RANKS, ()),
    rule("3.1", JOKERS, 0),
    state("3.1", BACKS),
    # 3.2 the value of the cards
    rule("3.2.1", ACE_COUNTS, AceCounts.ONE_OR_ELEVEN, also=("3.2",), reading="E16"),
    state("3.2.2", NUMBER_CARDS_COUNT, also=("3.2",)),
    rule("3.2.3", COURT_CARDS_COUNT, 10, also=("3.2",)),
    # 3.3 rank, where a blackjack meets the dealer's
    rule("3.3", RANK_ORDER, ("K", "Q", "J", "T"), note="T is the 10."),
    # 3.4, 3.5 checking and keeping
    rule("3.4", CARD_CHECKS["before-use"], CardCheck.STAFF_OR_DEVICE),
    rule("3.5", PRE_SHUFFLED, PreShuffled.CHECKED_AND_SECURED),
    # 3.6 replacement
    rule(
        "3.6.1",
        REPLACE_CARDS["after-any-round-with-device"],
        Power(Role.CASINO_SUPERVISOR, needs=(Precondition.ROUND_COMPLETE,)),
        also=("3.6",),
    ),
    rule("3.6.2", REPLACE_CARDS["at-shuffle"], Power(Role.CASINO_SUPERVISOR, needs=(Precondition.ROUND_COMPLETE,)), also=("3.6",)),
    # 3.7 to 3.9 dealing and handling
    state("3.7", SHOE_PLACE),
    rule("3.8", FACE_DOWN_DEAL, FacedDown.NEVER, also=("7.1",)),
    rule("3.9", CARDS_HANDLED_BY, HandledBy.NOBODY, reading="H39"),
    # 3.10 totals
    state("3.10", HAND_TOTALS),
)
