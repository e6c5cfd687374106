"""The wire: whatever way the bytes of frames fall into pieces, the application is handed the same messages."""

from __future__ import annotations

import asyncio
import os
import struct
from contextlib import suppress
from typing import Any

import uvicorn
from hypothesis import given, settings, strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from pitboss.house.service.wire import MOST_UNREAD, Wire

LARGEST = 16 * 1024
HELLO = b"\r\n".join(
    [
        b"GET /ws HTTP/1.1",
        b"Host: here",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        b"Sec-WebSocket-Version: 13",
        b"",
        b"",
    ]
)


class Line(asyncio.Transport):
    """A line that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written, self.paused, self.closed = b"", False, False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


async def _app(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    with suppress(asyncio.CancelledError):
        await asyncio.Event().wait()


def frame(payload: bytes, first: int = 0x81, *, masked: bool = True) -> bytes:
    """A frame of a client's."""
    size, mask = len(payload), os.urandom(4)
    bit = 0x80 if masked else 0
    head = struct.pack("!BB", first, bit | size) if size < 126 else struct.pack("!BBH", first, bit | 126, size)
    body = bytes(each ^ mask[place % 4] for place, each in enumerate(payload)) if masked else payload
    return head + (mask if masked else b"") + body


async def handed_on(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """The messages that a protocol makes of bytes, what it answers, and whether it hangs up."""
    config = uvicorn.Config(_app, ws_max_size=LARGEST, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
    config.load()
    line, protocol = Line(), kind(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.connection_made(line)
    protocol.data_received(HELLO)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert protocol.queue.get_nowait()["type"] == "websocket.connect"
    for piece in pieces:
        protocol.data_received(piece)
        if line.closed:
            break
    found = [protocol.queue.get_nowait() for _ in range(protocol.queue.qsize())]
    for task in protocol.tasks:
        task.cancel()
    await asyncio.gather(*protocol.tasks, return_exceptions=True)
    return found, line.written.partition(b"\r\n\r\n")[2], line.closed


TEXTS = st.text(max_size=40).map(str.encode) | st.sampled_from([b"x" * 125, b"x" * 126, b"y" * 300, b"z" * LARGEST])
FRAMES = st.one_of(
    TEXTS.map(frame),
    st.binary(max_size=20).map(lambda data: frame(data, 0x82)),
    st.binary(max_size=20).map(lambda data: frame(data, 0x89)),
    st.sampled_from([frame(b"ab", 0x01) + frame(b"cd", 0x80), frame(b"ab", 0x01) + frame(b"", 0x89) + frame(b"cd", 0x80)]),
)
BAD = st.sampled_from(
    [
        b"",
        frame(b"\xff\xfe"),
        frame(b"no mask", masked=False),
        frame(b"reserved", 0xC1),
        frame(b"x" * (LARGEST + 1)),
        frame(struct.pack("!H", 1000), 0x88),
    ]
)


@settings(max_examples=120, deadline=None)
@given(st.lists(FRAMES, max_size=6), BAD, st.randoms(use_true_random=False))
def test_pieces_of_any_size_are_the_same_messages_as_for_the_parser_that_waits(frames: list[bytes], last: bytes, chance: Any) -> None:
    data, ending = b"".join(frames), [last, *([frame(b"after it")] if chance.random() < 0.5 else [])]
    cuts = sorted(chance.randrange(len(data) + 1) for _ in range(chance.choice((0, 0, 1, 3))))
    pieces = [data[begun:end] for begun, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    plain = asyncio.run(handed_on(WebSocketsSansIOProtocol, [*frames, *ending]))
    assert asyncio.run(handed_on(Wire, [*pieces, *ending])) == plain


def test_a_client_with_much_to_say_is_read_no_further_until_it_was_heard() -> None:
    async def work() -> None:
        config = uvicorn.Config(_app, ws_max_size=LARGEST, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
        config.load()
        line, wire = Line(), Wire(config, ServerState(), {}, asyncio.get_running_loop())
        wire.connection_made(line)
        wire.data_received(HELLO)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        wire.at_hand()
        paused = [line.paused]
        wire.data_received(frame(b"{}") * (MOST_UNREAD + 1))
        paused.append(line.paused)
        while wire.at_hand() is not None:
            pass
        paused.append(line.paused)
        assert paused == [False, True, False]
        for task in wire.tasks:
            task.cancel()

    asyncio.run(work())
