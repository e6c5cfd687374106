"""Events of a round of Com-Bo, each with the rule that caused it."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.cards.card import Card
from pitboss.play.events import BettingClosed, RoundEnded
from pitboss.play.settled import WagerSettled


@dataclass(frozen=True, slots=True)
class ComBoWagerPlaced:
    """Chips went onto a bet."""

    player: str
    bet: str
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class BoxDealt:
    """A card went face up to a box."""

    box: int
    card: Card
    rule: str


@dataclass(frozen=True, slots=True)
class ResultCalled:
    """Every box has its card, and the dealer announces which lines of the pay tables won."""

    won: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class ResultKeyed:
    """The result was keyed in, in the order dealt, and these areas of the layout lit up."""

    cards: tuple[Card, ...]
    lit: tuple[str, ...]
    rule: str


ComBoEvent = ComBoWagerPlaced | BettingClosed | BoxDealt | ResultCalled | ResultKeyed | WagerSettled | RoundEnded
