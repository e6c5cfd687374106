"""The count of a player who sees every card that is turned up at the table, and no other."""

from __future__ import annotations

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.layout import CARD_MASK, NEAREST, TRUNCATE
from pitboss.sim.kernel.stream import go_on


@inlined
def count_of(plan, running, left):
    """The place of the count among those that the plan tells apart: the running count, or that over the decks left as they are reckoned."""
    over, under, step = running, plan.scale, plan.left_step
    if step:
        reckoned = left if step == 1 else (2 * left + step) // (2 * step) * step
        over, under = over * plan.true_per, under * max(reckoned, step)
    if plan.rounding == NEAREST:
        count = (2 * over + under) // (2 * under)
    elif plan.rounding == TRUNCATE and over < 0:
        count = -(-over // under)
    else:
        count = over // under
    return min(max(count - plan.lowest, 0), plan.counts - 1)


@inlined
def count_shown(plan, desk):
    """The running count when all cards turned up so far in the round are seen."""
    running = desk.running
    for place in range(desk.start, desk.pos):
        if place != desk.hidden:
            running += plan.tags[desk.shoe[place] & CARD_MASK]
    return running


@kernel
def count_burned(plan, desk):
    """What the cards burned at the start count, where the player asks to see them: they are then shuffled at once, not with the first
    card dealt, and come out the same."""
    burned = 0
    if plan.sees_burn:
        while desk.ready < plan.burn:
            go_on(desk, 0)
        for place in range(plan.burn):
            burned += plan.tags[desk.shoe[place] & CARD_MASK]
    return burned
