"""Two workers against one, by the clock, in turns; it needs two cores with nothing else to do."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter

from bench.simulator.bar import Bar, Side
from pitboss.books import LIBRARY
from pitboss.law.rules import rules
from pitboss.sim import dealt_of
from pitboss.sim.sofar import jobs_of
from pitboss.sim.workers import Alone, Crew, crew

ROUNDS, TURNS, BAR = 60_000_000, 7, 1.9


def speed(dealers: Crew | Alone) -> float:
    """Rounds a second of one run."""
    begun = perf_counter()
    rounds = sum(block.tally.rounds for block in dealers.blocks(jobs_of(ROUNDS, seed=1)))
    return rounds / (perf_counter() - begun)


def bars() -> Iterator[Bar]:
    """How many times one worker two workers are."""
    dealt = dealt_of(rules(LIBRARY.book("vic-blackjack")))
    with crew(dealt, 1) as one, crew(dealt, 2) as two:
        pairs = [(speed(two), speed(one)) for _ in range(TURNS)]
    ratio = median(both / alone for both, alone in pairs)
    yield Bar(f"two workers, {median(both for both, _ in pairs) / 1e6:.1f} million rounds a second, of one", ratio, Side.AT_LEAST, BAR)
