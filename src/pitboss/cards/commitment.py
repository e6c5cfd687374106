"""Commit and reveal: the table publishes a hash of the shuffled order before the cut, and the order with its secret afterwards."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from pitboss.cards.card import Card


def commitment(cards: Sequence[Card], secret: bytes) -> str:
    """What is published before the cut; the secret keeps anybody from guessing the order from it."""
    return hashlib.sha256(secret + b"|" + " ".join(map(repr, cards)).encode()).hexdigest()


def kept(cards: Sequence[Card], secret: bytes, published: str) -> bool:
    """Whether the order revealed is the one that was published.

    >>> from pitboss.cards.card import card
    >>> order = (card("AS"), card("KD"))
    >>> kept(order, b"secret", commitment(order, b"secret")), kept(order[::-1], b"secret", commitment(order, b"secret"))
    (True, False)
    """
    return hmac.compare_digest(commitment(cards, secret), published)
