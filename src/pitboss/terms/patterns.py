"""The words of patterns of cards: their ranks, values, suits, total and number. See `pattern` for what can be asked of them.

>>> str(Total(21) & ~OneSuit()), str(First(2, Ranks("77")) | Run())
('total 21, not one suit', 'first 2 (ranks 7 7) or run')
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from pitboss.terms.pattern import ALWAYS, NEVER, SPOILS, All, CardLike, Either, First, Not, Pattern

__all__ = [
    "ALWAYS", "NEVER", "SPOILS", "All", "CardLike", "Count", "Either", "First", "Not", "OneColour", "OneSuit", "Pattern", "Ranks", "Run",
    "SameRank", "Suit", "Total", "Values",
]  # fmt: skip

RANKS = "A23456789TJQK"


@dataclass(frozen=True, slots=True)
class Ranks(Pattern):
    """Exactly these ranks, in any order."""

    ranks: str

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        return sorted(card.rank for card in cards) == sorted(self.ranks)

    def _sees(self, card: CardLike) -> Hashable:
        return card.rank if card.rank in self.ranks else SPOILS

    def _after(self, card: CardLike) -> Pattern:
        return Ranks("".join(sorted(self.ranks.replace(card.rank, "", 1)))) if card.rank in self.ranks else NEVER

    def __str__(self) -> str:
        return f"ranks {' '.join(self.ranks)}"


@dataclass(frozen=True, slots=True)
class Values(Pattern):
    """Exactly these values, in any order: an ace is A, a ten or a court card T."""

    values: str

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        return sorted(_value(card) for card in cards) == sorted(self.values)

    def _sees(self, card: CardLike) -> Hashable:
        return value if (value := _value(card)) in self.values else SPOILS

    def _after(self, card: CardLike) -> Pattern:
        value = _value(card)
        return Values("".join(sorted(self.values.replace(value, "", 1)))) if value in self.values else NEVER

    def __str__(self) -> str:
        return f"values {' '.join(self.values)}"


@dataclass(frozen=True, slots=True)
class SameRank(Pattern):
    """All of one rank, `of` that rank where it is given: ten, jack, queen and king are four ranks."""

    of: str = ""

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        return len({card.rank for card in cards} | {*self.of}) == 1

    def _sees(self, card: CardLike) -> Hashable:
        return SPOILS if self.of and card.rank != self.of else card.rank

    def _after(self, card: CardLike) -> Pattern:
        return SameRank(card.rank) if self.of in ("", card.rank) else NEVER

    def __str__(self) -> str:
        return "same rank"


@dataclass(frozen=True, slots=True)
class Run(Pattern):
    """Ranks that follow one another, the ace below 2 or above the king; `beside` are ranks that belong to it already."""

    beside: str = ""

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        low = sorted(map(RANKS.index, [*self.beside, *(card.rank for card in cards)]))
        high = sorted(place or len(RANKS) for place in low)
        return bool(low) and any(places == list(range(places[0], places[0] + len(places))) for places in (low, high))

    def _sees(self, card: CardLike) -> Hashable:
        return card.rank

    def _after(self, card: CardLike) -> Pattern:
        return NEVER if card.rank in self.beside else Run("".join(sorted((*self.beside, card.rank))))

    def __str__(self) -> str:
        return "run"


@dataclass(frozen=True, slots=True)
class OneSuit(Pattern):
    """All of one suit, `of` that suit where it is given."""

    of: str = ""

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        return len({card.suit for card in cards} | {*self.of}) == 1

    def _sees(self, card: CardLike) -> Hashable:
        return SPOILS if self.of and card.suit != self.of else card.suit

    def _after(self, card: CardLike) -> Pattern:
        return OneSuit(card.suit) if self.of in ("", card.suit) else NEVER

    def __str__(self) -> str:
        return f"all {SUITS[self.of]}" if self.of else "one suit"


SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def Suit(suit: str) -> OneSuit:  # noqa: N802 (a word of the vocabulary like the others)
    """All of that suit.

    >>> str(Ranks("678") & Suit("S"))
    'ranks 6 7 8, all spades'
    """
    return OneSuit(suit)


@dataclass(frozen=True, slots=True)
class OneColour(Pattern):
    """All red, or all black; `of` that colour where it is given."""

    of: str = ""

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        return len({_colour(card) for card in cards} | ({self.of} - {""})) == 1

    def _sees(self, card: CardLike) -> Hashable:
        return SPOILS if self.of not in ("", _colour(card)) else _colour(card)

    def _after(self, card: CardLike) -> Pattern:
        return OneColour(_colour(card)) if self.of in ("", _colour(card)) else NEVER

    def __str__(self) -> str:
        return "one colour"


@dataclass(frozen=True, slots=True, init=False)
class Total(Pattern):
    """One of these totals; an ace counts 11 unless that takes the cards over 21. `hard` and `ace` are what lies there already."""

    totals: tuple[int, ...]
    hard: int
    ace: bool

    def __init__(self, *totals: int, hard: int = 0, ace: bool = False) -> None:
        for name, value in (("totals", totals), ("hard", hard), ("ace", ace)):
            object.__setattr__(self, name, value)

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        hard = self.hard + sum(card.pips for card in cards)
        soft = hard <= 11 and (self.ace or any(card.pips == 1 for card in cards))
        return hard + (10 if soft else 0) in self.totals

    def _sees(self, card: CardLike) -> Hashable:
        return card.pips

    def _after(self, card: CardLike) -> Pattern:
        hard = self.hard + card.pips
        return Total(*self.totals, hard=hard, ace=self.ace or card.pips == 1) if hard <= max(self.totals, default=0) else NEVER

    def __str__(self) -> str:
        return f"total {' '.join(map(str, self.totals))}"


@dataclass(frozen=True, slots=True)
class Count(Pattern):
    """So many cards, or so many and more."""

    cards: int
    or_more: bool = False

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        return len(cards) >= self.cards if self.or_more else len(cards) == self.cards

    def _sees(self, card: CardLike) -> Hashable:
        return None

    def _after(self, card: CardLike) -> Pattern:
        return Count(max(self.cards - 1, 0), self.or_more) if self.cards or self.or_more else NEVER

    def __str__(self) -> str:
        return f"{self.cards} cards{' or more' if self.or_more else ''}"


def _colour(card: CardLike) -> str:
    return "red" if card.suit in "HD" else "black"


def _value(card: CardLike) -> str:
    return "T" if card.pips == 10 else card.rank
