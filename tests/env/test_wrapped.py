"""The environments get on with what Gymnasium puts around them."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest

from tests.env.playing import IDS, OF_HANDS, at_random, made


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("observe", ["totals", "counts"])
def test_an_observation_flattens_to_one_vector(name: str, observe: str) -> None:
    env = gymnasium.wrappers.FlattenObservation(gymnasium.make(name, observe=observe))
    seen, _ = env.reset(seed=1)
    assert isinstance(seen, np.ndarray)
    assert env.observation_space.contains(seen)


@pytest.mark.parametrize("name", OF_HANDS)
def test_several_side_by_side(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync", vector_kwargs={"autoreset_mode": "SameStep"})
    _, info = envs.reset(seed=1)
    ended = 0
    for _ in range(60):
        masks = info["action_mask"]
        actions = np.array([np.flatnonzero(mask)[-1] for mask in masks])
        _, rewards, over, _, info = envs.step(actions)
        assert rewards.shape == (3,)
        ended += int(over.sum())
    assert ended > 20
    envs.close()


@pytest.mark.parametrize("name", IDS)
def test_a_copy_in_mid_round_goes_on_alike_and_apart(name: str) -> None:
    env = made(name, shoe="carried")
    seen, info = env.reset(seed=8)
    seen, _, over, _, info = env.step(at_random(env, 3)(seen, info))
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        told = []
        for each in (other, copy.deepcopy(env)):
            policy, heard, now, done = at_random(each, 4), str(seen), info, over
            while not done:
                view, reward, done, _, now = each.step(policy({}, now))
                heard += f"{view} {reward} {now}"
            told.append(heard)
        assert told[0] == told[1]


@pytest.mark.parametrize("name", OF_HANDS)
def test_who_imagines_sees_the_same_table_and_other_cards_to_come(name: str) -> None:
    env = made(name, shoe="carried", observe="counts")
    seen, info = env.reset(seed=8)
    seen, _, over, _, info = env.step(at_random(env, 3)(seen, info))
    assert not over
    before, dealt = str(env.shoe.order), env.shoe.dealt
    twin = env.imagine(1)
    assert str(twin._observation()) == str(seen)
    burned = env.shoe.burned
    assert twin.shoe.order[burned:dealt].tolist() == env.shoe.order[burned:dealt].tolist()
    assert twin.shoe.order[dealt:].tolist() != env.shoe.order[dealt:].tolist()
    assert sorted(twin.shoe.order.tolist()) == sorted(env.shoe.order.tolist())
    assert twin.shoe.order.tolist() == env.imagine(1).shoe.order.tolist() != env.imagine(2).shoe.order.tolist()
    while not over:
        _, _, over, _, info = twin.step(at_random(twin, 1)({}, info))
    assert (str(env.shoe.order), env.shoe.dealt) == (before, dealt)
