"""Every value of every option of every game: rounds of the vector environment played again at one table, step by step.

`.venv/bin/python -m tests.env.agree --steps 200` plays so many steps at a dozen tables under each election.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from tests.env.playing import OF_HANDS, made
from tests.env.test_options import elections
from tests.env.test_vector import CASES, many, replayed, rounds


def cases() -> Iterator[tuple[str, dict[str, Any]]]:
    """The cases of the tests, and every election by itself."""
    yield from CASES
    for name in OF_HANDS:
        yield from ((name, {option.replace("-", "_"): value}) for option, value in elections(name))


def agree(name: str, options: dict[str, Any], steps: int, seed: int) -> int:
    """How many rounds agreed; one that does not is an error with its cards."""
    observe = "cards" if "shoe" in options else "counts"
    envs, env = many(name, observe=observe, **options), made(name, observe=observe, explain="never", **options)
    return sum(1 for each in rounds(envs, steps, seed) if replayed(env, *each))


def main() -> None:
    """Play them all."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--steps", type=int, default=200)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    total = 0
    every = list(cases())
    for number, (name, options) in enumerate(every, 1):
        total += agree(name, options, asked.steps, asked.seed + number)
        sys.stderr.write(f"\r{number} of {len(every)} elections, {total:,} rounds agree")
    sys.stderr.write("\n")
    sys.stdout.write(f"{len(every)} elections, {total:,} rounds: every observation, mask and reward is the same at one table\n")


if __name__ == "__main__":
    main()
