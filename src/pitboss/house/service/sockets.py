"""Sockets: the handshake, and the two tasks that serve each socket until it closes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starlette.responses import JSONResponse
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pitboss import __version__
from pitboss.house.accounts import Holder
from pitboss.house.limits import connection as address_key
from pitboss.house.messages import VERSION
from pitboss.house.service.closing import Closing
from pitboss.house.service.connection import Connection, unwritten
from pitboss.house.service.faults import body_of, status_of
from pitboss.house.service.gate import header, is_secure, require_host, require_origin
from pitboss.house.service.http.who import cookie_name, known
from pitboss.house.service.pit import Pit
from pitboss.house.service.wire import AT_HAND, CUT, WRITE
from pitboss.law.refusal import PitbossError, Refused

LOG = logging.getLogger("pitboss.sockets")
MOST_TOGETHER = 16
"""Messages of a client that are taken together, at most."""
READER = "reader"
"""The name of the task that takes what a client sends."""


class Sockets:
    """Every socket of this server."""

    def __init__(self, pit: Pit) -> None:
        self.pit = pit
        self.open: set[Connection] = set()
        pit.sockets = lambda: self.open
        pit.end_session = self.end_session

    async def serve(self, websocket: WebSocket) -> None:
        """Serve a socket from its handshake to its end."""
        address = address_key(websocket.client.host if websocket.client else "?")
        try:
            holder = await self._greet(websocket, address)
        except PitbossError as fault:
            self.pit.metrics.count("pitboss_refusals_total", f'code="{fault.code}"')
            LOG.info("handshake refused", extra={"code": fault.code, "address": address})
            await websocket.send_denial_response(JSONResponse(body_of(fault), status_of(fault)))
            return
        write = websocket.scope["extensions"].get(WRITE, {}).get(WRITE, unwritten)
        connection = Connection(self.pit, holder, address, websocket.send_text, write)
        self.open.add(connection)  # at once: whoever comes at the same moment is counted as well
        try:
            await websocket.accept()
            await self._talk(websocket, connection)
        finally:
            self.open.discard(connection)
            connection.leave()

    def end_session(self, session: str) -> None:
        """Close every socket of a session that has ended."""
        for each in self.open:
            if each.holder and each.holder.session == session:
                each.close_soon(4401, "Your session has ended: sign in again.")

    async def close_all(self) -> None:
        """Tell every client that the server is stopping, and wait a moment for them to go."""
        for each in tuple(self.open):
            each.close_soon(1001, "The server is stopping: connect again.")
        for _ in range(100):
            if not self.open:
                break
            await asyncio.sleep(0.02)

    async def _greet(self, websocket: WebSocket, address: str) -> Holder | None:
        """Who comes, if the socket may be opened at all."""
        require_host(self.pit, websocket.scope)
        require_origin(self.pit, websocket.scope, header(websocket.scope, b"origin"))
        if self.pit.stopping.is_set():
            raise Refused("stopping", "The server is stopping.", rule="house")
        cookie = websocket.cookies.get(cookie_name(secure=is_secure(self.pit, websocket.scope)))
        holder = await known(self.pit, cookie)
        settings = self.pit.settings
        if Counter(each.address for each in self.open)[address] >= settings.sockets_per_address:
            raise Refused("enough-sockets", "Too many sockets from one address.", rule="house limits")
        if holder and sum(each.account == holder.account for each in self.open) >= settings.sockets_per_account:
            raise Refused("enough-sockets", "Too many sockets of one account.", rule="house limits")
        return holder

    async def _talk(self, websocket: WebSocket, connection: Connection) -> None:
        """Read and write until one of both ends; then say why, if it was we."""
        why: Closing | None = None
        tasks: set[asyncio.Task[Any]] = set()
        try:
            await connection.send(self._welcome(connection))
            reading = asyncio.create_task(_read(websocket, connection), name=READER)
            tasks = {reading, asyncio.create_task(connection.follow())}
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except Closing as closing:
            why = closing
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client has gone, or went while we were writing
        except Exception:
            LOG.exception("socket failed", extra={"account": connection.account})
            why = Closing(1011, "Something went wrong here: connect again.")
        finally:
            await self._end(tasks, connection)
        if why is not None:
            await self._close(websocket, why)

    async def _end(self, tasks: set[asyncio.Task[Any]], connection: Connection) -> None:
        """End what is left; a command that is being carried out is finished first, though nobody is there for its answer."""
        connection.over = True
        for task in tasks:
            if not task.done() and not (connection.is_ordering and task.get_name() == READER):
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _close(self, websocket: WebSocket, why: Closing) -> None:
        self.pit.metrics.count("pitboss_sockets_closed_total", f'code="{why.code}"')
        if websocket.application_state is not WebSocketState.CONNECTED or websocket.client_state is not WebSocketState.CONNECTED:
            return
        with suppress(Exception):
            async with asyncio.timeout(1):
                await websocket.send_json({"type": "bye", "code": why.code, "sentence": why.sentence})
        with suppress(Exception):
            async with asyncio.timeout(1):
                await websocket.close(why.code)
        websocket.scope["extensions"].get(WRITE, {}).get(CUT, lambda: None)()

    def _welcome(self, connection: Connection) -> dict[str, Any]:
        person = self.pit.registry.accounts.people.get(connection.account)
        name = person.name.shown if person else ""
        return {"type": "welcome", "account": connection.account, "name": name, "server": __version__, "messages": VERSION}


async def _read(websocket: WebSocket, connection: Connection) -> None:
    """Take frame after frame; what has come already is not waited for."""
    at_hand = websocket.scope["extensions"].get(WRITE, {}).get(AT_HAND, lambda: None)
    message: Message | None = None
    while not connection.over:
        texts, message = _together(message or await websocket.receive(), at_hand)
        await connection.receive(*texts)


def _together(message: Message, at_hand: Callable[[], Message | None]) -> tuple[list[str], Message | None]:
    """The text of a message with those that have come after it, and the first that is no text, for the next time."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    if message.get("text") is None:
        raise Closing(4400, "Messages are text frames.")
    texts, another = [message["text"]], None
    while len(texts) < MOST_TOGETHER and (another := at_hand()) is not None and another.get("text") is not None:
        texts.append(another["text"])
        another = None
    return texts, another
