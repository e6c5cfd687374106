"""Measure which rules are proved, and keep it: `.venv/bin/python -m scripts.proofs [--write] [--only TEXT] [--workers 2]`."""

from __future__ import annotations

import argparse
import csv
import importlib
import os
import pkgutil
import sys
import time
from pathlib import Path

import pitboss
from scripts.proofs.plan import grouped, trials
from scripts.proofs.server import Result, in_two

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--write", action="store_true")
    asked.add_argument("--only", default="", help="only rules whose citation has these words in it")
    asked.add_argument("--out", default="")
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    words = asked.parse_args()
    os.chdir(ROOT)
    _load_everything()
    chosen = [trial for trial in trials() if words.only in trial.row.citation]
    done: list[Result] = []
    began = time.monotonic()
    for results in in_two(list(grouped(chosen).items()), words.workers):
        done += results
        print(f"\rproofs: {len(done)} of {len(chosen)} rules, {time.monotonic() - began:.0f} s", end="", file=sys.stderr)
    print(file=sys.stderr)
    faults = [each for each in done if each.fault]
    none = [each for each in done if each.tried and not each.fault and not all(each.by_clause)]
    part = [each for each in done if each.tried and all(each.by_clause) and each.caught < each.tried]
    print(
        f"{len(done)} rules: {len(faults)} faults, {sum(not each.tried and not each.fault for each in done)} without a change, {len(none)} with a clause nobody notices, {len(part)} in part"
    )
    if words.out:
        with open(words.out, "w", newline="") as file:
            csv.writer(file).writerows(
                [each.citation, each.tried, each.caught, " ".join(map(str, each.by_clause)), each.unnoticed, each.fault] for each in done
            )


def _load_everything() -> None:
    """Load what the tests will ask for, once, before any process is forked; nothing opens a book."""
    for name in ("hypothesis", "yaml", "numpy", "pytest", "httpx"):
        importlib.import_module(name)
    for room in ("law", "terms", "books", "cards", "money", "play", "floor", "tournament", "promotion"):
        for found in pkgutil.walk_packages([str(Path(pitboss.__file__).parent / room)], f"pitboss.{room}."):
            importlib.import_module(found.name)


if __name__ == "__main__":
    main()
