"""The pit: everything that one server of the house keeps and runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import cast

from pitboss.house.accounts import PROFILES, Door, Event, House, Passwords, Policy, Request, Tries
from pitboss.house.accounts.commands import OpenHouse, SweepSessions
from pitboss.house.accounts.events import SessionEnded
from pitboss.house.accounts.request import HOUSE
from pitboss.house.clock import elapsed
from pitboss.house.keys import require_key
from pitboss.house.limits import Allowance, Bucket, Throttle, TooFast, admit, take
from pitboss.house.lobby import DEMO_FLOOR, TableDefinition, opening
from pitboss.house.service.cage import Cage
from pitboss.house.service.changing import rehearse
from pitboss.house.service.clockwork import keep_time
from pitboss.house.service.floorplan import STREAM as LOBBY, FloorPlan
from pitboss.house.service.kept import halls_of
from pitboss.house.service.library import Library
from pitboss.house.service.metrics import Metrics
from pitboss.house.service.moment import seconds
from pitboss.house.service.registry import STREAM as ACCOUNTS, Registry
from pitboss.house.service.room import Room, no_such_table
from pitboss.house.service.settings import Settings
from pitboss.house.store import Store
from pitboss.house.store.faults import Stopped
from pitboss.house.store.place import InFile, data_folder, place_of
from pitboss.house.streams.hall import Hall
from pitboss.house.tables import Vault, found_table
from pitboss.house.tables.law import TableBooks
from pitboss.house.tables.vault import key_in
from pitboss.law.refusal import Malformed, PitbossError, Refused
from pitboss.play.table import Table
from pitboss.play.versions import require_one_version

LOG = logging.getLogger("pitboss.pit")
POLL = 1.0
BREATH = 0.03
"""Seconds between two looks at what other servers have appended, at least."""
LONG_BREATH = 0.5
"""The same on a file: other processes ring no bell there, so that what wakes us is as a rule what we have appended ourselves."""
MOST_PACES = 10_000
"""Accounts whose commands are counted, before those are forgotten that have given none for a while."""
LEAD = 2000
"""Milliseconds by which a log may be ahead of the clock before that is said."""
LOOK_EVERY = 300
"""Milliseconds between two looks at how the store is."""
SWEEP_SECONDS = 600
CAGE_SECONDS = 3
"""Between two looks for money that somebody who was killed left on its way."""

EndSession = Callable[[str], None]


def policy_of(settings: Settings) -> Policy:
    """What the house has chosen about accounts."""
    every = max(60_000 // settings.arrivals_per_minute, 1)
    return Policy(tries=Tries(arrivals=Allowance(burst=5 * settings.arrivals_per_minute, every=every)))


def key_path(settings: Settings) -> Path:
    """Where the key of the house is: as set, beside the file of the store, or in the data folder."""
    if settings.key:
        return Path(settings.key)
    place = place_of(settings.store)
    if isinstance(place, InFile):
        return place.path.with_name(f"{place.path.name}.key")
    data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    return data_folder() / "house.key"


class Pit:
    """One server: accounts, tables, tasks."""

    def __init__(self, settings: Settings, store: Store, library: Library) -> None:
        self.settings, self.store, self.library = settings, store, library
        policy = policy_of(settings)
        self.registry = Registry(store, policy)
        self.plan = FloorPlan(store)
        self.passwords = Passwords(PROFILES[settings.passwords])
        self.door = Door(self.passwords, policy)
        self.cage = Cage(store, self.registry)
        where = key_path(settings)
        self._made_key = not where.exists()
        self.key = key_in(where)
        self.vault = Vault(self.key)
        self.rooms: dict[str, Room] = {}
        self._looked_at, self._ill = -LOOK_EVERY, cast("PitbossError | None", None)
        self.closed: dict[str, str] = {}
        """Tables that are listed and cannot be opened here, and why."""
        self.halls = halls_of(self)
        self.metrics = Metrics()
        self.throttle = Throttle()
        self._paces: dict[str, Bucket] = {}
        self._commands = Allowance(burst=2 * settings.commands_per_second, every=max(1000 // settings.commands_per_second, 1))
        self.stopping = asyncio.Event()
        self.end_session: EndSession = lambda _: None
        self.sockets: Callable[[], Collection[object]] = list
        self.entered = 0
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening = asyncio.Lock()
        self.registry.listeners.append(self._hear)

    async def start(self) -> str:
        """Open everything; the token of the administrator's one-time link where the house has no administrator, otherwise empty."""
        await self._require_key()
        await self.registry.catch_up()
        await self.plan.catch_up()
        if not self.plan.definitions and self.settings.demo:
            await self.plan.add(DEMO_FLOOR, HOUSE)
        await self._open_listed()
        await self.halls.start()
        self._tasks["follower"] = asyncio.create_task(self._follow(), name="follower")
        self._tasks["sweeper"] = asyncio.create_task(self._sweep(), name="sweeper")
        self._tasks["cashier"] = asyncio.create_task(self._watch_cage(), name="cashier")
        if self.registry.accounts.sessions:
            await self.registry.do(Request(House(), seconds(), OpenHouse()))
        if self.lead >= LEAD:
            LOG.error("log ahead of clock", extra={"sentence": self.disagreement, "seconds": self.lead // 1000})
        return await self._offer_administration()

    async def _require_key(self) -> None:
        """Refuse to open with a key that is not the house's; one that was made a moment ago is no use to anybody then."""
        where = key_path(self.settings)
        try:
            await require_key(self.store, self.key, str(where), lost=self.settings.new_key)
        except Refused:
            if self._made_key:
                where.unlink(missing_ok=True)
            raise

    async def require_well(self) -> None:
        """Refuse where the store takes nothing; asked of it a few times a second at most, however many want to know."""
        now = elapsed()
        if now - self._looked_at >= LOOK_EVERY:
            self._looked_at, self._ill = now, None
            try:
                await self.store.well()
            except PitbossError as fault:
                self._ill = fault
        if self._ill is not None:
            raise self._ill

    @property
    def lead(self) -> int:
        """Milliseconds by which the log that is furthest ahead is ahead of this server's clock."""
        keepers = (room.keeper for room in self.rooms.values()), (hall.keeper for hall in self.halls.open.values())
        return max(each.time.lead for each in (self.registry, self.plan, *(keeper for kind in keepers for keeper in kind)))

    @property
    def disagreement(self) -> str:
        """What an operator must know where the log and the clock disagree; empty where they do not."""
        if self.lead < LEAD:
            return ""
        return (
            f"The log is {self.lead // 1000} s ahead of this machine's clock, so one of them was wrong: play goes on by the log's time, "
            "which loses a second in a hundred until both agree. Is the clock right?"
        )

    async def stop(self) -> None:
        """End the tasks and let go of the store; what was accepted is finished first."""
        self.stopping.set()
        until = elapsed() + self.settings.stop_seconds * 1000
        while self.entered and elapsed() < until:
            await asyncio.sleep(0.01)
        await self.halls.stop()
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self.passwords.close()
        await self.store.close()

    def room(self, table: str) -> Room:
        """The room of a table, by its name."""
        found = self.rooms.get(table)
        if found is None and table in self.closed:
            raise Refused("table-closed", "This table stays closed: its log does not hold.", rule="house store")
        if found is None:
            raise no_such_table(table)
        return found

    async def place(self, name: str) -> Room | Hall:
        """The room of a table, or by its whole name the hall of any other stream."""
        return await self.halls.reach(name) if ":" in name else self.room(name)

    def admit(self, asked: Mapping[str, Allowance]) -> None:
        """Count a thing that is limited; `TooFast` where it comes too soon."""
        self.throttle, refused = admit(self.throttle, asked, elapsed())
        if refused:
            raise refused

    def admit_command(self, account: str, at: int | None = None) -> None:
        """Count a command of an account, at that millisecond of the monotonic clock or now; `TooFast` where it comes too soon."""
        now = elapsed() if at is None else at
        taken = take(self._paces.get(account) or Bucket(self._commands), now)
        if isinstance(taken, TooFast):
            raise taken
        self._paces[account] = taken
        if len(self._paces) > MOST_PACES:
            self._paces = {each: bucket for each, bucket in self._paces.items() if bucket.whole_at > now}

    async def open_table(self, definition: TableDefinition, by: str) -> Room:
        """List a table and open it."""
        game = self.library.open_game(self.library.dated(definition.founding))
        require_one_version(each.table for each in (*(room.game for room in self.rooms.values()), game) if isinstance(each.table, Table))
        rehearse(definition, game)
        await self.plan.add((definition,), by)
        await self._open_listed()
        return self.room(definition.id)

    async def _open_listed(self) -> None:
        """Open every table that is listed and not open here."""
        async with self._opening:
            for definition in tuple(self.plan.definitions.values()):
                if definition.id in self.rooms:
                    continue
                try:
                    await self._open(definition)
                except (Refused, Malformed) as fault:
                    if isinstance(fault, Stopped):
                        raise
                    self.closed[definition.id] = fault.sentence
                    LOG.error("table does not open", extra={"table": definition.id, "code": fault.code, "sentence": fault.sentence})

    async def _open(self, definition: TableDefinition) -> None:
        founding = self.library.dated(definition.founding)
        await found_table(self.store, definition.id, founding, HOUSE)
        books = TableBooks(self.library.open_game, self.library.dated)
        room = Room(self.store, definition, self.library.open_game(founding), self.vault, books)
        await room.open()
        await room.mind_law()
        await room.keep_shoe()
        await self.cage.fill(room)
        for command, request in opening(definition, room.game, seconds()):
            if await self.store.answered(room.stream, command) is None:
                await room.do(request, command)
        finished = await self.cage.make_good(room)
        if finished:
            LOG.warning("finished what a crash left half done", extra={"table": room.id, "count": finished})
        self.rooms[room.id] = room
        self.closed.pop(room.id, None)
        self._tasks[f"clock {room.id}"] = asyncio.create_task(keep_time(room), name=f"clock {room.id}")

    async def _offer_administration(self) -> str:
        if self.registry.accounts.administrators:
            return ""
        offer = self.door.offer(seconds())
        await self.registry.do(offer.request)
        return offer.cookie.reveal()

    async def _follow(self) -> None:
        """Publish what other servers append: woken by the store, and looking now and then in any case."""
        seen, breath = 0, LONG_BREATH if isinstance(place_of(self.settings.store), InFile) else BREATH
        while True:
            try:
                seen = await self.store.changed(seen, POLL)
                await self._look()
            except Stopped as fault:
                LOG.warning("store stopped", extra={"code": fault.code, "sentence": fault.sentence})
                await asyncio.sleep(POLL)
            except PitbossError as fault:
                LOG.error("follower refused", extra={"code": fault.code, "sentence": fault.sentence})
                await asyncio.sleep(POLL)
            except Exception:
                LOG.exception("follower failed")
                await asyncio.sleep(POLL)
            await asyncio.sleep(breath)

    async def _look(self) -> None:
        heads = await self.store.heads()
        if heads.get(ACCOUNTS, 0) > self.registry.head.position:
            await self.registry.catch_up()
        if heads.get(LOBBY, 0) > self.plan.head.position:
            await self.plan.catch_up()
            await self._open_listed()
        for room in tuple(self.rooms.values()):
            position = heads.get(room.stream, 0)
            if position > room.position:
                await self._follow_one(room, position)
        await self.halls.look(heads)

    async def _follow_one(self, room: Room, position: int) -> None:
        """Follow one table; one whose log no longer holds is closed here, and the others go on."""
        try:
            await room.follow(position)
        except (Refused, Malformed) as fault:
            if isinstance(fault, Stopped):
                raise
            LOG.error("table closed", extra={"table": room.id, "code": fault.code, "sentence": fault.sentence})
            self.closed[room.id] = fault.sentence
            del self.rooms[room.id]
            self._tasks.pop(f"clock {room.id}").cancel()

    async def _sweep(self) -> None:
        """Write down now and then which sessions have run out."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.registry.do(Request(House(), seconds(), SweepSessions()))
            except PitbossError as fault:
                LOG.warning("sweep refused", extra={"code": fault.code, "sentence": fault.sentence})

    async def _watch_cage(self) -> None:
        """Finish now and then what another server began and did not finish."""
        while True:
            await asyncio.sleep(CAGE_SECONDS)
            for room in tuple(self.rooms.values()):
                try:
                    found = await self.cage.watch(room)
                except PitbossError as fault:
                    LOG.warning("cage refused", extra={"table": room.id, "code": fault.code, "sentence": fault.sentence})
                else:
                    if found:
                        LOG.warning("finished what another server left half done", extra={"table": room.id, "count": found})

    def _hear(self, event: Event) -> None:
        if isinstance(event, SessionEnded):
            self.end_session(event.session)
