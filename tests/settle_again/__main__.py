"""The settlement of a wager written a second time, from the documents alone, and compared with the engine on random rounds.

    .venv/bin/python -m tests.settle_again --rounds 1000000 --seed 1

`sheet.py` is all that a settlement is told: cards, who bet what, what was decided. One module a document settles it, every line with its
rule; none of these knows anything of `pitboss.play`. `driver.py` plays rounds on the engine, `scribe.py` writes their sheets, and
`compare.py` holds the two against each other, every wager to the cent.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.console import Console
from rich.progress import Progress

from tests.settle_again.compare import compare

BLOCK = 2_000
SHOWN = 5


def main() -> int:
    """Compare so many rounds and say what was found."""
    words = ArgumentParser(prog="python -m tests.settle_again")
    words.add_argument("--rounds", type=int, default=100_000)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--processes", type=int, default=2)
    words.add_argument("--seen", action="store_true", help="how often every game settled every bet which way")
    asked = words.parse_args()
    found: list[list[str]] = []
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(asked.processes) as pool, Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("rounds", total=asked.rounds)
        blocks = [(first, min(BLOCK, asked.rounds - first)) for first in range(0, asked.rounds, BLOCK)]
        for done in as_completed([pool.submit(compare, asked.seed, *block) for block in blocks]):
            faults, counted = done.result()
            found += faults
            seen += counted
            bar.advance(task, counted["rounds"])
    for each in found[:SHOWN]:
        sys.stdout.write("\n".join(each) + "\n\n")
    for line, many in sorted(seen.items()) if asked.seen else ():
        sys.stdout.write(f"{many:>10,}  {line}\n")
    sys.stdout.write(
        f"{seen['rounds']:,} rounds, {seen['wagers']:,} wagers, {len(found):,} rounds settled otherwise than the document says\n"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
