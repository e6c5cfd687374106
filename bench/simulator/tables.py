"""The vector environment against Gymnasium's own Blackjack-v1, vectorised: the same as `bench.env`, for one game at several sizes."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import Any

import gymnasium
import numpy as np

from bench.env import BAR, lawful, timed
from bench.simulator.bar import Bar, Side

SIZES, SECONDS, TURNS, GAME = (16, 64, 1024), 0.5, 5, "pitboss/VicBlackjack-v0"


def ratio(size: int) -> float:
    """How many times the steps a CPU-second of so many tables, the two taking turns."""

    def any_act(chance: np.random.Generator, _: dict[str, Any]) -> Any:
        return chance.integers(0, 2, size)

    own = gymnasium.make_vec("Blackjack-v1", num_envs=size, vectorization_mode="sync")
    ours = gymnasium.make_vec(GAME, num_envs=size)
    timed(ours, lawful, 0.05)
    return median(timed(ours, lawful, SECONDS) / timed(own, any_act, SECONDS) for _ in range(TURNS))


def bars() -> Iterator[Bar]:
    """By the number of tables."""
    for size in SIZES:
        yield Bar(f"steps of {size} tables, of Blackjack-v1's", ratio(size), Side.AT_LEAST, BAR)
