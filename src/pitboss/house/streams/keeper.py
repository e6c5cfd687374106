"""The keeper of a stream: decides requests, appends what follows, and answers once it is durable.

Any number of keepers, in any number of processes, may keep one stream: the log orders them, and whoever loses reads on and decides again.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any
from uuid import uuid4

from pitboss import __version__
from pitboss.floor.codec import encode
from pitboss.house.clock import HOUSE, StreamClock
from pitboss.house.store import Batch, Conflict, Draft, Entry, Head, Mark, Repeated, Snapshot, Stamp, Store, chained
from pitboss.house.store.batch import Sealed
from pitboss.house.store.entry import require_chain
from pitboss.house.store.faults import Stopped, refused
from pitboss.house.streams.codec import VERSION
from pitboss.house.streams.kind import StreamKind, Told
from pitboss.house.streams.state import StreamState, after, begun, moved
from pitboss.house.tables.asking import Outcome
from pitboss.house.tables.chips import ChipsMoved, Guard, nothing_against
from pitboss.law.refusal import PitbossError, Refused

TRIES = 50
SNAPSHOT_EVERY = 2000

Heard = Callable[[Sequence[Told]], None]
Complete = Callable[[Any, Any], Any]
"""What the house adds to a command as a state has it, such as its own chance; nobody's command id depends on that."""


def as_it_is(_: Any, command: Any) -> Any:
    """A command to which the house adds nothing."""
    return command


@dataclass(frozen=True, slots=True)
class Wanted:
    """Somebody's wish: who, when in seconds, what; under which command id, and at which position of the log, -1 at any."""

    by: str
    at: int
    command: Any
    id: str = ""
    expected: int = -1
    guard: Guard = nothing_against


@dataclass(frozen=True, slots=True)
class StreamAnswer:
    """What a command led to: its events and the position of the first; the same however often it is asked."""

    events: tuple[Any, ...]
    first: int
    outcome: Outcome


