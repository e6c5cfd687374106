"""A crowd for the bench of the house: sockets as cheap as Python has them, so that the server is measured and not whoever calls it.

A frame is taken apart by its length alone, and what it says is kept as it came: positions and times, to be compared afterwards.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import struct
import time
from array import array
from collections.abc import Callable
from typing import Any, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
ENTRY = re.compile(rb'\{"position":(\d+),"time"')
"""The beginning of an entry in a frame of events."""
FRAME = re.compile(rb'\{"type":"events","table":"([^"]+)"')

Heard = Callable[[bytes], None]


def framed(payload: bytes, opcode: int = TEXT) -> bytes:
    """A frame of a client's; its mask is nought, which leaves the payload as it is."""
    size = len(payload)
    head = struct.pack("!BB", 0x80 | opcode, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
    return head + bytes(4) + payload


class Caller(asyncio.Protocol):
    """One socket: whoever listens is given every text as it comes."""

    def __init__(self) -> None:
        self.heard: Heard = self.wait
        self.closed = ""
        self._rest, self._greeted = b"", False
        self._transport: asyncio.Transport
        self._texts: asyncio.Queue[bytes] = asyncio.Queue()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line stands."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        self.closed = self.closed or f"the line was cut: {exc}"

    def data_received(self, data: bytes) -> None:
        """Take in bytes, and hand on every whole frame."""
        rest = self._rest + data if self._rest else data
        if not self._greeted:
            answer, found, rest = rest.partition(b"\r\n\r\n")
            if not found:
                self._rest = answer
                return
            assert answer.startswith(b"HTTP/1.1 101"), answer
            self._greeted = True
        at, end = 0, len(rest)
        while end - at >= 2:
            size, start = rest[at + 1], at + 2
            if size == 126:
                start += 2
            elif size == 127:
                start += 8
            if size > 125:
                size = int.from_bytes(rest[at + 2 : start], "big") if end >= start else end
            if start + size > end:
                break
            self._take(rest[at] & 15, rest[start : start + size])
            at = start + size
        self._rest = rest[at:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.heard(payload)
        elif opcode == PING:
            self._transport.write(framed(payload, PONG))
        elif opcode == CLOSE:
            self.closed = f"the server closed: {payload!r}"

    def wait(self, payload: bytes) -> None:
        """Keep a text for whoever asks for it with `answer`."""
        self._texts.put_nowait(payload)

    def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        assert not self.closed, self.closed
        self._transport.write(framed(json.dumps(message, separators=(",", ":")).encode()))

    async def answer(self, kind: str) -> dict[str, Any]:
        """The next message of a kind, while nobody else listens."""
        async with asyncio.timeout(60):
            while (found := json.loads(await self._texts.get()))["type"] != kind:
                pass
            return cast(dict[str, Any], found)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


async def called(address: str, cookies: dict[str, str]) -> Caller:
    """A socket to a house, greeted."""
    host, port = address.removeprefix("http://").split(":")
    _, caller = await asyncio.get_running_loop().create_connection(Caller, host, int(port))
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: {host}:{port}",
        f"Origin: {address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {'; '.join(f'{name}={value}' for name, value in cookies.items())}"] if cookies else []),
    ]
    caller._transport.write("\r\n".join([*lines, "", ""]).encode())
    await caller.answer("welcome")
    return caller


class Told:
    """What a watcher was told of one table: the positions, and when."""

    __slots__ = ("positions", "times")

    def __init__(self) -> None:
        self.positions, self.times = array("q"), array("d")


class Watcher:
    """A spectator at one table or at many, over one socket."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self.told: dict[bytes, Told] = {}

    async def watch(self, table: str) -> None:
        """Follow a table from now on."""
        self.told[table.encode()] = Told()
        self.caller.heard = self.caller.wait
        self.caller.say({"type": "subscribe", "table": table, "picture": "none"})
        await self.caller.answer("subscribed")
        self.caller.heard = self._heard

    def _heard(self, payload: bytes) -> None:
        """Take in a frame of events."""
        now, table = time.perf_counter(), FRAME.match(payload)
        assert table, payload[:200]
        told = self.told[table[1]]
        for found in ENTRY.finditer(payload):
            told.positions.append(int(found[1]))
            told.times.append(now)


async def watching(address: str, *tables: str) -> Watcher:
    """A spectator at these tables."""
    watcher = Watcher(await called(address, {}))
    for table in tables:
        await watcher.watch(table)
    return watcher
