"""The time and the program at several servers: what they bring was thought out for the table as it stood, and happens once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

import pytest

from pitboss.floor.boxes.commands import JoinTable, LeaveTable
from pitboss.floor.request import Request
from pitboss.house.audit.verify import verify
from pitboss.house.lobby.demo import BEA, DOT
from pitboss.house.service.moment import seconds
from pitboss.house.service.room import Room
from pitboss.house.store import Store
from pitboss.house.tables.codec import HOUSE_KINDS
from pitboss.house.timers import HouseTurn, next_step
from pitboss.law.refusal import Refused
from tests.house.postgres import Cluster
from tests.house.service.pit import TABLE, run, serving

BOTS = replace(TABLE, bots=(BEA, DOT))
MOST = 300.0


async def _rounds(room: Room, number: int) -> None:
    """Wait until so many rounds have been played."""
    async with asyncio.timeout(MOST):
        while room.floor.rounds.number <= number:
            await asyncio.sleep(0.02)


async def _steps(store: Store) -> tuple[int, list[int]]:
    """How many steps the program has made, and after how many others' events of the floor each came than it was thought out for."""
    late, known = list[int](), set[str]()
    entries = [entry for after in range(0, 10_000, 1000) for entry in await store.read("table:t1", after)]
    floor = [entry for entry in entries if not any(f'"$":"{kind}"' in entry.body for kind in HOUSE_KINDS)]
    places = {entry.position: place for place, entry in enumerate(floor)}
    for entry in floor:
        parts = entry.command.split(":")
        if parts[-1] == "step" and entry.command not in known:
            known.add(entry.command)
            late.append(places[entry.position] - places[int(parts[-2])] - 1)
    return len(known), late


def test_two_servers_make_every_step_once_and_none_for_a_table_that_has_moved_on(server: Cluster) -> None:
    store = server.place()

    async def test() -> None:
        async with serving(store, BOTS) as one:
            await _rounds(one.pit.rooms["t1"], 1)
            async with serving(store) as two:
                await _rounds(two.pit.rooms["t1"], 4)
            number = one.pit.rooms["t1"].floor.rounds.number
        async with serving(store) as again:
            await _rounds(again.pit.rooms["t1"], number + 1)
            steps, late = await _steps(again.pit.store)
            assert steps > 20
            assert set(late) == {0}
            assert (await verify(again.pit.store)).faults == []

    run(test())


def test_a_turn_that_had_to_wait_for_a_player_is_overtaken(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, replace(TABLE, clocks=replace(TABLE.clocks, pace=3600))) as server:
            room = server.pit.rooms["t1"]
            turn = next_step(room.live, seconds())
            assert isinstance(turn, HouseTurn)
            joining = asyncio.create_task(room.do(Request("ann", seconds(), JoinTable("ann", 1))))
            await asyncio.sleep(0)  # the player's command is under way, and the table is the player's until it is done
            before = room.position
            with pytest.raises(Refused, match="quicker"):
                await room.goes_on(turn, seconds())
            assert (await joining).first == before + 1
            assert room.position == before + 1
            with suppress(Refused):
                await room.goes_on(turn, seconds())

    run(test())


def test_what_another_server_did_is_told_as_it_stands_in_the_store(server: Cluster) -> None:
    """Both ask under one id: the one that is told that it was done before has a time of its own, and must not tell it."""
    store = server.place()

    async def test() -> None:
        async with serving(store, TABLE) as one, serving(store) as two:
            rooms = one.pit.rooms["t1"], two.pit.rooms["t1"]
            for number in range(20):
                await asyncio.gather(*(room.do(Request("ann", seconds(), JoinTable("ann", 1)), f"in{number}") for room in rooms))
                await asyncio.gather(*(room.follow() for room in rooms))
                await rooms[number % 2].do(Request("ann", seconds(), LeaveTable("ann")), f"out{number}")
                await asyncio.gather(*(room.follow() for room in rooms))
            kept = [(entry.position, entry.time, entry.actor, entry.command) for entry in await one.pit.store.read("table:t1", 0)]
            for room in rooms:
                told = [(each.position, each.time, each.actor, each.command) for each in room.memory.recent]
                assert told == kept[: len(told)]

    run(test())