class StreamKeeper:
    """One stream as this process knows it; `heard` is told of every entry in order, whoever appended it."""

    def __init__(self, store: Store, stream: str, kind: StreamKind, heard: Heard) -> None:
        self.store, self.stream, self.kind, self._heard = store, stream, kind, heard
        self.state, self.head = begun(kind), Head()
        self.context: Any = None
        self.complete: Complete = as_it_is
        self.time, self._last_snapshot = StreamClock(), 0
        self._one_at_a_time = asyncio.Lock()

    async def open(self) -> None:
        """Read the log from the last snapshot that fits, otherwise from its start."""
        for snapshot in await self.store.snapshots(self.stream):
            entries = await self.store.read(self.stream, snapshot.position - 1, 1)
            if snapshot.program == __version__ and entries and entries[0].hash == snapshot.head:
                with suppress(PitbossError):
                    self.state = StreamState(*self.kind.codec.read(snapshot.state))
                    self.head = entries[0].head
                    self.time.saw(entries[0].time)
                    self._last_snapshot = self.head.position
                    break
        await self.catch_up()
        if self.state.founded is None:
            raise Refused("no-such-stream", f"There is no {self.stream[:80]!r}.", rule="house streams")
        self.context = self.kind.open(self.state.founded)

    async def do(self, wanted: Wanted) -> StreamAnswer:
        """Carry out a wish; one whose id was accepted before is answered as it was then, and has no second effect."""
        mark = Mark(wanted.id or uuid4().hex, wanted.by, _asked(wanted))
        async with self._one_at_a_time:
            for _ in range(TRIES):
                try:
                    return await self._tried(wanted, mark)
                except Conflict:
                    await self.catch_up()
                except Stopped:
                    raise
                except PitbossError:
                    done = await self.store.answered(self.stream, mark.id)
                    if done is not None:
                        return await self._again(mark, done)
                    before = self.head
                    await self.catch_up()
                    if self.head == before:
                        raise
        raise Stopped("stream-busy", f"{self.stream}: others were quicker {TRIES} times: try again")

    async def catch_up(self) -> None:
        """Read what others have appended."""
        while entries := await self.store.read(self.stream, self.head.position):
            self._take(entries, [self.kind.codec.read(entry.body, entry.version) for entry in entries])

    async def judged(self, wanted: Wanted, at: int) -> tuple[tuple[Any, ...], tuple[Sealed, ...]]:
        """The events of a wish, and what is sealed with them; money is the house's to bring, and the guard's to judge."""
        if isinstance(wanted.command, ChipsMoved):
            return (wanted.command,), ()
        command = self.complete(self.state.state, wanted.command)
        return self.kind.step(self.context, self.state.state, wanted.by, at, command)[0], ()

    async def _tried(self, wanted: Wanted, mark: Mark) -> StreamAnswer:
        expected = self.head
        if wanted.expected >= 0 and wanted.expected != expected.position:
            raise Refused("moved-on", f"The log has gone on to {expected.position}: look again.", rule="house streams")
        events, sealed = await self.judged(wanted, self.time.judged_at(wanted.at))
        wanted.guard(self.state, events)
        stamp = Stamp(self.time.now(), wanted.by, mark.id)
        drafts = [Draft(self.kind.codec.write(event), VERSION, moved(self.kind, event)) for event in events]
        entries = chained(self.stream, expected, stamp, drafts)
        verdict = await self.store.append(Batch(self.stream, expected, mark, entries, sealed))
        if isinstance(verdict, Repeated):
            return await self._again(mark, verdict)
        self._take(entries, events)
        await self._keep_snapshot()
        return StreamAnswer(events, expected.position + 1, Outcome.NOW)

    async def _again(self, mark: Mark, done: Repeated) -> StreamAnswer:
        if done.mark != mark:
            raise refused("command-id", f"{self.stream}: the command id {mark.id[:40]!r} was used for another command: use a new one")
        await self.catch_up()
        entries = await self.store.read(self.stream, done.first - 1, done.count) if done.count else ()
        return StreamAnswer(tuple(self.kind.codec.read(entry.body, entry.version) for entry in entries), done.first, Outcome.BEFORE)

    def _take(self, entries: Sequence[Entry], events: Sequence[Any]) -> None:
        """Take in entries that follow in the log; those known already are passed over."""
        told = []
        require_chain([entry for entry in entries if entry.position > self.head.position], self.head)
        for entry, event in zip(entries, events, strict=True):
            if entry.position > self.head.position:
                self.state = after(self.kind, self.state, event)
                self.head = entry.head
                self.time.saw(entry.time)
                told.append(Told(entry.position, entry.time, entry.actor, entry.command, event, self.state.state))
        if told:
            self._heard(told)

    async def _keep_snapshot(self) -> None:
        if self.head.position - self._last_snapshot >= SNAPSHOT_EVERY and self.kind.rests(self.state.state):
            self._last_snapshot = self.head.position
            text = self.kind.codec.write(self.state)
            with suppress(PitbossError):  # the command is durable, and a stream does without a snapshot
                await self.store.keep(Snapshot(self.stream, self.head.position, self.head.hash, __version__, text))


def _asked(wanted: Wanted) -> bytes:
    """A digest of who asks what, whenever it is asked."""
    return hashlib.sha256(json.dumps([wanted.by, encode(wanted.command)], separators=(",", ":")).encode()).digest()


def _undated(founded: Any) -> Any:
    """A founding whatever moment its law is of: who asks again a minute later founds the same."""
    played = getattr(founded, "played", None)
    if played is not None:
        return replace(founded, played=_undated(played))
    return replace(founded, on="", instruments=()) if hasattr(founded, "on") else founded


async def found_stream(store: Store, stream: str, kind: StreamKind, founded: Any, by: str) -> None:
    """Begin a stream; one that exists is left as it is if it was founded alike, and refused otherwise."""
    body = kind.codec.write(founded)
    entries = chained(stream, Head(), Stamp(HOUSE.now(), by, "founding"), [Draft(body, VERSION)])
    with suppress(Conflict):
        await store.append(Batch(stream, Head(), Mark("founding", by, entries[0].hash), entries))
    first = await store.read(stream, 0, 1)
    if _undated(kind.codec.read(first[0].body, first[0].version)) != _undated(founded):
        raise refused("stream-exists", f"there is a {stream!r} already, and it is another: choose another name")
