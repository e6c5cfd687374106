"""The shoe: fresh or carried over, cut and burned as the book has it, and what an observer knows of it."""

from __future__ import annotations

import numpy as np
import pytest

from pitboss.cards.pack import Pack
from pitboss.env.shoe import SeededShoe
from tests.env.playing import IDS, OF_HANDS, at_random, episodes, made


@pytest.mark.parametrize("name", IDS)
def test_a_fresh_shoe_is_whole_at_every_wager(name: str) -> None:
    env = made(name, observe="counts")
    policy = at_random(env, 1)
    for _ in episodes(env, policy, 5, 1):
        seen, _ = env.reset()
        assert seen["left"].sum() == len(env.opened.table.pack.cards())


@pytest.mark.parametrize("name", IDS)
def test_a_carried_shoe_lasts_until_the_cutting_card(name: str) -> None:
    env = made(name, observe="counts", shoe="carried", penetration=0.5)
    size = len(env.opened.table.pack.cards())
    policy = at_random(env, 1)
    left, shuffles = size, 0
    for _, info in episodes(env, policy, 150, 1):
        used = len(info["round"]["cards"])
        if env.shoe.dealt < size - left + used:
            assert size - left >= size // 2 - env.shoe.burn
            shuffles, left = shuffles + 1, size
        left -= used
        assert size - left == env.shoe.dealt - env.shoe.burn
    assert shuffles >= 1


@pytest.mark.parametrize(
    ("name", "burned"), [("pitboss/VicBlackjack-v0", 1), ("pitboss/ActBlackjack-v0", 0), ("pitboss/VicCrownComBo-v0", 0)]
)
def test_a_card_is_burned_where_the_book_burns_one(name: str, burned: int) -> None:
    env = made(name, shoe="carried", observe="counts")
    seen, _ = env.reset(seed=1)
    assert env.shoe.dealt == burned
    assert seen["left"].sum() == len(env.opened.table.pack.cards())


def test_an_episode_may_be_a_shoe() -> None:
    env = made("pitboss/NswStarBlackjack-v0", shoe="carried", episode="shoe", observe="counts", penetration=0.6)
    rounds, total = 0, 0.0
    policy = at_random(env, 1)
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        seen, reward, over, _, info = env.step(policy(seen, info))
        if "net" in info:
            rounds, total = rounds + 1, total + float(info["net"])
            assert reward == float(info["net"]) / 10
            assert info["stage"] == ("over" if over else "wagering")
    assert rounds > 20
    assert env.shoe.is_spent


@pytest.mark.parametrize("name", OF_HANDS)
def test_what_is_left_is_what_has_not_been_seen(name: str) -> None:
    env = made(name, observe="counts")
    policy = at_random(env, 1)
    seen, info = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, info = env.step(policy(seen, info))
    gone = np.bincount([card.pips - 1 for card in env.shoe.seen], minlength=10)
    full = np.bincount([card.pips - 1 for card in env.opened.table.pack.cards()], minlength=10)
    assert (seen["left"] == full - gone).all()
    assert len(info["round"]["cards"]) == gone.sum()


def test_a_shoe_that_runs_out_goes_on_with_the_discards() -> None:
    chance = np.random.default_rng(1)
    shoe = SeededShoe(Pack(1), 50, 0)
    shoe.shuffle(chance)
    first = [shoe.draw(chance, ()) for _ in range(49)]
    on_the_table = [shoe.draw(chance, ()) for _ in range(3)]
    again = [shoe.draw(chance, on_the_table) for _ in range(49)]
    assert sorted(map(str, again)) == sorted(map(str, first))
    assert again != first


def test_cards_come_in_the_order_asked_for_and_the_pack_stays_whole() -> None:
    chance = np.random.default_rng(1)
    shoe = SeededShoe(Pack(1), 50, 0)
    shoe.shuffle(chance)
    wanted = [shoe.pack[7], shoe.pack[40], shoe.pack[3]]
    shoe.stack(wanted)
    drawn = [shoe.draw(chance, ()) for _ in range(52)]
    assert drawn[:3] == wanted
    assert len(set(drawn)) == 52


def test_every_card_is_as_likely_to_come_first() -> None:
    chance = np.random.default_rng(7)
    shoe = SeededShoe(Pack(4), 50, 0)
    counts = dict.fromkeys(Pack(1).cards(), 0)
    for _ in range(5200):
        shoe.shuffle(chance)
        counts[shoe.draw(chance, ())] += 1
    chi_square = sum((count - 100) ** 2 / 100 for count in counts.values())
    assert 20 < chi_square < 100  # 51 degrees of freedom; the bounds leave out less than one in ten thousand
