"""Every game, number of decks, clause, option and reading priced in one go, in CPU seconds and in memory.

Run it as `.venv/bin/python -m bench.prices`. The bars are 180 s of CPU on one core, kernels compiled, and 1 GiB; the status is 1 when
either is passed.
"""

from __future__ import annotations

import resource
import sys
import time

from pitboss.books import LIBRARY
from pitboss.cli.odds.price_report import work_out
from pitboss.law.book import Book
from pitboss.law.in_force import Law, in_force
from pitboss.law.today import moment_asked
from pitboss.odds.price.catalogue import catalogue
from pitboss.odds.price.worth import appraiser

BAR_SECONDS = 180.0
BAR_MEBIBYTES = 1024.0


def standing_law(book: Book) -> Law:
    """The law of a book as it stands now or last stood."""
    return in_force(book, moment_asked(book, None))


def warm() -> None:
    """Compile what is not compiled yet, which is done once and kept."""
    values = appraiser()
    for rules in {rules.book.id: rules for rules, _ in catalogue(map(standing_law, LIBRARY.games))}.values():
        values.values(rules)


def main() -> int:
    """Measure, print the table, and say whether the bars are met."""
    warm()
    values = appraiser()
    asked = catalogue(map(standing_law, LIBRARY.books), LIBRARY.readings)
    cpu, wall = time.process_time(), time.perf_counter()
    found = work_out(asked, values)
    cpu, wall = time.process_time() - cpu, time.perf_counter() - wall
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{len(asked)} questions, {len(values.known)} games or bets worked out, {len(found)} prices")
    print(f"{'':<12}{'measured':>10}{'bar':>10}")
    print(f"{'CPU s':<12}{cpu:>10.1f}{BAR_SECONDS:>10.1f}")
    print(f"{'wall s':<12}{wall:>10.1f}{'':>10}")
    print(f"{'MiB':<12}{memory:>10.0f}{BAR_MEBIBYTES:>10.0f}")
    return 0 if cpu <= BAR_SECONDS and memory <= BAR_MEBIBYTES else 1


if __name__ == "__main__":
    sys.exit(main())
