"""The cards and hands of one table: drawing, giving, doubling, splitting."""

from __future__ import annotations

from typing import Any

from pitboss.env.kernel.cards import draw
from pitboss.env.kernel.layout import (
    ACE_RULE,
    ACES_ONE,
    ACES_ONE_IN_FIRST_TWO,
    BLOCK,
    BLOCKS,
    COUNTS,
    DOUBLED,
    EARLY,
    FIRST,
    FULL,
    HAND,
    HANDS,
    HARD,
    LATE,
    LEFT,
    NO_CARD,
    POS,
    REFILL_BURN,
    SECOND,
    SEES_LEFT,
    SHOE,
    SIZE,
    START,
    SUITS,
    THIRD,
    WIDE,
)
from pitboss.odds.compiled import kernel


@kernel
def value_of(card: Any) -> Any:
    """What a card counts less one: an ace 0, a ten or court card 9."""
    return min(card >> 2, 9)


@kernel
def next_card(book, row):
    """The next card, which everybody sees."""
    begun = row[START]
    card = draw(row, book[REFILL_BURN])
    if book[WIDE] == SEES_LEFT:
        if row[START] != begun:
            refilled(book, row)
        row[LEFT + value_of(card)] -= 1
    return card


@kernel
def refilled(book, row):
    """The discards went in again in the middle of a round: what is seen now are the cards of the round, but not yet the last."""
    for value in range(10):
        row[LEFT + value] = book[book[FULL] + value]
    for place in range(row[POS] - 1 - book[REFILL_BURN]):
        row[LEFT + value_of(row[SHOE + place])] -= 1


@kernel
def clear_hand(book, row, hand):
    """A hand without cards."""
    for place in range(BLOCKS + hand * BLOCK, BLOCKS + hand * BLOCK + BLOCK):
        row[place] = 0
    if book[WIDE]:
        for place in range(COUNTS + hand * 10, COUNTS + hand * 10 + 10):
            row[place] = 0


@kernel
def put(book, row, hand, card):
    """Put a card to a hand."""
    block, value = BLOCKS + hand * BLOCK, value_of(card)
    row[block + HARD] += value + 1
    if value == 0 and not (row[block + DOUBLED] and book[ACE_RULE] == ACES_ONE):
        row[block + (EARLY if row[block + SIZE] < 2 else LATE)] += 1
    if row[block + SIZE] < 2:
        row[block + FIRST + row[block + SIZE]] = card
    row[block + SIZE] += 1
    row[block + SUITS] |= 1 << (card % 4)
    if book[WIDE]:
        row[COUNTS + hand * 10 + value] += 1


@kernel
def give(book, row):
    """Give the hand at turn the next card, which may be the third of the box."""
    card = next_card(book, row)
    put(book, row, row[HAND], card)
    if row[THIRD] == NO_CARD:
        row[THIRD] = card
    return card


@kernel
def double_aces(book, row):
    """What doubling does to the aces of the hand at turn."""
    block = BLOCKS + row[HAND] * BLOCK
    row[block + DOUBLED] = 1
    if book[ACE_RULE] == ACES_ONE:
        row[block + EARLY] = 0
        row[block + LATE] = 0
    elif book[ACE_RULE] == ACES_ONE_IN_FIRST_TWO:
        row[block + EARLY] = 0


@kernel
def part(book, row):
    """Make two hands of the one at turn: its first card stays, the second begins the hand after it."""
    hand = row[HAND]
    first, second = row[BLOCKS + hand * BLOCK + FIRST], row[BLOCKS + hand * BLOCK + SECOND]
    for later in range(row[HANDS], hand + 1, -1):
        clear_hand(book, row, later)
        put(book, row, later, row[BLOCKS + (later - 1) * BLOCK + FIRST])
    clear_hand(book, row, hand)
    put(book, row, hand, first)
    clear_hand(book, row, hand + 1)
    put(book, row, hand + 1, second)
    row[HANDS] += 1
