"""Simulating on this machine, block after block: the plain road; workers and clusters deal the same blocks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import add
from pathlib import Path

from pitboss.law.rules import Rules
from pitboss.odds.compiled import announce
from pitboss.sim import kernel
from pitboss.sim.block import Dealt, blocks_of
from pitboss.sim.figures import Estimate, estimate
from pitboss.sim.game import game_of
from pitboss.sim.plan import Plan
from pitboss.sim.tally import Tally

USUAL = Plan()


@dataclass(frozen=True)
class Block:
    """A block that has been dealt."""

    number: int
    rounds: int
    tally: Tally


def dealt_of(rules: Rules, plan: Plan = USUAL, side_bets: Mapping[str, Rules] | None = None) -> Dealt:
    """A game and a plan made ready: everything that does not depend on the seed; the first time ever, it says that it compiles."""
    announce(Path(kernel.__file__).parent, "the simulator")
    return Dealt(game_of(rules, side_bets, plan.player), plan)


def blocks(dealt: Dealt, rounds: int, seed: int) -> Iterator[Block]:
    """Deal the blocks of a run in order."""
    for number, count in enumerate(blocks_of(rounds)):
        yield Block(number, count, dealt.block(seed, number, count))


def tallied(dealt: Dealt, rounds: int, seed: int = 1) -> Tally:
    """Play so many rounds and add them up."""
    return reduce(add, (block.tally for block in blocks(dealt, rounds, seed)))


def simulate(rules: Rules, rounds: int, seed: int = 1, plan: Plan = USUAL, side_bets: Mapping[str, Rules] | None = None) -> Estimate:
    """Play a game so many times and say what came of it; the same rules, rounds, seed and plan give the same figures."""
    dealt = dealt_of(rules, plan, side_bets)
    return estimate(dealt, tallied(dealt, rounds, seed))
