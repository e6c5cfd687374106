"""Several hands of one split at once: the chance that each of them ends in one of its ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pitboss.law.refusal import Malformed
from pitboss.odds.arithmetic import Arithmetic
from pitboss.odds.board import Numbers
from pitboss.odds.endings import Draws, decoded
from pitboss.odds.graph import Ints, tree
from pitboss.odds.kernel import joining

MOST = 1 << 21
"""So many sets take a minute and half a gigabyte; with a shoe that is not nearly without ten-value cards there is a tenth of them."""
BLOCK = 1 << 17
"""How many sets are held against the shoe at a time, to keep within memory."""
NOTHING = Draws(np.zeros(1, dtype=np.int64), np.ones(1, dtype=np.int64))


def all_end_so(hands: Sequence[Draws], counts: Ints, arithmetic: Arithmetic) -> Any:
    """The chance that every hand draws one of its sets, one hand after the other from a shoe with these counts."""
    if any(not len(sets) for sets in hands):
        return arithmetic.number(0)
    *others, last = sorted(hands, key=len)
    joined = NOTHING
    for sets in others:
        joined = _joined(joined, sets)
    shoe = arithmetic.array(map(int, counts))
    chance = arithmetic.number(0)
    for first in range(0, len(joined), BLOCK):
        drawn = decoded(joined.codes[first : first + BLOCK])
        one_order = arithmetic.zeros(len(drawn))
        arithmetic.one_order(drawn, shoe, one_order)
        chance += (one_order * joined.orders[first : first + BLOCK] * _last(last, drawn, shoe, arithmetic)).sum()
    return chance


def _joined(one: Draws, two: Draws) -> Draws:
    """The sets that two hands draw together."""
    found = Draws(*joining.join(*one, *two, MOST))  # type: ignore[no-untyped-call]  # whole numbers, whatever the arithmetic
    if len(found) > MOST:
        sentence = f"the hands of a split can draw more than {MOST:,} sets of cards together, too many to work out"
        raise Malformed("shoe", f"{sentence}: give the shoe more ten-value cards")
    return found


def _last(sets: Draws, drawn: Ints, shoe: Numbers, arithmetic: Arithmetic) -> Numbers:
    """The chance that the last hand draws one of its sets once the others have drawn theirs."""
    if not sets.codes.any():
        return arithmetic.zeros(len(drawn)) + 1
    found = arithmetic.zeros(len(drawn), 1)
    branches = tree((tuple(held), ways, 0) for held, ways in zip(decoded(sets.codes).tolist(), sets.orders.tolist(), strict=True))
    arithmetic.chances(*branches, shoe, drawn, found)
    return found[:, 0]
