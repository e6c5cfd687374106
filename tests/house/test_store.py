"""The store itself, on both back ends: one order of entries, whoever writes, and nothing changed afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import pytest

from pitboss.house.store import (
    Access,
    Appended,
    Batch,
    Conflict,
    Draft,
    Head,
    Mark,
    Repeated,
    Sealed,
    Snapshot,
    Stamp,
    Store,
    Tally,
    chained,
    open_store,
    opened,
)
from pitboss.house.store.entry import broken_link, canonical
from pitboss.law.refusal import Malformed, Refused
from pitboss.money.ledger import Posting

MOVED = (Posting("player:ann", -500), Posting("layout:1:main", 500))


def batch(stream: str, after: Head, command: str, *bodies: str, actor: str = "ann", sealed: tuple[Sealed, ...] = ()) -> Batch:
    entries = chained(stream, after, Stamp(1_700_000_000_000, actor, command), [Draft(body, 1, MOVED) for body in bodies])
    return Batch(stream, after, Mark(command, actor, b"asked"), entries, sealed)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_what_is_appended_is_read_back_in_order(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            first = batch("table:a", Head(), "c1", "{}", '{"é":"♠"}')
            assert await store.append(first) == Appended(first.head)
            second = batch("table:a", first.head, "c2", '{"n":3}')
            await store.append(second)
            assert await store.read("table:a") == first.entries + second.entries
            assert await store.read("table:a", 1, 1) == first.entries[1:]
            assert await store.read("table:a", 3) == ()
            assert await store.head("table:a") == second.head
            assert await store.head("table:b") == Head()
            assert await store.streams() == ("table:a",)
            assert await store.tally("table:a") == Tally(3, 6, 2)
        async with opened(store_url, Access.READ) as again:
            assert await again.read("table:a") == first.entries + second.entries
            assert [each.mark.id for each in await again.commands("table:a")] == ["c1", "c2"]

    run(work())


def test_whoever_expects_another_end_is_told_where_it_is(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            first = batch("table:a", Head(), "c1", "{}")
            await store.append(first)
            for wrong in (Head(), Head(2, first.head.hash), Head(1, bytes(32)), Head(7, bytes(32))):
                with pytest.raises(Conflict) as lost:
                    await store.append(batch("table:a", wrong, "c2", "{}"))
                assert lost.value.head == first.head
            assert await store.tally("table:a") == Tally(1, 2, 1)

    run(work())


def test_a_command_id_counts_once_whatever_is_expected(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            first = batch("table:a", Head(), "c1", "{}", "{}")
            await store.append(first)
            once = Repeated(first.mark, 1, 2)
            for after in (Head(), first.head):
                assert await store.append(batch("table:a", after, "c1", '{"other":1}')) == once
            assert await store.answered("table:a", "c1") == once
            assert await store.answered("table:a", "c2") is None
            assert isinstance(await store.append(batch("table:b", Head(), "c1", "{}")), Appended), "ids are a stream's own"
            assert await store.tally("table:a") == Tally(2, 4, 1)

    run(work())


def test_a_command_without_events_is_remembered_too(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            first = batch("table:a", Head(), "c1", "{}")
            await store.append(first)
            nothing = batch("table:a", first.head, "c2")
            assert await store.append(nothing) == Appended(first.head)
            assert await store.append(nothing) == Repeated(nothing.mark, 2, 0)
            await store.append(batch("table:a", first.head, "c3", "{}"))
            assert [(each.mark.id, each.first, each.count) for each in await store.commands("table:a")] == [
                ("c1", 1, 1),
                ("c2", 2, 0),
                ("c3", 2, 1),
            ]

    run(work())


async def _compete(store: Store, name: str, appends: int) -> int:
    """Append so many times to one stream that others append to as well; how often it lost."""
    lost, head = 0, await store.head("table:a")
    for number in range(appends):
        while True:
            try:
                answer = await store.append(batch("table:a", head, f"{name}-{number}", f'{{"by":"{name}"}}', actor=name))
            except Conflict as conflict:
                lost, head = lost + 1, conflict.head
                continue
            assert isinstance(answer, Appended)
            head = answer.head
            break
    return lost


def test_many_writers_of_one_stream_make_one_order(store_url: str) -> None:
    async def work() -> None:
        stores = [await open_store(store_url) for _ in range(2)]  # as two servers would
        lost = await asyncio.gather(*(_compete(stores[place % 2], f"w{place}", 12) for place in range(6)))
        assert sum(lost) > 0, "somebody must have lost"
        for store in stores:
            entries, head = await store.read("table:a"), Head()
            assert len(entries) == 72
            for entry in entries:
                assert broken_link(entry, head) == ""
                head = entry.head
            for place in range(6):
                assert [entry.command for entry in entries if entry.actor == f"w{place}"] == [f"w{place}-{n}" for n in range(12)]
            await store.close()

    run(work())


def test_many_streams_are_committed_together(store_url: str) -> None:
    async def one(store: Store, stream: str) -> None:
        head = Head()
        for number in range(10):
            answer = await store.append(batch(stream, head, f"c{number}", "{}"))
            assert isinstance(answer, Appended)
            head = answer.head

    async def work() -> None:
        async with opened(store_url) as store:
            await asyncio.gather(*(one(store, f"table:s{place}") for place in range(40)))
            assert len(await store.streams()) == 40
            assert {(await store.head(stream)).position for stream in await store.streams()} == {10}

    run(work())


def test_whoever_waits_is_woken_by_what_another_process_would_append(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as here, opened(store_url) as there:
            seen = await here.changed(0, 0.01)
            begun = time.monotonic()
            waiting = asyncio.create_task(here.changed(seen, 30))
            await asyncio.sleep(0.1)
            await there.append(batch("table:a", Head(), "c1", "{}"))
            await waiting
            assert time.monotonic() - begun < 20
            assert await here.read("table:a")

    run(work())


def test_a_ring_during_work_is_not_slept_through(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            seen = await store.changed(0, 0.01)
            await store.append(batch("table:a", Head(), "c1", "{}"))
            await asyncio.sleep(0.2)
            begun = time.monotonic()
            await store.changed(seen, 30)
            assert time.monotonic() - begun < 20

    run(work())


def test_snapshots_and_sealed_orders_are_kept(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            first = batch("table:a", Head(), "c1", "{}", sealed=(Sealed("abc", b"\x00\xff"),))
            await store.append(first)
            assert await store.unsealed("table:a", "abc") == Sealed("abc", b"\x00\xff")
            assert await store.unsealed("table:b", "abc") is None
            assert await store.sealed("table:a") == (Sealed("abc", b"\x00\xff"),)
            kept = [Snapshot("table:a", at, bytes(32), "1", f"state {at}") for at in (1, 2, 3)]
            for snapshot in (*kept, kept[0]):
                await store.keep(snapshot)
            assert [each.position for each in await store.snapshots("table:a")] == [3, 2]

    run(work())


def test_a_store_opened_to_be_read_takes_nothing(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url):
            pass
        async with opened(store_url, Access.READ) as store:
            with pytest.raises(Refused, match="read only"):
                await store.append(batch("table:a", Head(), "c1", "{}"))
            with pytest.raises(Refused, match="read only"):
                await store.keep(Snapshot("table:a", 1, bytes(32), "1", ""))

    run(work())


@pytest.mark.parametrize("text", ["a\x00b", "\ud800"])
def test_text_that_no_store_holds_is_malformed_before_anything_is_written(text: str) -> None:
    for stamp, draft in ((Stamp(0, text, "c"), Draft("{}", 1)), (Stamp(0, "ann", "c"), Draft(text, 1))):
        with pytest.raises(Malformed):
            chained("table:a", Head(), stamp, [draft])


def test_the_hashed_bytes_are_as_the_decision_writes_them() -> None:
    [entry] = chained("table:a", Head(), Stamp(5, "ann", "c1"), [Draft('{"$":"X"}', 1, MOVED)])
    moved = b'[["player:ann",-500],["layout:1:main",500]]'
    assert canonical(entry) == b'["pitboss-entry-1","table:a",1,5,"ann","c1",1,"{\\"$\\":\\"X\\"}",' + moved + b',"' + b"00" * 32 + b'"]'


def test_a_fault_of_ours_does_not_end_the_writer(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from pitboss.house.store.postgresql import writer

    url = server.place()

    async def work() -> None:
        async with opened(url) as store:
            with monkeypatch.context() as broken:
                broken.setattr(writer, "_columns", lambda _: (_ for _ in ()).throw(ZeroDivisionError("ours")))
                with pytest.raises(ZeroDivisionError):
                    await asyncio.wait_for(store.append(batch("table:a", Head(), "c1", "{}")), 10)
            assert isinstance(await asyncio.wait_for(store.append(batch("table:a", Head(), "c1", "{}")), 10), Appended)

    run(work())


def test_a_connection_lost_in_the_middle_is_made_anew_and_nothing_is_done_twice(server: Any) -> None:
    from tests.house.postgres import execute

    url = server.place()

    async def work() -> None:
        async with opened(url) as store:
            head = Head()
            for number in range(12):
                if number % 3 == 0:
                    await asyncio.to_thread(
                        execute, url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pitboss'"
                    )
                answer = await store.append(batch("table:a", head, f"c{number}", "{}"))
                head = answer.head if isinstance(answer, Appended) else await store.head("table:a")
            assert [entry.command for entry in await store.read("table:a")] == [f"c{number}" for number in range(12)]

    run(work())
