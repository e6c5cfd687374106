"""New South Wales, Star Blackjack: rule 3, the cards."""

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
    CUTTING_CARDS,
    DECKS,
    HAND_TOTALS,
    JOKERS,
    NUMBER_CARDS_COUNT,
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
    rule("3.1", CARDS_PER_DECK, 52),
    rule("3.1", REMOVED_RANKS, ()),
    rule("3.1", JOKERS, 0),
    state("3.1", BACKS),
    rule("3.1", CUTTING_CARDS, 1),
    # 3.2 the value of cards
    rule("3.2.1", ACE_COUNTS, AceCounts.ELEVEN_UNLESS_OVER, also=("3.2",), note="Rule 11.1 counts it otherwise on a double."),
    state("3.2.2", NUMBER_CARDS_COUNT, also=("3.2",)),
    rule("3.2.3", COURT_CARDS_COUNT, 10, also=("3.2",)),
    # 3.3, 3.4 checking and keeping
    rule("3.3", CARD_CHECKS["before-use"], CardCheck.STAFF_OR_DEVICE),
    rule("3.4", PRE_SHUFFLED, PreShuffled.CHECKED_AND_SECURED),
    # 3.5 replacement
    rule("3.5.1", REPLACE_CARDS["at-shuffle"], Power(Role.CASINO_SUPERVISOR, needs=(Precondition.ROUND_COMPLETE,)), also=("3.5",)),
    rule(
        "3.5.2",
        REPLACE_CARDS["after-any-round-with-device"],
        Power(Role.CASINO_SUPERVISOR, needs=(Precondition.ROUND_COMPLETE,)),
        also=("3.5",),
    ),
    # 3.6 to 3.8 dealing and handling
    state("3.6", SHOE_PLACE),
    rule("3.6.2", FACE_DOWN_DEAL, FacedDown.INSPECTOR_APPROVES, also=("3.6.1",)),
    rule(
        "3.7",
        CARDS_HANDLED_BY,
        HandledBy.FACE_DOWN_CARDS_ON_LAYOUT,
        also=("3.8",),
        reading="H30",
        note="Rule 3.8 cites 3.6.2; the exception is in 3.7.",
    ),
    # 3.9 totals
    state("3.9", HAND_TOTALS),
)
