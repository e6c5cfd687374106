"""How long an exact analysis takes against its bar: `python -m bench.odds`.

Time is CPU on one core with the kernels compiled. The best public C++ analyser takes 0.36 s for eight decks as a program and 0.16 s as a
library, for the value and the composition-dependent play alone; the whole analysis here also has the best table by totals, every
departure from it, the variance and the spread of results.
"""

from __future__ import annotations

from statistics import median
from time import process_time

from pitboss.books import LIBRARY
from pitboss.law.rules import rules
from pitboss.law.today import moment_asked
from pitboss.odds.analysis import analyse
from pitboss.odds.arithmetic import FAST
from pitboss.odds.opened import open_game
from pitboss.odds.shoe import Shoe
from pitboss.odds.solution import Solution
from pitboss.odds.solve import Game

BARS = {"vic-crown-pontoon": 2.0, "nsw-blackjack-challenge": 2.0}
BAR, GOAL, TURNS = 0.36, 0.16, 5


def main() -> None:
    print(f"{'game':<26}{'value and play':>16}{'whole analysis':>16}{'bar':>8}{'ratio':>8}")
    worst = 0.0
    for book in LIBRARY.games:
        if book.id == "vic-crown-com-bo":
            continue
        elected = rules(book, moment_asked(book, None))
        opened = open_game(elected)
        record, shoe = opened.ruled, Shoe.of(opened.pack)
        analyse(elected)
        value = median(_timed(lambda record=record, shoe=shoe: Solution(Game(record, shoe, FAST)).ev) for _ in range(TURNS))
        whole = median(_timed(lambda elected=elected: analyse(elected)) for _ in range(TURNS))
        bar = BARS.get(book.id, BAR)
        worst = max(worst, whole / bar)
        print(f"{book.id:<26}{value:>14.3f} s{whole:>14.3f} s{bar:>6.2f} s{whole / bar:>8.2f}")
    print(f"worst ratio {worst:.2f} (bar 1, the goal for value and play is {GOAL} s)")


def _timed(work: object) -> float:
    started = process_time()
    work()  # type: ignore[operator]
    return process_time() - started


if __name__ == "__main__":
    main()
