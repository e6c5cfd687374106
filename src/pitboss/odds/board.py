"""The rules laid on the hands: which end by themselves and what they are paid, and what may be done with the others."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple, assert_never

import numpy as np
from numpy.typing import NDArray

from pitboss.odds.graph import Graph, Ints
from pitboss.odds.kernel.hands import NATURAL, PAID, STANDS
from pitboss.odds.ruled import Ruled
from pitboss.terms.doubling import DoubleTotals

Flags = NDArray[np.bool_]
Numbers = NDArray[Any]
ACE, TEN = 0, 9
SPLIT_NOTHING = -1


class Board(NamedTuple):
    """One entry a hand of the graph; `pays` counts where `ends` says that the hand is paid."""

    ends: Ints
    pays: Numbers
    may_stand: Flags
    may_hit: Flags
    may_double: Flags


def board(ruled: Ruled, graph: Graph, split: int, bonus: Mapping[str, Fraction], dtype: Any) -> Board:
    """The hands that begin with a split card of that value, or the hands of no split.

    `bonus` is what three cards of the bonus table are paid on average where the suits are not looked at.
    """
    natural = (graph.size == 2) & (graph.hard == 11) & graph.soft
    if split != SPLIT_NOTHING and not ruled.natural_after_split:
        natural = np.zeros_like(natural)
    at_21 = (graph.total == 21) & ~natural & (graph.size >= 2)
    trick = (graph.size >= 5) & ~at_21 if ruled.trick else np.zeros_like(natural)
    lone_ace = (graph.size >= 2) if split == ACE and not ruled.split_aces_draw else np.zeros_like(natural)
    may_double = _may_double(ruled, graph, split) & ~natural & ~at_21 & ~trick
    ends = np.zeros(len(graph.hard), dtype=np.int64)
    ends[lone_ace & ~may_double] = STANDS
    ends[at_21] = PAID if ruled.wins_at_21 else STANDS
    ends[trick] = PAID
    ends[natural] = NATURAL
    return Board(
        ends=ends,
        pays=_pays(ruled, graph, bonus, dtype),
        may_stand=graph.total >= ruled.must_draw_below,
        may_hit=~lone_ace,
        may_double=may_double,
    )


def _may_double(ruled: Ruled, graph: Graph, split: int) -> Flags:
    if (split == ACE and not ruled.double_split_aces) or (split != SPLIT_NOTHING and not ruled.double_split):
        return np.zeros(len(graph.hard), dtype=np.bool_)
    match ruled.double_totals:
        case DoubleTotals.HARD_9_TO_11:
            totals = ~graph.soft & (graph.total >= 9) & (graph.total <= 11)
        case DoubleTotals.NINE_TO_11_ACE_ONE:
            totals = (graph.hard >= 9) & (graph.hard <= 11) & (graph.total < 21)
        case DoubleTotals.BELOW_21 | DoubleTotals.ANY:
            totals = graph.total < 21
        case _:
            assert_never(ruled.double_totals)
    may: Flags = totals & (graph.size >= 2) & (graph.size <= ruled.double_cards)
    return may


def _pays(ruled: Ruled, graph: Graph, bonus: Mapping[str, Fraction], dtype: Any) -> Numbers:
    """What a hand that is paid at once is paid, undoubled."""
    pays = np.ones(len(graph.hard), dtype=dtype)
    at_21 = graph.total == 21
    pays[:] = _number((ruled.trick or ruled.wins)[0], dtype)
    pays[at_21] = _number((ruled.wins_at_21 or ruled.wins)[0], dtype)
    if not ruled.bonuses:
        return pays
    lines = dict(ruled.bonuses)
    for cards, line in ((5, "five-card-21"), (6, "six-card-21")):
        pays[at_21 & (graph.size == cards)] = _number(lines[line], dtype)
    pays[at_21 & (graph.size >= 7)] = _number(lines["seven-card-21"], dtype)
    for values, odds in (((6, 7, 8), bonus["678"]), ((7, 7, 7), bonus["777"])):
        if all((graph.cards[:, value - 1] > 0).any() for value in values) and (place := graph.places.get(_held(values))) is not None:
            pays[place] = _number(odds, dtype)
    return pays


def _held(values: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(values.count(value) for value in range(1, 11))


def _number(odds: Fraction, dtype: Any) -> Any:
    return odds if dtype is object else float(odds)
