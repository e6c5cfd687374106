"""A game solved: every opening against all that the dealer may show, and what a round is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pitboss.odds.openings import Opening, openings
from pitboss.odds.solve import Against, Game, Shown
from pitboss.odds.splitting import candidates
from pitboss.terms.deal import SecondCard


@dataclass(frozen=True)
class Solution:
    """The best play of a game from one shoe."""

    game: Game

    @cached_property
    def against(self) -> dict[Shown, Against]:
        """The hands against whatever the dealer may show, 0 for an ace."""
        ranks = self.game.ranks
        if self.game.ruled.second_card is not SecondCard.FACE_UP:
            return {(up,): Against(self.game, up) for up in ranks}
        pairs = ((up, second) for up in ranks for second in ranks if second > up or (second == up and self.game.pips[up] > 1))
        return {pair: Against(self.game, *pair) for pair in pairs}

    @cached_property
    def openings(self) -> tuple[Opening, ...]:
        """Every two cards against every dealer's card."""
        pips = self.game.pips
        found: list[Opening] = []
        for shown, against in self.against.items():
            pairs = {card: candidates(against, card) for card in self.game.ranks if pips[card] >= 2 + shown.count(card)}
            found += openings(against, pairs)
        return tuple(found)

    @cached_property
    def ev(self) -> Any:
        """What a round is worth, best played."""
        return sum(opening.chance * opening.value for opening in self.openings)
