"""A game solved: every opening against every dealer's card, and what a round is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pitboss.odds.openings import Opening, openings
from pitboss.odds.solve import Against, Game
from pitboss.odds.splitting import candidates


@dataclass(frozen=True)
class Solution:
    """The best play of a game from one shoe."""

    game: Game

    @cached_property
    def against(self) -> dict[int, Against]:
        """The hands against each dealer's card, 0 for an ace."""
        return {up: Against(self.game, up) for up in self.game.ranks}

    @cached_property
    def openings(self) -> tuple[Opening, ...]:
        """Every two cards against every dealer's card."""
        pips = self.game.pips
        found: list[Opening] = []
        for up, against in self.against.items():
            pairs = {card: candidates(against, card) for card in self.game.ranks if pips[card] >= 2 + (card == up)}
            found += openings(against, pairs)
        return tuple(found)

    @cached_property
    def ev(self) -> Any:
        """What a round is worth, best played."""
        return sum(opening.chance * opening.value for opening in self.openings)
