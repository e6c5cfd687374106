"""The wire: uvicorn's WebSocket, with one thing mended, and a way to write a frame that was made once for many."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the C one, where there is one
from websockets.http11 import Request
from websockets.protocol import OPEN

from pitboss.house.service.inbox import Inbox

WRITE = "pitboss.write"
"""Under this name an application finds the way to write a frame at once, among the extensions of the scope."""
CUT = "cut"
"""Beside it, the way to let go of a client that reads nothing."""
AT_HAND = "at hand"
"""And the way to have the next message without waiting, if one has come."""
TEXT = 0x81
"""How a frame begins that is a whole text, from either side."""
MASKED = 0x80
MOST_UNREAD = 16
"""Messages that wait for the application before no more are read of a client."""

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
        self.queue = Inbox()  # type: ignore[assignment]  # all of a queue that is used here
        self._waiting: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Begin a socket whose application may write by itself."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE] = {WRITE: self.write, CUT: self.cut, AT_HAND: self.at_hand}

    def data_received(self, data: bytes) -> None:
        """Take in bytes; texts that come whole, as nearly all do, need no parser that can wait in the middle of a frame."""
        parser = self.conn
        between = parser.state is OPEN and not parser.reader.buffer and parser.current_size is None
        rest = self._after_texts(data) if between and self.handshake_complete and not self.close_sent else data
        if rest:
            super().data_received(rest)

    def _after_texts(self, data: bytes) -> bytes:
        """Hand on the whole texts that data begins with, and give back what follows: a part, another kind of frame, or no good one."""
        at, end = 0, len(data)
        while end - at > 6 and data[at] == TEXT:
            size, start = data[at + 1] - MASKED, at + 6
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
                if size > self.config.ws_max_size:
                    break
            elif not 0 <= size < 126:
                break
            if start + size > end:
                break
            try:
                text = apply_mask(data[start : start + size], data[start - 4 : start]).decode()
            except UnicodeDecodeError:
                break
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            at = start + size
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return data[at:] if at else data

    def at_hand(self) -> ASGIReceiveEvent | None:
        """The next message, if one has come."""
        if self.queue.empty():
            return None
        message = self.queue.get_nowait()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def write(self, frame: bytes) -> bool:
        """Write a frame, together with whatever else is written before the loop comes round.

        False, and nothing is written, where the client has not read what came before or the socket is closing.
        """
        if not self._waiting:
            if not self.writable.is_set() or self.close_sent or not self.handshake_complete or self.transport.is_closing():
                return False
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
