"""The way of the money: falls, sessions and ruin against a plain pass over every round, whatever order blocks come in."""

from __future__ import annotations

from functools import reduce
from itertools import pairwise, permutations
from operator import add
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from pitboss.law.refusal import Malformed
from pitboss.sim import Betting, Dealt, Plan, Tally, dealt_of, player_by_way, risk, told
from pitboss.sim.block import BLOCK_ROUNDS
from pitboss.sim.interval import of_share, quantile
from pitboss.sim.players import Way
from pitboss.sim.resume import Kept
from pitboss.sim.risks import ruined_ever, ruined_within
from pitboss.sim.run import Block
from pitboss.sim.sofar import Sofar
from pitboss.sim.walk import Stretch, Walk
from tests.sim.cases_counted import HI_LO, STEEP
from tests.support import own_rules

BOOK = own_rules("vic-blackjack")
SESSION, ROUNDS, BLOCKS = 130, 1000, 4


@pytest.fixture(scope="module")
def dealt() -> Dealt:
    return dealt_of(BOOK, Plan(player=player_by_way(BOOK, Way.MIMIC), betting=Betting(HI_LO, STEEP, enter=0), session=SESSION))


@pytest.fixture(scope="module")
def tallies(dealt: Dealt) -> list[Tally]:
    return [dealt.block(9, number, ROUNDS) for number in range(BLOCKS)]


@pytest.fixture(scope="module")
def nets(dealt: Dealt) -> list[list[int]]:
    """What every round of every block came to, as it was told."""
    return [[sum(box.values()) for each in told(dealt, 9, number, ROUNDS) for box in each.nets] for number in range(BLOCKS)]


def plainly(nets: list[int]) -> Stretch:
    """Every pair of moments, one by one."""
    heights = [0, *np.cumsum(nets).tolist()]
    fall = max(heights[one] - heights[two] for one in range(len(heights)) for two in range(one, len(heights)))
    return Stretch(heights[-1], max(heights), min(heights), fall)


def test_a_run_walks_as_its_rounds_do(tallies: list[Tally], nets: list[list[int]]) -> None:
    found = reduce(add, tallies).walk
    assert found is not None
    assert found.whole == plainly([net for block in nets for net in block])
    assert list(found.runs) == [0]
    assert found.runs[0][0] == BLOCKS


