"""The shoe at a count: the mean composition of so many cards left when a system stands at a count and some cards are known to be gone.

A card's mean number moves with its tag in a straight line (the regression of one draw without replacement on the sum of all draws), which
is exact for systems of two values and, by symmetry, all but exact for others; what the composition still varies about its mean is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from pitboss.cards.card import Card
from pitboss.cards.pack import Pack
from pitboss.odds.shoe import ORDER, PLACE, Shoe
from pitboss.sim.tags import Tags

DECK = 52
"""Cards by which the decks left are reckoned."""


@dataclass(frozen=True)
class Counted:
    """A system kept over a pack. `running` says that the count is not divided by the decks left."""

    tags: Tags
    pack: Pack
    running: bool = False

    def deviation(self) -> float:
        """The standard deviation of a tag over the pack."""
        tags = [float(tag) for card, tag in zip(ORDER, self.tags.of_card, strict=True) if card.rank not in self.pack.removed]
        mean = sum(tags) / len(tags)
        return float((sum((tag - mean) ** 2 for tag in tags) / len(tags)) ** 0.5)

    def seen(self, count: Fraction, left: int) -> Fraction:
        """What the tags of all cards gone come to, at a count with so many cards left."""
        return (count if self.running else count * left / DECK) - self.tags.begins(self.pack.decks)

    def shoe(self, count: Fraction, left: int, known: Sequence[Card] = ()) -> Shoe:
        """The mean shoe: so many cards left at that count, `known` among the cards gone; those lie in it as they did before they came.

        The counts are fractions, and their sum is a whole number of cards. None falls below nought.
        """
        gone = Counter(known)
        tag = dict(zip(ORDER, self.tags.of_card, strict=True))
        full = {card: self.pack.decks - gone[card] for card in ORDER if card.rank not in self.pack.removed}
        unknown = sum(full.values())
        mean = sum((number * tag[card] for card, number in full.items()), Fraction(0)) / unknown
        variance = sum((number * (tag[card] - mean) ** 2 for card, number in full.items()), Fraction(0)) / unknown
        others = self.seen(count, left) - sum((tag[card] for card in known), Fraction(0))
        short = others - (unknown - left) * mean
        found = [Fraction(0)] * len(ORDER)
        for card, number in full.items():
            found[PLACE[card]] = max(Fraction(0), Fraction(number * left, unknown) * (1 - short * (tag[card] - mean) / (left * variance)))
        scale = left / sum(found, Fraction(0))
        return Shoe(tuple(each * scale + gone[card] for card, each in zip(ORDER, found, strict=True)))  # type: ignore[misc]  # the kernels take any number, only the sum must be whole
