"""Play environments by a policy, and judge their rounds again by the engine's own adjudication."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np

import pitboss.env
from pitboss.cli.gaming_table import table_for
from pitboss.env.base import HouseEnv
from pitboss.play.adjudicate import play
from pitboss.play.adjudicate_com_bo import answer_com_bo, play_com_bo
from pitboss.play.answer import answer
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.roundfile import read_round
from tests.support import own_law

IDS = tuple(pitboss.env.GAMES)
OF_HANDS = tuple(name for name in IDS if "ComBo" not in name)
Policy = Callable[[dict[str, Any], dict[str, Any]], Any]


def made(name: str, **options: Any) -> HouseEnv[Any]:
    """An environment without its wrappers."""
    env = gymnasium.make(name, **options).unwrapped
    assert isinstance(env, HouseEnv)
    return env


def episodes(env: HouseEnv[Any], policy: Policy, number: int, seed: int) -> Iterator[tuple[float, dict[str, Any]]]:
    """So many episodes: what each was rewarded with, and the last that was told."""
    for place in range(number):
        seen, info = env.reset(seed=seed if place == 0 else None)
        whole, over = 0.0, False
        while not over:
            seen, reward, over, _, info = env.step(policy(seen, info))
            whole += reward
        yield whole, info


def at_random(env: HouseEnv[Any], seed: int) -> Policy:
    """Any lawful act, all as likely."""
    env.action_space.seed(seed)
    return lambda _, info: env.action_space.sample(mask=info["action_mask"])


def adjudicated(written: dict[str, Any]) -> dict[str, Any]:
    """What `pitboss adjudicate` answers to the round of an episode."""
    file = read_round(written)
    table = table_for(own_law(file.game), file.options, file.side_bets)
    return answer_com_bo(file, play_com_bo(file, table)) if isinstance(table, ComBoTable) else answer(file, play(file, table))


def mean_and_error(rewards: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    return float(np.mean(rewards)), float(np.std(rewards, ddof=1) / len(rewards) ** 0.5)
