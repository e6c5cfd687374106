"""What a store does, whichever back end holds it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from pitboss.house.store.batch import Appended, Batch, Repeated, Sealed, Verdict
from pitboss.house.store.entry import Entry, Head

CHUNK = 1000
"""Entries that are read at once."""


class Access(Enum):
    """Whether a store is opened to be written, and made or brought up to date if need be, or only to be read."""

    READ = "read"
    WRITE = "write"


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a stream had come to at a position, so that it need not be replayed from the start; never evidence of anything.

    `head` is the hash of the entry there, `program` the version of Pitboss whose state it is.
    """

    stream: str
    position: int
    head: bytes
    program: str
    state: str


@dataclass(frozen=True, slots=True)
class Tally:
    """How many rows a stream has, counted apart from reading them."""

    entries: int
    postings: int
    commands: int


class Store(Protocol):
    """An append-only log of streams. Nothing is answered before it is durable; `Refused` says why a store cannot go on."""

    async def append(self, batch: Batch) -> Appended | Repeated:
        """Write a batch, or answer that its command was accepted before; `Conflict` if the stream ends elsewhere."""

    async def append_row(self, batches: Sequence[Batch]) -> tuple[Verdict, ...]:
        """Write batches of one stream that follow from each other, as far as they fit: a verdict for each up to the first that did not."""

    async def head(self, stream: str) -> Head:
        """Where a stream ends; position 0 where there is none."""

    async def heads(self) -> dict[str, int]:
        """The position at which every stream ends."""

    async def read(self, stream: str, after: int = 0, most: int = CHUNK) -> tuple[Entry, ...]:
        """The entries after a position, in order."""

    async def answered(self, stream: str, command: str) -> Repeated | None:
        """Where the entries of a command stand, if it was accepted."""

    async def streams(self) -> tuple[str, ...]:
        """Every stream that has a row anywhere, by name."""

    async def commands(self, stream: str) -> tuple[Repeated, ...]:
        """Every command that was accepted, in the order of its entries."""

    async def tally(self, stream: str) -> Tally:
        """How many rows a stream has."""

    async def keep(self, snapshot: Snapshot) -> None:
        """Keep a snapshot; older ones may go."""

    async def snapshots(self, stream: str) -> tuple[Snapshot, ...]:
        """The snapshots of a stream, the latest first."""

    async def sealed(self, stream: str) -> tuple[Sealed, ...]:
        """Every sealed order of a stream."""

    async def unsealed(self, stream: str, commitment: str) -> Sealed | None:
        """The sealed order under a commitment."""

    async def changed(self, seen: int, timeout: float) -> int:
        """Come back when something may have been appended since `seen`, or after so many seconds; what to give as `seen` next time.

        It only wakes: read on from the position you have, whatever woke you.
        """

    async def well(self) -> None:
        """`Stopped` where nothing would be taken now: the file is gone or another, the disk is full, the server does not answer."""

    async def close(self) -> None:
        """Let go of everything; what was answered is durable already."""
