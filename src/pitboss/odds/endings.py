"""How the hand of a split can end under its rule of play: which cards it draws, in how many orders, and what becomes of its wager."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, IntEnum
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from pitboss.odds.board import Flags
from pitboss.odds.graph import Ints, graph
from pitboss.odds.kernel import endings as kernel
from pitboss.odds.solve import Game

BITS = 6
"""So many bits count the cards of one value in a code, and no round draws more than they can hold."""
STEPS = np.int64(1) << (BITS * np.arange(10, dtype=np.int64))
MOST_ENDS = 12
"""No play has more ends than so many a hand of the graph."""


class Fate(IntEnum):
    """What becomes of a hand before the dealer draws."""

    BUST = kernel.BUST
    PAID = kernel.PAID_AT_ONCE
    HELD = kernel.HELD
    LIVE = kernel.LIVE
    SAFE = kernel.SAFE


class Second(Enum):
    """What is known of a hand's second card: nothing, or that it is no further card to split."""

    ANY = "any"
    BARS = "bars"


class Draws(NamedTuple):
    """Sets of cards that hands may draw, each as a number that adds up like the sets, with the number of its orders."""

    codes: Ints
    orders: Ints

    def __len__(self) -> int:
        return len(self.codes)


class Endings(NamedTuple):
    """Every end of a hand: the cards drawn, the orders that lead there, and its fate."""

    codes: Ints
    orders: Ints
    fates: Ints

    def of(self, fates: Iterable[Fate]) -> Draws:
        """What is drawn by hands of these fates."""
        chosen = np.isin(self.fates, list(fates))
        return merged(self.codes[chosen], self.orders[chosen])


def endings(game: Game, card: int, second: Second, actions: Sequence[Ints], folds: Sequence[Flags]) -> Endings:
    """Every end of a hand that begins with that card, played by these actions, one table a pass."""
    hands, ends = game.graph, game.board(card).ends
    ways = np.zeros(len(hands.hard), dtype=np.int64)
    parts = []
    for early, action, fold in zip(game.passes, actions, folds, strict=True):
        found = np.zeros((MOST_ENDS * len(hands.hard), 3), dtype=np.int64)
        number = game.arithmetic.follow(
            hands.arrays, _codes(game.ranks), game.words, ends, action, fold, early, card, second is Second.BARS,
            np.array(game.ranks), ways, found,
        )  # fmt: skip
        parts.append(found[:number])
    table = np.concatenate(parts)
    return Endings(table[:, 0], table[:, 1], table[:, 2])


def anything(second: Second, card: int, ranks: Iterable[int]) -> Draws:
    """A hand of which only its second card matters."""
    codes = np.array([0] if second is Second.ANY else [STEPS[value] for value in ranks if value != card], dtype=np.int64)
    return Draws(codes, np.ones(len(codes), dtype=np.int64))


def merged(codes: Ints, orders: Ints) -> Draws:
    """Equal sets as one."""
    if not len(codes):
        return Draws(codes, orders)
    in_order = np.argsort(codes, kind="stable")
    codes, orders = codes[in_order], orders[in_order]
    starts = np.flatnonzero(np.concatenate(([True], codes[1:] != codes[:-1])))
    return Draws(codes[starts], np.add.reduceat(orders, starts))


def decoded(codes: Ints) -> Ints:
    """The sets back again, one a row."""
    sets: Ints = (codes[:, None] >> (BITS * np.arange(10, dtype=np.int64))) & (2**BITS - 1)
    return sets


@lru_cache(maxsize=32)
def _codes(ranks: tuple[int, ...]) -> Ints:
    codes: Ints = graph(ranks).cards @ STEPS
    return codes
