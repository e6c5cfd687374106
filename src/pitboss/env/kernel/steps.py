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
    IS_BEGUN,
    IS_CUT_OFF,
    IS_OVER,
    IS_REFUSED,
    IS_SETTLED,
    IS_THERE,
    LATE,
    LEFT,
    MASK,
    MOST_STEPS,
    NEAREST,
    NET,
    OVER,
    POS,
    SECOND,
    SEEN_BET,
    SEEN_DEALER,
    SEEN_DOUBLED,
    SEEN_HAND,
    SEEN_HANDS,
    SEEN_PAIR,
    SEEN_SIZE,
    SEEN_SOFT,
    SEEN_STAGE,
    SEEN_TOTAL,
    SIZE,
    STAGE,
    STEPS,
    SUITS,
    UP,
    WHOLE_SHOE,
)
from pitboss.env.kernel.lent import lent
from pitboss.env.kernel.rounds import act, ask, begin
from pitboss.env.kernel.settling import play_dealer, settle
from pitboss.odds.compiled import inlined, kernel

GOING, REFUSED, SETTLED, BEGUN = range(4)
"""What came of a step: the round goes on, the act was refused, the round was settled, or a new episode was begun instead."""
EVERY_ONE = -1
SUIT_OF = (0, 1, 2, 5, 3, 5, 5, 5, 4, 5, 5, 5, 5, 5, 5, 5)
"""From the suits in a hand, a bit each, to the one suit that it is of, from 1; or several."""


@kernel
def begin_all(book: Any, rows: Any) -> None:
    """A new episode at every table."""
    for table in range(rows.shape[0]):
        begin_again(book, rows[table])


@kernel
def step_all(book: Any, rows: Any, actions: Any, price: Any, facts: Any, rewards: Any, told: Any, masks: Any) -> Any:
    """One action at every table; the first that is no action at all is answered with its table, and nothing is done.

    `price` is what a unit is in cents, and what a refused act costs in units. Every array more costs a call of few tables something.
    """
    for table in range(rows.shape[0]):
        if actions[table] < 0 or actions[table] >= book[ACTIONS]:
            return table
    book, rows, facts, told, masks = lent(book), lent(rows), lent(facts), lent(told), lent(masks)
    for table in range(rows.shape[0]):
        row = rows[table]
        came = begin_again(book, row) if row[DONE] else step(book, actions[table], row)
        net = finish(book, row) if came == SETTLED else 0
        facts[NET, table] = net
        rewards[table] = net / price[0] - (price[1] if came == REFUSED else 0.0)
        cut_off = not row[DONE] and row[STEPS] >= book[MOST_STEPS]
        told[IS_OVER, table] = row[DONE]
        told[IS_CUT_OFF, table] = cut_off
        told[IS_SETTLED, table] = came == SETTLED
        told[IS_REFUSED, table] = came == REFUSED
        told[IS_BEGUN, table] = came == BEGUN
        told[IS_THERE, table] = True
        if cut_off:
            row[DONE] = 1
        see(row, table, facts, masks)
    return EVERY_ONE


@inlined
def begin_again(book, row):
    """A new episode, because the last was over."""
    row[STEPS], row[DONE] = 0, 0
    begin(book, row)
    return BEGUN


@inlined
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


@inlined
def finish(book, row):
    """The dealer's hand and the settlement; the net of the round. Where the episode is a shoe, the next round begins."""
    net = settle(book, row, play_dealer(book, row))
    if book[WHOLE_SHOE] and row[POS] < book[CUT]:
        begin(book, row)
    else:
        row[DONE] = 1
    return net


@kernel
def see_all(rows: Any, facts: Any, masks: Any) -> None:
    """What is seen of every table."""
    for table in range(rows.shape[0]):
        see(rows[table], table, facts, masks)


@inlined
def see(row, table, facts, masks):
    """What is seen of one table, a row a fact, and its mask."""
    has = row[HANDS] > 0
    block = BLOCKS + (row[HAND] if has else 0) * BLOCK
    soft = has and row[block + EARLY] + row[block + LATE] > 0 and row[block + HARD] <= 11
    pair = has and row[block + SIZE] == 2 and value_of(row[block + FIRST]) == value_of(row[block + SECOND])
    facts[SEEN_STAGE, table] = row[STAGE]
    facts[SEEN_BET, table] = row[BET]
    facts[SEEN_TOTAL, table] = row[block + HARD] + (10 if soft else 0) if has else 0
    facts[SEEN_SOFT, table] = 1 if soft else 0
    facts[SEEN_PAIR, table] = value_of(row[block + FIRST]) + 1 if pair else 0
    facts[SEEN_SIZE, table] = row[block + SIZE] if has else 0
    facts[SEEN_DEALER, table] = row[UP] + 1 if has else 0
    facts[SEEN_HAND, table] = row[HAND] + 1 if has else 0
    facts[SEEN_HANDS, table] = row[HANDS]
    facts[SEEN_DOUBLED, table] = row[block + DOUBLED] if has else 0
    lawful = row[MASK]
    for action in range(masks.shape[1]):
        masks[table, action] = lawful >> action & 1


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
