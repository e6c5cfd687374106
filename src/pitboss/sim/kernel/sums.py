"""What is kept of a round: whole numbers that add up, in columns, for each value of the count."""

from __future__ import annotations

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.layout import (
    AMOUNTS,
    BETS,
    BOXES,
    CARD_MASK,
    CARDS,
    COUNTS,
    DRAWS,
    KEPT_SPREAD,
    LEAST,
    LEVEL_OF,
    LOWEST,
    MOST_BETS,
    NET,
    NETS,
    NODES,
    OF_BETS,
    PLAYED,
    POS,
    QUANTUM,
    ROUNDS,
    RUNNING,
    SCALE,
    SHOE,
    SPREAD,
    SQUARES,
    START,
    SUMS_WIDTH,
    TAGS,
    TRUE_PER,
    WATCHED,
)


@inlined
def count_of(plan, running, left):
    """The place of the count among those that the plan tells apart: the running count, or that over the decks left, rounded down."""
    count = running // plan[SCALE] if plan[TRUE_PER] == 0 else (running * plan[TRUE_PER]) // max(left * plan[SCALE], 1)
    return min(max(count - plan[LOWEST], 0), plan[COUNTS] - 1)


@inlined
def count_shown(plan, desk):
    """The running count when all cards dealt so far in the round are seen."""
    running = desk[RUNNING]
    for place in range(desk[START], desk[POS]):
        running += plan[TAGS + (desk[SHOE + place] & CARD_MASK)]
    return running


@inlined
def note_spread(plan, kept, net):
    """Count a round among those that came to as much."""
    place = (net - plan[LEAST]) // plan[QUANTUM]
    kept[plan[KEPT_SPREAD] + min(max(place, 0), plan[SPREAD] - 1)] += 1


@inlined
def note_round(plan, bucket, desk, kept):
    """Add a round to the sums of its count, and its net result to the spread."""
    row, whole = bucket * plan[SUMS_WIDTH], 0
    for bet in range(plan[BETS]):
        net, stake = 0, 0
        for box in range(plan[BOXES]):
            net += desk[NETS + box * MOST_BETS + bet]
            stake += desk[AMOUNTS + box * MOST_BETS + bet]
        whole += net
        kept[row + OF_BETS + 3 * bet] += stake
        kept[row + OF_BETS + 3 * bet + 1] += net
        kept[row + OF_BETS + 3 * bet + 2] += net * net
    kept[row + CARDS] += desk[POS] - desk[START]
    if plan[plan[LEVEL_OF] + bucket] == 0:
        kept[row + WATCHED] += 1
        return
    kept[row + ROUNDS] += 1
    kept[row + PLAYED] += plan[BOXES]
    kept[row + NET] += whole
    kept[row + SQUARES] += whole * whole
    note_spread(plan, kept, whole)


@kernel
def tell_round(plan, bucket, covered, desk, told):
    """Write a round down: its length, count, insurance, places, prizes drawn, cards and what each bet on each box came to."""
    here = told[0] + 3
    told[here - 2], told[here - 1] = bucket, covered
    for place in range(desk[NODES] + 1):
        told[here + place] = desk[NODES + place]
    here += 1 + desk[NODES]
    for box in range(plan[BOXES]):
        told[here + box] = desk[DRAWS + box]
    here += plan[BOXES]
    told[here] = desk[POS] - desk[START]
    for place in range(desk[START], desk[POS]):
        told[here + 1 + place - desk[START]] = desk[SHOE + place] & CARD_MASK
    here += 1 + desk[POS] - desk[START]
    for box in range(plan[BOXES]):
        for bet in range(plan[BETS]):
            told[here] = desk[NETS + box * MOST_BETS + bet]
            here += 1
    told[told[0]] = here - told[0]
    told[0] = here
