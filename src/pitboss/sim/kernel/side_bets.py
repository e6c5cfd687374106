"""Side bets: the opening cards looked up in the lines of each, and what the third card or the jackpot button adds."""

from __future__ import annotations

from pitboss.odds.compiled import kernel
from pitboss.sim.kernel.layout import (
    AMOUNTS,
    CARD_MASK,
    DRAWS,
    FIRSTS,
    MOST_BETS,
    NETS,
    PRIZE_ENDS,
    PRIZE_STREAM,
    PRIZES,
    SECONDS,
    SIDE_BETS,
    SIDE_CENTS,
    SIDE_KIND,
    SIDE_LINES,
    SIDE_MADE,
    SIDE_STAKE,
    SIDE_TABLE,
    SIDES,
)
from pitboss.sim.kernel.stream import below

TWO_CARDS, WITH_DEALERS, THREE_CARDS, BUTTON = 0, 1, 2, 3
"""How a side bet is judged: on two cards, on three with the dealer's, on the box's first three, or by a natural and a draw."""
THIRDS = 53
"""The third card of a box, or that there is none."""


@kernel
def settle_side_bets(plan, lines, bucket, box, shown, third, desk):
    """What every side bet on a box comes to. A line is looked up by the cards; line 0 loses."""
    pair = (desk[FIRSTS + box] & CARD_MASK) * 52 + (desk[SECONDS + box] & CARD_MASK)
    for bet in range(plan[SIDES]):
        if not plan[plan[SIDE_MADE] + bucket * plan[SIDES] + bet]:
            continue
        kind, table = plan[plan[SIDE_KIND] + bet], plan[plan[SIDE_TABLE] + bet]
        if kind == TWO_CARDS:
            line = lines[table + pair]
        elif kind == WITH_DEALERS:
            line = lines[table + pair * THIRDS + (shown & CARD_MASK)]
        elif kind == THREE_CARDS:
            line = lines[table + pair * THIRDS + (third & CARD_MASK)]
        else:
            line = pressed(plan, lines[table + pair], box, desk)
        place = box * MOST_BETS + SIDE_BETS + bet
        desk[AMOUNTS + place] = plan[plan[SIDE_STAKE] + bet]
        desk[NETS + place] = plan[plan[SIDE_CENTS] + bet * plan[SIDE_LINES] + line]


@kernel
def pressed(plan, natural, box, desk):
    """The line of the prize table that a press draws, where the first two cards are a natural; the first line is numbered 1."""
    desk[DRAWS + box] = 0
    if not natural:
        return 0
    ends = plan[PRIZE_ENDS]
    drawn = below(desk, PRIZE_STREAM, plan[ends + plan[PRIZES] - 1])
    desk[DRAWS + box] = drawn + 1
    line = 0
    while drawn >= plan[ends + line]:
        line += 1
    return line + 1
