"""Agreement of kernel and engine, in full: `python -m tests.sim.agree --rounds 100000 [--only WORDS]`.

Every case's rounds are played by the kernel, told, and played once more by the engine; every wager must be equal to the cent. Besides,
the fast road and the road round by round must keep the very same numbers of the same block.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from time import time

from pitboss.sim import Dealt, told
from tests.sim.cases import CASES, Case
from tests.sim.cases_counted import COUNTED
from tests.sim.replay import compare

SEED = 20_261_116


def agree(dealt: Dealt, rounds: int, seed: int = SEED) -> int:
    """Play rounds by the kernel and by the engine; how many cards they took."""
    cards = 0
    for each in told(dealt, seed, 0, rounds):
        compare(dealt, each)
        cards += len(each.cards)
    if dealt.lone:
        assert dealt.block_by_places(seed, 0, rounds) == dealt.block_by_rounds(seed, 0, rounds), "the two roads differ"
    return cards


def _one(case: Case, rounds: int) -> tuple[str, int, float]:
    started = time()
    return str(case), agree(case.dealt, rounds), time() - started


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=100_000)
    words.add_argument("--only", default="")
    words.add_argument("--workers", type=int, default=1)
    chosen = words.parse_args()
    cases = [case for case in (*CASES, *COUNTED) if chosen.only in str(case)]
    with ProcessPoolExecutor(chosen.workers) as pool:
        for number, done in enumerate(pool.map(_one, cases, [chosen.rounds] * len(cases)), 1):
            case, cards, seconds = done
            print(f"{number}/{len(cases)} {case}: {chosen.rounds:,} rounds, {cards:,} cards, equal to the cent, {seconds:.1f} s")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
