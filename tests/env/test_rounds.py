"""What an episode pays is what adjudication says of the same cards and decisions, to the cent."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest

from tests.env.playing import IDS, adjudicated, at_random, episodes, made

ROUNDS = 120
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    *((name, {}) for name in IDS),
    (
        "pitboss/VicBlackjack-v0",
        {"bets": (1, "2.5", 7), "unit": 7, "side_bets": {"perfect-pairs": 1, "magnificent-sevens": {"version": 2}}},
    ),
    ("pitboss/VicCrownPontoon-v0", {"unit": 5, "side_bets": {"pontoon-pandemonium": 0.4}, "double_withdrawn_until": "next-hand"}),
    ("pitboss/ActBlackjack-v0", {"dealer_soft_17": "hit", "double_cards": "any", "side_bets": ["pairs-play"], "shoe": "carried"}),
    (
        "pitboss/NswStarBlackjack-v0",
        {
            "split_hands": 3,
            "insurance_against_ten": True,
            "decks": 6,
            "smallest_chip": "2.50",
            "unit": 11,
            "bets": (1, 3),
            "side_bets": {"lucky-lucky": {"paytable": 2, "stake": 2}, "any-pairs": 1},
        },
    ),
    ("pitboss/VicCrownComBo-v0", {"decks": 1, "bets": (1, 5), "com_bo_runs": "exact-length", "unit": "0.75"}),
)


@pytest.mark.parametrize(("name", "options"), TABLES, ids=lambda value: value if isinstance(value, str) else "-".join(value))
def test_every_reward_is_the_net_of_the_adjudicated_round(name: str, options: dict[str, Any], examples: Callable[[int], int]) -> None:
    env = made(name, observe="counts", **options)
    seen = set()
    for reward, info in episodes(env, at_random(env, 5), examples(ROUNDS), seed=11):
        answer = adjudicated(info["round"])
        assert answer["net"] == {"player": info["net"]}
        assert answer["settlements"] == info["settlements"]
        assert reward * env.setting.unit == pytest.approx(float(Decimal(info["net"]) * 100), abs=1e-9)
        seen |= {each["result"] for each in answer["settlements"]}
    assert {"win", "lose"} <= seen


@pytest.mark.parametrize("name", IDS)
def test_every_observation_lies_in_its_space(name: str) -> None:
    env = made(name, observe="counts", shoe="carried")
    policy = at_random(env, 2)
    for place in range(40):
        seen, info = env.reset(seed=None if place else 3)
        over = False
        while not over:
            assert env.observation_space.contains(seen)
            seen, _, over, _, info = env.step(policy(seen, info))
        assert env.observation_space.contains(seen)


@pytest.mark.parametrize("name", IDS)
def test_the_same_seed_gives_the_same_episodes(name: str) -> None:
    env, other = made(name), made(name)
    assert list(map(str, episodes(env, at_random(env, 1), 30, 9))) == list(map(str, episodes(other, at_random(other, 1), 30, 9)))
    assert list(map(str, episodes(env, at_random(env, 1), 30, 9))) != list(map(str, episodes(other, at_random(other, 1), 30, 10)))


@pytest.mark.parametrize("name", IDS)
def test_what_happened_and_what_is_masked_is_cited(name: str) -> None:
    env = made(name)
    policy = at_random(env, 4)
    for place in range(25):
        seen, info = env.reset(seed=None if place else 6)
        over = False
        while not over:
            assert info["lawful"]
            assert all(info["lawful"].values())
            assert all(sentence.endswith(")") for sentence in info["masked"].values()), info["masked"]
            assert len(info["lawful"]) + len(info["masked"]) == len(env.acts)
            seen, _, over, _, info = env.step(policy(seen, info))
            assert info["events"]
            assert all(event["rules"] for event in info["events"])
