"""New South Wales: the definitions that rule 1.1 of Star Blackjack and rule 1.1 of Blackjack Challenge give alike."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.definitions import DEFINES, DEFINITIONS_YIELD

RULE_1_COMMON: tuple[Clause[Any], ...] = (
    # 1.1 words
    state("1.1", DEFINITIONS_YIELD),
    rule(
        "1.1: Angel pre-shuffled cards",
        DEFINES["angel-pre-shuffled-cards"],
        "cards of Angel Playing Cards Co., Ltd that come from the factory shuffled",
    ),
    rule("1.1: Assistant Gaming Manager", DEFINES["assistant-gaming-manager"], "a manager of gaming at the casino who runs a pit"),
    rule("1.1: burn/ed", DEFINES["burn"], "to take a card out of play into the discard rack"),
    rule("1.1: card shoe", DEFINES["shoe"], "the device that cards are dealt from"),
    rule(
        "1.1: casino promotional token",
        DEFINES["casino-promotional-token"],
        "a token to wager with, given for the operator's voucher at equal value on the voucher's terms; winnings are paid in chips",
        reading="E30",
    ),
    rule(
        "1.1: casino supervisor",
        DEFINES["casino-supervisor"],
        "anyone who manages gaming at the casino, gaming supervisors and Assistant Gaming Managers among them",
    ),
    rule("1.1: controlling player", DEFINES["controlling-player"], "the player who makes all decisions for a playing area under rule 5.5"),
    rule("1.1: dealer", DEFINES["dealer"], "someone who runs the game"),
    rule("1.1: deck-checking device", DEFINES["deck-checking-device"], "a machine that checks that each deck holds the right cards"),
    rule("1.1: float tray", DEFINES["float-tray"], "a holder for chips that is fixed to the table and can be locked"),
    rule("1.1: Gaming Manager", DEFINES["gaming-manager"], "someone who supervises the gaming floor"),
    rule(
        "1.1: inspector",
        DEFINES["inspector"],
        "an appointee under section 20 of the Gaming and Liquor Administration Act 2007",
    ),
    rule("1.1: multishuffler", DEFINES["multishuffler"], "a machine that shuffles 4, 6 or 8 decks"),
    rule("1.1: Perfect Pairs wager", DEFINES["perfect-pairs"], "a wager that a player may add under rule 14"),
    rule("1.1: point total", DEFINES["point-total"], "what the cards of a hand are worth together"),
    rule(
        "1.1: promotional prize(s)",
        DEFINES["promotional-prize"],
        "a prize that the operator offers patrons in connection with gaming and that a draw or some other chance decides",
    ),
    rule(
        "1.1: round of play",
        DEFINES["round-of-play"],
        "from the first card to leave the shoe or device until all hands are dealt and played, all wagers settled and all cards discarded",
    ),
    rule("1.1: void", DEFINES["void"], "not valid and without a result"),
)
