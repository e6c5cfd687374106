"""The count of a player who sees every card that is turned up at the table, and no other."""

from __future__ import annotations

from pitboss.odds.compiled import inlined
from pitboss.sim.kernel.layout import (
    BURN,
    CARD_MASK,
    COUNTS,
    HIDDEN,
    LEFT_STEP,
    LOWEST,
    NEAREST,
    POS,
    READY,
    ROUNDING,
    RUNNING,
    SCALE,
    SEES_BURN,
    SHOE,
    START,
    TAGS,
    TRUE_PER,
    TRUNCATE,
)
from pitboss.sim.kernel.stream import go_on


@inlined
def count_of(plan, running, left):
    """The place of the count among those that the plan tells apart: the running count, or that over the decks left as they are reckoned."""
    over, under, step = running, plan[SCALE], plan[LEFT_STEP]
    if step:
        reckoned = left if step == 1 else (2 * left + step) // (2 * step) * step
        over, under = over * plan[TRUE_PER], under * max(reckoned, step)
    if plan[ROUNDING] == NEAREST:
        count = (2 * over + under) // (2 * under)
    elif plan[ROUNDING] == TRUNCATE and over < 0:
        count = -(-over // under)
    else:
        count = over // under
    return min(max(count - plan[LOWEST], 0), plan[COUNTS] - 1)


@inlined
def count_shown(plan, desk):
    """The running count when all cards turned up so far in the round are seen."""
    running = desk[RUNNING]
    for place in range(desk[START], desk[POS]):
        if place != desk[HIDDEN]:
            running += plan[TAGS + (desk[SHOE + place] & CARD_MASK)]
    return running


@inlined
def count_burned(plan, desk):
    """What the cards burned at the start count, where the player asks to see them: they are then shuffled at once, not with the first
    card dealt, and come out the same."""
    burned = 0
    if plan[SEES_BURN]:
        while desk[READY] < plan[BURN]:
            go_on(desk, 0)
        for place in range(plan[BURN]):
            burned += plan[TAGS + (desk[SHOE + place] & CARD_MASK)]
    return burned
