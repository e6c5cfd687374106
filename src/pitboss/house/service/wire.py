"""The wire: uvicorn's WebSocket, with one thing mended, and a way to write a frame that was made once for many."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

WRITE = "pitboss.write"
"""Under this name an application finds the way to write a frame at once, among the extensions of the scope."""
CUT = "cut"
"""Beside it, the way to let go of a client that reads nothing."""
TEXT = 0x81

WriteFrame = Callable[[bytes], bool]


def framed(text: str) -> bytes:
    """A text as the frame that a server sends, the same to everybody.

    >>> framed("hello")
    b'\\x81\\x05hello'
    """
    data = text.encode()
    size = len(data)
    if size < 126:
        return struct.pack("!BB", TEXT, size) + data
    return (struct.pack("!BBH", TEXT, 126, size) if size < 65536 else struct.pack("!BBQ", TEXT, 127, size)) + data


class Wire(WebSocketsSansIOProtocol):
    """Takes a second text that is no Unicode, or one sent together with a goodbye, for the end of the socket and not for our fault."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._waiting: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Begin a socket whose application may write by itself."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE] = {WRITE: self.write, CUT: self.cut}

    def write(self, frame: bytes) -> bool:
        """Write a frame, together with whatever else is written before the loop comes round.

        False, and nothing is written, where the client has not read what came before or the socket is closing.
        """
        if not self.writable.is_set() or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        if not self._waiting:
            self.loop.call_soon(self._flush)
        self._waiting.append(frame)
        return True

    def cut(self) -> None:
        """End a connection whose client does not even take the goodbye: to close it would be to wait for that client for ever."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def _flush(self) -> None:
        if self._waiting:
            frames, self._waiting = self._waiting, []
            if not self.transport.is_closing():
                self.transport.write(b"".join(frames))

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the application's after everything that was written before it."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Say goodbye after everything that was written before."""
        self._flush()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message on; uvicorn would close the socket once more for every bad one, which the second time is an exception."""
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            self.handle_parser_exception()
