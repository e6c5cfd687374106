"""The registry: the accounts of the house as this server knows them, and the way to append to their stream."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Iterable
from typing import Any
from uuid import uuid4

from pitboss.house.accounts import Accounts, Event, Holder, House, Policy, Request, decode, encode, postings, step
from pitboss.house.accounts.events import BoughtIn, CashedOut
from pitboss.house.accounts.evolve import evolve
from pitboss.house.accounts.request import HOUSE
from pitboss.house.clock import StreamClock
from pitboss.house.store import Batch, Conflict, Draft, Entry, Head, Mark, Repeated, Stamp, Store, chained
from pitboss.house.store.entry import require_chain
from pitboss.house.store.faults import Stopped, refused
from pitboss.law.refusal import Malformed, PitbossError

STREAM = "house:accounts"
VERSION = 1
TRIES = 50
VISITOR = "visitor"

Heard = Callable[[Event], None]


class Registry:
    """The accounts, where their stream ends, and cents that were brought to each table by each account and not yet paid back."""

    def __init__(self, store: Store, policy: Policy) -> None:
        self._store, self.policy = store, policy
        self.accounts, self.head, self.time = Accounts(), Head(), StreamClock()
        self.brought: dict[str, dict[str, int]] = {}
        self.listeners: list[Heard] = []
        self._one_at_a_time = asyncio.Lock()

    async def catch_up(self) -> None:
        """Read what others have appended."""
        async with self._one_at_a_time:
            await self._read_on()

    async def do(self, request: Request, command: str = "") -> tuple[Event, ...]:
        """Carry out a request about accounts, once a command id; `Refused` or `Malformed` if it may not be."""
        actor = _actor(request)
        mark = Mark(command or uuid4().hex, actor, _asked(request) if command else b"-")
        async with self._one_at_a_time:
            for _ in range(TRIES):
                try:
                    return await self._tried(request, mark)
                except Conflict:
                    await self._read_on()
                except Stopped:
                    raise
                except PitbossError:
                    done = await self._store.answered(STREAM, mark.id)
                    if done is not None:
                        return await self._again(mark, done)
                    if not await self._read_on():
                        raise
        raise Stopped("accounts-busy", f"others were quicker {TRIES} times: try again")

    async def _tried(self, request: Request, mark: Mark) -> tuple[Event, ...]:
        events, accounts = step(self.policy, self.accounts, request)
        if not events:
            return ()
        stamp = Stamp(self.time.now(), mark.actor, mark.id)
        drafts = [Draft(json.dumps(encode(event), ensure_ascii=False, separators=(",", ":")), VERSION, postings(event)) for event in events]
        verdict = await self._store.append(Batch(STREAM, self.head, mark, chained(STREAM, self.head, stamp, drafts)))
        if isinstance(verdict, Repeated):
            return await self._again(mark, verdict)
        self.accounts, self.head = accounts, verdict.head
        self.time.saw(stamp.time)
        self._hear(events)
        return events

    async def _again(self, mark: Mark, done: Repeated) -> tuple[Event, ...]:
        if done.mark.asked != mark.asked or done.mark.actor != mark.actor:
            raise refused("command-id", f"the command id {mark.id.rpartition(':')[2][:40]!r} was used for another command: use a new one")
        await self._read_on()
        return tuple(map(_event, await self._store.read(STREAM, done.first - 1, done.count) if done.count else ()))

    async def _read_on(self) -> bool:
        """Read on, and say whether there was anything."""
        found = False
        while entries := await self._store.read(STREAM, self.head.position):
            require_chain(entries, self.head)
            events = tuple(map(_event, entries))
            for event in events:
                self.accounts = evolve(self.accounts, event)
            self.head, found = entries[-1].head, True
            self.time.saw(entries[-1].time)
            self._hear(events)
        return found

    def _hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, BoughtIn | CashedOut):
                there, cents = self.brought.setdefault(event.table, {}), event.cents if isinstance(event, BoughtIn) else -event.cents
                there[event.account] = there.get(event.account, 0) + cents
            for listener in self.listeners:
                listener(event)


def _actor(request: Request) -> str:
    match request.by:
        case Holder(account):
            return account
        case House():
            return HOUSE
        case _:
            return VISITOR


def _event(entry: Entry) -> Event:
    try:
        row: dict[str, Any] = json.loads(entry.body)
        return decode(row)
    except (ValueError, TypeError, AttributeError):
        raise Malformed("log", f"{STREAM} at {entry.position}: this is no event of the accounts; see pitboss verify") from None


def _asked(request: Request) -> bytes:
    """A digest of who asks what; for commands that hold no secret."""
    return hashlib.sha256(repr((_actor(request), request.do)).encode()).digest()
