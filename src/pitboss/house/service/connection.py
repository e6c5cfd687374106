"""A connection: one socket of one client, with its subscriptions. It has no queue of events: each subscription is a position in a log."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from pitboss.house.accounts import Holder, Request, due
from pitboss.house.accounts.refusals import session_over, sign_in_first
from pitboss.house.limits import Allowance, Bucket, TooFast, take
from pitboss.house.service.faults import body_of
from pitboss.house.service.frames import Look, Order, PictureWish, Ping, Subscribe, Unsubscribe, parsed, read_message, ref_of
from pitboss.house.service.hallway import seen_picture
from pitboss.house.service.moment import milliseconds, seconds
from pitboss.house.service.orders import carry_out
from pitboss.house.service.pictures import awaits_at, names_for, picture_of, spoken_at, viewer_at
from pitboss.house.service.pit import Pit
from pitboss.house.service.room import Room, Wake
from pitboss.house.service.telling import Frame, compact, events_frame
from pitboss.house.service.wire import WriteFrame, framed
from pitboss.house.streams.hall import Hall
from pitboss.house.views import Picture, view_changes
from pitboss.law.refusal import Malformed, PitbossError, Refused

CHUNK = 100
"""Entries that one frame holds at most."""
MOST_TABLES = 64
MOST_BAD = 20
SendText = Callable[[str], Awaitable[None]]


def unwritten(_: bytes) -> bool:
    """How a frame is written at once where there is no way to: not at all."""
    return False


def unheard() -> None:
    """What a subscription does before it is made: nothing."""


class Closing(Exception):
    """The server closes the socket."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code, self.sentence = code, sentence


@dataclass(slots=True)
class Subscription:
    """How far a client has been told of a table, and the picture it has where it wants changes."""

    room: Room | Hall
    position: int
    wish: PictureWish
    picture: Picture = field(default_factory=dict)
    beat: int = 0
    hear: Wake = field(default=unheard)


class Connection:
    """One socket."""

    def __init__(self, pit: Pit, holder: Holder | None, address: str, send: SendText, write: WriteFrame = unwritten) -> None:
        self.pit, self.holder, self.address = pit, holder, address
        self._send_text, self._sending, self._write = send, asyncio.Lock(), write
        self._telling = False
        self.tables: dict[str, Subscription] = {}
        self.wake = asyncio.Event()
        self.closing: Closing | None = None
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

    async def receive(self, text: str) -> None:
        """Take a frame of the client's."""
        value: dict[str, Any] = {}
        try:
            self._count()
            value = parsed(text)
            await self._take(value)
            self._bad = self._fast = 0
        except TooFast as fault:
            self._fast += 1
            if self._fast > 10 * MOST_BAD:
                raise Closing(4429, "Far too fast: slow down.") from None
            await self._refuse(fault, value)
        except PitbossError as fault:
            self._bad = self._bad + 1 if isinstance(fault, Malformed) else 0
            await self._refuse(fault, value)
            if self._bad >= MOST_BAD:
                raise Closing(4400, "Too many messages that could not be read.") from None

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

    def _count(self) -> None:
        taken = take(self._bucket, milliseconds())
        if isinstance(taken, TooFast):
            raise taken
        self._bucket = taken

    async def _take(self, value: dict[str, Any]) -> None:
        await self._keep_session()
        message = read_message(value)
        match message:
            case Order():
                await self._order(message)
            case Subscribe():
                await self._subscribe(message)
            case Unsubscribe(table, ref):
                self._unsubscribe(table)
                await self.send({"type": "unsubscribed", "table": table, "ref": ref})
            case Look(table, ref):
                room = await self.pit.place(table)
                picture, names = self._picture(room)
                shown = {"type": "picture", "table": table, "position": room.position, "changes": picture, "names": names, "ref": ref}
                await self.send(shown)
            case Ping(ref):
                await self.send({"type": "pong", "ref": ref})

    async def _keep_session(self) -> None:
        """Every message is a request of its own: it keeps its session from going idle, and a session that has ended ends the socket."""
        if self.holder is None:
            return
        registry, now = self.pit.registry, seconds()
        session = registry.accounts.sessions.get(self.holder.session)
        if session is None or session.over(now):
            raise Closing(4401, session_over().sentence)
        refresh = due(registry.accounts, self.holder, now, registry.policy.sessions.refresh)
        if refresh:
            await registry.do(Request(self.holder, now, refresh))

    async def _order(self, order: Order) -> None:
        if self.holder is None:
            raise sign_in_first()
        begun = perf_counter()
        self.pit.admit_command(self.account)
        place = await self.pit.place(order.table)
        asked = carry_out(place, self.pit.registry.accounts, self.account, order.id, order.command, expected=order.expected)
        answer = await self.pit.finished(asked)
        self.pit.metrics.took(perf_counter() - begun)
        self.pit.metrics.count("pitboss_commands_total", f'outcome="{answer.outcome.value}"')
        said = {"first": answer.first, "count": len(answer.events), "outcome": answer.outcome.value}
        await self.send({"type": "answer", "table": order.table, "id": order.id, **said})

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
            subscription.picture, names = self._picture(room)
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
        frame = None
        if not (self._telling or self.closing or self._sending.locked() or subscription.wish is PictureWish.CHANGES):
            frame = self._frame_at_hand(subscription)
        if frame is None or not self._write(frame.bytes):
            self.wake.set()
            return
        subscription.position = frame.position
        self.pit.metrics.count("pitboss_entries_sent_total", by=frame.count)

    def _frame_at_hand(self, subscription: Subscription) -> Frame | None:
        """What a subscription has not been told, in one frame, if it can be had without waiting."""
        room, accounts = subscription.room, self.pit.registry.accounts
        last: Frame | None = None if self.holder else room.told
        if last is not None and last.after == subscription.position and last.position == room.position:
            return last
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
        self.pit.metrics.count("pitboss_entries_sent_total", by=frame.count)
        if subscription.wish is PictureWish.CHANGES and position == room.position:
            await self._freshen(subscription, room)

    async def _freshen(self, subscription: Subscription, room: Room | Hall) -> None:
        """Send what has changed of the picture to whoever wants changes."""
        subscription.beat = room.beat if isinstance(room, Hall) else 0
        if subscription.wish is not PictureWish.CHANGES:
            return
        position, (picture, names) = subscription.position, self._picture(room)
        changes = view_changes(subscription.picture, picture)
        subscription.picture = picture
        if changes:
            await self.send({"type": "picture", "table": room.id, "position": position, "changes": changes, "names": names, "ref": ""})

    def _picture(self, room: Room | Hall) -> tuple[Picture, dict[str, str]]:
        accounts = self.pit.registry.accounts
        if isinstance(room, Hall):
            return seen_picture(room, accounts, self.account)
        viewer = viewer_at(room, accounts, self.account)
        picture = picture_of(room, viewer)
        return picture, names_for(room, accounts, viewer, picture)

    async def _refuse(self, fault: PitbossError, value: dict[str, Any]) -> None:
        self.pit.metrics.count("pitboss_refusals_total", f'code="{fault.code}"')
        named = str(value.get("table")) if value.get("type") == "command" else ""
        room = self.pit.rooms.get(named) or self.pit.halls.open.get(named)
        said = spoken_at(room, self.pit.registry.accounts, self.account, fault.sentence) if room else ""
        await self.send({"type": "error", **ref_of(value), **body_of(fault, awaits_at(room) if room else "", said)})
