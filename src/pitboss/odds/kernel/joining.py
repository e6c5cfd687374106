"""Joining the sets of cards that several hands draw: every two together, equal ones as one, and how likely they are."""

from __future__ import annotations

import numpy as np

from pitboss.odds.compiled import kernel

MIXED = 0x1E3779B97F4A7C15
"""An odd number with its bits well spread: what a code is multiplied by to find its place."""
FREE = -1


@kernel
def join(codes, orders, more_codes, more_orders, most):
    """Every sum of two codes once, and in how many orders it comes about: the codes are whole numbers that add up like the sets.

    Once there are more of them than `most`, it is left at that.
    """
    size = 1024
    keys, counts, held = np.full(size, FREE), np.zeros(size, np.int64), 0
    for one in range(codes.shape[0]):
        if held > most:
            break
        while 2 * (held + more_codes.shape[0]) > size:
            size *= 2
            keys, counts = _moved(keys, counts, size)
        for two in range(more_codes.shape[0]):
            code = codes[one] + more_codes[two]
            place = _place(keys, code)
            if keys[place] == FREE:
                keys[place] = code
                held += 1
            counts[place] += orders[one] * more_orders[two]
    there = np.flatnonzero(keys != FREE)
    return keys[there], counts[there]


@kernel
def _place(keys, code):
    """Where a code is kept, or is to be."""
    last = keys.shape[0] - 1
    place = (((code ^ (code >> 30)) * MIXED) >> 24) & last
    while keys[place] != FREE and keys[place] != code:
        place = (place + 1) & last
    return place


@kernel
def _moved(keys, counts, size):
    """The same in more room."""
    wider, moved = np.full(size, FREE), np.zeros(size, np.int64)
    for old in range(keys.shape[0]):
        if keys[old] != FREE:
            place = _place(wider, keys[old])
            wider[place], moved[place] = keys[old], counts[old]
    return wider, moved


@kernel
def one_order(drawn, shoe, found):
    """How likely each set in the rows of `drawn` is to come in one given order; none where the shoe has not so many."""
    for row in range(drawn.shape[0]):
        left = shoe[0] - shoe[0]
        for value in range(shoe.shape[0]):
            left += shoe[value]
        chance = left - left + 1
        for value in range(shoe.shape[0]):
            for copy in range(drawn[row, value]):
                if shoe[value] <= copy:
                    chance = left - left
                else:
                    chance = chance * (shoe[value] - copy) / left
                    left -= 1
        found[row] = chance
