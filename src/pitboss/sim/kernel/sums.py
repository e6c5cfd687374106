"""What is kept of a round: whole numbers that add up, in columns, for each value of the count."""

from __future__ import annotations

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.layout import (
    AMOUNTS,
    BETS,
    BOXES,
    CARD_MASK,
    CARDS,
    DRAWS,
    HIDDEN,
    KEPT_SPREAD,
    LEAST,
    LEVEL,
    MOST_BETS,
    NET,
    NETS,
    NODES,
    OF_BETS,
    PLAYED,
    POS,
    QUANTUM,
    ROUNDS,
    SHOE,
    SPREAD,
    SQUARES,
    START,
    SUMS_WIDTH,
    WATCHED,
)


@inlined
def note_spread(plan, kept, net):
    """Count a round among those that came to as much."""
    place = (net - plan[LEAST]) // plan[QUANTUM]
    kept[plan[KEPT_SPREAD] + min(max(place, 0), plan[SPREAD] - 1)] += 1


@inlined
def note_round(plan, bucket, desk, kept):
    """Add a round to the sums of its count, and its net result to the spread; what it came to."""
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
    if desk[LEVEL] == 0:
        kept[row + WATCHED] += 1
        return 0
    kept[row + ROUNDS] += 1
    kept[row + PLAYED] += plan[BOXES]
    kept[row + NET] += whole
    kept[row + SQUARES] += whole * whole
    note_spread(plan, kept, whole)
    return whole


@kernel
def tell_round(plan, bucket, covered, desk, told):
    """Write a round down: its length, count, stake, insurance, places, prizes drawn, cards and what each bet on each box came to."""
    here = told[0] + 4
    told[here - 3], told[here - 2], told[here - 1] = bucket, desk[LEVEL], covered
    for place in range(desk[NODES] + 1):
        told[here + place] = desk[NODES + place]
    here += 1 + desk[NODES]
    for box in range(plan[BOXES]):
        told[here + box] = desk[DRAWS + box]
    here += plan[BOXES]
    cards = here
    for place in range(desk[START], desk[POS]):
        if place != desk[HIDDEN]:
            here += 1
            told[here] = desk[SHOE + place] & CARD_MASK
    told[cards] = here - cards
    here += 1
    for box in range(plan[BOXES]):
        for bet in range(plan[BETS]):
            told[here] = desk[NETS + box * MOST_BETS + bet]
            here += 1
    told[told[0]] = here - told[0]
    told[0] = here
