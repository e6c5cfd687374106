"""How long it takes until the first round can be dealt: with nothing compiled on the machine yet, and with everything kept.

Each is a process of its own with its own cache; imports are not counted, the rules of the book and its tables are. The player needs no
chart, so that what is measured is the simulator. A book never seen costs its tables alone: the kernels serve every book.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.simulator.bar import Bar, Side

NEW, KEPT, TURNS = 10.0, 0.5, 5


def seconds(game: str, cache: Path) -> float:
    """CPU-seconds to the first round of a game in a fresh process."""
    words = [sys.executable, "-m", "bench.simulator.compiling", game]
    done = subprocess.run(words, check=True, capture_output=True, text=True, env=os.environ | {"XDG_CACHE_HOME": str(cache)})
    return float(done.stdout)


def bars() -> Iterator[Bar]:
    """A machine that has never dealt, a book it has not seen, and one that it has."""
    with TemporaryDirectory() as folder:
        cache = Path(folder)
        yield Bar("CPU-seconds to compile, on a machine that has never dealt", seconds("vic-blackjack", cache), Side.AT_MOST, NEW)
        yield Bar("CPU-seconds for a book never seen", seconds("vic-crown-pontoon", cache), Side.AT_MOST, NEW)
        kept = median(seconds("vic-blackjack", cache) for _ in range(TURNS))
        yield Bar("CPU-seconds with everything kept", kept, Side.AT_MOST, KEPT)


def main() -> None:
    from time import process_time

    from pitboss.books import LIBRARY
    from pitboss.law.rules import rules
    from pitboss.law.today import moment_asked
    from pitboss.sim import Plan, dealt_of, player_by_way
    from pitboss.sim.players import Way

    begun = process_time()
    game = LIBRARY.book(sys.argv[1])
    book = rules(game, moment_asked(game, None))
    dealt_of(book, Plan(player=player_by_way(book, Way.MIMIC))).block(1, 0, 1000)
    print(process_time() - begun)


if __name__ == "__main__":
    main()
