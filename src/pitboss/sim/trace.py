"""Rounds told: the cards and decisions of rounds that the kernel has played, so that the engine can play the very same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from pitboss.cards.card import Card
from pitboss.odds.shoe import ORDER
from pitboss.sim.block import NO_WALK, Dealt
from pitboss.sim.figures import kinds_of
from pitboss.sim.kernel.rounds import COVERS, EVENS
from pitboss.sim.nodes import Node, Stage

AT_ONCE = 500
"""Rounds told in one call."""
ROOM = 2048
"""Numbers that one round may take to tell."""
HEAD = 5
"""Of a round, before its places: the count, the stake, the chart, what was done while insurance was offered, how many places."""


@dataclass(frozen=True, slots=True)
class Said:
    """What the player of a box said."""

    box: int
    word: str


@dataclass(frozen=True, slots=True)
class Told:
    """A round as the kernel played it: cards in the order dealt, what was said in the order it was said, prizes drawn (0 for none),
    and what each kind of bet on each box came to, in cents. `stake` is what was on each box, 0 if the round was sat out, and `count` the
    count at which it was staked."""

    cards: tuple[Card, ...]
    said: tuple[Said, ...]
    insures: bool
    takes_evens: bool
    draws: tuple[int, ...]
    nets: tuple[Mapping[str, int], ...]
    count: int
    stake: int


def told(dealt: Dealt, seed: int, block: int, rounds: int) -> Iterator[Told]:
    """Tell the first rounds of a block."""
    desks, kept = dealt.desk(seed, block), dealt.nothing_kept()
    desks["tells"] = 1
    while rounds > 0:
        now = min(rounds, AT_ONCE)
        log = np.zeros(now * ROOM, dtype=np.int64)
        log[0] = 1
        dealt.play(desks, kept, NO_WALK, log, now)
        here = 1
        while here < log[0]:
            size = int(log[here])
            yield _read(dealt, log[here + 1 : here + size].tolist())
            here += size
        rounds -= now


def _read(dealt: Dealt, log: list[int]) -> Told:
    place, level, chart, covered, places = log[:HEAD]
    nodes = [dealt.games[chart].hands.nodes[place] for place in log[HEAD : HEAD + places]]
    boxes, kinds = dealt.plan.boxes, kinds_of(dealt)
    rest = log[HEAD + places :]
    draws, rest = rest[:boxes], rest[boxes:]
    cards, rest = rest[1 : 1 + rest[0]], rest[1 + rest[0] :]
    nets = [dict(zip(kinds, rest[box * len(kinds) : (box + 1) * len(kinds)], strict=True)) for box in range(boxes)]
    return Told(
        tuple(ORDER[card] for card in cards),
        tuple(_said(nodes)),
        bool(covered & COVERS),
        bool(covered & EVENS),
        tuple(draws),
        tuple(nets),
        place + int(dealt.planned.plan.lowest),
        int(dealt.planned.deal.amounts[dealt.planned.plan.stake_of + level]),
    )


def _said(nodes: list[Node]) -> Iterator[Said]:
    """What was said, box by box: a box is over with the last of the hands it was split into."""
    box, left = 1, 1
    for node in nodes:
        if node.said:
            yield Said(box, node.said)
        if node.stage is Stage.SPLIT:
            left += 1
        elif node.stage is Stage.END:
            left -= 1
            if left == 0:
                box, left = box + 1, 1
