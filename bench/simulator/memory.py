"""Memory of a run on two workers, short and twenty times as long, each in a process of its own: it must not grow with the rounds."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

from bench.simulator.bar import Bar, Side

SHORT, LONG, BAR = 10_000_000, 200_000_000, 1.05


def most(rounds: int) -> float:
    """The most memory, in megabytes, of a process that deals so many rounds with two workers, and of the larger worker."""
    done = subprocess.run([sys.executable, "-m", "bench.simulator.memory", str(rounds)], check=True, capture_output=True, text=True)
    return float(done.stdout)


def bars() -> Iterator[Bar]:
    """How many times the memory of a short run a long one takes."""
    short, long = most(SHORT), most(LONG)
    yield Bar(f"memory of {LONG:,} rounds, {long:.0f} MB, of that of {SHORT:,}", long / short, Side.AT_MOST, BAR)


def main() -> None:
    from pitboss.books import LIBRARY
    from pitboss.law import melbourne, rules
    from pitboss.sim import Plan, dealt_of, player_by_way
    from pitboss.sim.players import Way
    from pitboss.sim.sofar import Sofar, jobs_of, onwards
    from pitboss.sim.workers import crew

    book = rules(LIBRARY.book("vic-blackjack"), melbourne("2026-01-01"))
    with crew(dealt_of(book, Plan(player=player_by_way(book, Way.MIMIC))), 2) as two:
        for _ in onwards(Sofar(), two.blocks(jobs_of(int(sys.argv[1]), seed=1))):
            pass
    print((getrusage(RUSAGE_SELF).ru_maxrss + getrusage(RUSAGE_CHILDREN).ru_maxrss) / 1024)


if __name__ == "__main__":
    main()
