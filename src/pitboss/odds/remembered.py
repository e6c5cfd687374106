"""Hands that are remembered for a bonus, against one dealer's card: what their very cards add to the values of the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from pitboss.odds.board import SPLIT_NOTHING
from pitboss.odds.kernel.hands import DOUBLE, HIT, STAND
from pitboss.odds.memory import Kinds
from pitboss.odds.solve import Against


@dataclass
class Remembered:
    """The hands of a memory that begin with so many aces, against a card of the dealer's of which the kind is known, if that matters."""

    against: Against
    place: int
    shown: int | None
    _known: dict[Kinds, tuple[Any, ...]] = field(default_factory=dict)

    def hit(self, hand: Kinds) -> Any:
        """What one more card is worth to a hand that is not 21."""
        values = self.against.solved[self.place].values
        worth = values[self._place(hand), HIT]
        for chance, longer in self.onward(hand):
            worth = worth + chance * (self.value(longer) - values[self._place(longer), 3])
        return worth

    def onward(self, hand: Kinds) -> Iterator[tuple[Any, Kinds]]:
        """The hands remembered that one more card leads to, with the chance of it."""
        game = self.against.game
        left = game.cards - len(self.against.shown) - len(hand)
        for card, longer in game.memory.onward.get(hand, ()):
            there = game.of_kind[card] - hand.count(card) - (card == self.shown)
            if there > 0:
                yield game.arithmetic.number(there) / left, longer

    def value(self, hand: Kinds) -> Any:
        """What a hand is worth, best played or paid."""
        return self._played(hand)[0]

    def action(self, hand: Kinds) -> int:
        """What is done with it, 21 being paid."""
        return int(self._played(hand)[1])

    def pays(self, hand: Kinds) -> Fraction:
        """What a hand of 21 is paid."""
        ruled, pays = self.against.game.ruled, self.against.game.memory.hands[hand]
        return (ruled.wins_at_21 or ruled.wins)[0] if pays is None else pays

    def _played(self, hand: Kinds) -> tuple[Any, int]:
        if hand not in self._known:
            self._known[hand] = self._work_out(hand)
        return self._known[hand]

    def _work_out(self, hand: Kinds) -> tuple[Any, int]:
        game, place = self.against.game, self._place(hand)
        rows = game.board(SPLIT_NOTHING)
        if rows.ends[place]:
            return game.arithmetic.number(self.pays(hand)) * (1 - self.against.taken_first(game.memory.values(hand))), STAND
        values = self.against.solved[self.place].values[place]
        lawful = ((STAND, rows.may_stand, values[STAND]), (HIT, rows.may_hit, self.hit(hand)), (DOUBLE, rows.may_double, values[DOUBLE]))
        best, action = max(((worth, -each) for each, may, worth in lawful if may[place]))
        return best, -action

    def _place(self, hand: Kinds) -> int:
        return self.against.game.graph.place(*self.against.game.memory.values(hand))
