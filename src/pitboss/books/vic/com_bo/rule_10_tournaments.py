"""VIC-2000-29 rule 10: tournament play at Com-Bo, the chapter of Blackjack under another number and for another game."""

from __future__ import annotations

from typing import Any

from pitboss.books.vic.tournament_chapter import RULE_16
from pitboss.law.clause import Clause, renumbered, rule
from pitboss.terms.tournaments import TOURNAMENT_GAME, TournamentGame

RULE_10: tuple[Clause[Any], ...] = renumbered(RULE_16, "16", "10", but=(rule("10.1.1", TOURNAMENT_GAME, TournamentGame.COM_BO),))
