"""Every table one step on, and what is seen of it afterwards."""

from __future__ import annotations

from typing import Any

from pitboss.env.kernel.hands import count_seen, value_of
from pitboss.env.kernel.layout import (
    IS_BEGUN,
    IS_CUT_OFF,
    IS_OVER,
    IS_REFUSED,
    IS_SETTLED,
    IS_THERE,
    NET,
    OVER,
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
    SEES_LEFT,
)
from pitboss.env.kernel.rounds import act, ask, begin
from pitboss.env.kernel.settling import settle
from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.layout import Book, Deal
from pitboss.sim.kernel.lent import lent

GOING, REFUSED, SETTLED, BEGUN = range(4)
"""What came of a step: the round goes on, the act was refused, the round was settled, or a new episode was begun instead."""
EVERY_ONE = -1
SUIT_OF = (0, 1, 2, 5, 3, 5, 5, 5, 4, 5, 5, 5, 5, 5, 5, 5)
"""From the suits in a hand, a bit each, to the one suit that it is of, from 1; or several."""


@kernel
def begin_all(games: Any, ends: Any, tables: Any, plans: Any, amounts: Any, lines: Any, settings: Any, rows: Any) -> None:
    """A new episode at every table."""
    book = Book(lent(games)[0], lent(ends), lent(tables))
    deal, setting = Deal(lent(plans)[0], lent(amounts), lent(lines)), lent(settings)[0]
    rows = lent(rows)
    for table in range(rows.shape[0]):
        begin_again(book, deal, setting, rows[table])


@kernel
def step_all(
    games: Any, ends: Any, tables: Any, plans: Any, amounts: Any, lines: Any, settings: Any, rows: Any,
    actions: Any, price: Any, facts: Any, rewards: Any, told: Any, masks: Any,
) -> Any:  # fmt: skip
    """One action at every table; the first that is no action at all is answered with its table, and nothing is done.

    `price` is what a unit is in cents, and what a refused act costs in units. Every array more costs a call of few tables something.
    """
    setting = lent(settings)[0]
    for table in range(rows.shape[0]):
        if actions[table] < 0 or actions[table] >= setting.actions:
            return table
    book = Book(lent(games)[0], lent(ends), lent(tables))
    deal = Deal(lent(plans)[0], lent(amounts), lent(lines))
    rows, facts, told, masks = lent(rows), lent(facts), lent(told), lent(masks)
    for table in range(rows.shape[0]):
        row = rows[table]
        came = begin_again(book, deal, setting, row) if row.done else step(book, deal, setting, actions[table], row)
        net = finish(book, deal, setting, row) if came == SETTLED else 0
        facts[NET, table] = net
        rewards[table] = net / price[0] - (price[1] if came == REFUSED else 0.0)
        cut_off = not row.done and row.steps >= setting.most_steps
        told[IS_OVER, table] = row.done
        told[IS_CUT_OFF, table] = cut_off
        told[IS_SETTLED, table] = came == SETTLED
        told[IS_REFUSED, table] = came == REFUSED
        told[IS_BEGUN, table] = came == BEGUN
        told[IS_THERE, table] = True
        if cut_off:
            row.done = 1
        see(row, table, facts, masks)
    return EVERY_ONE


@inlined
def begin_again(book, deal, setting, row):
    """A new episode, because the last was over."""
    row.steps, row.done = 0, 0
    begin(book, deal, setting, row)
    return BEGUN


@inlined
def step(book, deal, setting, action, row):
    """One action at one table; what is not lawful is refused, or the nearest that is lawful is done."""
    row.steps += 1
    if not row.mask >> action & 1:
        if not setting.nearest:
            return REFUSED
        wish = action * setting.actions
        while not row.mask >> setting.instead[wish] & 1:
            wish += 1
        action = setting.instead[wish]
    act(book, setting.codes[action], row)
    ask(book, deal, setting, row)
    return SETTLED if row.stage == OVER else GOING


@inlined
def finish(book, deal, setting, row):
    """The dealer's hand and the settlement; the net of the round. Where the episode is a shoe, the next round begins."""
    net = settle(book, deal, row)
    if setting.whole_shoe and row.pos < deal.plan.cut:
        begin(book, deal, setting, row)
    else:
        row.done = 1
    return net


@kernel
def see_all(rows: Any, facts: Any, masks: Any) -> None:
    """What is seen of every table."""
    for table in range(rows.shape[0]):
        see(rows[table], table, facts, masks)


@inlined
def see(row, table, facts, masks):
    """What is seen of one table, a row a fact, and its mask."""
    has, hand = row.hands > 0, row.hand
    soft = has and row.early[hand] + row.late[hand] > 0 and row.hard[hand] <= 11
    pair = has and row.size[hand] == 2 and value_of(row.first[hand]) == value_of(row.second[hand])
    facts[SEEN_STAGE, table] = row.stage
    facts[SEEN_BET, table] = row.bet
    facts[SEEN_TOTAL, table] = row.hard[hand] + (10 if soft else 0) if has else 0
    facts[SEEN_SOFT, table] = 1 if soft else 0
    facts[SEEN_PAIR, table] = value_of(row.first[hand]) + 1 if pair else 0
    facts[SEEN_SIZE, table] = row.size[hand] if has else 0
    facts[SEEN_DEALER, table] = row.up + 1 if has else 0
    facts[SEEN_HAND, table] = hand + 1 if has else 0
    facts[SEEN_HANDS, table] = row.hands
    facts[SEEN_DOUBLED, table] = row.doubled[hand] if has else 0
    lawful = row.mask
    for action in range(masks.shape[1]):
        masks[table, action] = lawful >> action & 1


@kernel
def see_cards(settings: Any, rows: Any, suits: Any, cards: Any, others: Any, left: Any) -> None:
    """What more is seen where cards are observed: the suit and the values of the hand, of the other hands, and what is left."""
    setting = lent(settings)[0]
    for table in range(rows.shape[0]):
        row = lent(rows)[table]
        if setting.wide == SEES_LEFT:
            count_seen(setting, row)
        suits[table] = SUIT_OF[row.suits[row.hand]] if row.hands else 0
        for value in range(10):
            cards[table, value], others[table, value] = 0, 0
            left[table, value] = row.left[value]
            for hand in range(row.hands):
                if hand == row.hand:
                    cards[table, value] = row.counts[hand * 10 + value]
                else:
                    others[table, value] += row.counts[hand * 10 + value]
