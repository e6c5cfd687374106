"""Victoria, Casino Rules Notice 29 of 2000, Crown Com-Bo: rule 1, definitions."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.definitions import DEFINES

RULE_1: tuple[Clause[Any], ...] = (
    # 1.1 words
    rule('1.1 "Dealer"', DEFINES["dealer"], "the operator's employee, a dealer, who is running the game"),
    rule(
        '1.1 "Casino Supervisor"',
        DEFINES["casino-supervisor"],
        "an employee of the operator who supervises and manages gaming, and is neither the Game Supervisor nor the Dealer",
    ),
    rule('1.1 "Game Supervisor"', DEFINES["game-supervisor"], "the operator's employee, a game supervisor, who oversees this game"),
    rule('1.1 "Tie"', DEFINES["tie"], "2 cards dealt one after the other that have the same face value"),
    rule('1.1 "tournament"', DEFINES["tournament"], "a competition run under the rule on tournaments", reading="D4"),
    rule('1.1 "tournament conditions"', DEFINES["tournament-conditions"], "the conditions approved for one tournament", reading="D4"),
    rule(
        '1.1 "Tournament Director"',
        DEFINES["tournament-director"],
        "the person appointed to run a tournament, or the deputy acting for the time being",
        reading="D4",
    ),
    rule('1.1 "tournament player"', DEFINES["tournament-player"], "anyone who plays in a tournament"),
    rule('1.1 "Void"', DEFINES["void"], "said of a round or a wager, as the rule may be, that is not valid"),
)
