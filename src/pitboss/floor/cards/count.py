"""Cards in bytes, so that a shoe is checked card by card at next to no cost: how many of each, and which came after which.

A *count* has one byte for each of the fifty-two, in their order. A *row* has one byte for each card that came, its place among the
fifty-two, or `UNSEEN` for a card that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Iterable

from pitboss.cards.card import CARDS, Card
from pitboss.cards.pack import Pack

PLACE = {id(card): place for place, card in enumerate(CARDS.values())}
"""Where a card stands in the counts, by identity: a card is always one of the fifty-two objects, and hashing one costs more."""
NONE = bytes(len(PLACE))
UNSEEN = 255
_UNSEEN = bytes((UNSEEN,))
_BY_PLACE = tuple(CARDS.values())
BYTES = tuple(bytes((number,)) for number in range(256))
"""Every byte by itself, made once."""
ROW = {key: BYTES[place] for key, place in PLACE.items()}
"""A row of one card, by the card's identity."""


def of_pack(pack: Pack) -> bytes:
    """How many of each card a pack has.

    >>> sum(of_pack(Pack(8))), sum(of_pack(Pack(4, ("T",))))
    (416, 192)
    """
    return counted(pack.cards())


def counted(cards: Iterable[Card]) -> bytes:
    """How many of each card there are."""
    counts = bytearray(NONE)
    for card in cards:
        counts[PLACE[id(card)]] += 1
    return bytes(counts)


def has(counts: bytes, card: Card) -> bool:
    """Whether one of that card is left."""
    return counts[PLACE[id(card)]] > 0


def less(counts: bytes, card: Card) -> bytes:
    """The counts without one of that card."""
    place = PLACE[id(card)]
    return counts[:place] + BYTES[counts[place] - 1] + counts[place + 1 :]


def plus(counts: bytes, cards: Iterable[Card]) -> bytes:
    """The counts with these cards back."""
    found = bytearray(counts)
    for card in cards:
        found[PLACE[id(card)]] += 1
    return bytes(found)


def row(*cards: Card | None) -> bytes:
    """Cards one after the other.

    >>> from pitboss.cards.card import card
    >>> in_row(row(card("AS"), None, card("KD")))
    (AS, None, KD)
    """
    return b"".join([_UNSEEN if card is None else ROW[id(card)] for card in cards])


def one(card: Card | None) -> bytes:
    """A row of one card."""
    return _UNSEEN if card is None else ROW[id(card)]


def in_row(cards: bytes) -> tuple[Card | None, ...]:
    """The cards of a row, None for one that nobody has seen."""
    return tuple(None if place == UNSEEN else _BY_PLACE[place] for place in cards)
