"""What durable writing costs: commits a second, one event each and grouped, on both stores, beside the bare disk.

Run it as `.venv/bin/python -m bench.store`. Every figure is of this run and this disk; nothing is answered before it is durable. The bare
disk is one 4 KiB write with fdatasync after the other. Where 200 tables write at once, each waits for its own commit.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from pitboss.house.store import Access, Appended, Batch, Draft, Entry, Head, Mark, Stamp, Store, chained, opened
from pitboss.money.ledger import Posting
from tests.house.play import file_url, play, table
from tests.house.postgres import cluster

TABLES = 200
SECONDS = 4.0
BODY = '{"$":"WagerPlaced","box":1,"player":"ann","amount":2500,"seated":true,"rule":"VIC-2003-01 5.2"}'
MOVED = (Posting("player:ann", -2500), Posting("layout:1:main", 2500))


def bare(folder: Path) -> float:
    """Writes a second that reach the disk one by one."""
    done, page = 0, bytes(4096)
    file = os.open(folder / "bare", os.O_CREAT | os.O_RDWR)
    os.write(file, bytes(4096 * 256))
    os.fsync(file)
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS / 2:
        os.pwrite(file, page, done % 256 * 4096)
        os.fdatasync(file)
        done += 1
    seconds = time.perf_counter() - begun
    os.close(file)
    return done / seconds


async def _writes(store: Store, stream: str, events: int, until: float) -> int:
    """Commits of so many events each to one stream until the time is up; how many."""
    head, done = await store.head(stream), 0
    while time.perf_counter() < until:
        command = f"c{head.position}"
        entries = chained(stream, head, Stamp(done, "ann", command), [Draft(BODY, 1, MOVED)] * events)
        answer = await store.append(Batch(stream, head, Mark(command, "ann", b"asked"), entries))
        assert isinstance(answer, Appended)
        head, done = answer.head, done + 1
    return done


async def commits(url: str, tables: int, events: int) -> float:
    """Commands a second that so many tables have made durable, of so many events each."""
    async with opened(url) as store:
        begun = time.perf_counter()
        until, name = begun + SECONDS, f"table:b{tables}-{events}"
        done = await asyncio.gather(*(_writes(store, f"{name}-{place}", events, until) for place in range(tables)))
        return sum(done) / (time.perf_counter() - begun)


async def singly(url: str, seconds: float = 2.0) -> list[float]:
    """The seconds that each durable commit of one event takes, one after the other."""
    took = []
    async with opened(url) as store:
        stream, head = "table:singly", await store.head("table:singly")
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            command = f"c{head.position}"
            entries = chained(stream, head, Stamp(0, "ann", command), [Draft(BODY, 1, MOVED)])
            batch = Batch(stream, head, Mark(command, "ann", b"asked"), entries)
            begun = time.perf_counter()
            answer = await store.append(batch)
            took.append(time.perf_counter() - begun)
            assert isinstance(answer, Appended)
            head = answer.head
    return took


async def recorded(url: str, stream: str) -> list[Batch]:
    """Every batch that was appended to a stream, as it was."""
    async with opened(url, Access.READ) as store:
        entries: list[Entry] = []
        while more := await store.read(stream, len(entries)):
            entries += more
        found, heads = [], [Head(), *(entry.head for entry in entries)]
        sealed = {each.commitment: each for each in await store.sealed(stream)}
        for done in await store.commands(stream):
            mine = tuple(entries[done.first - 1 : done.first - 1 + done.count])
            secrets = tuple(box for published, box in sealed.items() if any(published in entry.body for entry in mine))
            found.append(Batch(stream, heads[done.first - 1], done.mark, mine, secrets))
        return found


def _anew(batch: Batch) -> Batch:
    """A batch chained once more from its drafts, as whoever appends to a store has to."""
    drafts = [Draft(entry.body, entry.version, entry.postings) for entry in batch.entries]
    stamp = Stamp(batch.entries[0].time if batch.entries else 0, batch.mark.actor, batch.mark.id)
    return Batch(batch.stream, batch.expected, batch.mark, chained(batch.stream, batch.expected, stamp, drafts), batch.sealed)


class Replay(NamedTuple):
    """Commands a second that a bare store has made durable, and the seconds of processor that each took."""

    rate: float
    processor: float


async def replayed(source: str, target: str, streams: Sequence[str], together: int = 1) -> Replay:
    """What a bare store makes of the commands of another: every stream in order, one of its commands under way, or a row of so many."""
    batches = [await recorded(source, stream) for stream in streams]
    most = min(map(len, batches))

    async def appended(store: Store, row: Sequence[Batch]) -> None:
        for place in range(0, most, together):
            batches = row[place : min(place + together, most)]
            anew = list(map(_anew, batches))
            answers = [await store.append(anew[0])] if together == 1 else await store.append_row(anew)
            assert all(isinstance(answer, Appended) for answer in answers)
            assert [each.head for each in anew] == [batch.head for batch in batches], "the same log"

    async with opened(target) as store:
        begun, before, done = time.perf_counter(), time.process_time(), most * len(batches)
        await asyncio.gather(*(appended(store, row) for row in batches))
        return Replay(done / (time.perf_counter() - begun), (time.process_time() - before) / done)


async def played(url: str, commands: int = 600) -> float:
    """Commands a second that one keeper decides and makes durable, one after the other."""
    async with opened(url) as store:
        keeper = await table(store, "bench")
        begun = time.perf_counter()
        await play(keeper, commands)
        return commands / (time.perf_counter() - begun)


@contextmanager
def places() -> Iterator[dict[str, str]]:
    """A store of each kind, on the same disk."""
    with tempfile.TemporaryDirectory() as folder, cluster() as server:
        yield {"sqlite": file_url(Path(folder)), "postgresql": server.database()}


def main() -> int:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        disk = bare(Path(folder))
    print(f"bare disk, one write at a time   {disk:>9,.0f} a second")
    with places() as urls:
        for name, url in urls.items():
            single = asyncio.run(commits(url, 1, 1))
            grouped = asyncio.run(commits(url, TABLES, 1))
            many = asyncio.run(commits(url, TABLES, 10))
            table_ = asyncio.run(played(url))
            print(f"{name}, one event a commit, alone  {single:>9,.0f} commits a second, {single / disk:.2f} of the bare disk")
            print(f"{name}, {TABLES} tables at once        {grouped:>9,.0f} commits a second, {grouped / single:.1f} times one alone")
            print(f"{name}, {TABLES} tables, 10 events each {many * 10:>8,.0f} events a second")
            print(f"{name}, a table played by one keeper {table_:>7,.0f} commands a second")
    return 0


if __name__ == "__main__":
    sys.exit(main())
