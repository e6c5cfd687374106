"""The store in a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from pitboss.house.store.batch import Appended, Batch, Repeated, Verdict, settled
from pitboss.house.store.bell import Bell
from pitboss.house.store.faults import refused
from pitboss.house.store.place import OnServer
from pitboss.house.store.postgresql.connection import NOT_YET, connected, of_server, pooled
from pitboss.house.store.postgresql.writer import Writer
from pitboss.house.store.protocol import Access, Snapshot
from pitboss.house.store.reads import Reads, Rows
from pitboss.law.refusal import PitbossError

CHANNEL = "pitboss"
POLL_SECONDS = 1.0
"""How often a waiting reader looks although nothing woke it: a notification can be lost with its connection."""
TRIES = 3
KEPT_SNAPSHOTS = 2

_KEEP = "INSERT INTO snapshot (stream, position, head, program, state) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
_FORGET = """DELETE FROM snapshot WHERE stream = $1 AND position NOT IN
(SELECT position FROM snapshot WHERE stream = $1 ORDER BY position DESC LIMIT $2)"""


class PostgresStore(Reads):
    """A database that this process writes by one task, reads by a few connections, and listens to."""

    def __init__(self, place: OnServer, pool: asyncpg.Pool[Any], writer: Writer | None) -> None:
        self._place, self._pool, self._writer = place, pool, writer
        self._bell = Bell()
        self._listener: asyncpg.Connection[Any] | None = None
        self._seeking = asyncio.Lock()

    @classmethod
    async def open(cls, place: OnServer, access: Access) -> PostgresStore:
        """Connect to a database whose schema is current."""
        pool = await pooled(place, access)
        writer = Writer(place, await connected(place, access)) if access is Access.WRITE else None
        return cls(place, pool, writer)

    async def append(self, batch: Batch) -> Appended | Repeated:
        """Write a batch, or answer that its command was accepted before; `Conflict` if the stream ends elsewhere."""
        if self._writer is None:
            raise self._read_only()
        return settled(batch, await self._writer.submit(batch))

    async def append_row(self, batches: Sequence[Batch]) -> tuple[Verdict, ...]:
        """Write batches of one stream that follow from each other, as far as they fit, one call after the other."""
        if self._writer is None:
            raise self._read_only()
        found: list[Verdict] = []
        for batch in batches:
            try:
                found.append(await self._writer.submit(batch))
            except PitbossError:
                if not found:
                    raise
                break  # those before it are durable
            if not isinstance(found[-1], Appended):
                break
        return tuple(found)

    async def keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot, and the one before it."""
        if self._writer is None:
            raise self._read_only()
        values = (snapshot.stream, snapshot.position, snapshot.head, snapshot.program, snapshot.state)
        await self.rows((_KEEP, values), (_FORGET, (snapshot.stream, KEPT_SNAPSHOTS)))

    async def changed(self, seen: int, timeout: float) -> int:
        """Come back when the server says that something was appended, or soon in any case."""
        await self._listen()
        return await self._bell.heard(seen, min(timeout, POLL_SECONDS))

    async def well(self) -> None:
        """`Stopped` where the server does not answer."""
        await self.head("house:accounts")

    async def close(self) -> None:
        """Write what waits, then let go of the server."""
        if self._writer is not None:
            await self._writer.stop()
        if self._listener is not None:
            await self._listener.close()
        await self._pool.close()

    async def rows(self, *questions: tuple[str, tuple[Any, ...]]) -> tuple[Rows, ...]:
        """The rows of several questions; a lost connection is made anew."""
        for last in (*(False for _ in range(TRIES - 1)), True):
            try:
                async with self._pool.acquire() as reader:
                    return tuple([await reader.fetch(sql, *values) for sql, values in questions])
            except (*NOT_YET, asyncpg.PostgresError) as fault:
                if last or not isinstance(fault, NOT_YET):
                    raise of_server(self._place, fault) from None
        raise AssertionError("the last try answers or raises")

    def _read_only(self) -> PitbossError:
        return refused("store-read-only", f"{self._place}: the store was opened to be read only")

    async def _listen(self) -> None:
        """Have one connection that listens; without it the bell rings by the clock alone."""
        async with self._seeking:
            if self._listener is not None and not self._listener.is_closed():
                return
            try:
                self._listener = await connected(self._place, Access.READ)
                await self._listener.add_listener(CHANNEL, lambda *_: self._bell.ring())
            except (PitbossError, *NOT_YET):
                self._listener = None
