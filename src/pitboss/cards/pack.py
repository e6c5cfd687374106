"""A pack: so many decks, less the ranks a game removes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from pitboss.cards.card import CARDS, Card


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards a game is played with.

    >>> len(Pack(8).cards()), len(Pack(4, ("T",)).cards())
    (416, 192)
    """

    decks: int
    removed: tuple[str, ...] = ()

    def cards(self) -> list[Card]:
        """Every card of the pack, in order."""
        return [card for card in CARDS.values() if card.rank not in self.removed for _ in range(self.decks)]

    def first_impossible(self, drawn: Iterable[Card]) -> tuple[int, Card] | None:
        """The first card drawn, with its place from 1, that the pack cannot have given; None if all are possible."""
        seen: Counter[Card] = Counter()
        for place, card in enumerate(drawn, 1):
            seen[card] += 1
            if card.rank in self.removed or seen[card] > self.decks:
                return place, card
        return None
