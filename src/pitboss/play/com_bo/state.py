"""The state of a round of Com-Bo: the wagers, the cards in the order dealt, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pitboss.cards.card import Card


class ComBoAwaits(Enum):
    """What comes next."""

    WAGERS = "wagers, then the end of betting"
    CARD = "a card for the next box"
    KEYS = "the result keyed in, in the order dealt"
    NOBODY = "nothing: the round is over"


@dataclass(frozen=True, slots=True)
class ComBoWager:
    """One player's chips on one bet, in cents."""

    player: str
    bet: str
    amount: int
    open: bool = True


@dataclass(frozen=True, slots=True)
class ComBoRound:
    """One round; the first card lies in box 1, and `lit` are the winning areas of the layout once the result is keyed in."""

    wagers: tuple[ComBoWager, ...] = ()
    cards: tuple[Card, ...] = ()
    awaits: ComBoAwaits = ComBoAwaits.WAGERS
    lit: tuple[str, ...] = ()
