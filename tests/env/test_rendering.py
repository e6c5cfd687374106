"""The table as text and as a picture."""

from __future__ import annotations

import numpy as np
import pytest

from pitboss.cards.card import card
from pitboss.law.refusal import Malformed
from tests.env.playing import IDS, OF_HANDS, at_random, episodes, made

TOLD = """\
Star Blackjack
  1  player stakes $10 on box 1, seated.                                 NSW-STAR-BJ 5.2
  2  No more bets; player calls box 1.                                   NSW-STAR-BJ 7.1; NSW-STAR-BJ 5.5
  3  Box 1, hand 1 gets 3♥.                                              NSW-STAR-BJ 7.1
  4  The dealer draws Q♣.                                                NSW-STAR-BJ 7.1
  5  Box 1, hand 1 gets 6♦.                                              NSW-STAR-BJ 7.1
  6  Box 1, hand 1 is to decide (3♥ 6♦, 9).                              NSW-STAR-BJ 10.1
  dealer: Q♣ = 10
  box 1, hand 1 (3♥ 6♦, 9)
playing: hit or double
"""


def test_the_text_tells_the_round_with_its_rules() -> None:
    env = made("pitboss/NswStarBlackjack-v0", render_mode="ansi")
    env.reset(options={"cards": ["3H", "QC", "6D"]})
    env.step(env.acts.index("wager 1"))
    assert env.render() == TOLD


@pytest.mark.parametrize("name", IDS)
def test_every_moment_has_its_text(name: str) -> None:
    env = made(name, render_mode="ansi", unlawful="nearest")
    for _, info in episodes(env, at_random(env, 1), 10, 1):
        text = env.render()
        assert isinstance(text, str)
        assert f"over: net {info['net']}" in text
        assert all(card(each).signs in text for each in info["round"]["cards"])


@pytest.mark.parametrize("name", IDS)
def test_every_moment_has_its_picture(name: str) -> None:
    env = made(name, render_mode="rgb_array")
    env.reset(seed=1)
    empty = env.render()
    for _ in episodes(env, at_random(env, 1), 3, 1):
        full = env.render()
        assert isinstance(empty, np.ndarray)
        assert isinstance(full, np.ndarray)
        assert full.shape == empty.shape == (600, 960, 3)
        assert full.dtype == np.uint8
        white = (full == (252, 252, 250)).all(axis=2).sum() - (empty == (252, 252, 250)).all(axis=2).sum()
        assert white > 20_000  # at least three cards lie there


@pytest.mark.parametrize("name", OF_HANDS)
def test_four_long_hands_stay_on_the_table(name: str) -> None:
    env = made(name, render_mode="rgb_array")
    env.reset(options={"cards": ["8S", "9H", "8D", "8C", "2H", "2S", "2D", "AC", "AH"]})
    policy = at_random(env, 1)
    _, _, over, _, info = env.step(len(env.acts) - 1)
    while not over:
        act = next((act for act in ("split", "hit") if act in info["lawful"]), None)
        _, _, over, _, info = env.step(env.acts.index(act) if act else policy({}, info))
        picture = env.render()
        assert isinstance(picture, np.ndarray)
        assert (picture[:10] == picture[0, 0]).all()
        assert (picture[:, :10] == picture[0, 0]).all()
        assert (picture[:, -9:] == picture[0, 0]).all()


def test_without_a_mode_nothing_is_rendered() -> None:
    env = made("pitboss/VicBlackjack-v0")
    env.reset()
    assert env.render() is None


def test_an_unknown_mode_is_said_to_be_one() -> None:
    with pytest.raises(Malformed, match="ansi or rgb_array"):
        made("pitboss/VicBlackjack-v0").__class__("vic-blackjack", render_mode="human")
