"""Commands that come together: decided one upon the other, appended together, and still each done once, in order, or refused by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from pitboss.floor.boxes.commands import JoinTable, LeaveTable
from pitboss.floor.commands import Command
from pitboss.floor.request import Request
from pitboss.house.audit.verify import verify
from pitboss.house.service.room import Room
from pitboss.house.store import Store, opened
from pitboss.house.store.sqlite.store import SqliteStore
from pitboss.house.tables import Answer, Asked, Outcome, TableKeeper, Vault
from pitboss.law.refusal import PitbossError, Refused
from tests.house.play import KEY, game_of, play, table
from tests.house.service.pit import TABLE

JOIN, LEAVE = JoinTable("cas", 0), LeaveTable("cas")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def asked(command: str, do: Command, by: str = "cas") -> Asked:
    """A request under an id."""
    return Asked(Request(by, 1000, do), command)


def comes_and_goes(first: int, last: int) -> list[Asked]:
    """Somebody who joins and leaves in turn."""
    return [asked(f"c{number}", JOIN if number % 2 else LEAVE) for number in range(first, last + 1)]


async def ready(store: Store) -> TableKeeper:
    """A table at which something has been played."""
    keeper = await table(store)
    if keeper.head.position == 1:
        await play(keeper, 30)
    return keeper


async def opened_room(store: Store) -> Room:
    """The same table as a server keeps it."""
    keeper = await ready(store)
    assert keeper.state.founding is not None
    room = Room(store, TABLE, game_of(keeper.state.founding), Vault(KEY))
    room.stream = keeper.stream
    room.keeper = await table(store)
    room.memory = type(room.memory)(store, keeper.stream)
    await room.open()
    return room


async def ids(store: Store, stream: str) -> list[str]:
    """The commands that were accepted, in the order of their entries."""
    return [done.mark.id for done in await store.commands(stream)]


async def in_fours(room: Room, row: list[Asked]) -> list[Answer | PitbossError]:
    """Everything that a socket asks, four at a time."""
    return [each for place in range(0, len(row), 4) for each in await room.do_row(row[place : place + 4])]


def test_a_row_is_durable_at_once_and_in_its_order(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper = await ready(store)
            start = keeper.head.position
            done = await keeper.in_one_go(comes_and_goes(1, 9))
            assert [each.answer.first for each in done] == list(range(start + 1, start + 10))
            assert keeper.head == await store.head(keeper.stream) == done[-1].batch.head
            assert (await ids(store, keeper.stream))[-9:] == [f"c{number}" for number in range(1, 10)]
            assert keeper.state == (await table(store)).state, "what a new keeper reads is what this one knows"
            assert not (await verify(store)).faults

    run(work())


def test_what_follows_a_refusal_goes_on_after_it(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            room = await opened_room(store)
            row = [*comes_and_goes(1, 3), asked("again", JOIN), asked("gone", LEAVE), asked("gone-too", LEAVE), *comes_and_goes(5, 6)]
            found = await room.do_row(row)
            assert [type(each) for each in found] == [Answer, Answer, Answer, Refused, Answer, Refused, Answer, Answer]
            assert (await ids(store, room.stream))[-6:] == ["c1", "c2", "c3", "gone", "c5", "c6"]
            assert room.position == room.keeper.head.position
            recent = [entry.position for entry in room.memory.recent]
            assert recent == list(range(recent[0], room.position + 1)), "everything was published once, in order"
            assert room.floor == room.keeper.state.floor == (await table(store)).state.floor
            assert not (await verify(store)).faults

    run(work())


def test_a_repeated_id_within_a_row_or_of_an_earlier_one_is_answered_as_the_first_time(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            room = await opened_room(store)
            first = await room.do_row(comes_and_goes(1, 4))
            start = room.position
            again = await room.do_row([*comes_and_goes(2, 3), asked("c5", JOIN), asked("c5", JOIN), asked("c6", LEAVE)])
            told = [each for each in (*first, *again) if isinstance(each, Answer)]
            assert len(told) == 9
            assert [each.outcome for each in told[4:]] == [Outcome.BEFORE, Outcome.BEFORE, Outcome.NOW, Outcome.BEFORE, Outcome.NOW]
            assert [each.first for each in told[4:]] == [told[1].first, told[2].first, start + 1, start + 1, start + 2]
            assert [each.events for each in told[4:6]] == [told[1].events, told[2].events]

    run(work())


def test_a_row_decided_on_an_old_state_is_decided_again(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            room = await opened_room(store)
            other = await table(store)
            await other.do(Request("eve", 1000, JoinTable("eve", 0)), "e1")
            assert await room.keeper.in_one_go(comes_and_goes(1, 3)) == (), "nothing has happened by it"
            found = await room.do_row(comes_and_goes(1, 5))
            assert all(isinstance(each, Answer) for each in found)
            assert (await ids(store, room.stream))[-6:] == ["e1", "c1", "c2", "c3", "c4", "c5"]
            assert not (await verify(store)).faults

    run(work())


def test_two_servers_with_rows_at_once_have_one_order(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store, opened(store_url) as beside:
            room, twin = await opened_room(store), await opened_room(beside)
            dan = [asked(f"d{number}", JoinTable("dan", 0) if number % 2 else LeaveTable("dan"), "dan") for number in range(1, 13)]
            mine = comes_and_goes(1, 12)
            found = await asyncio.gather(in_fours(room, mine), in_fours(twin, dan))
            assert all(isinstance(each, Answer) and each.outcome is Outcome.NOW for row in found for each in row)
            names = await ids(store, room.stream)
            assert [each for each in names if each in {one.command for one in mine}] == [each.command for each in mine]
            assert [each for each in names if each in {one.command for one in dan}] == [each.command for each in dan]
            assert not (await verify(store)).faults

    run(work())


def test_a_row_that_the_store_cannot_take_has_not_happened(file_store: str) -> None:
    async def work() -> None:
        async with opened(file_store) as store:
            room = await opened_room(store)
            before = room.position
            assert isinstance(store, SqliteStore)
            assert store._writer is not None
            store._writer._connection.execute("PRAGMA query_only=ON")
            found = await room.do_row(comes_and_goes(1, 4))
            assert all(isinstance(each, PitbossError) for each in found)
            store._writer._connection.execute("PRAGMA query_only=OFF")
            assert (room.position, (await store.head(room.stream)).position) == (before, before)
            assert all(isinstance(each, Answer) for each in await room.do_row(comes_and_goes(1, 4)))

    run(work())
