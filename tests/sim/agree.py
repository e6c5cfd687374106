"""Agreement of kernel and engine, in full: `python -m tests.sim.agree [--rounds 100000] [--workers 2]`.

Every case's rounds are played by the kernel, told, and played once more by the engine; every wager must be equal to the cent. Besides,
the fast road and the road round by round must keep the very same numbers of the same block. A case that differs is named and the rest
goes on. With `--keep` what is done is kept in a file, line by line, and the same words go on from there; `--out` writes the summary.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from time import time

from pitboss.law.rules import elect
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.com_bo.decide import settle_com_bo
from pitboss.sim import ComBoDealt, Dealt, told
from tests.sim.cases import CASES, COM_BO, Case
from tests.sim.cases_counted import COUNTED
from tests.sim.replay import compare
from tests.support import own_law

SEED = 20_261_116
PAGE = """# The simulator against the engine

Written by `python -m tests.sim.agree --out docs/simulator-agreement.md`; do not edit. Rounds that the kernel has dealt are played once more
by the engine, from the same cards and decisions, and every wager is compared to the cent; where there are two roads through
the kernel, both must keep the very same numbers.

| case | rounds | cards | every wager |
|---|---:|---:|---|"""


@dataclass(frozen=True)
class ComBoCase:
    """Com-Bo with its elections; every bet is made."""

    options: Mapping[str, str]

    def __str__(self) -> str:
        return " ".join(["vic-crown-com-bo", *(f"{name}={value}" for name, value in self.options.items())])

    @property
    def dealt(self) -> ComBoDealt:
        """Ready to be dealt."""
        return ComBoDealt(elect(own_law("vic-crown-com-bo"), self.options))


@dataclass(frozen=True)
class Agreed:
    """What came of a case; `differs` has the first wager that was not the same."""

    case: str
    rounds: int
    cards: int
    seconds: float
    differs: str = ""

    def __str__(self) -> str:
        return f"{self.case}: {self.cards:,} cards, {self.differs or 'equal to the cent'}, {self.seconds:.1f} s"


def agree(dealt: Dealt, rounds: int, seed: int = SEED) -> int:
    """Play rounds by the kernel and by the engine; how many cards they took."""
    cards = 0
    for each in told(dealt, seed, 0, rounds):
        compare(dealt, each)
        cards += len(each.cards)
    if dealt.lone:
        assert dealt.block_by_places(seed, 0, rounds) == dealt.block_by_rounds(seed, 0, rounds), "the two roads differ"
    return cards


def agree_at_com_bo(dealt: ComBoDealt, rounds: int, seed: int = SEED) -> int:
    """The same at Com-Bo, where the engine needs the five cards and the wagers."""
    wagers = [PlaceComBoWager("ann", bet, stake) for bet, stake in dealt.stakes.items()]
    taken = 0
    for cards, nets in dealt.told(seed, 0, rounds):
        assert {each.bet: each.net for each in settle_com_bo(dealt.table, wagers, cards)} == dict(nets), f"{cards}: {nets}"
        taken += len(cards)
    return taken


def _one(case: Case | ComBoCase, rounds: int) -> Agreed:
    started = time()
    try:
        cards = agree(case.dealt, rounds) if isinstance(case, Case) else agree_at_com_bo(case.dealt, rounds)
    except AssertionError as fault:
        return Agreed(str(case), rounds, 0, time() - started, f"DIFFERS: {fault}")
    return Agreed(str(case), rounds, cards, time() - started)


def _kept(path: Path | None, rounds: int) -> list[Agreed]:
    """What an earlier run of as many rounds has done."""
    lines = path.read_text(encoding="utf-8").splitlines() if path is not None and path.exists() else []
    return [each for each in (Agreed(**json.loads(line)) for line in lines) if each.rounds == rounds]


def _summary(found: Sequence[Agreed], wanted: int, commit: str) -> str:
    """The page that keeps the last run, its last line the sum of it."""
    head = ["git", "rev-parse", "--short", "HEAD"]
    played = commit or subprocess.run(head, check=True, capture_output=True, text=True).stdout.strip()
    done = f"All {wanted} cases are" if len(found) == wanted else f"{len(found)} of {wanted} cases are"
    differing = sum(bool(each.differs) for each in found)
    lines = [f"| {each.case} | {each.rounds:,} | {each.cards:,} | {each.differs or 'equal'} |" for each in found]
    told = f"{done} played (commit {played}): {differing or 'none'} of them {'differ' if differing > 1 else 'differs'}."
    return "\n".join([PAGE, *lines, "", told, ""])


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--rounds", type=int, default=100_000)
    words.add_argument("--only", default="")
    words.add_argument("--workers", type=int, default=1)
    words.add_argument("--keep", type=Path)
    words.add_argument("--out", type=Path)
    words.add_argument("--commit", default="", help="the commit that was played, where that is not the present one")
    words.add_argument("--tell", action="store_true", help="play nothing: write the summary of what is kept")
    chosen = words.parse_args()
    cases = [case for case in (*CASES, *COUNTED, *map(ComBoCase, COM_BO)) if chosen.only in str(case)]
    found = _kept(chosen.keep, chosen.rounds)
    left = [] if chosen.tell else [case for case in cases if str(case) not in {each.case for each in found}]
    with ProcessPoolExecutor(chosen.workers) as pool:
        for each in pool.map(_one, left, [chosen.rounds] * len(left)):
            found.append(each)
            print(f"{len(found)}/{len(cases)} {each}", flush=True)
            if chosen.keep:
                with chosen.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(each)) + "\n")
    summary = _summary(found, len(cases), chosen.commit)
    print(summary.splitlines()[-1])
    if chosen.out:
        chosen.out.write_text(summary, encoding="utf-8")
    return 1 if any(each.differs for each in found) else 0


if __name__ == "__main__":
    sys.exit(main())
