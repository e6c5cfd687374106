"""Side bets: the opening cards looked up in the lines of each, and what the third card or the jackpot button adds."""

from __future__ import annotations

import numpy as np

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.layout import CARD_MASK, PRIZE_STREAM
from pitboss.sim.kernel.stream import below

TWO_CARDS, WITH_DEALERS, THREE_CARDS, BUTTON = 0, 1, 2, 3
"""How a side bet is judged: on two cards, on three with the dealer's, on the box's first three, or by a natural and a draw."""
THIRDS = 53
"""The third card of a box, or that there is none."""


@inlined
def third_card(desk, taken):
    """The card after the first so many of the round, or that there is none."""
    place = desk.start + taken
    if place == desk.hidden:
        place += 1
    return np.int64(desk.shoe[place]) if place < desk.pos else THIRDS - 1


@kernel
def side_net(deal, bet, one, two, shown, third, box, desk):
    """What a side bet on a box comes to. A line is looked up by the cards; line 0 loses."""
    plan, lines = deal.plan, deal.lines
    pair = (one & CARD_MASK) * 52 + (two & CARD_MASK)
    kind, table = deal.amounts[plan.side_kind + bet], deal.amounts[plan.side_table + bet]
    if kind == TWO_CARDS:
        line = np.int64(lines[table + pair])
    elif kind == WITH_DEALERS:
        line = np.int64(lines[table + pair * THIRDS + (shown & CARD_MASK)])
    elif kind == THREE_CARDS:
        line = np.int64(lines[table + pair * THIRDS + (third & CARD_MASK)])
    else:
        line = pressed(deal, lines[table + pair], box, desk)
    return deal.amounts[plan.side_cents + bet * plan.side_lines + line]


@kernel
def pressed(deal, natural, box, desk):
    """The line of the prize table that a press draws, where the first two cards are a natural; the first line is numbered 1."""
    desk.draws[box] = 0
    if not natural:
        return 0
    ends = deal.plan.prize_ends
    drawn = below(desk, PRIZE_STREAM, deal.amounts[ends + deal.plan.prizes - 1])
    desk.draws[box] = drawn + 1
    line = 0
    while drawn >= deal.amounts[ends + line]:
        line += 1
    return line + 1
