"""What is kept of a round: whole numbers that add up, in columns, for each value of the count; and a round told."""

from __future__ import annotations

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.layout import (
    CARD_MASK,
    FALL,
    HIGH,
    LEFT,
    LOW,
    OF_BETS,
    OF_BLOCK,
    OF_EACH,
    OF_SESSION,
    SESSION,
    SESSIONS,
    WALK_HEAD,
    WON,
)


@inlined
def note_spread(plan, kept, net):
    """Count a round among those that came to as much."""
    place = (net - plan.least) // plan.quantum
    kept[plan.kept_spread + min(max(place, 0), plan.spread - 1)] += 1


@inlined
def note_bet(kept, row, bet, stake, net):
    """Add what one kind of bet came to in a round."""
    here = row + OF_BETS + 3 * bet
    kept[here] += stake
    kept[here + 1] += net
    kept[here + 2] += net * net


@kernel
def note_walk(walk, net):
    """Go one round on, in the block and in the session; a session that is over is written down."""
    step(walk, OF_BLOCK, net)
    if walk[SESSION]:
        step(walk, OF_SESSION, net)
        walk[LEFT] -= 1
        if walk[LEFT] == 0:
            here = WALK_HEAD + OF_EACH * walk[SESSIONS]
            walk[here], walk[here + 1], walk[here + 2] = walk[OF_SESSION + WON], walk[OF_SESSION + LOW], walk[OF_SESSION + FALL]
            walk[SESSIONS] += 1
            walk[LEFT] = walk[SESSION]
            for place in range(OF_SESSION, OF_SESSION + FALL + 1):
                walk[place] = 0


@inlined
def step(walk, first, net):
    """One round more of a walk."""
    won = walk[first + WON] + net
    high = max(walk[first + HIGH], won)
    walk[first + WON] = won
    walk[first + HIGH] = high
    walk[first + LOW] = min(walk[first + LOW], won)
    walk[first + FALL] = max(walk[first + FALL], high - won)


@kernel
def tell_round(plan, bucket, chart, covered, desk, told):
    """Write a round down: its length, count, stake, chart, insurance, places, prizes drawn, cards and what each bet on each box came to."""
    here = told[0] + 5
    told[here - 4], told[here - 3], told[here - 2], told[here - 1] = bucket, desk.level, chart, covered
    told[here] = desk.nodes
    for place in range(desk.nodes):
        told[here + 1 + place] = desk.told_nodes[place]
    here += 1 + desk.nodes
    for box in range(plan.boxes):
        told[here + box] = desk.draws[box]
    here += plan.boxes
    cards = here
    for place in range(desk.start, desk.pos):
        if place != desk.hidden:
            here += 1
            told[here] = desk.shoe[place] & CARD_MASK
    told[cards] = here - cards
    here += 1
    for place in range(plan.boxes * plan.bets):
        told[here + place] = desk.nets[place]
    here += plan.boxes * plan.bets
    told[told[0]] = here - told[0]
    told[0] = here
