"""A connection: one socket of one client, with its subscriptions. It has no queue of events: each subscription is a position in a log."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import groupby
from time import perf_counter
from typing import Any

from pitboss.house.accounts import Holder, Request, due
from pitboss.house.accounts.refusals import session_over, sign_in_first
from pitboss.house.clock import elapsed
from pitboss.house.limits import Allowance, Bucket, TooFast, take
from pitboss.house.service.closing import Closing
from pitboss.house.service.faults import body_of
from pitboss.house.service.frames import Look, Order, PictureWish, Ping, Subscribe, Unsubscribe, parsed, read_message, ref_of
from pitboss.house.service.moment import seconds
from pitboss.house.service.orders import Given, carry_out_row
from pitboss.house.service.pictures import awaits_at, seen_at, spoken_at, viewer_at
from pitboss.house.service.pit import Pit
from pitboss.house.service.received import Received, ordered_at
from pitboss.house.service.room import Room
from pitboss.house.service.subscription import Subscription
from pitboss.house.service.telling import Frame, compact, events_frame
from pitboss.house.service.wire import WriteFrame, framed
from pitboss.house.streams.hall import Hall
from pitboss.house.tables import Outcome
from pitboss.house.views import view_changes
from pitboss.law.refusal import Malformed, PitbossError, Refused

CHUNK = 100
"""Entries that one frame holds at most."""
MOST_TABLES = 64
MOST_BAD = 20
OUTCOMES = {each: f'outcome="{each.value}"' for each in Outcome}
"""How a command is counted, by what became of it."""
SendText = Callable[[str], Awaitable[None]]


def unwritten(_: bytes) -> bool:
    """How a frame is written at once where there is no way to: not at all."""
    return False


class Connection:
    """One socket."""

    def __init__(self, pit: Pit, holder: Holder | None, address: str, send: SendText, write: WriteFrame = unwritten) -> None:
        self.pit, self.holder, self.address = pit, holder, address
        self._send_text, self._sending, self._write = send, asyncio.Lock(), write
        self._telling = False
        self.tables: dict[str, Subscription] = {}
        self.wake = asyncio.Event()
        self.closing: Closing | None = None
        self.over = self.is_ordering = False
        self._bad = self._fast = 0
        rate = pit.settings.messages_per_second
        self._bucket = Bucket(Allowance(burst=2 * rate, every=max(1000 // rate, 1)))

    @property
    def account(self) -> str:
        """Whose socket it is; empty for a spectator."""
        return self.holder.account if self.holder else ""

    def close_soon(self, code: int, sentence: str) -> None:
        """Have the socket closed by whoever sends on it."""
        self.closing = self.closing or Closing(code, sentence)
        self.wake.set()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message; a client that does not read is closed."""
        await self.send_text(compact(message))

    async def send_text(self, text: str) -> None:
        """The same, already written; at once where the client reads, so that nothing need be waited for."""
        if not self._sending.locked() and self._write(framed(text)):
            return
        try:
            async with asyncio.timeout(self.pit.settings.slow_seconds), self._sending:
                await self._send_text(text)
        except TimeoutError:
            raise Closing(4408, "You read too slowly: connect again and resume by position.") from None

    async def receive(self, *texts: str) -> None:
        """Take frames of the client's that came together: commands for one table that follow each other are carried out as a row."""
        await self._keep_session()
        now = elapsed()
        received = [self._read(text, now) for text in texts]
        for table, group in groupby(received, ordered_at):
            row = list(group)
            if table:
                await self._order(table, row)
                continue
            for each in row:
                await self._take(each)

    async def follow(self) -> None:
        """Send every subscription what is new, whenever there is something, until the socket closes."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            self._telling = True
            for subscription in tuple(self.tables.values()):
                while subscription.position < subscription.room.position and not self.closing:
                    await self._tell(subscription)
                if isinstance(subscription.room, Hall) and subscription.beat != subscription.room.beat and not self.closing:
                    await self._freshen(subscription, subscription.room)
            self._telling = False
            if self.closing:
                raise self.closing

    def leave(self) -> None:
        """Forget every subscription; whoever plays at a table and has no other socket there has dropped."""
        for table in tuple(self.tables):
            self._unsubscribe(table)

    def _count(self, now: int) -> None:
        taken = take(self._bucket, now)
        if isinstance(taken, TooFast):
            raise taken
        self._bucket = taken

    def _read(self, text: str, now: int) -> Received:
        """What a frame asks, or what is wrong with it."""
        value: dict[str, Any] = {}
        try:
            self._count(now)
            value = parsed(text)
            message = read_message(value)
            if isinstance(message, Order):
                if self.holder is None:
                    raise sign_in_first()
                self.pit.admit_command(self.holder.account, now)
        except PitbossError as fault:
            return Received(value, fault)
        return Received(value, message)

    async def _take(self, received: Received) -> None:
        """Do what a message asks that is no command."""
        try:
            match received.message:
                case PitbossError() as fault:
                    raise fault
                case Subscribe() as message:
                    await self._subscribe(message)
                case Unsubscribe(table, ref):
                    self._unsubscribe(table)
                    await self.send({"type": "unsubscribed", "table": table, "ref": ref})
                case Look(table, ref):
                    room = await self.pit.place(table)
                    picture, names = seen_at(room, self.pit.registry.accounts, self.account)
                    shown = {"type": "picture", "table": table, "position": room.position, "changes": picture, "names": names, "ref": ref}
                    await self.send(shown)
                case Ping(ref):
                    await self.send({"type": "pong", "ref": ref})
                case Order():
                    raise AssertionError("commands are carried out as a row")
            self._bad = self._fast = 0
        except PitbossError as fault:
            await self._refuse(fault, received.value)

    async def _keep_session(self) -> None:
        """Whatever comes is a request: it keeps its session from going idle, and a session that has ended ends the socket."""
        if self.holder is None:
            return
        registry, now = self.pit.registry, seconds()
        session = registry.accounts.sessions.get(self.holder.session)
        if session is None or session.over(now, registry.accounts.opened):
            raise Closing(4401, session_over().sentence)
        every = registry.policy.sessions.refresh
        if now >= session.seen_at + every and (refresh := due(registry.accounts, self.holder, now, every)):
            await registry.do(Request(self.holder, now, refresh))

    async def _order(self, table: str, row: list[Received]) -> None:
        """Carry out commands for one table, and answer each."""
        begun = perf_counter()
        self.is_ordering = True  # whatever becomes of the socket, they are finished: until then its reader is not ended, nor the server
        self.pit.entered += 1
        try:
            given = [Given(each.value["id"], each.value["command"], each.value.get("expected")) for each in row]
            answers = await carry_out_row(await self.pit.place(table), self.pit.registry.accounts, self.account, given)
        except PitbossError as fault:
            answers = [fault] * len(row)
        finally:
            self.pit.entered -= 1
            self.is_ordering = False
        if self.over:
            return
        self.pit.metrics.took(perf_counter() - begun, len(row))
        for each, answer in zip(row, answers, strict=True):
            if isinstance(answer, PitbossError):
                await self._refuse(answer, each.value)
                continue
            self._bad = self._fast = 0
            outcome = answer.outcome.value
            self.pit.metrics.count("pitboss_commands_total", OUTCOMES[answer.outcome])
            said = {"first": answer.first, "count": len(answer.events), "outcome": outcome}
            await self.send_text(compact({"type": "answer", "table": table, "id": each.value["id"], **said}))

    async def _subscribe(self, message: Subscribe) -> None:
        room = await self.pit.place(message.table)
        if message.table not in self.tables and len(self.tables) >= MOST_TABLES:
            raise Refused("enough-tables", f"A socket follows at most {MOST_TABLES} tables.", rule="house limits")
        if message.after is not None and message.after > room.position:
            await room.follow()
            if message.after > room.position:
                raise Malformed("position", f"the log of {room.id} ends at {room.position}")
        position = room.position if message.after is None else message.after
        subscription = Subscription(room, position, message.picture)
        answer: dict[str, Any] = {"type": "subscribed", "table": room.id, "position": position, "head": room.position, "ref": message.ref}
        if message.picture is not PictureWish.NONE:
            subscription.picture, names = seen_at(room, self.pit.registry.accounts, self.account)
            answer |= {"picture": subscription.picture, "names": names}
        await self.send(answer)
        self._unhear(self.tables.get(room.id))
        self.tables[room.id] = subscription
        subscription.hear = partial(self._hear, subscription)
        room.watchers.add(subscription.hear)
        room.away.discard(self.account)
        self.wake.set()

    def _unsubscribe(self, table: str) -> None:
        found = self.tables.pop(table, None)
        if found is None:
            return
        room = found.room
        self._unhear(found)
        others = (each for each in self.pit.sockets() if isinstance(each, Connection) and each.account == self.account)
        if self.account in room.floor.boxes.present and not any(table in each.tables for each in others):
            room.away.add(self.account)
            room.changed.set()

    def _unhear(self, subscription: Subscription | None) -> None:
        if subscription is not None:
            subscription.room.watchers.discard(subscription.hear)

    def _hear(self, subscription: Subscription) -> None:
        """Something has happened at a table: write it at once if nothing else is being told, or leave it to the task that tells."""
        room = subscription.room
        if not (self._telling or self.closing or self._sending.locked() or subscription.wish is PictureWish.CHANGES):
            frame: Frame | None = None if self.holder else room.told
            if frame is None or frame.after != subscription.position or frame.position != room.position:
                frame = self._frame_at_hand(subscription)
            if frame is not None and self._write(frame.bytes):
                subscription.position = frame.position
                self.pit.metrics.entries_sent += frame.count
                return
        self.wake.set()

    def _frame_at_hand(self, subscription: Subscription) -> Frame | None:
        """What a subscription has not been told, in one frame, if it can be had without waiting."""
        room, accounts = subscription.room, self.pit.registry.accounts
        entries = room.memory.at_hand(subscription.position, CHUNK)
        if not entries or entries[-1].position < room.position:
            return None
        return events_frame(room, accounts, entries, viewer_at(room, accounts, self.account))

    async def _tell(self, subscription: Subscription) -> None:
        room, accounts = subscription.room, self.pit.registry.accounts
        viewer = viewer_at(room, accounts, self.account)
        entries = await room.memory.since(subscription.position, CHUNK, room.position)
        if not entries:
            return
        frame = events_frame(room, accounts, entries, viewer)
        position = frame.position
        await self.send_text(frame.text)
        subscription.position = position
        self.pit.metrics.entries_sent += frame.count
        if subscription.wish is PictureWish.CHANGES and position == room.position:
            await self._freshen(subscription, room)

    async def _freshen(self, subscription: Subscription, room: Room | Hall) -> None:
        """Send what has changed of the picture to whoever wants changes."""
        subscription.beat = room.beat if isinstance(room, Hall) else 0
        if subscription.wish is not PictureWish.CHANGES:
            return
        position, (picture, names) = subscription.position, seen_at(room, self.pit.registry.accounts, self.account)
        changes = view_changes(subscription.picture, picture)
        subscription.picture = picture
        if changes:
            await self.send({"type": "picture", "table": room.id, "position": position, "changes": changes, "names": names, "ref": ""})

    async def _refuse(self, fault: PitbossError, value: dict[str, Any]) -> None:
        """Say what is wrong, and end the socket of who goes on being wrong."""
        if isinstance(fault, TooFast):
            self._fast += 1
            if self._fast > 10 * MOST_BAD:
                raise Closing(4429, "Far too fast: slow down.")
        else:
            self._bad = self._bad + 1 if isinstance(fault, Malformed) else 0
        self.pit.metrics.count("pitboss_refusals_total", f'code="{fault.code}"')
        named = str(value.get("table")) if value.get("type") == "command" else ""
        room = self.pit.rooms.get(named) or self.pit.halls.open.get(named)
        said = spoken_at(room, self.pit.registry.accounts, self.account, fault.sentence) if room else ""
        await self.send({"type": "error", **ref_of(value), **body_of(fault, awaits_at(room) if room else "", said)})
        if self._bad >= MOST_BAD:
            raise Closing(4400, "Too many messages that could not be read.")
