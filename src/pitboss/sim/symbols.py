"""Symbols: the cards as one game tells them apart, so that tables have a column for each difference that matters and no more."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from pitboss.cards.card import Card
from pitboss.odds.shoe import ORDER
from pitboss.play.table import Table

SUITED = ("6", "7", "8")
"""The ranks whose suits the bonus table of Crown Pontoon looks at."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A kind of card: its value, its rank where naturals are ranked, its suit where a bonus asks for it."""

    value: int
    rank: str = ""
    suit: str = ""

    @property
    def is_ace(self) -> bool:
        """Whether it may count 11."""
        return self.value == 1


@dataclass(frozen=True)
class Alphabet:
    """The symbols of a game, and the symbol of each of the fifty-two cards."""

    symbols: tuple[Symbol, ...]
    of_card: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.symbols)

    @cached_property
    def array(self) -> NDArray[np.uint8]:
        """The symbol of each card, as the kernels look it up."""
        return np.array(self.of_card, dtype=np.uint8)


def alphabet_of(table: Table) -> Alphabet:
    """The differences between cards that a game's rules look at."""
    told = [_symbol(table, card) for card in ORDER]
    symbols = tuple(sorted(set(told), key=lambda each: (each.value, each.rank, each.suit)))
    return Alphabet(symbols, tuple(symbols.index(each) for each in told))


def _symbol(table: Table, card: Card) -> Symbol:
    ranked = bool(table.settling.rank_order) and card.pips == 10
    suited = bool(table.bonuses.lines) and card.rank in SUITED
    return Symbol(card.pips, card.rank if ranked else "", card.suit if suited else "")
