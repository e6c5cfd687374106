"""A machine's clock that is an hour or a day wrong, before, during and after a restart, stops no table and locks nobody out."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from pitboss.house import clock as clocks
from pitboss.house.accounts import Accounts, House, Policy, Request, step
from pitboss.house.accounts.commands import ArriveAsGuest, OpenHouse, SweepSessions
from pitboss.house.accounts.request import Visitor
from pitboss.house.accounts.secret import Secret, digest
from pitboss.house.accounts.sessions import authenticate
from pitboss.house.audit.verify import verify
from pitboss.house.clock import HOUSE, HouseClock, StreamClock
from pitboss.house.lobby.demo import BEA
from tests.house.service.pit import EASY, TABLE, run, serving

HOUR, DAY = 3_600_000, 86_400_000
STEPS = (HOUR, -HOUR, DAY, -DAY)
NOW = 1_700_000_000_000


class Machine:
    """A machine whose date can be set."""

    def __init__(self) -> None:
        self.passed, self.wrong = 0, 0

    def wall(self) -> int:
        return NOW + self.passed + self.wrong

    def elapsed(self) -> int:
        return self.passed

    def clock(self) -> HouseClock:
        return HouseClock(self.wall, self.elapsed)


@pytest.mark.parametrize("wrong", STEPS)
def test_a_step_of_the_machine_s_clock_is_no_step_of_the_house_s(wrong: int) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wrong, before = wrong, clock.now()
    for _ in range(600):
        machine.passed += 100
        now = clock.now()
        assert 0.98 * 100 <= now - before <= 1.02 * 100 + 1
        before = now
    assert abs(clock.off) >= HOUR - 1000, "it is said that it stepped"
    machine.wrong = 0
    machine.passed += 120_000
    clock.now()
    machine.passed += 1_000
    clock.now()
    assert clock.off == 0


def test_a_clock_that_runs_a_little_fast_is_followed() -> None:
    machine = Machine()
    clock = machine.clock()
    for _ in range(1000):
        machine.passed += 1000
        machine.wrong += 1
        assert abs(clock.now() - machine.wall()) <= 10


@pytest.mark.parametrize("lead", [HOUR, DAY])
def test_a_log_that_is_ahead_goes_on_at_the_pace_of_time(lead: int) -> None:
    machine = Machine()
    log = StreamClock(machine.clock())
    log.saw(NOW + lead)
    machine.passed += 10_000
    assert NOW + lead + 9_900 <= log.now() <= NOW + lead + 10_000
    assert log.judged_at(NOW // 1000) == log.now() // 1000, "a notice given by the log's time comes of age by the log's time"


def _guest(accounts: Accounts, at: int, cookie: Secret) -> Accounts:
    return step(Policy(), accounts, Request(Visitor(), at, ArriveAsGuest("a-" + "0" * 24, "Ann", digest(cookie))))[1]


@pytest.mark.parametrize("wrong", STEPS)
def test_a_restart_under_a_wrong_clock_ends_nobody_s_session(wrong: int) -> None:
    cookie, now = Secret("ab" * 32), NOW // 1000
    accounts = _guest(Accounts(), now, cookie)
    for at in (now + 60 + wrong // 1000, now + 120):  # opened under the wrong clock, then again under the right one
        accounts = step(Policy(), accounts, Request(House(), at, OpenHouse()))[1]
        accounts = step(Policy(), accounts, Request(House(), at + 600, SweepSessions()))[1]
        assert authenticate(accounts, cookie, at + 700).account
    assert step(Policy(), accounts, Request(House(), now + 3 * 3600, SweepSessions()))[0], "who stays away while it is open is idle"


def _set(monkeypatch: pytest.MonkeyPatch, wrong: int) -> None:
    """Start anew, as a process would, on a machine that is wrong by so much."""
    fresh = HouseClock(lambda: clocks.wall() + wrong)
    for name in ("_wall", "_time", "_since", "_last", "off"):
        monkeypatch.setattr(HOUSE, name, getattr(fresh, name))


async def _plays(room: Any, rounds: int) -> None:
    number = room.floor.rounds.number
    async with asyncio.timeout(60):
        while room.floor.rounds.number < number + rounds:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("wrong", STEPS)
def test_a_table_deals_on_after_a_clock_was_wrong_and_put_right(wrong: int, file_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        _set(monkeypatch, wrong)
        async with serving(file_store, replace(TABLE, bots=(BEA,))) as server, server.person("Ann") as ann:
            assert (await ann.browser.get("/api/me")).status_code == 200
            await _plays(server.pit.rooms["t1"], 1)
            HOUSE._wall = clocks.wall  # put right while it runs
            await _plays(server.pit.rooms["t1"], 1)
            assert (await ann.browser.get("/api/me")).status_code == 200
            cookies = dict(ann.browser.cookies)
        _set(monkeypatch, 0)
        async with serving(file_store) as server:
            assert bool(server.pit.disagreement) == (wrong > 0)
            await _plays(server.pit.rooms["t1"], 1)
            async with server.person() as somebody:
                somebody.browser.cookies.update(cookies)
                assert (await somebody.browser.get("/api/lobby")).status_code == 200
            report = await verify(server.pit.store)
            assert report.faults == []

    run(test())


def test_health_is_never_limited(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, settings=replace(EASY, requests_per_second=1)) as server, server.person() as ann:
            assert {(await ann.browser.get("/healthz")).status_code for _ in range(30)} == {200}

    run(test())
