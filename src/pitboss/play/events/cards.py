"""Cards, and which way up they lie."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.cards.card import Card


@dataclass(frozen=True, slots=True)
class CardDealt:
    """A card went to a hand, or to the dealer at -1; `flexible` is 1 for an ace that may count 11."""

    hand: int
    card: Card
    flexible: int
    rule: str


@dataclass(frozen=True, slots=True)
class HoleCardDealt:
    """The dealer's second card lies face down."""

    card: Card
    rule: str


@dataclass(frozen=True, slots=True)
class HoleCardSeen:
    """The dealer has looked at that card: it makes no natural."""

    rule: str


@dataclass(frozen=True, slots=True)
class HoleCardTurned:
    """The dealer turns that card up."""

    card: Card
    rule: str


@dataclass(frozen=True, slots=True)
class CardsHidden:
    """The first two cards of every box are dealt face down in this round."""

    rule: str


@dataclass(frozen=True, slots=True)
class CardsShown:
    """A box's face-down cards were turned up."""

    box: int
    rule: str
