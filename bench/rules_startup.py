"""How long a person waits for a book: `pitboss rules GAME` against `python -c "import typer, rich"`, in the same run.

Run it as `.venv/bin/python -m bench.rules_startup`, with the number of repetitions after it if 15 are not wanted.
The bar is three times; the status is 1 when the slowest game is over it.
"""

from __future__ import annotations

import compileall
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from pitboss.books import LIBRARY

BAR = 3.0
SOURCE = Path(__file__).resolve().parents[1] / "src"
PITBOSS = str(Path(sys.executable).with_name("pitboss"))
YARDSTICK = (sys.executable, "-c", "import typer, rich")


def compile_source() -> bool:
    """Bring bytecode up to date, so that we measure Pitboss and not Python's compiler; True if any of it was stale."""
    before = _bytecode()
    compileall.compile_dir(SOURCE, quiet=1)
    return _bytecode() != before


def _bytecode() -> dict[Path, int]:
    return {file: file.stat().st_mtime_ns for file in SOURCE.rglob(f"*.{sys.implementation.cache_tag}.pyc")}


def seconds(command: Sequence[str]) -> float:
    """Wall time of one run."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def processor_seconds(command: Sequence[str]) -> float:
    """Processor time of one run, which a busy machine lengthens less."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(repetitions: int, spent: Callable[[Sequence[str]], float] = seconds) -> tuple[float, dict[str, float]]:
    """The median of the yardstick and of each game, taken in turn so that a busy moment falls on all alike."""
    commands = {"": YARDSTICK} | {game: (PITBOSS, "rules", game) for game in LIBRARY.shelf_of_games}
    for command in commands.values():
        spent(command)  # once unmeasured, so that the files are in memory
    taken: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(repetitions):
        for name, command in commands.items():
            taken[name].append(spent(command))
    medians = {name: median(times) for name, times in taken.items()}
    return medians.pop(""), medians


def main() -> int:
    """Measure, print the table, and say whether the bar is met."""
    repetitions = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    if compile_source():
        print("bytecode was missing or stale; compiled src first (set-up does it once: python -m compileall -q src)")
    yardstick, games = measure(repetitions)
    print(f"{'median of ' + str(repetitions):<28}{'ms':>8}{'ratio':>8}")
    print(f"{'import typer, rich':<28}{yardstick * 1000:>8.1f}{1:>8.2f}")
    for game, taken in games.items():
        print(f"{game:<28}{taken * 1000:>8.1f}{taken / yardstick:>8.2f}")
    worst = max(games.values()) / yardstick
    print(f"worst ratio {worst:.2f}, bar {BAR:.2f}")
    return 0 if worst <= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
