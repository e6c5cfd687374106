"""Connecting: to whichever of the house's servers answers, again and again while there is patience."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from itertools import cycle
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from pitboss.client.faults import Lost, Refusal, refusal_in
from pitboss.client.records import Json

GREETING = 10.0
"""Seconds within which a server answers a connection and says welcome."""
LIMITS: Any = {"max_size": 8 << 20, "open_timeout": GREETING, "close_timeout": 1, "ping_interval": 15, "ping_timeout": 15, "proxy": None}
PAUSE, LONGEST_PAUSE = 0.05, 1.0
"""Seconds between two tries, at first and at last."""


class Dialler:
    """Makes the connections of a line, each with the session's cookie and the origin that the server expects."""

    def __init__(self, addresses: tuple[str, ...], cookies: Mapping[str, str], patience: float) -> None:
        self._addresses, self._patience = cycle(addresses), patience
        self._headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())} if cookies else {}
        self.welcome: Json = {}
        self.connections = 0

    def until(self) -> float:
        """The time of the loop at which patience would end."""
        return asyncio.get_running_loop().time() + self._patience

    async def connected(self, until: float) -> ClientConnection:
        """A connection that was welcomed; `Refusal` where a server turns the caller away, `Lost` where none has answered by then."""
        pause = PAUSE
        while True:
            address = next(self._addresses)
            try:
                return await self._greeted(address)
            except InvalidStatus as fault:
                if fault.response.status_code < 500:
                    raise _turned_away(fault) from None
                why = f"it answered {fault.response.status_code}"
            except (WebSocketException, OSError) as fault:
                why = str(fault) or type(fault).__name__
            if asyncio.get_running_loop().time() + pause > until:
                raise Lost(f"{address} does not answer: {why}.")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _greeted(self, address: str) -> ClientConnection:
        url = urlsplit(address)
        where = f"{'wss' if url.scheme == 'https' else 'ws'}://{url.netloc}/ws"
        socket = await connect(where, origin=Origin(address), additional_headers=self._headers, **LIMITS)
        try:
            async with asyncio.timeout(GREETING):
                self.welcome = json.loads(await socket.recv())
        except BaseException:
            socket.transport.abort()
            raise
        self.connections += 1
        return socket


def _turned_away(fault: InvalidStatus) -> Refusal:
    try:
        value = json.loads(fault.response.body or b"")
    except ValueError:
        value = None
    return refusal_in(value, status=fault.response.status_code)
