"""Workers: whoever deals a block, in whatever order, dead in the middle of it or not, the run is the same."""

from __future__ import annotations

import os
import pickle
import random
import signal
from dataclasses import dataclass
from functools import reduce
from operator import add

import pytest

from pitboss.law.refusal import Malformed, Refused
from pitboss.sim import Dealt, Plan, Tally, dealt_of, player_by_way, workers as crews
from pitboss.sim.players import Way
from pitboss.sim.run import Block
from pitboss.sim.workers import Crew, Job, crew
from tests.support import own_rules

JOBS = [Job(3, number, 40_000) for number in range(14)]


@pytest.fixture(scope="module")
def dealt() -> Dealt:
    book = own_rules("vic-blackjack")
    return dealt_of(book, Plan(player=player_by_way(book, Way.MIMIC)))


@pytest.fixture(scope="module")
def alone(dealt: Dealt) -> list[Block]:
    with crew(dealt, 1) as one:
        return list(one.blocks(JOBS))


def whole(blocks: list[Block]) -> Tally:
    return reduce(add, (block.tally for block in blocks))


def test_any_number_of_workers_in_any_order_and_one_killed_give_the_same(dealt: Dealt, alone: list[Block]) -> None:
    with crew(dealt, 3) as three:
        assert isinstance(three, Crew)
        assert list(three.blocks(JOBS)) == alone, "in order, whoever was first"
        mixed = random.Random(5).sample(JOBS, len(JOBS))
        assert whole(list(three.blocks(mixed))) == whole(alone)
        found: list[Block] = []
        first = {worker.process.pid for worker in three.workers}
        for block in three.blocks(JOBS):
            if not found:
                lost = next(worker for worker in three.workers if worker.jobs)
                os.kill(lost.process.pid or 0, signal.SIGKILL)
            found.append(block)
        assert found == alone
        assert len(three.workers) == 3
        assert len(first & {worker.process.pid for worker in three.workers}) == 2, "one was replaced"
        gone = [worker.process for worker in three.workers]
    assert not any(process.is_alive() for process in gone)


@dataclass(frozen=True)
class Troubled:
    """Deals nothing, and knows blocks that end a process and blocks that the law refuses."""

    deadly: int = -1
    unlawful: int = -1

    def block(self, seed: int, number: int, rounds: int) -> Tally:
        if number == self.deadly:
            os._exit(9)
        if number == self.unlawful:
            raise Refused("too-few-cards", f"block {number} of {rounds}", rule=f"RULE {seed}")
        return Tally(((number,),), (), {})


def hired(troubled: Troubled) -> Crew:
    found = Crew(1, pickle.dumps(troubled))
    found.hire()
    return found


def test_a_block_that_ends_every_worker_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crews, "TRIES", 1)
    one = hired(Troubled(deadly=12))
    try:
        with pytest.raises(Malformed, match=r"block 12 ended its worker 2 times: .* fewer --workers"):
            list(one.blocks(JOBS))
    finally:
        one.dismiss()


def test_what_a_worker_refuses_is_refused_here() -> None:
    one = hired(Troubled(unlawful=6))
    try:
        with pytest.raises(Refused, match="block 6 of 40000") as refused:
            list(one.blocks(JOBS))
        assert refused.value.rule == "RULE 3"
    finally:
        one.dismiss()


@pytest.mark.parametrize("number", [0, -1, 10_000])
def test_a_senseless_number_of_workers_is_told(dealt: Dealt, number: int) -> None:
    with pytest.raises(Malformed, match="from 1 to 1024"), crew(dealt, number):
        pass
