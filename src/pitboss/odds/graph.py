"""Every hand there can be, by the values of its cards, and every way the dealer can finish: made once for a set of ranks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Held = tuple[int, ...]
"""A hand as counts of aces, twos, … ten-value cards."""


class Graph(NamedTuple):
    """Hands of at most 21, fewest cards first; the empty hand is the first of all."""

    cards: Ints
    hard: Ints
    size: Ints
    after: Ints
    total: Ints
    soft: NDArray[np.bool_]
    places: dict[Held, int]

    @property
    def arrays(self) -> tuple[Ints, Ints, Ints, Ints, Ints]:
        """As the kernels take it."""
        return self.cards, self.hard, self.size, self.after, self.total

    def place(self, *values: int) -> int:
        """The hand of these card values, aces as 1."""
        return self.places[_held(values)]

    def find(self, *values: int) -> int | None:
        """The same, or None where the graph has no such hand."""
        return self.places.get(_held(values))


def _held(values: Iterable[int]) -> Held:
    held = [0] * 10
    for value in values:
        held[value - 1] += 1
    return tuple(held)


class Tree(NamedTuple):
    """Sets of cards to draw, as a tree that shares their beginnings: see `kernel.trie.chances`."""

    parent: Ints
    rank: Ints
    copy: Ints
    depth: Ints
    weight: Ints
    outcome: Ints


@cache
def graph(ranks: tuple[int, ...]) -> Graph:
    """Every hand of these values (0 is an ace, 9 a ten-value card) that is not over 21."""
    found: list[Held] = []

    def grow(held: list[int], hard: int, least: int) -> None:
        found.append(tuple(held))
        for value in range(least, 10):
            if value in ranks and hard + value + 1 <= 21:
                held[value] += 1
                grow(held, hard + value + 1, value)
                held[value] -= 1

    grow([0] * 10, 0, 0)
    found.sort(key=sum)
    places = {held: place for place, held in enumerate(found)}
    cards = np.array(found, dtype=np.int64)
    hard = cards @ np.arange(1, 11)
    after = np.full((len(found), 10), -1, dtype=np.int64)
    for place, held in enumerate(found):
        for value in range(min(10, 21 - int(hard[place]))):
            after[place, value] = places.get((*held[:value], held[value] + 1, *held[value + 1 :]), -1)
    soft = (cards[:, 0] > 0) & (hard <= 11)
    return Graph(cards, hard, cards.sum(axis=1), after, hard + 10 * soft, soft, places)


@cache
def dealer_tree(ranks: tuple[int, ...], shown: tuple[int, ...], soft_17: str, over: tuple[int, ...]) -> Tree:
    """Every set of cards that completes the dealer's hand: outcomes 0 to 4 are 17 to 21, 5 is a natural, 6 and on those totals over 21.

    A hand that is complete as it is shown is completed by any one card, which changes nothing.
    """
    hands = graph(ranks)
    start = hands.place(*(value + 1 for value in shown))
    ways = {start: 1}
    ends: list[tuple[Held, int, int]] = []
    for place in range(start, len(hands.hard)):
        if place not in ways:
            continue
        total, count = int(hands.total[place]), int(hands.size[place])
        if total >= 18 or (total == 17 and not (hands.soft[place] and soft_17 == "hit")):
            made = 5 if count == 2 and total == 21 else total - 17
            if place == start:
                return tree((_drawn(hands, start, start, value), 1, made) for value in ranks)
            ends.append((_drawn(hands, place, start), ways[place], made))
            continue
        for value in ranks:
            onward = int(hands.after[place, value])
            if onward >= 0:
                ways[onward] = ways.get(onward, 0) + ways[place]
            elif (bust := int(hands.hard[place]) + value + 1) in over:
                ends.append((_drawn(hands, place, start, value), ways[place], 6 + over.index(bust)))
    return tree(_together(ends))


def _drawn(hands: Graph, place: int, start: int, *more: int) -> Held:
    """The cards that came to a hand after those it began with, and some more."""
    drawn = (hands.cards[place] - hands.cards[start]).tolist()
    return tuple(count + more.count(value) for value, count in enumerate(drawn))


def _together(ends: Iterable[tuple[Held, int, int]]) -> list[tuple[Held, int, int]]:
    """The same set of cards once, with all of its orders: one that goes over 21 does so by any of several last cards."""
    orders: dict[tuple[Held, int], int] = {}
    for held, ways, made in ends:
        orders[held, made] = orders.get((held, made), 0) + ways
    return [(held, ways, made) for (held, made), ways in orders.items()]


def tree(ends: Iterable[tuple[Held, int, int]]) -> Tree:
    """Lay sets of cards (with the number of their orders and their outcome) out as a tree that shares beginnings."""
    nodes: dict[tuple[int, ...], int] = {(): 0}
    rows: list[list[int]] = []
    for held, ways, outcome in ends:
        path: tuple[int, ...] = ()
        for value in range(9, -1, -1):
            for copy in range(held[value]):
                above, path = nodes[path], (*path, value)
                if path not in nodes:
                    nodes[path] = len(nodes)
                    rows.append([above, value, copy, len(path), 0, -1])
        if path:
            rows[nodes[path] - 1][4:] = [ways, outcome]
    table = np.array(rows, dtype=np.int64).reshape(-1, 6)
    parent, rank, copy_, depth, weight, outcome_ = (np.ascontiguousarray(column) for column in table.T)
    return Tree(parent, rank, copy_, depth, weight, outcome_)
