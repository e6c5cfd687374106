"""Halls: every stream that is no table of the lobby, opened when it is first needed, followed, and kept by a task of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from pitboss.house.store import Store
from pitboss.house.store.faults import Stopped
from pitboss.house.streams.hall import Hall
from pitboss.house.streams.keeper import Wanted
from pitboss.house.streams.kind import StreamKind
from pitboss.law.refusal import PitbossError, Refused

LOG = logging.getLogger("pitboss.halls")
PAUSE, LONGEST = 1.0, 30.0

MakeHall = Callable[[str], Hall]
Keep = Callable[[Hall], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True)
class Keeping:
    """How halls of a kind are made and kept; `at_start` whether they are open from the start of a server."""

    kind: StreamKind
    make: MakeHall
    keep: Keep
    at_start: bool = True


class Halls:
    """The halls of one server, by the names of their streams."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.open: dict[str, Hall] = {}
        self.keepings: dict[str, Keeping] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening = asyncio.Lock()

    def add(self, keeping: Keeping) -> None:
        """Know one kind more."""
        self.keepings[keeping.kind.name] = keeping

    async def start(self) -> None:
        """Open every stream whose kind is open from the start."""
        await self.look(await self._store.heads())

    async def stop(self) -> None:
        """End the tasks."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def __getitem__(self, stream: str) -> Hall:
        found = self.open.get(stream)
        if found is None:
            raise no_such_stream(stream)
        return found

    async def reach(self, stream: str) -> Hall:
        """The hall of a stream, opened if it is not yet."""
        found = self.open.get(stream)
        if found is not None:
            return found
        kind = stream.partition(":")[0]
        if kind not in self.keepings:
            raise no_such_stream(stream)
        async with self._opening:
            return self.open.get(stream) or await self._opened(stream, self.keepings[kind])

    async def _opened(self, stream: str, keeping: Keeping) -> Hall:
        hall = keeping.make(stream)
        await hall.open()
        self.open[stream] = hall
        self._tasks[stream] = asyncio.create_task(keeping.keep(hall), name=f"keeper of {stream}")
        return hall

    async def look(self, heads: Mapping[str, int]) -> None:
        """Follow what others have appended, and open what others have founded."""
        for stream, position in heads.items():
            hall = self.open.get(stream)
            if hall is not None:
                if position > hall.position:
                    await hall.follow(position)
                continue
            keeping = self.keepings.get(stream.partition(":")[0]) if ":" in stream else None
            if keeping is not None and keeping.at_start:
                try:
                    await self.reach(stream)
                except PitbossError as fault:
                    if isinstance(fault, Stopped):
                        raise
                    LOG.error("stream does not open", extra={"stream": stream, "code": fault.code, "sentence": fault.sentence})


async def keep_time(hall: Hall) -> None:
    """Do what is due in a stream by its kind's own timers, then sleep until the next is, or something happens there."""
    while True:
        hall.changed.clear()
        wait = LONGEST
        try:
            now = hall.seconds()
            last = hall.memory.recent[-1] if hall.memory.recent else None
            timers = hall.kind.due(hall.context, hall.state, last, now) if last else ()
            for due in sorted(timers, key=lambda each: each.at):
                if due.at > now:
                    wait = min(wait, due.at - now)
                    break
                await hall.do(Wanted(due.by, now, due.command, f"{hall.stream}:{due.id}"))
        except PitbossError as fault:
            LOG.info("timer refused", extra={"stream": hall.stream, "code": fault.code})
            wait = PAUSE
        except Exception:
            LOG.exception("keeper of a stream failed", extra={"stream": hall.stream})
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await hall.changed.wait()


def no_such_stream(name: str) -> Refused:
    """There is no stream of that name."""
    return Refused("no-such-stream", f"There is no {name[:80]!r}.", rule="house streams")
