"""VIC-2000-28 rule 20: tournament play at Blackjack as Notice 28 of 2000 substituted it; rule 16 of 2003 carries it on."""

from __future__ import annotations

from typing import Any

from pitboss.books.vic.tournament_chapter import RULE_16
from pitboss.law.clause import Clause, renumbered

TOURNAMENT_NOTICE: tuple[Clause[Any], ...] = renumbered(RULE_16, "16", "20")
