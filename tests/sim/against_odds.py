"""The simulator against `pitboss odds`: `python -m tests.sim.against_odds [--rounds 1e8] [--workers 2] [--only WORDS] [--keep FILE]`.

Every game, every value of every option, every side bet, insurance and even money is dealt so many times from a full pack, which is what
exact odds are of; each bet must come within four standard errors of its exact value. Every game from a shoe with a cutting card, ten
times as often, stands apart: the difference is the cut-card effect. The table goes to docs/simulator-against-odds.md; with `--keep` what
is done is kept in a file, line by line, and the same words go on from there.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import groupby
from pathlib import Path
from time import monotonic
from zlib import crc32

from tests.sim.against_page import page
from tests.sim.agree import ComBoCase
from tests.sim.cases import COM_BO
from tests.sim.compared import WITHIN, Row, compared, compared_at_com_bo
from tests.sim.odds_runs import GAMES, Run, Way, cut_card_runs, runs, unfelt

SEED, ROUNDS, OF_SHOES = 20_261_116, 100_000_000, 10
PAGE = Path(__file__).parents[2] / "docs" / "simulator-against-odds.md"


@dataclass(frozen=True)
class Task:
    """What one process deals at a time: runs of the same elections, of which some may have the very same tables."""

    runs: tuple[Run, ...]
    rounds: int
    com_bo: ComBoCase | None = None

    @property
    def names(self) -> list[str]:
        """The runs it is for."""
        return [str(self.com_bo)] if self.com_bo else [str(run) for run in self.runs]

    def rows(self) -> list[Row]:
        """Deal and compare, with a seed of its own, so that no two comparisons have their luck in common."""
        seed = SEED + crc32(self.names[0].encode())
        return compared_at_com_bo(self.com_bo, self.rounds, seed) if self.com_bo else compared(self.runs, self.rounds, seed)


def tasks(rounds: int) -> Iterator[Task]:
    """Everything there is to deal, the main wagers first."""

    def alike(run: Run) -> tuple[bool, str, str, str]:
        return run.way is not Way.PLAIN, run.way, repr(sorted(run.options.items())), repr(run.bets)

    yield from (Task(tuple(group), rounds) for _, group in groupby(sorted(runs(), key=alike), alike))
    yield from (Task((), rounds, ComBoCase(elected)) for elected in COM_BO)
    yield from (Task((run,), OF_SHOES * rounds) for run in cut_card_runs())


def read(path: Path | None, rounds: int) -> list[Row]:
    """What was kept of an earlier run of as many rounds."""
    if path is None or not path.exists():
        return []
    rows = [Row(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
    return [row for row in rows if row.rounds in (rounds, OF_SHOES * rounds)]


def deal(todo: Iterable[Task], workers: int, done: list[Row], keep: Path | None) -> None:
    """Deal what is left to deal, telling how far it is."""
    begun, had = monotonic(), {row.run for row in done}
    left = [task for task in todo if not set(task.names) <= had]
    with ProcessPoolExecutor(workers) as pool:
        futures = [pool.submit(task.rows) for task in left]
        for number, future in enumerate(as_completed(futures), 1):
            rows = future.result()
            done += rows
            if keep:
                with keep.open("a", encoding="utf-8") as file:
                    file.writelines(json.dumps(asdict(row)) + "\n" for row in rows)
            worst = max(rows, key=lambda row: abs(row.z))
            took = (monotonic() - begun) / number * (len(left) - number) / 60
            sys.stderr.write(f"{number}/{len(left)} {worst.run}, {worst.bet}: z {worst.z:+.2f}; {took:.0f} min left\n")


def _ordered(rows: list[Row], names: Iterable[str]) -> list[Row]:
    place = {name: number for number, name in enumerate(names)}
    return sorted((row for row in rows if row.run in place), key=lambda row: place[row.run])


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--rounds", type=lambda text: int(float(text)), default=ROUNDS)
    words.add_argument("--workers", type=int, default=1)
    words.add_argument("--only", default="", help="deal and print only runs with these words, and leave the page as it is")
    words.add_argument("--keep", type=Path)
    words.add_argument("--commit", default="", help="the commit that was dealt, where that is not the present one")
    words.add_argument("--tell", action="store_true", help="deal nothing: write the page of what is kept")
    chosen = words.parse_args()
    every = list(tasks(chosen.rounds))
    rows = read(chosen.keep, chosen.rounds)
    todo = [] if chosen.tell else [task for task in every if any(chosen.only in name for name in task.names)]
    deal(todo, chosen.workers, rows, chosen.keep)
    shoes = [str(run) for run in cut_card_runs()]
    plain = [*map(str, runs()), *(str(ComBoCase(elected)) for elected in COM_BO)]
    found, cut = _ordered(rows, plain), [row for row in _ordered(rows, shoes) if row.bet == "main"]
    if not chosen.only:
        head = ["git", "rev-parse", "--short", "HEAD"]
        commit = chosen.commit or subprocess.run(head, check=True, capture_output=True, text=True).stdout.strip()
        same = {} if chosen.tell else {game: unfelt(game) for game in GAMES}
        PAGE.write_text(page(found, cut, same, commit, len(plain)), encoding="utf-8")
    else:
        for row in [row for row in found if chosen.only in row.run]:
            told = f"exact {row.exact:+.7f}, simulated {row.simulated:+.7f} ± {row.error:.7f}, z {row.z:+.2f}"
            sys.stdout.write(f"{row.run}, {row.bet}: {told}\n")
    return 1 if any(abs(row.z) > WITHIN for row in found) else 0


if __name__ == "__main__":
    sys.exit(main())
