"""Reckoning: one worker process that does the mathematics, so that no table ever waits for it; what was worked out is kept."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Annotated, Any, NamedTuple, TypeVar, cast

from fastapi import Depends, Request

from pitboss.law.refusal import Malformed, PitbossError, Refused

Answer = TypeVar("Answer")
KEPT = 1024
"""Answers kept, the latest asked for."""
MOST_WAITING = 32
POLITENESS = 5
"""How far the worker steps back behind the tables when the processor is busy."""


class Fault(NamedTuple):
    """What the worker refuses, as it comes back from there: an error itself need not survive the way."""

    code: str
    sentence: str
    rule: str


def begin_behind() -> None:
    """In the worker: leave an interrupt to the server, step back behind it, and end when it ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITENESS)
    server = parent_process()
    assert server is not None, "the worker is a child of the server"

    def follow() -> None:
        server.join()
        os._exit(0)

    Thread(target=follow, daemon=True).start()


def _try(job: Callable[..., Answer], given: tuple[Any, ...]) -> Answer | Fault:
    try:
        return job(*given)
    except PitbossError as fault:
        return Fault(fault.code, fault.sentence, getattr(fault, "rule", ""))


class Reckoner:
    """The worker, started when first asked, and what it has answered."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._known: OrderedDict[Hashable, asyncio.Future[Any]] = OrderedDict()
        self._waiting = 0

    async def once(self, key: Hashable, begin: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """Something that is worked out once under its key and then kept; whoever asks meanwhile waits for the same work."""
        work = self._known.get(key)
        if work is None:
            work = self._known[key] = asyncio.ensure_future(begin())
            work.add_done_callback(lambda done: self._forget(key, done))
        self._known.move_to_end(key)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return cast(Answer, await asyncio.shield(work))

    async def ask(self, key: Hashable, job: Callable[..., Answer], *given: Any) -> Answer:
        """What a job makes of something in the worker, once."""
        found = await self.once(key, lambda: self._work(job, given))
        if not isinstance(found, Fault):
            return cast(Answer, found)
        raise Refused(found.code, found.sentence, rule=found.rule) if found.rule else Malformed(found.code, found.sentence)

    async def _work(self, job: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", "Many are asking for odds at the moment: ask again in a few seconds.", rule="house odds")
        self._pool = self._pool or ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin_behind)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, _try, job, given)
        except BrokenProcessPool:
            self._pool = None
            raise Refused("busy", "The reckoning broke off: ask again, it has been started anew.", rule="house odds") from None
        finally:
            self._waiting -= 1

    def _forget(self, key: Hashable, work: asyncio.Future[Any]) -> None:
        """Nothing that went wrong is kept."""
        if (work.cancelled() or work.exception()) and self._known.get(key) is work:
            del self._known[key]


def reckoner_of(request: Request) -> Reckoner:
    """The reckoner of this server."""
    state = request.app.state
    if not hasattr(state, "reckoner"):
        state.reckoner = Reckoner()
    return cast(Reckoner, state.reckoner)


TheReckoner = Annotated[Reckoner, Depends(reckoner_of)]
