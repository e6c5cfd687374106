"""The shoe of one table: cards shuffled as they are drawn, from a stream of the table's own (xoshiro128++)."""

from __future__ import annotations

from typing import Any

import numpy as np

from pitboss.env.kernel.layout import POS, READY, SHOE, START, STREAM
from pitboss.odds.compiled import inlined, kernel

WORD = np.uint64(0xFFFFFFFF)
"""The stream's numbers have 32 bits."""
HALF = np.uint64(32)


@inlined
def turned(number, by):
    """The bits of a number of 32 turned to the left."""
    return (number << np.uint64(by) | number >> np.uint64(32 - by)) & WORD


@inlined
def number(row: Any) -> Any:
    """The next 32 bits."""
    s0, s1 = np.uint64(row[STREAM]) & WORD, np.uint64(row[STREAM + 1]) & WORD
    s2, s3 = np.uint64(row[STREAM + 2]) & WORD, np.uint64(row[STREAM + 3]) & WORD
    found = (turned(s0 + s3 & WORD, 7) + s0) & WORD
    s2, s3, shifted = s2 ^ s0, s3 ^ s1, s1 << np.uint64(9)
    row[STREAM] = np.int32(s0 ^ s3)
    row[STREAM + 1] = np.int32(s1 ^ s2)
    row[STREAM + 2] = np.int32((s2 ^ shifted) & WORD)
    row[STREAM + 3] = np.int32(turned(s3, 11))
    return found


@inlined
def below(row: Any, most: Any) -> Any:
    """A whole number from 0 up to, but not, `most`, every one exactly as likely (Lemire's method)."""
    bound = np.uint64(most)
    product = number(row) * bound
    if product & WORD < bound:
        uneven = (WORD + np.uint64(1) - bound) % bound
        while product & WORD < uneven:
            product = number(row) * bound
    return np.int64(product >> HALF)


@kernel
def draw(row: Any, burn: Any) -> Any:
    """The next card. A shoe that runs out in the middle of a round goes on with the discards of the rounds before."""
    size = row.shape[0] - SHOE
    if row[POS] == size:
        turn_over(row, size, burn)
    while row[READY] <= row[POS]:
        here = SHOE + row[READY]
        there = here + below(row, size - row[READY])
        row[here], row[there] = row[there], row[here]
        row[READY] += 1
    row[POS] += 1
    return row[SHOE + row[POS] - 1]


@kernel
def turn_over(row, size, burn):
    """The discards go in again behind the cards of the round; a card may be burned. Turning all round, then each part, swaps them."""
    begun = row[START]
    turn_round(row, SHOE, SHOE + size - 1)
    turn_round(row, SHOE, SHOE + size - begun - 1)
    turn_round(row, SHOE + size - begun, SHOE + size - 1)
    row[START], row[READY], row[POS] = 0, size - begun, size - begun + burn


@kernel
def turn_round(row, first, last):
    """Turn a part of the shoe round."""
    while first < last:
        row[first], row[last] = row[last], row[first]
        first += 1
        last -= 1


@inlined
def new_shoe(row: Any, burn: Any) -> None:
    """All cards go back, to be shuffled as they are drawn; the opening burn is taken."""
    row[READY] = 0
    row[POS] = burn
