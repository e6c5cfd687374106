"""NSW-STAR-BJ rule 19: tournament play at Star Blackjack."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.rule_19_tournaments_common import RULE_19_COMMON
from pitboss.law.clause import Clause, rule, state
from pitboss.terms.definitions import DEFINES
from pitboss.terms.powers import Duty, Power, Role
from pitboss.terms.tournament_play import CHIP_VALUE, RULES_AMENDED, RULES_DISAPPLIED, ChipValue
from pitboss.terms.tournament_wagers import (
    DEAL_FROM_MARKER_YIELDS_TO,
    INSURANCE_FINALITY,
    TOURNAMENT_LIMITS,
    UNDISCLOSED_CHECK,
    UNDISCLOSED_FORM,
    UNDISCLOSED_REVEAL,
    WAGER_FINALITY_YIELDS_TO,
    Limits,
)
from pitboss.terms.tournaments import TOURNAMENT_GAME, TOURNAMENT_POWERS, TournamentGame

RULE_19: tuple[Clause[Any], ...] = (
    *RULE_19_COMMON,
    # 19.1 Definitions
    rule(
        "19.1.1: tournament",
        DEFINES["tournament"],
        "a competition at Star Blackjack, open only to those who have filled in an entry form and paid the entry fee, if any",
        reading="E23",
    ),
    rule("19.1.1: tournament", TOURNAMENT_GAME, TournamentGame.STAR_BLACKJACK),
    rule(
        "19.1.1: tournament chips",
        DEFINES["tournament-chips"],
        "chips given to players to wager and score with in a tournament, of no cash value and not exchanged for cash or for other chips",
    ),
    rule("19.1.1: tournament chips", CHIP_VALUE, ChipValue.NO_CASH_VALUE),
    # 19.2 Application of the rules of Star Blackjack
    rule("19.2.1", RULES_DISAPPLIED, ("5.4", "5.8", "6.2", "6.3", "6.5", "6.6", "16.15", "18.9"), reading="E2"),
    rule("19.2.2", RULES_AMENDED, ("16.8", "16.16.2"), reading="E1"),
    # 19.6 Wagers
    rule(
        "19.6.14",
        TOURNAMENT_LIMITS,
        Limits.TOURNAMENT_LIMITS_ONLY,
        also=("19.2.1",),
        reading="E11",
        or_else=(Limits.PERSONAL_MAXIMUM_TOO,),
    ),
    # 19.8 Undisclosed wagers
    state("19.8.2.1", UNDISCLOSED_FORM, also=("19.8.2",)),
    rule(
        "19.8.2.5",
        TOURNAMENT_POWERS["check-and-reveal-undisclosed-wagers"],
        Power(Role.GAMING_SUPERVISOR, duty=Duty.MUST),
        also=("19.8.2.1", "19.8.2.6"),
    ),
    state("19.8.2.5", UNDISCLOSED_CHECK),
    state("19.8.2.6", UNDISCLOSED_REVEAL),
    # 19.9 Order of wagering
    rule("19.9.3", DEAL_FROM_MARKER_YIELDS_TO, ("7", "10"), reading="H38"),
    rule("19.9.6", WAGER_FINALITY_YIELDS_TO, ("9", "11", "12")),
    state("19.9.6", INSURANCE_FINALITY),
)
