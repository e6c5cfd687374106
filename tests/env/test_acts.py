"""What an agent may do, and what comes of what it may not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded

from pitboss.env.base import HouseEnv
from pitboss.law.refusal import Malformed, Refused
from tests.env.playing import IDS, OF_HANDS, made


def dealt(name: str, cards: str, *acts: str, **options: Any) -> tuple[HouseEnv[Any], float, bool, dict[str, Any]]:
    """An environment after these acts on these cards."""
    env = made(name, **options)
    _, info = env.reset(seed=1, options={"cards": cards.split()})
    reward, over = 0.0, False
    for act in acts:
        _, reward, over, _, info = env.step(env.acts.index(act))
    return env, reward, over, info


def test_the_first_act_is_a_wager_so_that_a_natural_is_paid_for_too() -> None:
    _, reward, over, info = dealt("pitboss/VicBlackjack-v0", "AS 9D KS", "wager 1")
    assert (reward, over) == (1.5, True)
    assert info["settlements"][0]["rules"]


def test_insurance_is_half_the_wager_and_closes_by_itself() -> None:
    _, reward, over, info = dealt("pitboss/NswStarBlackjack-v0", "TS AD 9S KD", "wager 1", "insure", "stand")
    assert (reward, over) == (0.0, True)
    assert [each["net"] for each in info["settlements"]] == ["10.00", "-10.00"]
    assert info["round"]["decisions"][0] == {"box": 1, "do": "insure", "player": "player", "amount": "5.00"}


def test_even_money() -> None:
    _, reward, over, _ = dealt("pitboss/NswStarBlackjack-v0", "TS AD AS", "wager 1", "even-money")
    assert (reward, over) == (1.0, True)


def test_surrender() -> None:
    _, reward, over, info = dealt("pitboss/VicVegasBlackjack-v0", "TS TD 6S", "wager 1", "surrender")
    assert (reward, over) == (-0.5, True)
    assert info["settlements"][0]["result"] == "surrender"


def test_a_double_is_withdrawn() -> None:
    env, _, over, info = dealt("pitboss/VicCrownPontoon-v0", "5S JD 6S 3C", "wager 1", "decline", "double")
    assert (info["stage"], over) == ("withdrawal", False)
    assert set(info["lawful"]) == {"decline", "forfeit"}
    _, reward, over, _, info = env.step(env.acts.index("forfeit"))
    assert (reward, over) == (-1.0, True)


def test_a_game_has_the_acts_of_its_book() -> None:
    assert made("pitboss/NswBlackjackChallenge-v0").acts == ("stand", "hit", "double", "split", "wager 1")
    assert "surrender" in made("pitboss/VicVegasBlackjack-v0").acts
    assert "forfeit" in made("pitboss/VicCrownPontoon-v0").acts
    assert made("pitboss/ActBlackjack-v0", bets=("0.5", 1, 8)).acts[-3:] == ("wager 0.5", "wager 1", "wager 8")


def test_the_mask_says_why() -> None:
    _, _, _, info = dealt("pitboss/NswStarBlackjack-v0", "3H QC 6D", "wager 1")
    assert info["lawful"] == {"hit": "NSW-STAR-BJ 10.1", "double": "NSW-STAR-BJ 11.1"}
    assert "must draw" in info["masked"]["stand"]
    assert "same value" in info["masked"]["split"]


@pytest.mark.parametrize("name", OF_HANDS)
def test_an_unlawful_act_costs_a_penalty_and_changes_nothing(name: str) -> None:
    env = made(name, penalty=0.25)
    before, info = env.reset(seed=4)
    after, reward, over, truncated, info = env.step(env.acts.index("hit"))
    assert (str(before), reward, over, truncated) == (str(after), -0.25, False, False)
    assert info["refused"]["rule"] in info["refused"]["reason"]
    assert info["action_mask"].tolist() == [0] * (len(env.acts) - 1) + [1]


@pytest.mark.parametrize("name", OF_HANDS)
def test_an_unlawful_act_is_refused_with_its_rule(name: str) -> None:
    env = made(name, unlawful="raise")
    env.reset(seed=4)
    with pytest.raises(Refused) as fault:
        env.step(env.acts.index("hit"))
    assert fault.value.rule in fault.value.sentence


@pytest.mark.parametrize("name", IDS)
def test_the_nearest_lawful_act_always_ends_the_round(name: str) -> None:
    env = made(name, unlawful="nearest")
    env.action_space.seed(3)
    for place in range(60):
        env.reset(seed=None if place else 2)
        over, steps = False, 0
        while not over:
            _, _, over, _, info = env.step(env.action_space.sample())
            assert "refused" not in info
            steps += 1
            assert steps < 60


@pytest.mark.parametrize(("asked", "done"), [("double", "hit"), ("split", "hit"), ("insure", "stand"), ("wager 1", "stand")])
def test_the_nearest_lawful_act_is_a_sensible_one(asked: str, done: str) -> None:
    _, _, _, info = dealt("pitboss/VicBlackjack-v0", "TH 9C 5D 2C", "wager 1", asked, unlawful="nearest")
    first = info["events"][0]["said"]
    assert ("asks for a card" if done == "hit" else "takes no more cards") in first


@pytest.mark.parametrize("action", [-1, 99, "hit", None, 1.5, np.array([1, 2])], ids=str)
def test_what_is_no_action_is_said_to_be_none(action: Any) -> None:
    env = made("pitboss/VicBlackjack-v0")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"is not an action: give 0 \(stand\), 1 \(hit\)"):
        env.step(action)


@pytest.mark.parametrize("action", [3, None, np.zeros(4, int), np.full(17, 9)], ids=str)
def test_what_is_no_list_of_stakes_is_said_to_be_none(action: Any) -> None:
    env = made("pitboss/VicCrownComBo-v0")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="17 whole numbers from 0 to 1"):
        env.step(action)


def test_no_wager_is_no_round_of_com_bo() -> None:
    env = made("pitboss/VicCrownComBo-v0")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.zeros(17, int))
    assert (reward, over) == (-1.0, False)
    assert "no wager has been placed" in info["refused"]["reason"]


@pytest.mark.parametrize("name", IDS)
def test_a_round_must_be_begun_and_not_be_over(name: str) -> None:
    env = made(name, unlawful="nearest")
    env.action_space.seed(1)
    with pytest.raises(ResetNeeded):
        env.step(env.action_space.sample())
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = env.step(env.action_space.sample())
    with pytest.raises(ResetNeeded):
        env.step(env.action_space.sample())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"card": []}, "only cards"),
        ({"cards": "9H"}, "list cards"),
        ({"cards": 4}, "list cards"),
        ({"cards": ["9X"]}, "'9X' is not a card"),
        ({"cards": ["9H"] * 9}, "card 9, 9H, cannot come"),
    ],
    ids=str,
)
def test_nonsense_at_reset_gives_one_sentence(options: dict[str, Any], said: str) -> None:
    env = made("pitboss/VicBlackjack-v0")
    with pytest.raises(Malformed, match=said):
        env.reset(options=options)


def test_the_mask_has_the_name_that_maskable_agents_ask_for() -> None:
    env = made("pitboss/VicBlackjack-v0")
    _, info = env.reset(seed=1)
    assert env.get_wrapper_attr("action_masks")().tolist() == info["action_mask"].astype(bool).tolist()
