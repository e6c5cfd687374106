"""The rules laid on the hands: which end by themselves and what they are paid, and what may be done with the others."""

from __future__ import annotations

from typing import Any, NamedTuple, assert_never

import numpy as np
from numpy.typing import NDArray

from pitboss.odds.arithmetic import Arithmetic
from pitboss.odds.graph import Graph, Ints
from pitboss.odds.kernel.hands import NATURAL, PAID, STANDS
from pitboss.odds.memory import Memory
from pitboss.odds.ruled import Ruled
from pitboss.terms.doubling import DoubleTotals

Flags = NDArray[np.bool_]
Numbers = NDArray[Any]
ACE, TEN = 0, 9
SPLIT_NOTHING, AVERAGED = -1, -2


class Board(NamedTuple):
    """One entry a hand of the graph; `pays` counts where `ends` says that the hand is paid."""

    ends: Ints
    pays: Numbers
    may_stand: Flags
    may_hit: Flags
    may_double: Flags


def board(ruled: Ruled, graph: Graph, split: int, pays: Numbers) -> Board:
    """The hands that begin with a split card of that value, or the hands of no split, with what is paid those that win at once."""
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
        pays=pays,
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


def mixed_pays(ruled: Ruled, graph: Graph, memory: Memory, arithmetic: Arithmetic) -> Numbers:
    """What a hand that is paid at once is paid, undoubled and in mixed suits."""
    at_21, usual = graph.total == 21, (ruled.wins_at_21 or ruled.wins)[0]
    pays = arithmetic.zeros(len(graph.hard))
    pays[:] = arithmetic.number((ruled.trick or ruled.wins)[0])
    pays[at_21] = arithmetic.number(usual)
    for hand in np.flatnonzero(at_21) if ruled.bonuses else ():
        values = tuple(value for value, count in enumerate(graph.cards[hand].tolist(), 1) for _ in range(count))
        own = memory.paid(values)
        pays[hand] = arithmetic.number(usual if own is None else own)
    return pays
