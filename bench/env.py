"""The vector environment against Gymnasium's own Blackjack-v1, vectorised, with as many tables and in the same run.

`.venv/bin/python -m bench.env` prints steps a CPU-second of both and how many times one goes into the other, for 16, 64 and 1,024 tables
of every game of hands; it fails below the bar.

Both sides are timed alike. Actions are chosen in a rehearsal that is not timed, any of two for Blackjack-v1 and lawful ones for a game
that has a law; then the same seed is dealt again and the same actions are taken in one loop with nothing but `step` in it, between two
looks at the clock: a look at each step would weigh a tenth of a step of 16 tables. The two take turns; what counts is the median of the
ratios.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import gymnasium
import numpy as np

import pitboss.env

BAR = 50
SIZES = (16, 64, 1024)
OF_HANDS = tuple(name for name in pitboss.env.GAMES if "ComBo" not in name)
SEED = 1
REHEARSED = 1 / 5
"""For how much of the time that is measured actions are chosen."""
LEAST = 20
"""But for so many steps at least: by then tables are anywhere in their episodes."""
Choose = Callable[[np.random.Generator, dict[str, Any]], Any]


class Side(NamedTuple):
    """Tables of one kind, and the actions that are taken at them from the first deal on."""

    envs: Any
    actions: list[Any]

    def speed(self, seconds: float) -> float:
        """Steps a CPU-second of all tables together, the same episodes as often as it takes."""
        spent, steps = 0.0, 0
        while spent < seconds:
            self.envs.reset(seed=SEED)
            step = self.envs.step
            begun = process_time()
            for each in self.actions:
                step(each)
            spent += process_time() - begun
            steps += len(self.actions) * self.envs.num_envs
        return steps / spent


def rehearsed(name: str, tables: int, choose: Choose, seconds: float) -> Side:
    """So many tables, with actions for some of the time that is to be measured."""
    envs = gymnasium.make_vec(name, num_envs=tables)
    chance = np.random.default_rng(SEED)
    _, info = envs.reset(seed=SEED)
    actions: list[Any] = [choose(chance, info)]
    _, _, _, _, info = envs.step(actions[0])  # whatever is compiled at the first step is compiled now
    begun = process_time()
    while len(actions) < LEAST or process_time() - begun < seconds * REHEARSED:
        actions.append(choose(chance, info))
        _, _, _, _, info = envs.step(actions[-1])
    return Side(envs, actions)


def lawful(chance: np.random.Generator, info: dict[str, Any]) -> Any:
    """Any lawful action at every table."""
    masks = info["action_mask"]
    return (masks * chance.random(masks.shape)).argmax(axis=1)


def theirs(tables: int, seconds: float) -> Side:
    """Gymnasium's own, which knows two actions."""
    return rehearsed("Blackjack-v1", tables, lambda chance, _: chance.integers(0, 2, tables), seconds)


def ours(name: str, tables: int, seconds: float) -> Side:
    """One of our games."""
    return rehearsed(name, tables, lawful, seconds)


def turns(one: Side, other: Side, number: int, seconds: float) -> list[tuple[float, float]]:
    """The speeds of both, taking turns."""
    return [(one.speed(seconds), other.speed(seconds)) for _ in range(number)]


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, nargs="+", default=SIZES)
    words.add_argument("--seconds", type=float, default=0.3, help="how long each turn of either takes")
    words.add_argument("--turns", type=int, default=3)
    words.add_argument("--games", nargs="+", default=OF_HANDS)
    asked = words.parse_args()
    found = []
    for tables in asked.tables:
        base = theirs(tables, asked.seconds)
        for name in asked.games:
            taken = turns(ours(name, tables, asked.seconds), base, asked.turns, asked.seconds)
            ratios = sorted(mine / its for mine, its in taken)
            fast, slow = (median(speeds) for speeds in zip(*taken, strict=True))
            found.append(median(ratios))
            print(
                f"{name:34} {tables:5} tables: {fast:11,.0f} steps a second, Blackjack-v1 {slow:7,.0f}: {found[-1]:6.1f} times"
                f" ({ratios[0]:.1f} to {ratios[-1]:.1f})",
                flush=True,
            )
    return 0 if min(found) >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
