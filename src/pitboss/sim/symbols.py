"""Symbols: the cards as one game tells them apart, so that tables have a column for each difference that matters and no more."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from functools import cached_property

from pitboss.cards.card import Card
from pitboss.odds.shoe import ORDER, PLACE
from pitboss.sim.ruling import Ruling
from pitboss.terms.patterns import NEVER, Pattern

NOTHING_LEFT = -1
"""What bonuses still wait for in a hand that cannot win one."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A kind of card: its number, its value, its rank where naturals are ranked, and one of the cards."""

    number: int
    value: int
    rank: str
    card: Card

    @property
    def is_ace(self) -> bool:
        """Whether it may count 11."""
        return self.value == 1


@dataclass(eq=False)
class Alphabet:
    """The symbols of a game, and what its bonuses still wait for once some have come, as numbers: so much of a hand is remembered."""

    ruling: Ruling
    _patterns: dict[Pattern, int] = field(default_factory=dict)
    _known: list[Pattern] = field(default_factory=list)
    _left: dict[tuple[int, ...], int] = field(default_factory=dict)
    _lefts: list[tuple[int, ...]] = field(default_factory=list)
    _after: dict[tuple[int, int], int] = field(default_factory=dict)
    _one_after: dict[tuple[int, int], int] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.symbols)

    @cached_property
    def symbols(self) -> tuple[Symbol, ...]:
        """The kinds of cards, by value."""
        kinds: dict[Hashable, Card] = {}
        for card in ORDER:
            kinds.setdefault(self._kind(card), card)
        cards = sorted(kinds.values(), key=lambda card: (card.pips, ORDER.index(card)))
        return tuple(Symbol(place, card.pips, self._rank(card), card) for place, card in enumerate(cards))

    def _rank(self, card: Card) -> str:
        return card.rank if self.ruling.ranked and card.pips == 10 else ""

    def _kind(self, card: Card) -> Hashable:
        """What the game tells a card by: its value, its rank where naturals are ranked, and what it is to every bonus."""
        return card.pips, self._rank(card), tuple(self._role(pattern, card) for pattern in self.ruling.patterns)

    def _role(self, pattern: Pattern, card: Card) -> Hashable:
        """What a card is to a pattern: where it leads from everything that can be left of it."""
        reach = self._reach.get(pattern)
        if reach is None:
            reach = self._reach[pattern] = [self._pattern(pattern)]
            for left in reach:  # grows as more is found
                reach += {self._then(left, each) for each in _apart(pattern)} - {*reach}
        return tuple(self._then(left, card) for left in reach)

    @cached_property
    def _reach(self) -> dict[Pattern, list[int]]:
        return {}

    @cached_property
    def of_card(self) -> tuple[int, ...]:
        """The symbol of each of the fifty-two cards."""
        places = {self._kind(symbol.card): symbol.number for symbol in self.symbols}
        return tuple(places[self._kind(card)] for card in ORDER)

    @cached_property
    def fresh(self) -> int:
        """What bonuses wait for before the first card."""
        return self._numbered(tuple(map(self._pattern, self.ruling.patterns)))

    def after(self, left: int, card: Symbol) -> int:
        """What bonuses still wait for after one more card."""
        if left == NOTHING_LEFT:
            return left
        key = left, card.number
        if key not in self._after:
            self._after[key] = self._numbered(tuple(self._then(each, card.card) for each in self._lefts[left]))
        return self._after[key]

    def line(self, left: int) -> int | None:
        """Which line of the bonus table a hand makes as it is, the highest first."""
        if left == NOTHING_LEFT:
            return None
        lines = self._lefts[left][: len(self.ruling.lines)]
        return next((line for line, pattern in enumerate(lines) if self._known[pattern].fits(())), None)

    def is_super(self, left: int) -> bool:
        """Whether a hand wins the Super Bonus as it is, if the dealer shows the right card."""
        return left != NOTHING_LEFT and self.ruling.super_hand is not None and self._known[self._lefts[left][-1]].fits(())

    def _pattern(self, pattern: Pattern) -> int:
        """The number of a pattern."""
        number = self._patterns.setdefault(pattern, len(self._known))
        if number == len(self._known):
            self._known.append(pattern)
        return number

    def _then(self, pattern: int, card: Card) -> int:
        """The number of what is left of a pattern after a card."""
        key = pattern, PLACE[card]
        if key not in self._one_after:
            self._one_after[key] = self._pattern(self._known[pattern].after(card))
        return self._one_after[key]

    def _numbered(self, left: tuple[int, ...]) -> int:
        if all(self._known[each] == NEVER for each in left):
            return NOTHING_LEFT
        number = self._left.setdefault(left, len(self._lefts))
        if number == len(self._lefts):
            self._lefts.append(left)
        return number


def _apart(pattern: Pattern) -> Iterable[Card]:
    """One of the cards for each difference that a pattern sees."""
    return {pattern.sees(card): card for card in ORDER}.values()
