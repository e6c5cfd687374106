"""Attacks by weight: floods of messages, commands, requests, guests, logins and sockets, and a client that stops reading."""

from __future__ import annotations

import json
import socket
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.house.hostile.conftest import WORD, Come
from tests.house.hostile.person import Json, Person, Wire, told
from tests.house.hostile.test_frames import handshake
from tests.house.serving import Served


def test_a_flood_of_messages_is_slowed_and_then_cut_off(ann: Person, bob: Person) -> None:
    with ann.socket() as wire, bob.socket() as other:
        try:
            for number in range(5000):
                wire.say({"type": "ping", "ref": f"r{number}"})
        except ConnectionClosed:
            pass
        other.say({"type": "ping", "ref": "b"})
        assert other.hear("pong")["ref"] == "b"
        heard: list[Json] = []
        code = wire.closed(heard)
        assert {told(message)["code"] for message in heard if message["type"] == "error"} == {"too-fast"}
        assert code in (4429, 1006)


def test_commands_of_one_account_are_counted_over_all_its_sockets_and_http(ann: Person) -> None:
    with ann.socket() as one, ann.socket() as two:
        for number in range(30):
            one.say({"type": "command", "table": "quiet", "id": f"one{number}", "command": {"do": "hit", "box": 1}})
            two.say({"type": "command", "table": "quiet", "id": f"two{number}", "command": {"do": "hit", "box": 1}})
        codes = [wire.hear("error")["code"] for wire in (one, two) for _ in range(30)]
        assert "too-fast" in codes
        assert any(code != "too-fast" for code in codes)


def test_requests_of_one_address_are_counted(pit: Served, somebody: Come) -> None:
    """Fifteen hundred at once, whatever the machine is busy with: it would take half a minute to be let in with all of them."""
    words = f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:{pit.port}\r\n\r\n".encode()
    found = b""
    with socket.create_connection(("127.0.0.1", pit.port), timeout=300, source_address=(somebody().source, 0)) as line:
        sender = threading.Thread(target=line.sendall, args=(words * 1500,), daemon=True)
        sender.start()
        while b"retry-after" not in found.lower() or b"too-fast" not in found:
            piece = line.recv(65536)
            assert piece, found[-300:]
            found += piece
    assert found.startswith(b"HTTP/1.1 401")
    assert somebody().get("/api/lobby").status_code == 200


def test_guests_of_one_address_are_counted(somebody: Come) -> None:
    person, other = somebody(), somebody()
    answers = []
    for _ in range(6):
        answers.append(person.post("/api/guest"))
        person.http.cookies.clear()
    assert [answer.status_code for answer in answers] == [201] * 5 + [429]
    assert other.post("/api/guest").status_code == 201


def test_passwords_cannot_be_guessed_for_long(somebody: Come) -> None:
    somebody().member("Much Guessed", WORD)
    guesser = somebody()
    tries = [guesser.post("/api/login", {"name": "Much Guessed", "password": f"guess number {number}"}) for number in range(12)]
    assert tries[0].status_code == 401
    assert tries[-1].status_code == 429
    many = [somebody().post("/api/login", {"name": "Much Guessed", "password": f"guess number {number}"}) for number in range(12)]
    assert many[-1].status_code == 429


def test_an_account_has_only_so_many_sockets(ann: Person, bob: Person) -> None:
    with ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(ann.socket())
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            ann.socket()
        stack.enter_context(bob.socket())
    until = time.monotonic() + 30
    while True:
        try:
            with ann.socket():
                return
        except (InvalidStatus, ConnectionClosed):
            assert time.monotonic() < until
            time.sleep(0.1)


def test_a_false_forwarding_header_is_no_other_address(somebody: Come) -> None:
    person = somebody()
    answers = []
    for number in range(6):
        answers.append(
            person.post("/api/guest", headers={"X-Forwarded-For": f"203.0.113.{number}", "Forwarded": f"for=203.0.113.{number}"})
        )
        person.http.cookies.clear()
    assert answers[-1].status_code == 429


def memory(pit: Served) -> int:
    """The server's memory in KiB."""
    lines = Path(f"/proc/{pit.pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def test_a_client_that_stops_reading_is_let_go(pit: Served, somebody: Come) -> None:
    """It asks for picture after picture and reads none; the server neither waits for it nor keeps them all."""
    line, other = handshake(pit, somebody().source, room=4096), somebody().guest().socket()
    text = json.dumps({"type": "look", "table": "quiet", "ref": "s"}).encode()
    asked = bytes([0x81, 0x80 | len(text)]) + bytes(4) + text
    before, until, gone = memory(pit), time.monotonic() + 90, False
    while not gone and time.monotonic() < until:
        try:
            line.sendall(asked * 2)
        except OSError:
            gone = True
        other.say({"type": "ping", "ref": "o"})
        assert other.hear("pong")["ref"] == "o"
        time.sleep(0.1)
    assert gone, "the server kept a client that reads nothing"
    assert memory(pit) - before < 64 * 1024
    other.connection.close()
    line.close()


def test_sockets_that_come_at_the_same_moment_are_all_counted(ann: Person) -> None:
    opened: list[Wire] = []

    def come() -> None:
        with suppress(InvalidStatus, ConnectionClosed):
            opened.append(ann.socket())

    comers = [threading.Thread(target=come) for _ in range(24)]
    for comer in comers:
        comer.start()
    for comer in comers:
        comer.join()
    for wire in opened:
        wire.connection.close()
    assert len(opened) <= 10
