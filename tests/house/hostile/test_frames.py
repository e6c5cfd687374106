"""Attacks by the socket: messages that cannot be read, frames too large, and frames that are none."""

from __future__ import annotations

import json
import os
import random
import socket
import struct
import time
from base64 import b64encode
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.house.hostile.conftest import Come
from tests.house.hostile.person import Person, told
from tests.house.serving import Served

LARGEST = 16 * 1024
MESSAGES: list[object] = [
    "",
    "{",
    "nul",
    "[]",
    "1",
    '"ping"',
    "{}",
    '{"type": null}',
    '{"type": "welcome"}',
    '{"type": "ping", "ref": 7}',
    '{"type": "ping", "ref": "' + "x" * 5000 + '"}',
    '{"type": "ping", "more": 1}',
    '{"type": "subscribe"}',
    '{"type": "subscribe", "table": 7}',
    '{"type": "subscribe", "table": "quiet", "after": -1}',
    '{"type": "subscribe", "table": "quiet", "after": 1.5}',
    '{"type": "subscribe", "table": "quiet", "after": 1e400}',
    '{"type": "subscribe", "table": "quiet", "after": true}',
    '{"type": "subscribe", "table": "quiet", "after": "1 OR 1=1"}',
    '{"type": "subscribe", "table": "house:accounts"}',
    '{"type": "subscribe", "table": "../quiet"}',
    '{"type": "subscribe", "table": "quiet", "picture": "all"}',
    '{"type": "command", "table": "quiet", "id": "x"}',
    '{"type": "command", "table": "quiet", "id": "", "command": {"do": "join-table"}}',
    '{"type": "command", "table": "quiet", "id": "x", "command": []}',
    '{"type": "command", "table": "quiet", "id": "x", "command": {"do": "no-such-thing"}}',
    '{"type": "command", "table": "quiet", "id": "x", "command": {"do": "join-table", "seat": "1"}}',
    '{"type": "command", "table": "quiet", "id": "x", "command": {"do": "join-table", "seat": 99999999999999999999}}',
    '{"type": "command", "table": "quiet", "id": "x", "command": {"do": "join-table", "player": "\\ud800"}}',
    '{"type": "command", "table": "quiet", "id": "x", "command": {"do": "place-wager", "box": 1, "amount": "NaN"}}',
    '{"type": "command", "table": "nowhere", "id": "x", "command": {"do": "join-table"}}',
    "[" * 5000 + "]" * 5000,
    '{"a":' * 2500 + "1" + "}" * 2500,
    '{"type": "ping", "ref": ' + "9" * 5000 + "}",
]


@pytest.mark.parametrize("message", MESSAGES, ids=range(len(MESSAGES)))
def test_a_message_that_cannot_be_read_is_an_error_and_the_socket_stays(ann: Person, message: str) -> None:
    with ann.socket() as wire:
        wire.say(message)
        told(wire.hear("error"))
        wire.say({"type": "ping", "ref": "still here"})
        assert wire.hear("pong")["ref"] == "still here"


def test_after_twenty_in_a_row_the_socket_is_closed(ann: Person) -> None:
    with ann.socket() as wire:
        for _ in range(21):
            wire.say("{")
        assert wire.closed() == 4400


def test_a_binary_frame_closes_the_socket(ann: Person) -> None:
    with ann.socket() as wire:
        wire.say(b'{"type": "ping"}')
        assert wire.closed() == 4400


def test_a_frame_that_is_too_large_closes_the_socket(ann: Person) -> None:
    with ann.socket() as wire:
        wire.say({"type": "ping", "ref": "x" * LARGEST})
        assert wire.closed() == 1009


