"""The one thread that writes the file: whatever waits when it comes round is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from pitboss.house.store.batch import Appended, Batch, Behind, Mark, Repeated, Verdict
from pitboss.house.store.entry import Head
from pitboss.house.store.faults import gone, of_sqlite, stopped
from pitboss.house.store.place import InFile
from pitboss.house.store.reads import COMMAND, HEAD
from pitboss.law.refusal import PitbossError

QUIET_SECONDS = 2.0
"""After so long without a job the file is put in order."""
MOST = 512
"""Jobs that one commit takes at most."""

_HEAD, _COMMAND = HEAD.replace("$", "?"), COMMAND.replace("$", "?")
_STREAM = "INSERT INTO stream (name, founded) VALUES (?, ?)"
_ENTRY = """INSERT INTO entry (stream, position, time, actor, command, version, body, previous, hash)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_POSTING = "INSERT INTO posting (stream, position, line, account, cents) VALUES (?, ?, ?, ?, ?)"
_MARK = "INSERT INTO command (stream, id, actor, asked, first, amount) VALUES (?, ?, ?, ?, ?, ?)"
_SEALED = "INSERT INTO sealed (stream, commitment, box) VALUES (?, ?, ?)"

Write = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Something to be written, and who waits for it, in which loop."""

    write: Write
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Writer(threading.Thread):
    """Takes jobs from a queue; a group of them is one transaction, and nobody is answered before it is on the disk."""

    def __init__(self, place: InFile, connection: sqlite3.Connection, committed: Callable[[], None]) -> None:
        super().__init__(name="store writer", daemon=True)
        self._place, self._connection, self._committed = place, connection, committed
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._file = _identity(place)
        self.fault: PitbossError | None = None
        """Why the last group could not be committed; None once one could."""

    def require_file(self) -> None:
        """Refuse to write a file that nobody finds again."""
        if _identity(self._place) != self._file:
            raise gone(self._place)

    async def submit(self, write: Write) -> Any:
        """Put a job in the queue and wait for the answer."""
        if self._closed:
            raise stopped(self._place, "store-closed", "the store is closed")
        loop = asyncio.get_running_loop()
        job = Job(write, loop.create_future(), loop)
        self._queue.put(job)
        return await job.done

    def stop(self) -> None:
        """Write what is in the queue, then end."""
        self._closed = True
        self._queue.put(None)
        self.join()

    def run(self) -> None:
        """Commit group after group until stopped."""
        while (first := self._next()) is not None:
            jobs, last = self._waiting(first)
            self._commit(jobs)
            if last:
                break
        self._connection.close()

    def _next(self) -> Job | None:
        """The next job. Where none has come for a while, pages that were written ahead go into the file, so that those do not pile up."""
        try:
            return self._queue.get(timeout=QUIET_SECONDS)
        except Empty:
            with suppress(sqlite3.Error):  # whoever reads or copies the file meanwhile goes first
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        return self._queue.get()

    def _waiting(self, first: Job) -> tuple[list[Job], bool]:
        """The jobs that wait already, and whether the end is among them."""
        jobs = [first]
        while len(jobs) < MOST:
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _commit(self, jobs: list[Job]) -> None:
        try:
            self.require_file()
            self._connection.execute("BEGIN IMMEDIATE")
            answers = [job.write(self._connection) for job in jobs]
            self._connection.execute("COMMIT")
            self.require_file()
        except BaseException as fault:
            self._roll_back()
            said = of_sqlite(self._place, fault) if isinstance(fault, sqlite3.Error) else fault
            self.fault = said if isinstance(said, PitbossError) else None
            _answer(jobs, [said] * len(jobs))
            return
        self.fault = None
        _answer(jobs, answers)
        self._committed()

    def _roll_back(self) -> None:
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass  # nothing was committed, and the next group says so itself if it cannot begin


def _identity(place: InFile) -> tuple[int, int]:
    """Which file is at the place; nought where there is none."""
    try:
        found = place.path.stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino


def _answer(jobs: list[Job], answers: list[Any]) -> None:
    """Wake everybody who waits, each loop once."""
    for loop in {job.loop for job in jobs}:
        mine = [(job.done, answer) for job, answer in zip(jobs, answers, strict=True) if job.loop is loop]
        with suppress(RuntimeError):  # a loop that has ended waits for nothing
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(answered: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, answer in answered:
        if done.done():
            continue  # whoever asked no longer waits
        if isinstance(answer, BaseException):
            done.set_exception(answer)
        else:
            done.set_result(answer)


def appending(batch: Batch) -> Callable[[sqlite3.Connection], Verdict]:
    """The job that appends a batch."""

    def write(to: sqlite3.Connection) -> Verdict:
        verdict = _verdict(to, batch, _head(to, batch.stream))
        if isinstance(verdict, Appended):
            _insert(to, [batch])
        return verdict

    return write


def appending_row(batches: Sequence[Batch]) -> Callable[[sqlite3.Connection], tuple[Verdict, ...]]:
    """The job that appends batches of one stream which follow from each other, up to the first that does not fit."""

    def write(to: sqlite3.Connection) -> tuple[Verdict, ...]:
        head, found, ids = _head(to, batches[0].stream), list[Verdict](), set[str]()
        for batch in batches:
            if batch.mark.id in ids:
                break  # it repeats one of this row, which is not written yet
            ids.add(batch.mark.id)
            found.append(_verdict(to, batch, head))
            if not isinstance(found[-1], Appended):
                break
            head = found[-1].head
        _insert(to, [batch for batch, verdict in zip(batches, found, strict=False) if isinstance(verdict, Appended)])
        return tuple(found)

    return write


def _head(to: sqlite3.Connection, stream: str) -> Head:
    return next((Head(*row) for row in to.execute(_HEAD, (stream,))), Head())


def _verdict(to: sqlite3.Connection, batch: Batch, head: Head) -> Verdict:
    """What is to become of a batch where its stream ends there."""
    for name, actor, asked, first, amount in to.execute(_COMMAND, (batch.stream, batch.mark.id)):
        return Repeated(Mark(name, actor, asked), first, amount)
    return Behind(head) if head != batch.expected else Appended(batch.head)


def _insert(to: sqlite3.Connection, batches: Sequence[Batch]) -> None:
    if batches and not batches[0].expected.position:
        to.executemany(_STREAM, [(batch.stream, batch.entries[0].time) for batch in batches if batch.entries][:1])
    entries = [entry for batch in batches for entry in batch.entries]
    to.executemany(_ENTRY, [(e.stream, e.position, e.time, e.actor, e.command, e.version, e.body, e.previous, e.hash) for e in entries])
    moved = [(e.stream, e.position, line, *posting) for e in entries for line, posting in enumerate(e.postings)]
    if moved:
        to.executemany(_POSTING, moved)
    marks = ((batch, batch.mark) for batch in batches)
    to.executemany(_MARK, [(b.stream, m.id, m.actor, m.asked, b.expected.position + 1, len(b.entries)) for b, m in marks])
    sealed = [(batch.stream, each.commitment, each.box) for batch in batches for each in batch.sealed]
    if sealed:
        to.executemany(_SEALED, sealed)
