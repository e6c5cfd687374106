"""Play so many random tournaments and print every finding."""

from __future__ import annotations

import argparse
import traceback
from collections import Counter
from functools import partial
from time import monotonic

from tests.tournament.fuzz.play import tournament


def main() -> int:
    """Play them; the status is 1 if there was a finding."""
    asked = argparse.ArgumentParser(prog="python -m tests.tournament.fuzz")
    asked.add_argument("--number", type=int, default=1_000)
    asked.add_argument("--from", dest="first", type=int, default=0)
    asked.add_argument("--trace", action="store_true")
    given = asked.parse_args()
    write = partial(print, flush=True)
    begun, found, over = monotonic(), Counter[str](), Counter[str]()
    for seed in range(given.first, given.first + given.number):
        try:
            over["cancelled" if tournament(seed).state.prizes.cancelled else "paid"] += 1
        except Exception as fault:
            said = f"{type(fault).__name__}: {fault}"[:150]
            if not found[said] or given.trace:
                write(seed, said)
                if given.trace:
                    traceback.print_exc()
            found[said] += 1
    write(f"{given.number} tournaments in {monotonic() - begun:.0f} s: {dict(over)}; {sum(found.values())} findings of {len(found)} kinds")
    return 1 if found else 0


raise SystemExit(main())
