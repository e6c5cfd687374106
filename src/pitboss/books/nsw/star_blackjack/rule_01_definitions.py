"""New South Wales, Star Blackjack: rule 1, definitions."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.rule_01_definitions_common import RULE_1_COMMON
from pitboss.law.clause import Clause, rule
from pitboss.terms.definitions import DEFINES

RULE_1: tuple[Clause[Any], ...] = (
    *RULE_1_COMMON,
    # 1.1 words that Star Blackjack alone defines, or defines in its own way
    rule("1.1: Any Pair", DEFINES["any-pairs"], "a wager that a player may add under rule 14"),
    rule(
        "1.1: blackjack",
        DEFINES["blackjack"],
        "an ace with a card worth 10, as the first 2 cards of a player or the dealer; not where the player has split",
    ),
    rule("1.1: Gaming Supervisor", DEFINES["game-supervisor"], "someone who supervises the game at first hand"),
    rule("1.1: hard total", DEFINES["hard-total"], "the total of a hand without an ace, or with every ace counted as 1"),
    rule("1.1: Lucky Lucky", DEFINES["lucky-lucky"], "a wager that a player may add under rule 14"),
    rule("1.1: shuffling device", DEFINES["shuffling-device"], "a device that shuffles cards and deals them; a multishuffler is not one"),
    rule("1.1: soft total", DEFINES["soft-total"], "the total of a hand with 1 ace or more counted as 11"),
    rule("1.1: stand-off", DEFINES["stand-off"], "a wager that neither wins nor loses"),
)
