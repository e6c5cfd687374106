"""Every table one step on, and what is seen of it afterwards."""

from __future__ import annotations

from typing import Any

from pitboss.env.kernel.hands import value_of
from pitboss.env.kernel.layout import (
    ACTIONS,
    BET,
    BLOCK,
    BLOCKS,
    CODES,
    COUNTS,
    CUT,
    DONE,
    DOUBLED,
    EARLY,
    FIRST,
    HAND,
    HANDS,
    HARD,
    INSTEAD,
    LATE,
    LEFT,
    MASK,
    MOST_STEPS,
    NEAREST,
    OVER,
    POS,
    SECOND,
    SIZE,
    STAGE,
    STEPS,
    SUITS,
    UP,
    WHOLE_SHOE,
)
from pitboss.env.kernel.rounds import act, ask, begin
from pitboss.env.kernel.settling import play_dealer, settle
from pitboss.odds.compiled import kernel

GOING, REFUSED, SETTLED, BEGUN = range(4)
"""What came of a step: the round goes on, the act was refused, the round was settled, or a new episode was begun instead."""
TOLD = ("over", "cut off", "settled", "refused", "begun", "every")
"""What is told of every table after a step, a row each; the last is true of all."""
EVERY_ONE = -1
SUIT_OF = (0, 1, 2, 5, 3, 5, 5, 5, 4, 5, 5, 5, 5, 5, 5, 5)
"""From the suits in a hand, a bit each, to the one suit that it is of, from 1; or several."""


@kernel
def begin_all(book: Any, rows: Any) -> None:
    """A new episode at every table."""
    for table in range(rows.shape[0]):
        begin_again(book, rows[table])


@kernel
def step_all(book: Any, rows: Any, actions: Any, price: Any, cents: Any, rewards: Any, told: Any, seen: Any, masks: Any) -> Any:
    """One action at every table; the first that is no action at all is answered with its table, and nothing is done.

    `price` is what a unit is in cents, and what a refused act costs in units.
    """
    for table in range(rows.shape[0]):
        if actions[table] < 0 or actions[table] >= book[ACTIONS]:
            return table
    for table in range(rows.shape[0]):
        row = rows[table]
        came = begin_again(book, row) if row[DONE] else step(book, actions[table], row)
        cents[table] = finish(book, row) if came == SETTLED else 0
        rewards[table] = cents[table] / price[0]
        if came == REFUSED:
            rewards[table] -= price[1]
        told[0, table] = row[DONE]
        told[1, table] = not row[DONE] and row[STEPS] >= book[MOST_STEPS]
        told[2, table] = came == SETTLED
        told[3, table] = came == REFUSED
        told[4, table] = came == BEGUN
        told[5, table] = True
        if told[1, table]:
            row[DONE] = 1
        see(row, table, seen, masks)
    return EVERY_ONE


@kernel
def begin_again(book, row):
    """A new episode, because the last was over."""
    row[STEPS], row[DONE] = 0, 0
    begin(book, row)
    return BEGUN


@kernel
def step(book, action, row):
    """One action at one table; what is not lawful is refused, or the nearest that is lawful is done."""
    row[STEPS] += 1
    if not row[MASK] >> action & 1:
        if not book[NEAREST]:
            return REFUSED
        wish = book[INSTEAD] + action * book[ACTIONS]
        while not row[MASK] >> book[wish] & 1:
            wish += 1
        action = book[wish]
    act(book, book[book[CODES] + action], row)
    ask(book, row)
    return SETTLED if row[STAGE] == OVER else GOING


@kernel
def finish(book, row):
    """The dealer's hand and the settlement; the net of the round. Where the episode is a shoe, the next round begins."""
    net = settle(book, row, play_dealer(book, row))
    if book[WHOLE_SHOE] and row[POS] < book[CUT]:
        begin(book, row)
    else:
        row[DONE] = 1
    return net


@kernel
def see_all(rows: Any, seen: Any, masks: Any) -> None:
    """What is seen of every table."""
    for table in range(rows.shape[0]):
        see(rows[table], table, seen, masks)


@kernel
def see(row, table, seen, masks):
    """What is seen of one table, a row a fact, and its mask."""
    has = row[HANDS] > 0
    block = BLOCKS + (row[HAND] if has else 0) * BLOCK
    soft = has and row[block + EARLY] + row[block + LATE] > 0 and row[block + HARD] <= 11
    pair = has and row[block + SIZE] == 2 and value_of(row[block + FIRST]) == value_of(row[block + SECOND])
    seen[0, table] = row[STAGE]
    seen[1, table] = row[BET]
    seen[2, table] = row[block + HARD] + (10 if soft else 0) if has else 0
    seen[3, table] = 1 if soft else 0
    seen[4, table] = value_of(row[block + FIRST]) + 1 if pair else 0
    seen[5, table] = row[block + SIZE] if has else 0
    seen[6, table] = row[UP] + 1 if has else 0
    seen[7, table] = row[HAND] + 1 if has else 0
    seen[8, table] = row[HANDS]
    seen[9, table] = row[block + DOUBLED] if has else 0
    for action in range(masks.shape[1]):
        masks[table, action] = row[MASK] >> action & 1


@kernel
def see_cards(rows: Any, suits: Any, cards: Any, others: Any, left: Any) -> None:
    """What more is seen where cards are observed: the suit and the values of the hand, of the other hands, and what is left."""
    for table in range(rows.shape[0]):
        row = rows[table]
        suits[table] = SUIT_OF[row[BLOCKS + row[HAND] * BLOCK + SUITS]] if row[HANDS] else 0
        for value in range(10):
            cards[table, value], others[table, value] = 0, 0
            left[table, value] = row[LEFT + value]
            for hand in range(row[HANDS]):
                if hand == row[HAND]:
                    cards[table, value] = row[COUNTS + hand * 10 + value]
                else:
                    others[table, value] += row[COUNTS + hand * 10 + value]
