"""New South Wales, Blackjack Challenge: rule 1, definitions."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.rule_01_definitions_common import RULE_1_COMMON
from pitboss.law.clause import Clause, rule
from pitboss.terms.definitions import DEFINES

RULE_1: tuple[Clause[Any], ...] = (
    *RULE_1_COMMON,
    # 1.1 words that Blackjack Challenge defines in its own way
    rule("1.1: Any Pair", DEFINES["any-pairs"], "a wager that a player may add under rule 13"),
    rule(
        "1.1: blackjack",
        DEFINES["blackjack"],
        "an ace with a card worth 10, as the first 2 cards of a player or the dealer; also where the player has split",
    ),
    rule("1.1: gaming supervisor", DEFINES["game-supervisor"], "someone who supervises the game at first hand"),
    rule("1.1: shuffling device", DEFINES["shuffling-device"], "a device that shuffles cards and deals them"),
)