def test_a_message_in_pieces_that_is_too_large_closes_the_socket(ann: Person) -> None:
    with ann.socket() as wire:
        pieces = ["x" * 1000] * (LARGEST // 1000 + 3)
        with suppress(ConnectionClosed):  # which may be heard before the last piece is sent
            wire.connection.send(pieces)
        assert wire.closed() == 1009


def test_the_most_that_fits_is_read(ann: Person) -> None:
    with ann.socket() as wire:
        empty = len(json.dumps({"type": "ping", "pad": ""}))
        wire.say({"type": "ping", "pad": "x" * (LARGEST - empty)})
        told(wire.hear("error"))


def handshake(pit: Served, source: str, room: int = 0) -> socket.socket:
    """A socket whose handshake is done, for bytes of any kind; `room` is how much it takes in before it is read, in bytes."""
    line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(300)
    line.bind((source, 0))
    line.connect(("127.0.0.1", pit.port))
    key = b64encode(os.urandom(16)).decode()
    words = [
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{pit.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Origin: {pit.address}",
        "",
        "",
    ]
    line.sendall("\r\n".join(words).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        piece = line.recv(4096)
        assert piece, answer
        answer += piece
    assert answer.split()[1] == b"101", answer
    return line


def frame(chance: random.Random) -> bytes:
    """A frame that may be anything: any opcode, reserved bits, masked or not, with a length that is true or not."""
    body = chance.choice(
        [
            chance.randbytes(chance.randrange(300)),
            json.dumps({"type": chance.choice(["ping", "subscribe", "command", "look"]), "table": "quiet", "ref": "f"}).encode(),
            b"\xff\xfe\xfd" * 9,
            b"\x03\xe8" + chance.randbytes(4),
            b"\x00\x01",
            b"",
        ]
    )
    first = chance.choice([0x81, 0x81, 0x81, 0x82, 0x80, 0x01, 0x88, 0x89, 0x8A, chance.randrange(256)])
    masked = chance.random() < 0.85
    length = len(body) if chance.random() < 0.85 else chance.choice([0, 125, 126, 127, 65_535, 70_000, 1 << 31, (1 << 63) - 1])
    head = bytes([first])
    flag = 0x80 if masked else 0
    if length < 126 and chance.random() < 0.9:
        head += bytes([flag | length])
    elif length < 1 << 16:
        head += bytes([flag | 126]) + struct.pack("!H", length)
    else:
        head += bytes([flag | 127]) + struct.pack("!Q", length)
    if not masked:
        return head + body
    mask = chance.randbytes(4)
    return head + mask + bytes(each ^ mask[place % 4] for place, each in enumerate(body))


def test_text_that_is_no_unicode_closes_the_socket_however_often_it_comes(pit: Served, somebody: Come) -> None:
    bad, goodbye = b"\x81\x83" + bytes(4) + b"\xff\xfe\xfd", b"\x88\x82" + bytes(4) + b"\x03\xe8"
    for together in (bad, bad * 3, bad + goodbye, goodbye + bad, b"\x01\x81" + bytes(4) + b"\xff" + b"\x80\x80" + bytes(4)):
        with handshake(pit, somebody().source) as line:
            line.sendall(together)
            while line.recv(65536):
                pass
    assert "Fatal error" not in pit.logged


def test_frames_of_every_kind_harm_nobody(pit: Served, somebody: Come) -> None:
    chance, until = random.Random(6), time.monotonic() + 5
    witness = somebody().guest().socket()
    for number in range(250):
        if time.monotonic() > until:
            break
        with handshake(pit, somebody().source) as line:
            try:
                for _ in range(chance.randrange(1, 12)):
                    line.sendall(frame(chance))
                if chance.random() < 0.5:
                    line.shutdown(socket.SHUT_WR)
                line.settimeout(0.02)
                while line.recv(65536):
                    pass
            except OSError:
                pass
        if number % 25 == 0:
            witness.say({"type": "ping", "ref": f"w{number}"})
            assert witness.hear("pong")["ref"] == f"w{number}"
    witness.say({"type": "ping", "ref": "end"})
    assert witness.hear("pong")["ref"] == "end"
    witness.connection.close()
    assert httpx.get(f"{pit.address}/healthz", timeout=300, trust_env=False).status_code == 200
    said = [line for line in pit.logged.splitlines() if "Traceback" in line]
    assert [line for line in said if "Invalid UTF-8 sequence" not in line] == []  # that one is uvicorn's own, and closes with 1007


def test_a_handshake_that_is_half_done_holds_up_nobody(pit: Served, somebody: Come) -> None:
    lines = [socket.create_connection(("127.0.0.1", pit.port), timeout=300, source_address=(somebody().source, 0)) for _ in range(20)]
    for line in lines:
        line.sendall(b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: webso")
    assert somebody().get("/healthz").status_code == 200
    for line in lines:
        line.close()
