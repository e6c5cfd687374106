"""The vector environment against Gymnasium's own Blackjack-v1, vectorised, with as many tables and in the same run.

`.venv/bin/python -m bench.env` prints steps a CPU-second of both and how many times one goes into the other; it fails below the bar.
Only `step` is timed, on actions chosen beforehand or between; lawful ones for the game that has a law.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import gymnasium
import numpy as np

import pitboss.env

BAR = 50
OF_HANDS = tuple(name for name in pitboss.env.GAMES if "ComBo" not in name)


def timed(envs: Any, choose: Callable[[np.random.Generator, dict[str, Any]], Any], seconds: float) -> float:
    """Steps a CPU-second of all tables together."""
    chance = np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    spent, steps = 0.0, 0
    while spent < seconds:
        actions = choose(chance, info)
        begun = process_time()
        _, _, _, _, info = envs.step(actions)
        spent += process_time() - begun
        steps += envs.num_envs
    return steps / spent


def lawful(chance: np.random.Generator, info: dict[str, Any]) -> Any:
    masks = info["action_mask"]
    return (masks * chance.random(masks.shape)).argmax(axis=1)


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=1024)
    words.add_argument("--seconds", type=float, default=2.0)
    words.add_argument("--games", nargs="*", default=OF_HANDS)
    asked = words.parse_args()
    own = gymnasium.make_vec("Blackjack-v1", num_envs=asked.tables, vectorization_mode="sync")
    found = []
    for name in asked.games:
        base = timed(own, lambda chance, _: chance.integers(0, 2, asked.tables), asked.seconds)
        envs = gymnasium.make_vec(name, num_envs=asked.tables)
        timed(envs, lawful, 0.05)
        ours = timed(envs, lawful, asked.seconds)
        found.append(ours / base)
        print(
            f"{name:34} {asked.tables} tables: {ours:12,.0f} steps a second, Blackjack-v1 {base:9,.0f}: {ours / base:6.1f} times",
            flush=True,
        )
    return 0 if min(found) >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
