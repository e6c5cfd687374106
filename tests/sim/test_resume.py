"""What is kept of a run, the way its figures took, and the rule by which it stops."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pitboss.law.refusal import Malformed
from pitboss.sim import Block, ComBoDealt, ComBoPlan, Dealt, Plan, Tally, dealt_of, player_by_way
from pitboss.sim.block import BLOCK_ROUNDS
from pitboss.sim.figures import estimate
from pitboss.sim.players import Way
from pitboss.sim.resume import Kept, fingerprint
from pitboss.sim.sofar import MOST_POINTS, Sofar, jobs_of, onwards
from pitboss.sim.workers import Alone
from tests.support import own_rules

BOOK = own_rules("vic-blackjack")
MIMIC = player_by_way(BOOK, Way.MIMIC)


def dealt_with(plan: Plan = Plan(player=MIMIC), decks: int = 8) -> Dealt:  # noqa: B008
    return dealt_of(own_rules("vic-blackjack", decks=decks), plan)


@pytest.fixture(scope="module")
def dealt() -> Dealt:
    return dealt_with()


def run(dealt: Dealt, rounds: int, start: Sofar = Sofar(), until: float | None = None) -> Sofar:  # noqa: B008
    here = start
    for stage in onwards(start, Alone(dealt).blocks(jobs_of(rounds, 7, start.blocks)), until):
        here = stage
    return here


def test_going_on_gives_what_never_stopping_gives(dealt: Dealt, tmp_path: Path) -> None:
    kept = Kept.of(dealt, 7, tmp_path / "runs")
    assert kept.load() is None
    kept.save(run(dealt, 2 * BLOCK_ROUNDS))
    found = kept.load()
    assert found is not None
    whole = run(dealt, 3 * BLOCK_ROUNDS + 1234)
    assert run(dealt, 3 * BLOCK_ROUNDS + 1234, found) == whole
    assert (whole.rounds, whole.blocks, whole.whole) == (3 * BLOCK_ROUNDS + 1234, 4, False)
    kept.save(whole)
    assert kept.load() == found, "a shorter last block is not kept: the next run may have a longer one"
    assert [path.name for path in kept.path.parent.iterdir()] == [kept.path.name]


@pytest.mark.parametrize("spoil", ["{", "[]", '{"form": 2, "mark": "another"}', '{"form": 99}'])
def test_a_file_that_is_not_of_this_run_is_told(dealt: Dealt, tmp_path: Path, spoil: str) -> None:
    kept = Kept.of(dealt, 7, tmp_path)
    kept.path.write_text(spoil)
    with pytest.raises(Malformed, match="take it away"):
        kept.load()
    kept.path.unlink()
    assert kept.load() is None


def test_another_seed_game_plan_or_player_is_another_run(dealt: Dealt) -> None:
    lazy = player_by_way(BOOK, Way.NEVER_BUST)
    plans = [Plan(player=lazy), Plan(2, player=MIMIC), Plan(stake=500, player=MIMIC), Plan(player=MIMIC, penetration=0.6)]
    com_bo = own_rules("vic-crown-com-bo")
    others: list[Dealt | ComBoDealt] = [dealt_with(decks=6), ComBoDealt(com_bo), ComBoDealt(com_bo, ComBoPlan(penetration=0.6))]
    marks = [fingerprint(each, 7) for each in (dealt, *map(dealt_with, plans), *others)]
    marks.append(fingerprint(dealt, 8))
    assert len(set(marks)) == len(marks)
    assert fingerprint(dealt_with(), 7) == marks[0]


def test_a_run_stops_at_the_first_block_that_is_precise_enough(dealt: Dealt) -> None:
    wanted = 0.0006
    found = run(dealt, 100 * BLOCK_ROUNDS, until=wanted)
    assert found.last is not None
    assert found.tally is not None
    assert found.last.standard_error <= wanted < found.way[-2].standard_error
    assert found == run(dealt, found.dealt)
    assert run(dealt, 100 * BLOCK_ROUNDS, found, wanted) is found, "precise already"
    whole = estimate(dealt, found.tally)
    assert (found.last.ev, found.last.standard_error) == pytest.approx((whole.ev, whole.standard_error))


def test_the_way_stays_short_however_long_the_run(dealt: Dealt) -> None:
    tally = dealt.block(7, 0, 100)
    here = Sofar()
    for number in range(3000):
        here = here.plus(Block(number, BLOCK_ROUNDS, tally))
    assert MOST_POINTS // 4 < len(here.way) <= MOST_POINTS
    steps = {after.rounds - before.rounds for before, after in zip(here.way, here.way[1:], strict=False)}
    assert steps == {100 * here.stride}


def test_blocks_are_added_in_their_order(dealt: Dealt) -> None:
    with pytest.raises(AssertionError, match="in their order"):
        Sofar().plus(Block(1, 1, Tally((), (), {})))


def test_the_file_is_plain_json(dealt: Dealt, tmp_path: Path) -> None:
    kept = Kept.of(dealt, 7, tmp_path)
    kept.save(run(dealt, BLOCK_ROUNDS))
    assert json.loads(kept.path.read_text())["blocks"] == 1
