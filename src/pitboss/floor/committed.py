"""A shoe the program deals from: its order and secret stay here, outside the state, until they are revealed."""

from __future__ import annotations

from collections.abc import Iterable

from pitboss.cards.card import Card
from pitboss.cards.commitment import commitment
from pitboss.cards.shuffle import shuffled
from pitboss.floor.cards.commands import Burn, ReloadDiscards, RevealShuffle, Shuffle
from pitboss.floor.cards.state import Source
from pitboss.play.commands import DrawCard
from pitboss.terms.equipment import CardDevice


class CommittedShoe:
    """The shuffled cards in their order, how they were cut, and how many have been given. It proposes commands and never decides."""

    __slots__ = ("given", "order", "secret", "stack")

    def __init__(self, cards: Iterable[Card], seed: bytes, secret: bytes) -> None:
        self.order = shuffled(list(cards), seed)
        self.secret = secret
        self.stack = self.order
        self.given = 0

    def publish(self, device: CardDevice | None = None) -> Shuffle:
        """The shuffle with its commitment, into the shoe or device that the table has elected if none is named."""
        return Shuffle(Source.PROGRAM, commitment(self.order, self.secret), device)

    def take_back(self, discards: Iterable[Card], seed: bytes, secret: bytes) -> None:
        """Shuffle the discards in with what is left; the new order has a secret of its own."""
        self.order = shuffled([*self.stack[self.given :], *discards], seed)
        self.secret = secret
        self.stack = self.order
        self.given = 0

    def reload(self) -> ReloadDiscards:
        """The discards back in the device, with the commitment to the new order."""
        return ReloadDiscards(commitment(self.order, self.secret))

    def cut(self, depth: int) -> None:
        """Follow a cut that the table has accepted."""
        self.stack = self.order[depth:] + self.order[:depth]

    def next_card(self) -> Card:
        """Take the next card out of the shoe."""
        self.given += 1
        return self.stack[self.given - 1]

    def draw(self) -> DrawCard:
        """Give the next card to the round."""
        return DrawCard(self.next_card())

    def burn(self) -> Burn:
        """Give the next card to the rack."""
        return Burn(self.next_card())

    def reveal(self) -> RevealShuffle:
        """Show the order and the secret."""
        return RevealShuffle(tuple(self.order), self.secret)
