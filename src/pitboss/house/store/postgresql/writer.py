"""The task that writes to the server: whatever waits when it comes round goes there in one call, which is one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from pitboss.house.store.batch import Appended, Batch, Behind, Mark, Repeated, Verdict
from pitboss.house.store.entry import Head
from pitboss.house.store.place import OnServer
from pitboss.house.store.postgresql.connection import NOT_YET, connected, of_server
from pitboss.house.store.protocol import Access
from pitboss.law.refusal import PitbossError

MOST = 256
PATIENCE = 20.0
"""Seconds for which a lost connection is sought again; a command id makes it harmless to ask again what may have been done."""
PAUSE = 0.1
APPEND = f"SELECT * FROM pitboss_append({', '.join(f'${number}' for number in range(1, 24))})"


class Job(NamedTuple):
    """A batch, and who waits for it."""

    batch: Batch
    done: asyncio.Future[Verdict]


class Writer:
    """Takes batches from a queue. A call goes to the server whole, so that a writer that stops in the middle holds up nobody."""

    def __init__(self, place: OnServer, connection: asyncpg.Connection[Any]) -> None:
        self._place, self._connection = place, connection
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def submit(self, batch: Batch) -> Verdict:
        """Put a batch in the queue and wait for the answer."""
        done: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()
        await self._queue.put(Job(batch, done))
        return await done

    async def stop(self) -> None:
        """Write what is in the queue, then end."""
        await self._queue.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._connection.close()

    async def _run(self) -> None:
        held: list[Job] = []
        while True:
            jobs, held = self._group([*held, *([] if held else [await self._queue.get()])])
            try:
                await self._write(jobs)
            finally:
                for job in jobs:
                    if not job.done.done():
                        job.done.cancel()
                    self._queue.task_done()

    def _group(self, waiting: list[Job]) -> tuple[list[Job], list[Job]]:
        """What goes now, one batch a stream, and what must wait for the next call."""
        while len(waiting) < MOST and not self._queue.empty():
            waiting.append(self._queue.get_nowait())
        first: dict[str, Job] = {}
        for job in waiting:
            first.setdefault(job.batch.stream, job)
        now = list(first.values())
        return now, [job for job in waiting if job is not first[job.batch.stream]]

    async def _write(self, jobs: list[Job]) -> None:
        try:
            verdicts = await self._called([job.batch for job in jobs])
        except Exception as fault:  # whatever it is, those who wait are told, and the writer goes on to the next
            self._connection.terminate()
            for job in jobs:
                if not job.done.done():
                    job.done.set_exception(fault)
            return
        for job, verdict in zip(jobs, verdicts, strict=True):
            if not job.done.done():
                job.done.set_result(verdict)

    async def _called(self, batches: Sequence[Batch]) -> list[Verdict]:
        """Call the server, and again after a lost connection."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                if self._connection.is_closed():
                    self._connection = await asyncpg_again(self._place)
                rows = await self._connection.fetch(APPEND, *_columns(batches))
                return [_verdict(batch, row) for batch, row in zip(batches, rows, strict=True)]
            except (*NOT_YET, asyncpg.PostgresError) as fault:
                if not isinstance(fault, NOT_YET) or asyncio.get_running_loop().time() > until:
                    raise of_server(self._place, fault) from None
                self._connection.terminate()
                await asyncio.sleep(PAUSE)


async def asyncpg_again(place: OnServer) -> asyncpg.Connection[Any]:
    """The connection made anew; a server that is not there yet is a lost connection like any other."""
    try:
        return await connected(place, Access.WRITE)
    except PitbossError as fault:
        raise ConnectionError(fault.sentence) from None


def _verdict(batch: Batch, row: Sequence[Any]) -> Verdict:
    verdict, actor, asked, position, amount, hashed = row
    match verdict:
        case "appended":
            return Appended(batch.head)
        case "repeated":
            return Repeated(Mark(batch.mark.id, actor, asked), position, amount)
        case _:
            return Behind(Head(position, hashed))


def _columns(batches: Sequence[Batch]) -> Iterator[list[Any]]:
    """The batches as the columns that the call takes: theirs, their entries', their postings' and their sealed orders'."""
    numbered = list(enumerate(batches, 1))
    yield from _turned(
        8,
        [
            (b.stream, *b.expected, b.mark.id, b.mark.actor, b.mark.asked, len(b.entries), b.entries[0].time if b.entries else 0)
            for b in batches
        ],
    )
    entries = [(number, entry) for number, batch in numbered for entry in batch.entries]
    yield from _turned(7, [(number, e.position, e.time, e.version, e.body, e.previous, e.hash) for number, e in entries])
    moved = [(number, e.position, line, *posting) for number, e in entries for line, posting in enumerate(e.postings)]
    yield from _turned(5, moved)
    yield from _turned(3, [(number, each.commitment, each.box) for number, batch in numbered for each in batch.sealed])


def _turned(width: int, rows: list[tuple[Any, ...]]) -> list[list[Any]]:
    return [[row[place] for row in rows] for place in range(width)]
