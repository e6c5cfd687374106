"""The stream of a block and the cards it deals: xoshiro256++, and four places of an exactly fair shuffle out of every number."""

from __future__ import annotations

import numpy as np

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.layout import CARD_STREAM

AT_ONCE = 4
"""Cards shuffled at a time; every pack is a multiple of it."""
BITS = np.uint64(55)
"""A number below 2^55 times a pack of fewer than 512 cards stays below 2^64."""
MASK = np.uint64((1 << 55) - 1)
RANGE = np.uint64(1 << 55)


@inlined
def turned(number, by):
    """The bits of a number turned to the left."""
    return (number << np.uint64(by)) | (number >> np.uint64(64 - by))


@inlined
def number(desk, stream):
    """The next 64 bits of xoshiro256++."""
    words = desk.stream
    s0, s1 = words[stream], words[stream + 1]
    s2, s3 = words[stream + 2] ^ s0, words[stream + 3] ^ s1
    found = turned(s0 + (s3 ^ s1), 23) + s0
    words[stream] = s0 ^ s3
    words[stream + 1] = s1 ^ s2
    words[stream + 2] = s2 ^ (s1 << np.uint64(17))
    words[stream + 3] = turned(s3, 45)
    return found


@kernel
def below(desk, stream, most):
    """A whole number from 0 up to, but not, `most`, every one exactly as likely."""
    bound = np.uint64(most)
    drawn = number(desk, stream)
    while drawn < (np.uint64(0) - bound) % bound:
        drawn = number(desk, stream)
    return np.int64(drawn % bound)


@inlined
def swap(shoe, here, further):
    """Let two cards change places."""
    there = here + np.int64(further)
    shoe[here], shoe[there] = shoe[there], shoe[here]


@inlined
def shuffle_on(desk, ready):
    """Shuffle the next four cards of a shoe among all that are left.

    One number gives all four places: it is multiplied by the number of cards left, what is over 2^55 is the first place, and the rest
    goes on to the next. All outcomes of four come from as many numbers once the few numbers are drawn anew whose last rest is below
    2^55 modulo the product (Brackett-Rozinsky and Lemire, 2024); that is looked at only where the rest is below the product itself.
    """
    left = np.uint64(desk.deck - ready)
    one, two, three = left - np.uint64(1), left - np.uint64(2), left - np.uint64(3)
    product = left * one * two * three
    while True:
        rest = (number(desk, CARD_STREAM) >> np.uint64(9)) * left
        first, rest = rest >> BITS, (rest & MASK) * one
        second, rest = rest >> BITS, (rest & MASK) * two
        third, rest = rest >> BITS, (rest & MASK) * three
        fourth, rest = rest >> BITS, rest & MASK
        if rest >= product or rest >= RANGE % product:
            break
    shoe = desk.shoe
    swap(shoe, ready, first)
    swap(shoe, ready + 1, second)
    swap(shoe, ready + 2, third)
    swap(shoe, ready + 3, fourth)


@kernel
def turn(shoe, first, last):
    """Turn a row of cards round."""
    while first < last:
        shoe[first], shoe[last] = shoe[last], shoe[first]
        first += 1
        last -= 1


@kernel
def turn_over(desk, burn):
    """The shoe is empty in the middle of a round: the discards go in again, behind the cards of the round; a card may be burned.

    Whoever counts begins anew: only the cards of the round have been seen of the pack as it now is.
    """
    start, deck = desk.start, desk.deck
    turn(desk.shoe, 0, start - 1)
    turn(desk.shoe, start, deck - 1)
    turn(desk.shoe, 0, deck - 1)
    if start == 0:
        desk.short = 1  # no discards: the whole pack is dealt anew, so that the kernel comes to an end; the caller is told
    desk.start = 0
    desk.ready = deck - start if start else 0
    desk.pos = desk.ready + burn
    desk.hidden = desk.ready if burn else -1
    desk.running = desk.fresh_count
    desk.turned += 1


@kernel
def go_on(desk, burn):
    """Have more cards ready: four, or one where fewer are left; an empty shoe is filled from the discards of the rounds before."""
    ready = desk.ready
    left = desk.deck - ready
    if left >= AT_ONCE:
        shuffle_on(desk, ready)
        desk.ready = ready + AT_ONCE
    elif left > 0:
        swap(desk.shoe, ready, below(desk, CARD_STREAM, left))
        desk.ready = ready + 1
    else:
        turn_over(desk, burn)


@inlined
def draw(desk, burn):
    """The next card."""
    while desk.pos >= desk.ready:
        go_on(desk, burn)
    pos = desk.pos
    desk.pos = pos + 1
    return np.int64(desk.shoe[pos])


@inlined
def new_shoe(desk, burn):
    """All cards go back and are shuffled as they are dealt; the opening burn is taken."""
    desk.ready = 0
    desk.pos = burn
    desk.start = burn
