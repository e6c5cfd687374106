"""The store in an SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from pitboss.house.store.batch import Appended, Batch, Repeated, Verdict, settled
from pitboss.house.store.bell import Bell
from pitboss.house.store.faults import of_sqlite, refused
from pitboss.house.store.place import InFile
from pitboss.house.store.protocol import Access, Snapshot
from pitboss.house.store.reads import Reads, Rows
from pitboss.house.store.sqlite.connection import connect
from pitboss.house.store.sqlite.writer import Write, Writer, appending, appending_row

READERS = 2
POLL_SECONDS = 0.5
"""How often a waiting reader looks for what another process appended."""
KEPT_SNAPSHOTS = 2

_KEEP = "INSERT OR IGNORE INTO snapshot (stream, position, head, program, state) VALUES (?, ?, ?, ?, ?)"
_PROBE = "INSERT OR REPLACE INTO snapshot VALUES ('house:probe', 0, x'00', 'probe', hex(zeroblob(16384)))"
"""A write that needs room, and changes nothing of any log."""
_UNDO_PROBE = "DELETE FROM snapshot WHERE stream = 'house:probe'"
_FORGET = """DELETE FROM snapshot WHERE stream = ?1 AND position NOT IN
(SELECT position FROM snapshot WHERE stream = ?1 ORDER BY position DESC LIMIT ?2)"""


class SqliteStore(Reads):
    """A file that this process writes by one thread and reads by a few."""

    def __init__(self, place: InFile, access: Access) -> None:
        self._place, self._bell = place, Bell()
        self._local, self._open = threading.local(), list[sqlite3.Connection]()
        self._readers = ThreadPoolExecutor(READERS, "store reader")
        self._writer: Writer | None = None
        if access is Access.WRITE:
            self._writer = Writer(place, connect(place, Access.WRITE), self._bell.ring)
            self._writer.start()

    async def append(self, batch: Batch) -> Appended | Repeated:
        """Write a batch, or answer that its command was accepted before; `Conflict` if the stream ends elsewhere."""
        return settled(batch, await self._write(appending(batch)))

    async def append_row(self, batches: Sequence[Batch]) -> tuple[Verdict, ...]:
        """Write batches of one stream that follow from each other, as far as they fit, in one transaction."""
        found: tuple[Verdict, ...] = await self._write(appending_row(batches))
        return found

    async def keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot, and the one before it."""

        def write(to: sqlite3.Connection) -> None:
            to.execute(_KEEP, (snapshot.stream, snapshot.position, snapshot.head, snapshot.program, snapshot.state))
            to.execute(_FORGET, (snapshot.stream, KEPT_SNAPSHOTS))

        await self._write(write)

    async def changed(self, seen: int, timeout: float) -> int:
        """Come back when something was appended here, or soon: another process may have appended."""
        return await self._bell.heard(seen, min(timeout, POLL_SECONDS))

    async def well(self) -> None:
        """`Stopped` where the file is gone, or takes nothing: what failed is tried again with a write that changes nothing of the log."""
        if self._writer is None:
            return
        self._writer.require_file()
        if self._writer.fault is not None:
            await self._write(lambda to: to.execute(_PROBE))
            await self._write(lambda to: to.execute(_UNDO_PROBE))

    async def close(self) -> None:
        """End the threads and close the file."""
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._open:
            connection.close()
        if self._writer is not None:  # the last to go: SQLite then puts everything into the file itself
            await asyncio.to_thread(self._writer.stop)

    async def rows(self, *questions: tuple[str, tuple[Any, ...]]) -> tuple[Rows, ...]:
        """The rows of several questions, read in a thread of their own."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, questions)

    def _read(self, questions: tuple[tuple[str, tuple[Any, ...]], ...]) -> tuple[Rows, ...]:
        try:
            reader = self._reader()
            return tuple(reader.execute(sql.replace("$", "?"), values).fetchall() for sql, values in questions)
        except sqlite3.Error as fault:
            raise of_sqlite(self._place, fault) from None

    def _reader(self) -> sqlite3.Connection:
        """This thread's own connection."""
        found: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if found is None:
            found = self._local.connection = connect(self._place, Access.READ)
            self._open.append(found)
        return found

    async def _write(self, write: Write) -> Any:
        if self._writer is None:
            raise refused("store-read-only", f"{self._place}: the store was opened to be read only")
        return await self._writer.submit(write)
