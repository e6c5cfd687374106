"""The socket: one connection after the other, taken up where the last one was lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, Self

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from pitboss.client.dialler import Dialler
from pitboss.client.faults import Fault, Lost, Refusal, refusal_in
from pitboss.client.feed import Feed
from pitboss.client.records import Answer, Json, answer_in

SESSION_ENDED = 4401
"""The code with which a server closes a connection whose session is over."""


class Line:
    """A person's line to the house. Use it as `async with house.line() as line`.

    Commands that have no answer when a connection is lost are asked again under their ids on the next one, in the order in which they
    were first sent, so that each is answered once and done once.
    """

    def __init__(self, dialler: Dialler, fresh_id: Callable[[], str]) -> None:
        self._dialler, self._fresh_id = dialler, fresh_id
        self._feeds: dict[str, Feed] = {}
        self._unanswered: dict[str, tuple[Json, asyncio.Future[Any]]] = {}
        self._refs = count(1)
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._why: Fault | None = None

    @property
    def welcome(self) -> Json:
        """What the server said on connecting."""
        return self._dialler.welcome

    @property
    def connections(self) -> int:
        """How often a connection was made."""
        return self._dialler.connections

    async def __aenter__(self) -> Self:
        self._socket = await self._dialler.connected(self._dialler.until())
        self._task = asyncio.create_task(self._kept_up(), name="line to the house")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()
        self._end(Lost("The line was closed."))

    async def subscribe(self, table: str, after: int | None = None, *, picture: str = "once") -> Feed:
        """The events of a table after a position, or from now on; the feed goes on by itself over lost connections."""
        feed = self._feeds[table] = Feed(table, after, picture, f"f{next(self._refs)}")
        try:
            await self._answered(feed.ref, feed.asked())
        except Refusal:
            self._feeds.pop(table, None)
            raise
        return feed

    async def unsubscribe(self, table: str) -> None:
        """No more events of a table."""
        self._feeds.pop(table, None)
        await self._asked({"type": "unsubscribe", "table": table})

    async def command(self, table: str, command: Json, id: str = "") -> Answer:
        """What became of a command, once it is durable; `Refusal` where it was refused."""
        name = id or self._fresh_id()
        message = {"type": "command", "table": table, "id": name, "command": command}
        return answer_in(await self._answered(f"{table} {name}", message))

    async def look(self, table: str) -> Json:
        """The picture of a table now, with its position and names."""
        return await self._asked({"type": "look", "table": table})

    async def ping(self) -> None:
        """Wait for the server to say that it is there."""
        await self._asked({"type": "ping"})

    async def _asked(self, message: Json) -> Json:
        ref = f"r{next(self._refs)}"
        return await self._answered(ref, message | {"ref": ref})

    async def _answered(self, key: str, message: Json) -> Json:
        if self._why is not None:
            raise self._why
        answered: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._unanswered[key] = message, answered
        try:
            if self._socket is not None:
                with suppress(WebSocketException, OSError):  # then it is asked again on the next connection
                    await self._socket.send(json.dumps(message))
            return await answered
        finally:
            self._unanswered.pop(key, None)

    async def _kept_up(self) -> None:
        """Read until the connection is lost, connect again and go on, for as long as there is patience."""
        try:
            while True:
                assert self._socket is not None
                await self._read(self._socket)
                self._socket = None
                await self._resume()
        except Fault as fault:
            self._end(fault)

    async def _read(self, socket: ClientConnection) -> None:
        """Read until the connection is lost; `Refusal` where it ended because the session did, which another would not mend."""
        with suppress(WebSocketException, OSError):
            await self._hear(socket)
        if socket.close_code == SESSION_ENDED:
            raise Refusal("session-over", "The session has ended: sign in again.")

    async def _hear(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            match message["type"]:
                case "answer":
                    self._settle(f"{message['table']} {message['id']}", message)
                case "events":
                    self._to_feed(message)
                case "subscribed" | "picture":
                    self._to_feed(message)
                    self._settle(message.get("ref", ""), message)
                case "unsubscribed" | "pong":
                    self._settle(message.get("ref", ""), message)
                case "error":
                    key = f"{message.get('table', '')} {message['id']}" if message.get("id") else message.get("ref", "")
                    self._settle(key, refusal_in(message))
                case _:  # why the server closes, and whatever a later one may say
                    pass

    def _to_feed(self, message: Json) -> None:
        if message["table"] in self._feeds:
            self._feeds[message["table"]].take(message)

    def _settle(self, key: str, outcome: Json | Fault) -> None:
        answered = self._unanswered[key][1] if key in self._unanswered else None
        if answered is None or answered.done():
            for feed in self._feeds.values():
                if feed.ref == key and isinstance(outcome, Fault):  # it could not be taken up again
                    feed.end(outcome)
            return
        if isinstance(outcome, Fault):
            answered.set_exception(outcome)
        else:
            answered.set_result(outcome)

    async def _resume(self) -> None:
        """Connect again, ask for every feed from where it was and send every unanswered message again."""
        until = self._dialler.until()
        while True:
            socket = self._socket = await self._dialler.connected(until)
            waiting = [message for message, answered in self._unanswered.values() if not answered.done()]
            again = [message for message in waiting if message["type"] != "subscribe"]
            with suppress(WebSocketException, OSError):
                for message in (*(feed.asked() for feed in self._feeds.values()), *again):
                    await socket.send(json.dumps(message))
                return

    def _end(self, why: Fault) -> None:
        self._why = why
        for key in list(self._unanswered):
            self._settle(key, why)
        for feed in self._feeds.values():
            feed.end(why)
