"""A card: a rank and a suit, written `KD` or `TS`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pitboss.law.refusal import Malformed

RANKS = "A23456789TJQK"
SUITS = "SHDC"
RED = frozenset("HD")
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


@dataclass(frozen=True, slots=True)
class Card:
    """One of the fifty-two; `pips` counts an ace as 1 and a ten or court card as 10.

    >>> card("KD"), card("KD") is card("KD"), card("AS").pips
    (KD, True, 1)
    """

    rank: str
    suit: str
    pips: int

    @property
    def is_red(self) -> bool:
        """Hearts and diamonds are red."""
        return self.suit in RED

    @property
    def signs(self) -> str:
        """The card as a person reads it: files write `TD`, sentences have 10♦."""
        return ("10" if self.rank == "T" else self.rank) + SIGNS[self.suit]

    def __repr__(self) -> str:
        return self.rank + self.suit


CARDS: dict[str, Card] = {
    rank + suit: Card(rank, suit, 1 if rank == "A" else 10 if rank in "TJQK" else int(rank)) for rank in RANKS for suit in SUITS
}
"""Every card by its name; a card is always one of these very objects."""


def card(text: str) -> Card:
    """The card of that name, or a sentence on how cards are written."""
    found = CARDS.get(str(text).strip().upper())
    if found is None:
        raise Malformed("card", f"{text!r} is not a card: write rank then suit, {' '.join(RANKS)} and {' '.join(SUITS)}, as in TS or AH")
    return found


def in_signs(cards: Iterable[Card]) -> str:
    """Cards in a row, as sentences have them.

    >>> in_signs([card("TD"), card("AS")])
    '10♦ A♠'
    """
    return " ".join(each.signs for each in cards)
