"""Rounds staked by a count: who sits down and gets up, what is on the boxes, and the way the player's money took."""

from __future__ import annotations

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.count import count_burned, count_of, count_shown
from pitboss.sim.kernel.layout import (
    BURN,
    CUT,
    DECK,
    ENTER,
    FALL,
    FRESH,
    FRESH_COUNT,
    HIDDEN,
    HIGH,
    LEAVE,
    LEFT,
    LEVEL,
    LEVEL_OF,
    LOW,
    OF_BLOCK,
    OF_EACH,
    OF_SESSION,
    POS,
    RUNNING,
    SEATED,
    SESSION,
    SESSIONS,
    START,
    TELLS,
    WALK_HEAD,
    WON,
)
from pitboss.sim.kernel.rounds import play_round
from pitboss.sim.kernel.stream import new_shoe
from pitboss.sim.kernel.sums import note_round, tell_round


@kernel
def play_by_count(book, plan, lines, desk, kept, walk, told, rounds):
    """Play or watch so many rounds, and add them up count by count."""
    for _ in range(rounds):
        if plan[FRESH] or desk[POS] >= plan[CUT]:
            new_shoe(desk, plan[BURN])
            desk[RUNNING] = desk[FRESH_COUNT] + count_burned(plan, desk)
        desk[START] = desk[POS]
        desk[HIDDEN] = -1
        bucket = count_of(plan, desk[RUNNING], desk[DECK] - desk[POS])
        desk[SEATED] = 1 if bucket >= (plan[LEAVE] if desk[SEATED] else plan[ENTER]) else 0
        desk[LEVEL] = plan[plan[LEVEL_OF] + bucket] if desk[SEATED] else 0
        covered = play_round(book, plan, lines, bucket, desk, kept)
        desk[RUNNING] = count_shown(plan, desk)
        note_walk(walk, note_round(plan, bucket, desk, kept))
        if desk[TELLS]:
            tell_round(plan, bucket, covered, desk, told)


@inlined
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
