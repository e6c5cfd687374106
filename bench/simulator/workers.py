"""Two workers against one, by the clock, in turns; it needs two cores with nothing else to do.

Beside the ratio stand its two parts: how much of the time the two were busy, which is ours to see to, and how fast each was while the
other was too, which is the machine's: what is taken by others on its cores, and what its cores share.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.simulator.bar import Bar, Side
from pitboss.books import LIBRARY
from pitboss.law import melbourne, rules
from pitboss.sim import dealt_of
from pitboss.sim.sofar import jobs_of
from pitboss.sim.workers import Alone, Crew, crew

ROUNDS, TURNS, BAR = 120_000_000, 5, 1.9


@dataclass(frozen=True)
class Turn:
    """A run: the seconds it took, and the CPU-seconds of whoever dealt."""

    seconds: float
    busy: float

    @property
    def speed(self) -> float:
        """Rounds a second."""
        return ROUNDS / self.seconds


def turn(dealers: Crew | Alone) -> Turn:
    """Deal a run."""
    who = [each.process.pid or 0 for each in dealers.workers] if isinstance(dealers, Crew) else [os.getpid()]
    before, begun = _spent(who), perf_counter()
    assert sum(block.tally.rounds for block in dealers.blocks(jobs_of(ROUNDS, seed=1))) == ROUNDS
    return Turn(perf_counter() - begun, _spent(who) - before)


def _spent(who: list[int]) -> float:
    """CPU-seconds of some processes so far, as the system counts them."""
    read = [Path(f"/proc/{each}/stat").read_text(encoding="utf-8").rpartition(")")[2].split() for each in who]
    return sum(int(fields[11]) + int(fields[12]) for fields in read) / os.sysconf("SC_CLK_TCK")


def bars() -> Iterator[Bar]:
    """How many times one worker two workers are."""
    dealt = dealt_of(rules(LIBRARY.book("vic-blackjack"), melbourne("2026-01-01")))
    with crew(dealt, 1) as one, crew(dealt, 2) as two:
        pairs = [(turn(two), turn(one)) for _ in range(TURNS)]
    ratios = sorted(both.speed / alone.speed for both, alone in pairs)
    busy = median(both.busy / (2 * both.seconds) for both, _ in pairs)
    each = median(alone.busy / both.busy for both, alone in pairs)
    told = f"{ratios[0]:.2f} to {ratios[-1]:.2f}; busy {busy:.0%} of the time, each {each:.0%} as fast as alone"
    speed = median(both.speed for both, _ in pairs) / 1e6
    yield Bar(f"two workers, {speed:.1f} million rounds a second, of one ({told})", median(ratios), Side.AT_LEAST, BAR)
