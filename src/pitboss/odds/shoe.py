"""A shoe as the mathematics sees it: how many of each card may still come, in no order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pitboss.cards.card import CARDS, RANKS, SUITS, Card
from pitboss.cards.pack import Pack
from pitboss.law.refusal import Malformed

ORDER: tuple[Card, ...] = tuple(CARDS.values())
"""The fifty-two, ranks first: the places of `Shoe.counts`."""
PLACE: dict[Card, int] = {card: place for place, card in enumerate(ORDER)}


@dataclass(frozen=True, slots=True)
class Shoe:
    """The cards that may still come, each with its number.

    >>> shoe = Shoe.of(Pack(8))
    >>> len(shoe), shoe.pips
    (416, (32, 32, 32, 32, 32, 32, 32, 32, 32, 128))
    >>> shoe.without([CARDS["KD"], CARDS["KD"]]).of_card(CARDS["KD"])
    6
    """

    counts: tuple[int, ...]

    @classmethod
    def of(cls, pack: Pack) -> Shoe:
        """A full shoe."""
        return cls(tuple(0 if card.rank in pack.removed else pack.decks for card in ORDER))

    @classmethod
    def holding(cls, counts: Mapping[Card, int]) -> Shoe:
        """A shoe with just these cards."""
        return cls(tuple(counts.get(card, 0) for card in ORDER))

    def __len__(self) -> int:
        return int(sum(self.counts))

    def of_card(self, card: Card) -> int:
        """How many of one card."""
        return self.counts[PLACE[card]]

    def of_rank(self, rank: str) -> int:
        """How many of one rank."""
        first = RANKS.index(rank) * len(SUITS)
        return sum(self.counts[first : first + len(SUITS)])

    @property
    def pips(self) -> tuple[int, ...]:
        """How many cards of each value: aces, twos, … nines, ten-value cards."""
        ranks = [self.of_rank(rank) for rank in RANKS]
        return (*ranks[:9], sum(ranks[9:]))

    @property
    def cards(self) -> tuple[tuple[Card, int], ...]:
        """Every card that may still come, with its number."""
        return tuple((card, count) for card, count in zip(ORDER, self.counts, strict=True) if count)

    def without(self, cards: Iterable[Card]) -> Shoe:
        """What is left when these have gone; a card that is not there is told."""
        gone = Counter(cards)
        for card, count in gone.items():
            if count > self.of_card(card):
                raise Malformed("shoe", f"the shoe has {self.of_card(card)} of {card!r}, so {count} cannot have gone")
        return Shoe(tuple(count - gone.get(card, 0) for card, count in zip(ORDER, self.counts, strict=True)))
