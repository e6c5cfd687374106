"""A shoe: cards in their order, the cutting card among them, and how far they are dealt. How deep a cut may be is the book's business."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pitboss.cards.card import Card


class Shoe(NamedTuple):
    """The cards as they will leave the shoe; `dealt` have left it, and the cutting card lies before the one at `cutting_card`.

    >>> from pitboss.cards.pack import Pack
    >>> shoe = loaded(Pack(1).cards(), cut_at=10, cutting_card=40)
    >>> first, shoe = shoe.draw()
    >>> first == Pack(1).cards()[10], shoe.left, shoe.cutting_card_out
    (True, 51, False)
    """

    cards: tuple[Card, ...]
    cutting_card: int
    dealt: int = 0

    @property
    def left(self) -> int:
        """How many cards are still in it."""
        return len(self.cards) - self.dealt

    @property
    def cutting_card_out(self) -> bool:
        """Whether the cutting card has been reached."""
        return self.dealt >= self.cutting_card

    def draw(self) -> tuple[Card, Shoe]:
        """The next card, burned or dealt, and the shoe without it."""
        if not self.left:
            raise IndexError("the shoe is empty")
        return self.cards[self.dealt], self._replace(dealt=self.dealt + 1)


def loaded(order: Sequence[Card], *, cut_at: int, cutting_card: int) -> Shoe:
    """A shoe of cards that were cut: those before the cut go to the back, and the cutting card goes in at a place from the front."""
    if not 0 <= cut_at <= len(order) or not 0 <= cutting_card <= len(order):
        raise ValueError(f"a stack of {len(order)} cards cannot be cut at {cut_at} with the cutting card at {cutting_card}")
    return Shoe((*order[cut_at:], *order[:cut_at]), cutting_card)