def test_sessions_are_every_so_many_rounds_of_a_block(tallies: list[Tally], nets: list[list[int]]) -> None:
    found = reduce(add, tallies).walk
    assert found is not None
    each = [plainly(block[first : first + SESSION]) for block in nets for first in range(0, ROUNDS - SESSION + 1, SESSION)]
    assert found.sessions == len(each) == BLOCKS * (ROUNDS // SESSION)
    for counted, values in ((found.nets, [one.net for one in each]), (found.lows, [one.low for one in each])):
        assert sorted(counted.items()) == sorted({value: values.count(value) for value in values}.items())
    assert sum(found.falls.values()) == len(each)
    assert max(found.falls) == max(one.fall for one in each)


def test_blocks_join_in_any_order(tallies: list[Tally]) -> None:
    sums = [reduce(add, order) for order in permutations(tallies)]
    assert all(each == sums[0] for each in sums)
    gap = tallies[0] + tallies[2]
    assert gap.walk is not None
    assert sorted(gap.walk.runs) == [0, 2]
    assert gap + tallies[3] + tallies[1] == sums[0]


@given(st.lists(st.integers(-300, 300), max_size=60), st.lists(st.integers(0, 60), max_size=6))
@settings(max_examples=60, deadline=None)
def test_stretches_join_wherever_they_are_cut(nets: list[int], cuts: list[int]) -> None:
    places = [0, *sorted(min(cut, len(nets)) for cut in cuts), len(nets)]
    parts = [plainly(nets[first:last]) for first, last in pairwise(places)]
    assert reduce(Stretch.then, parts, Stretch()) == plainly(nets)
    assert reduce(lambda after, before: before.then(after), reversed(parts), Stretch()) == plainly(nets)


def test_ruin_is_as_often_as_a_session_stood_a_bankroll_below_its_start(tallies: list[Tally], nets: list[list[int]]) -> None:
    lows = [plainly(block[first : first + SESSION]).low for block in nets for first in range(0, ROUNDS - SESSION + 1, SESSION)]
    bankroll = -sorted(lows)[len(lows) // 4]
    found = risk(reduce(add, tallies), SESSION, bankroll, per_hour=100)
    assert found.ruin is not None
    assert found.ruin.simulated == sum(low <= -bankroll for low in lows) / len(lows) > 0.2
    whole = [net for block in nets for net in block]
    assert found.pace.mean == pytest.approx(100 * np.mean(whole)), "rounds that are sat out take time too"
    assert found.pace.standard_deviation == pytest.approx(10 * np.std(whole))
    assert found.pace.standard_error == pytest.approx(100 * np.std(whole) / len(whole) ** 0.5)
    assert found.sessions is not None
    assert found.sessions.mean == pytest.approx(np.mean([sum(block[: SESSION * 7]) for block in nets]) / 7)


def test_what_is_reckoned_is_near_what_a_walk_of_single_steps_does() -> None:
    """Of steps of one up or down the chance is known exactly; without steps it is a little less far to fall."""
    for up, rounds, bankroll in ((0.5, 2000, 30), (0.505, 2000, 40), (0.49, 3000, 60)):
        chances = np.zeros(bankroll + rounds + 1)
        chances[bankroll] = 1.0
        lost = 0.0
        for _ in range(rounds):
            after = np.zeros_like(chances)
            after[1:] += up * chances[:-1]
            after[:-1] += (1 - up) * chances[1:]
            lost, after[0], chances = lost + after[0], 0.0, after
        mean = 2 * up - 1
        assert ruined_within(rounds, bankroll, mean, 1 - mean**2) == pytest.approx(lost, abs=0.012)
    assert ruined_ever(50, 0.01, 1.0) == pytest.approx((0.495 / 0.505) ** 50, rel=0.02)
    assert ruined_ever(50, -0.01, 1.0) == ruined_ever(50, 0.0, 1.0) == 1.0
    assert ruined_within(10**9, 50, 0.01, 1.0) == pytest.approx(ruined_ever(50, 0.01, 1.0))
    assert ruined_within(10, 50, 0.0, 0.0) == 0.0


def test_what_is_simulated_and_what_is_reckoned_agree_where_steps_are_small() -> None:
    """A flat stake and a session long enough: two roads to one chance."""
    session, bankroll = 2000, 100_000
    flat = dealt_of(BOOK, Plan(player=player_by_way(BOOK, Way.MIMIC), session=session))
    found = risk(flat.block(3, 0, 1_000_000), session, bankroll).ruin
    assert found is not None
    assert found.simulated is not None
    assert found.simulated_95 is not None
    assert 0.3 < found.simulated < 0.95
    assert found.simulated_95.low - 0.02 < found.reckoned < found.simulated_95.high + 0.02
    assert found.forever == 1.0


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=80), st.sampled_from([0.01, 0.25, 0.5, 0.9, 0.99]))
@settings(max_examples=60, deadline=None)
def test_a_quantile_is_the_value_of_its_rank(values: list[int], part: float) -> None:
    counted = {value: values.count(value) for value in values}
    found = quantile(counted, part)
    assert sum(value <= found.value for value in values) >= part * len(values)
    assert sum(value < found.value for value in values) < part * len(values) or found.value == min(values)
    assert min(values) <= found.interval.low <= found.value <= found.interval.high <= max(values)


def test_an_interval_of_a_share_holds_it_as_often_as_it_says() -> None:
    drawn = np.random.default_rng(5).binomial(400, 0.07, size=4000)
    held = [low <= 0.07 <= high for low, high in (of_share(int(hits), 400) for hits in drawn)]
    assert np.mean(held) == pytest.approx(0.95, abs=0.02)


def test_a_kept_run_keeps_its_walk(dealt: Dealt, tmp_path: Path) -> None:
    tally = dealt.block(9, 0, 2000)
    sofar = Sofar().plus(Block(0, BLOCK_ROUNDS, tally))
    kept = Kept.of(dealt, 9, tmp_path)
    kept.save(sofar)
    assert kept.load() == sofar


def test_what_makes_no_sense_is_told(tallies: list[Tally]) -> None:
    with pytest.raises(Malformed, match="a session of 0 rounds"):
        Plan(session=0)
    with pytest.raises(Malformed, match="more than nothing"):
        risk(tallies[0], SESSION, 0)
    with pytest.raises(Malformed, match="rounds an hour"):
        risk(tallies[0], SESSION, 1, per_hour=0)
    assert Walk().whole == Stretch()
    assert risk(tallies[0]).ruin is None
