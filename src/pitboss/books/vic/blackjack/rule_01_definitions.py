"""Victoria, Casino Rules Notice 1 of 2003, Blackjack: rule 1, definitions."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.definitions import DEFINES

RULE_1: tuple[Clause[Any], ...] = (
    # 1.1 words
    rule('1.1 "Blackjack"', DEFINES["blackjack"], "1 ace with 1 card worth 10, as the first 2 cards of a player or the dealer"),
    rule('1.1 "Casino Supervisor"', DEFINES["casino-supervisor"], "whoever supervises and manages gaming, and is not the Game Supervisor"),
    rule('1.1 "Dealer"', DEFINES["dealer"], "whoever is answerable for the dealing at a Blackjack table"),
    rule('1.1 "Dealing Shoe"', DEFINES["shoe"], "the device that cards are dealt from"),
    rule('1.1 "Distinctive Marker"', DEFINES["distinctive-marker"], "a button that says personal limit, higher limit or the like"),
    rule('1.1 "Game Supervisor"', DEFINES["game-supervisor"], "whoever supervises how the game is run"),
    rule('1.1 "Hard Total"', DEFINES["hard-total"], "the total of a hand without an ace, or with every ace counted as 1"),
    rule('1.1 "Soft Total"', DEFINES["soft-total"], "the total of a hand with an ace counted as 11"),
    rule('1.1 "Void"', DEFINES["void"], "said of a hand that is not valid and has no result", reading="A36"),
    # 1.2, supervisors in the dealer's place, stands with the powers of rule 17
    # 1.3, 1.4 references
    rule("1.3", DEFINES["game"], "Blackjack as it is played at one particular table"),
    rule("1.4.1", DEFINES["bet"], "the event that a player may put money on"),
    rule("1.4.2", DEFINES["wager"], "the money that is put on such an event"),
)
