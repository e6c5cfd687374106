"""The cards and hands of one table: giving, doubling, splitting, and counting what has been seen."""

from __future__ import annotations

from typing import Any

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.layout import ACES_ONE, ACES_ONE_IN_FIRST_TWO, CARD_MASK
from pitboss.sim.kernel.stream import draw


@inlined
def value_of(card: Any) -> Any:
    """What a card counts less one: an ace 0, a ten or court card 9."""
    return min((card & CARD_MASK) >> 2, 9)


@kernel
def count_seen(setting, row):
    """Take the cards that came since the last time from those that may still come; a shoe that was filled again begins anew."""
    if row.heard != row.turned:
        row.left[:] = setting.full
        row.noted, row.heard = 0, row.turned
    for place in range(row.noted, row.pos):
        if place != row.hidden:
            row.left[value_of(row.shoe[place])] -= 1
    row.noted = row.pos


@kernel
def clear_hand(row, hand):
    """A hand without cards."""
    row.ends[hand], row.hard[hand], row.early[hand], row.late[hand] = 0, 0, 0, 0
    row.size[hand], row.doubled[hand], row.first[hand], row.second[hand], row.suits[hand] = 0, 0, 0, 0, 0
    for place in range(hand * 10, hand * 10 + 10):
        row.counts[place] = 0


@kernel
def put(game, row, hand, card):
    """Put a card to a hand."""
    value, size = value_of(card), row.size[hand]
    row.hard[hand] += value + 1
    if value == 0 and not (row.doubled[hand] and game.ace_rule == ACES_ONE):
        if size < 2:
            row.early[hand] += 1
        else:
            row.late[hand] += 1
    if size == 0:
        row.first[hand] = card
    elif size == 1:
        row.second[hand] = card
    row.size[hand] += 1
    row.suits[hand] |= 1 << (card & 3)
    row.counts[hand * 10 + value] += 1


@kernel
def give(game, row):
    """Give the hand at turn the next card."""
    card = draw(row, game.refill_burn)
    put(game, row, row.hand, card)
    return card


@kernel
def double_aces(game, row):
    """What doubling does to the aces of the hand at turn."""
    row.doubled[row.hand] = 1
    if game.ace_rule == ACES_ONE:
        row.early[row.hand] = 0
        row.late[row.hand] = 0
    elif game.ace_rule == ACES_ONE_IN_FIRST_TWO:
        row.early[row.hand] = 0


@kernel
def part(game, row):
    """Make two hands of the one at turn: its first card stays, the second begins the hand after it."""
    hand = row.hand
    first, second = row.first[hand], row.second[hand]
    for later in range(row.hands, hand + 1, -1):
        card = row.first[later - 1]
        clear_hand(row, later)
        put(game, row, later, card)
    clear_hand(row, hand)
    put(game, row, hand, first)
    clear_hand(row, hand + 1)
    put(game, row, hand + 1, second)
    row.hands += 1
