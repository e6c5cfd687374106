"""Gymnasium's own checker is content with every game, and warns of nothing."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import pitboss.env
from tests.env.playing import IDS, OF_HANDS, made

SETTINGS: tuple[dict[str, Any], ...] = (
    {"observe": "cards", "bets": (1, 2, 8)},
    {"observe": "counts", "shoe": "carried", "unlawful": "nearest"},
    {"observe": "counts", "shoe": "carried", "episode": "shoe", "bets": ("0.5", 1), "explain": "never"},
)
BESIDE = {
    "pitboss/VicBlackjack-v0": ["perfect-pairs", "magnificent-sevens"],
    "pitboss/VicCrownPontoon-v0": {"pontoon-pandemonium": {"stake": 0.5, "table": 2}},
    "pitboss/ActBlackjack-v0": {"pairs-play": 2},
    "pitboss/NswStarBlackjack-v0": {"lucky-lucky": {"paytable": 3}, "any-pairs": 1},
}


@pytest.mark.parametrize("name", IDS)
def test_the_checker_passes(name: str) -> None:
    check_env(made(name))


@pytest.mark.parametrize("setting", SETTINGS, ids="-".join)
@pytest.mark.parametrize("name", IDS)
def test_the_checker_passes_under_every_setting(name: str, setting: dict[str, Any]) -> None:
    check_env(made(name, **setting), skip_render_check=True)


@pytest.mark.parametrize("name", BESIDE)
def test_the_checker_passes_with_side_bets(name: str) -> None:
    check_env(made(name, side_bets=BESIDE[name]), skip_render_check=True)


def test_every_game_has_its_id() -> None:
    assert sorted(pitboss.env.GAMES) == sorted(
        f"pitboss/{name}-v0"
        for name in (
            "VicBlackjack",
            "VicCrownBlackjack",
            "VicVegasBlackjack",
            "VicCrownPontoon",
            "VicCrown21",
            "VicCrownComBo",
            "ActBlackjack",
            "NswStarBlackjack",
            "NswBlackjackChallenge",
        )
    )
    assert set(pitboss.env.GAMES) <= set(gymnasium.registry)


def test_an_environment_is_found_through_its_module() -> None:
    env = gymnasium.make("pitboss.env:pitboss/ActBlackjack-v0", decks=6)
    assert env.spec is not None
    again = gymnasium.make(gymnasium.envs.registration.EnvSpec.from_json(env.spec.to_json()))
    assert again.spec == env.spec


def test_registering_twice_warns_of_nothing() -> None:
    pitboss.env.register()


@pytest.mark.parametrize("name", OF_HANDS)
def test_an_action_refused_for_ever_ends_by_truncation(name: str) -> None:
    env = gymnasium.make(name, explain="never")
    env.reset(seed=1)
    steps, truncated, over = 0, False, False
    while not (truncated or over):
        _, _, over, truncated, _ = env.step(0)
        steps += 1
    assert (steps, truncated, over) == (1000, True, False)
