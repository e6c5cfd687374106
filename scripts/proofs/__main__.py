"""Measure which rules are proved: `.venv/bin/python -m scripts.proofs [--write] [--stale] [--unproved] [--only TEXT] [--every N]`.

For every rule with a test named after it, each of its clauses is made to say something else, a few things one after the other, and the
tests of the rule are run. `--write` keeps what was found in src/pitboss/books/proofs.csv; without it, what differs from there is listed
and the status is 1. `--stale` measures only what has changed since, `--unproved` only what nobody noticed.
"""

from __future__ import annotations

import argparse
import csv
import importlib
import os
import pkgutil
import sys
import time
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pitboss
from pitboss.books import LIBRARY
from pitboss.law.coverage import Cover, coverage, marks
from pitboss.law.inventory import inventory
from pitboss.law.proofs import Proof, Proved, disposition_of, excuses, kept_proofs
from scripts.proofs.plan import Trial, grouped, trials
from scripts.proofs.server import Result, in_turn

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "src/pitboss/books/proofs.csv"
COLUMNS = ("document", "rule", "disposition", "changes", "noticed", "proved", "unnoticed", "taken_out", "mark")
ROOMS = ("law", "terms", "books", "cards", "money", "play", "floor", "tournament", "promotion")


def main() -> None:
    """Measure, then keep or compare."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--write", action="store_true", help="keep what was found")
    asked.add_argument("--only", default="", help="only rules whose citation or kind has these words in it")
    asked.add_argument("--every", type=int, default=1, help="every so many rules, from the first")
    asked.add_argument("--stale", action="store_true", help="only rules whose clauses or tests have changed since they were measured")
    asked.add_argument("--unproved", action="store_true", help="only rules of which no change was noticed: after a change of the code")
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    words = asked.parse_args()
    os.chdir(ROOT)
    _load_everything()
    now = marks(LIBRARY, inventory())
    kept = kept_proofs()
    chosen = [trial for trial in trials() if words.only in f"{trial.row.citation} {trial.row.kind}"]
    if words.stale:
        chosen = [each for each in chosen if each.row.citation not in kept or kept[each.row.citation].mark != now[each.row.citation]]
    if words.unproved:
        chosen = [each for each in chosen if each.row.citation not in kept or not kept[each.row.citation].proved]
    found: dict[str, Result] = {}
    for results in _measured(chosen[:: words.every], words.workers):
        for each in results:
            if each.fault:
                sys.exit(f"proofs: {each.citation}: {each.fault}")
        found |= {each.citation: each for each in results}
        if words.write:
            _keep(found, now)  # as it comes, so that a measurement cut short can go on with --stale
    if words.write:
        return
    differ = [each for each in found.values() if each.citation not in kept or kept[each.citation].proved is (each.proof is Proved.NO)]
    for each in differ:
        became = f"nobody notices {each.unnoticed}" if each.proof is Proved.NO else "proved"
        print(f"{each.citation}: {became}, which is not what is kept")  # noqa: T201
    proved = sum(each.proof is not Proved.NO for each in found.values())
    print(f"{len(found)} rules measured, {proved} proved, {len(differ)} not as kept")  # noqa: T201
    sys.exit(1 if differ else 0)


def _measured(chosen: list[Trial], workers: int) -> Iterator[list[Result]]:
    done, began = 0, time.monotonic()
    for results in in_turn(list(grouped(chosen).items()), workers):
        done += len(results)
        print(f"\rproofs: {done} of {len(chosen)} rules, {time.monotonic() - began:.0f} s", end="", file=sys.stderr)  # noqa: T201
        yield results
    print(file=sys.stderr)  # noqa: T201


def _keep(found: Mapping[str, Result], now: Mapping[str, str]) -> None:
    """Write every row again: what was measured now, and what was known of the others."""
    kept = kept_proofs()
    lines = []
    for cover in _covers():
        citation = cover.row.citation
        was = kept.get(citation)
        if not cover.tests:
            lines.append(_line(cover, Result(citation, 0, 0, (), ""), ""))
        elif citation in found:
            lines.append(_line(cover, found[citation], now[citation]))
        elif was:
            lines.append(_line(cover, was, was.mark))
    with KEPT.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(lines)


@cache
def _covers() -> tuple[Cover, ...]:
    return coverage(LIBRARY, inventory())


def _line(cover: Cover, measured: Result | Proof, mark: str) -> tuple[str, ...]:
    row, proof = cover.row, measured.proof
    proved = proof is not Proved.NO or row.citation in excuses()
    decided = cover.decided or proof is Proved.CODE
    became = disposition_of(proved=proved, decided=decided, tested=bool(cover.tests))
    tried, caught = (measured.tried, measured.caught) if isinstance(measured, Result) else (measured.changes, measured.noticed)
    return (row.document, row.rule, became.value, str(tried), str(caught), proof.value, measured.unnoticed, measured.taken_out, mark)


def _load_everything() -> None:
    """Load what the tests will ask for, once, before any process is forked; nothing opens a book."""
    for name in ("hypothesis", "yaml", "numpy", "pytest", "httpx"):
        importlib.import_module(name)
    for room in ROOMS:
        for found in pkgutil.walk_packages([str(Path(pitboss.__file__).parent / room)], f"pitboss.{room}."):
            importlib.import_module(found.name)


if __name__ == "__main__":
    main()
