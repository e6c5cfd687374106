"""Reading a store: the same questions of every back end, in SQL that both understand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from pitboss.house.store.batch import Mark, Repeated, Sealed
from pitboss.house.store.entry import Entry, Head
from pitboss.house.store.protocol import CHUNK, Snapshot, Tally
from pitboss.money.ledger import Posting

HEAD = "SELECT position, hash FROM entry WHERE stream = $1 ORDER BY position DESC LIMIT 1"
ENTRIES = """SELECT position, time, actor, command, version, body, previous, hash FROM entry
WHERE stream = $1 AND position > $2 ORDER BY position LIMIT $3"""
POSTINGS = "SELECT position, account, cents FROM posting WHERE stream = $1 AND position > $2 AND position <= $3 ORDER BY position, line"
HEADS = "SELECT s.name, (SELECT max(e.position) FROM entry e WHERE e.stream = s.name) FROM stream s"
COMMAND = "SELECT id, actor, asked, first, amount FROM command WHERE stream = $1 AND id = $2"
COMMANDS = "SELECT id, actor, asked, first, amount FROM command WHERE stream = $1 ORDER BY first, amount"
STREAMS = """SELECT name FROM stream UNION SELECT stream FROM entry UNION SELECT stream FROM posting
UNION SELECT stream FROM command ORDER BY 1"""
TALLY = """SELECT (SELECT count(*) FROM entry WHERE stream = $1), (SELECT count(*) FROM posting WHERE stream = $1),
(SELECT count(*) FROM command WHERE stream = $1)"""
SNAPSHOTS = "SELECT position, head, program, state FROM snapshot WHERE stream = $1 ORDER BY position DESC"
SEALED = "SELECT commitment, box FROM sealed WHERE stream = $1 ORDER BY commitment"
UNSEALED = "SELECT commitment, box FROM sealed WHERE stream = $1 AND commitment = $2"

Rows = Sequence[Sequence[Any]]


class Reads(ABC):
    """What every back end reads alike; it has only to run a question."""

    @abstractmethod
    async def rows(self, *questions: tuple[str, tuple[Any, ...]]) -> tuple[Rows, ...]:
        """The rows of several questions, asked one after the other: what is appended meanwhile may show in the later ones."""

    async def _rows(self, sql: str, *values: Any) -> Rows:
        return (await self.rows((sql, values)))[0]

    async def head(self, stream: str) -> Head:
        """Where a stream ends; position 0 where there is none."""
        return next((Head(position, bytes(hashed)) for position, hashed in await self._rows(HEAD, stream)), Head())

    async def heads(self) -> dict[str, int]:
        """The position at which every stream ends."""
        return {name: position or 0 for name, position in await self._rows(HEADS)}

    async def read(self, stream: str, after: int = 0, most: int = CHUNK) -> tuple[Entry, ...]:
        """The entries after a position, in order."""
        entries, moved = await self.rows((ENTRIES, (stream, after, most)), (POSTINGS, (stream, after, after + most)))
        postings = {at: tuple(Posting(account, cents) for _, account, cents in rows) for at, rows in groupby(moved, lambda row: row[0])}
        return tuple(_entry(stream, row, postings.get(row[0], ())) for row in entries)

    async def answered(self, stream: str, command: str) -> Repeated | None:
        """Where the entries of a command stand, if it was accepted."""
        return next(iter(_repeated(await self._rows(COMMAND, stream, command))), None)

    async def commands(self, stream: str) -> tuple[Repeated, ...]:
        """Every command that was accepted, in the order of its entries."""
        return tuple(_repeated(await self._rows(COMMANDS, stream)))

    async def streams(self) -> tuple[str, ...]:
        """Every stream that has a row anywhere, by name."""
        return tuple(sorted(name for (name,) in await self._rows(STREAMS)))

    async def tally(self, stream: str) -> Tally:
        """How many rows a stream has."""
        return Tally(*(await self._rows(TALLY, stream))[0])

    async def snapshots(self, stream: str) -> tuple[Snapshot, ...]:
        """The snapshots of a stream, the latest first."""
        return tuple(Snapshot(stream, at, bytes(head), program, state) for at, head, program, state in await self._rows(SNAPSHOTS, stream))

    async def sealed(self, stream: str) -> tuple[Sealed, ...]:
        """Every sealed order of a stream."""
        return tuple(Sealed(commitment, bytes(box)) for commitment, box in await self._rows(SEALED, stream))

    async def unsealed(self, stream: str, commitment: str) -> Sealed | None:
        """The sealed order under a commitment."""
        return next((Sealed(name, bytes(box)) for name, box in await self._rows(UNSEALED, stream, commitment)), None)


def _entry(stream: str, row: Sequence[Any], postings: tuple[Posting, ...]) -> Entry:
    position, time, actor, command, version, body, previous, hashed = row
    return Entry(stream, position, time, actor, command, version, body, postings, bytes(previous), bytes(hashed))


def _repeated(rows: Rows) -> Iterable[Repeated]:
    return (Repeated(Mark(name, actor, bytes(asked)), first, amount) for name, actor, asked, first, amount in rows)
