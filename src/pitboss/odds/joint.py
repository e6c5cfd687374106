"""Several hands of one split at once: the chance that each of them ends in one of its ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pitboss.odds.arithmetic import Arithmetic
from pitboss.odds.board import Numbers
from pitboss.odds.endings import Draws, decoded, merged
from pitboss.odds.graph import Ints, tree

BLOCK = 1 << 22
"""How many pairs of sets are joined at a time, to keep within memory."""
NOTHING = Draws(np.zeros(1, dtype=np.int64), np.ones(1, dtype=np.int64))


def all_end_so(hands: Sequence[Draws], counts: Ints, arithmetic: Arithmetic) -> Any:
    """The chance that every hand draws one of its sets, one hand after the other from a shoe with these counts."""
    if any(not len(sets) for sets in hands):
        return arithmetic.number(0)
    *others, last = sorted(hands, key=len)
    joined = NOTHING
    for sets in others:
        joined = _join(joined, sets)
    drawn = decoded(joined.codes)
    chances = _chance_of(drawn, counts, arithmetic) * joined.orders
    return (chances * _last(last, drawn, counts, arithmetic)).sum()


def _last(sets: Draws, drawn: Ints, counts: Ints, arithmetic: Arithmetic) -> Numbers:
    """The chance that the last hand draws one of its sets once the others have drawn theirs."""
    if not sets.codes.any():
        return arithmetic.zeros(len(drawn)) + 1
    found = arithmetic.zeros(len(drawn), 1)
    branches = tree((tuple(held), ways, 0) for held, ways in zip(decoded(sets.codes).tolist(), sets.orders.tolist(), strict=True))
    arithmetic.chances(*branches, arithmetic.array(map(int, counts)), drawn, found)
    return found[:, 0]


def _join(joined: Draws, more: Draws) -> Draws:
    """The sets that two hands draw together, equal ones as one."""
    rows = max(1, BLOCK // len(more))
    parts = []
    for first in range(0, len(joined), rows):
        codes = (joined.codes[first : first + rows, None] + more.codes[None, :]).ravel()
        orders = (joined.orders[first : first + rows, None] * more.orders[None, :]).ravel()
        parts.append(merged(codes, orders))
    if len(parts) == 1:
        return parts[0]
    return merged(np.concatenate([part.codes for part in parts]), np.concatenate([part.orders for part in parts]))


def _chance_of(drawn: Ints, counts: Ints, arithmetic: Arithmetic) -> Numbers:
    """The chance of drawing each set in one given order; a set of more cards than there are asks too many of some value, and has none."""
    chance = arithmetic.zeros(len(drawn)) + 1
    for value in range(10):
        for copy in range(int(drawn[:, value].max(initial=0))):
            there = np.where(drawn[:, value] > copy, max(0, int(counts[value]) - copy), 1)
            chance = chance * there
    size, left = drawn.sum(axis=1), arithmetic.number(int(counts.sum()))
    for place in range(int(size.max(initial=0))):
        chance = np.where(size > place, chance / max(left - place, 1), chance)
    return chance
