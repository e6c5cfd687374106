"""How far a run has come: blocks added up in their order, and the way the figures took to where they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from math import sqrt

from pitboss.sim.block import BLOCK_ROUNDS
from pitboss.sim.kernel import layout
from pitboss.sim.run import Block
from pitboss.sim.tally import Tally
from pitboss.sim.workers import Job

MOST_POINTS = 256
"""As many points of the way are remembered, however long the run."""


class Wager(StrEnum):
    """Of which wager the figures are told: the main one, or, where no bet is the main one, all together."""

    MAIN = "main"
    ALL = "all"


@dataclass(frozen=True)
class Point:
    """A wager after so many rounds: its value per unit staked, and the error of that."""

    rounds: int
    ev: float
    standard_error: float


@dataclass(frozen=True)
class Sofar:
    """The first blocks of a run, added up; `dealt` are their rounds, those sat out too; `way` has a point every `stride` blocks."""

    wager: Wager = Wager.MAIN
    blocks: int = 0
    dealt: int = 0
    tally: Tally | None = None
    way: tuple[Point, ...] = ()
    stride: int = 1

    @property
    def rounds(self) -> int:
        """The rounds played."""
        return self.tally.rounds if self.tally else 0

    @property
    def whole(self) -> bool:
        """Whether every block was a whole one, so that more may follow."""
        return self.dealt == self.blocks * BLOCK_ROUNDS

    @property
    def last(self) -> Point | None:
        """Where the figures stand."""
        return point(self.tally, self.wager) if self.tally and self.tally.rounds else None

    def plus(self, block: Block) -> Sofar:
        """With the block that comes next."""
        assert block.number == self.blocks, "blocks are added in their order"
        tally = self.tally + block.tally if self.tally else block.tally
        way, stride, blocks = self.way, self.stride, self.blocks + 1
        if blocks % stride == 0 and tally.rounds:
            way = (*way, point(tally, self.wager))
        if len(way) > MOST_POINTS:
            way, stride = way[1::2], 2 * stride
        return replace(self, blocks=blocks, dealt=self.dealt + block.rounds, tally=tally, way=way, stride=stride)


def point(tally: Tally, wager: Wager) -> Point:
    """The figures of a wager, from exact sums."""
    rounds = tally.rounds
    if wager is Wager.MAIN:
        staked, net, _ = tally.of_bet(layout.MAIN)
        variance = tally.variance_of(layout.MAIN)
    else:
        staked, net, squares = (tally.whole(column) for column in (layout.STAKED, layout.NET, layout.SQUARES))
        variance = squares / rounds - (net / rounds) ** 2
    mean, unit = net / rounds, staked / rounds
    if not unit:
        return Point(rounds, 0.0, 0.0)
    return Point(rounds, mean / unit, sqrt(max(variance, 0.0) / rounds) / unit)


def jobs_of(rounds: int, seed: int, first: int = 0) -> Iterator[Job]:
    """The blocks of a run from the first that is wanted on.

    >>> [job.rounds for job in jobs_of(2_500_000, seed=1)]
    [1000000, 1000000, 500000]
    """
    for number in range(first, -(-rounds // BLOCK_ROUNDS)):
        yield Job(seed, number, min(BLOCK_ROUNDS, rounds - number * BLOCK_ROUNDS))


def onwards(start: Sofar, blocks: Iterable[Block], until: float | None = None) -> Iterator[Sofar]:
    """Every stage of a run; it ends where the error is small enough, judged at each block in order whoever dealt it."""
    here = start
    if precise(here, until):
        return
    for block in blocks:
        here = here.plus(block)
        yield here
        if precise(here, until):
            return


def precise(sofar: Sofar, until: float | None) -> bool:
    """Whether the error is as small as was asked for."""
    last = sofar.last
    return until is not None and last is not None and 0 < last.standard_error <= until
