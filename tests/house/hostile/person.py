"""Somebody with no good intentions: plain HTTP and plain frames, from an address of this machine that nobody else uses.

Limits count by address, so every person comes from another one and the tests run against the limits that a house really has.
"""

from __future__ import annotations

import itertools
import json
import os
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 300.0
_numbers = itertools.count(os.getpid() % 200 * 256 * 100 + 2)


def fresh_address() -> str:
    """An address of this machine that no other person of this run has."""
    number = next(_numbers)
    return f"127.{1 + number // 62500 % 250}.{1 + number // 250 % 250}.{1 + number % 250}"


class Person:
    """A person by HTTP; everything received is kept, to be searched."""

    def __init__(self, server: str) -> None:
        self.server, self.source = server, fresh_address()
        self.received: list[bytes] = []
        transport = httpx.HTTPTransport(local_address=self.source)
        self.http = httpx.Client(
            base_url=server, transport=transport, timeout=PATIENCE, trust_env=False, event_hooks={"response": [self._keep]}
        )
        self.http.headers["X-Pitboss"] = "1"
        self.account = ""
        self.name = ""

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def _keep(self, response: httpx.Response) -> None:
        self.received.append(response.read())
        self.received.append(repr(response.headers.multi_items()).encode())

    def get(self, path: str, **others: Any) -> httpx.Response:
        """Ask for something."""
        return self.http.get(path, **others)

    def post(self, path: str, body: Any = None, **others: Any) -> httpx.Response:
        """Send something."""
        return self.http.post(path, json={} if body is None else body, **others)

    def guest(self) -> Person:
        """Come in as a guest."""
        return self._came_in(self.post("/api/guest"))

    def member(self, name: str, password: str) -> Person:
        """Come in as a new member."""
        return self._came_in(self.post("/api/register", {"name": name, "password": password}))

    def _came_in(self, answer: httpx.Response) -> Person:
        assert answer.status_code == 201, answer.text
        self.account, self.name = answer.json()["account"], answer.json()["name"]
        return self

    @property
    def cookie(self) -> str:
        """The session as a header."""
        return "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)

    def command(self, table: str, command: Json, id: str = "") -> httpx.Response:
        """A command by HTTP."""
        return self.post(f"/api/tables/{table}/commands", {"id": id or f"c{time.monotonic_ns()}", "command": command})

    def socket(self, **others: Any) -> Wire:
        """A socket that says it comes from the server's own page."""
        return Wire(self, **others)


class Wire:
    """A socket by plain messages."""

    def __init__(self, person: Person, *, origin: str | None = "", cookie: str | None = None) -> None:
        self.person = person
        carried = person.cookie if cookie is None else cookie
        headers: Any = {"Cookie": carried} if carried else {}
        own: Any = person.server if origin == "" else origin
        place = person.server.replace("http", "ws", 1) + "/ws"
        limits: Any = {"source_address": (person.source, 0), "proxy": None, "compression": None, "max_size": None, "ping_interval": None}
        made = connect(place, origin=own, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1, **limits)
        self.connection: ClientConnection = made.__enter__()
        try:
            self.welcome = self.hear("welcome")
        except BaseException:
            self.connection.close()
            raise

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def say(self, message: Any) -> None:
        """Send a message, or any text."""
        self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self, patience: float = PATIENCE) -> Json:
        """The next message."""
        text = self.connection.recv(patience)
        self.person.received.append(text.encode() if isinstance(text, str) else text)
        found: Json = json.loads(text)
        return found

    def until(self, wanted: Callable[[Json], bool], patience: float = PATIENCE) -> Json:
        """The first message that is wanted; others are passed over."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            message = self.next(max(end - time.monotonic(), 0.01))
            if wanted(message):
                return message
        raise AssertionError("no such message came")

    def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        return self.until(lambda message: message["type"] in kinds)

    def ask(self, table: str, command: Json, id: str = "") -> Json:
        """The answer or the error to a command."""
        name = id or f"w{time.monotonic_ns()}"
        self.say({"type": "command", "table": table, "id": name, "command": command})
        return self.until(lambda message: message["type"] in ("answer", "error") and message.get("id") == name)

    def closed(self, heard: list[Json] | None = None) -> int:
        """The code with which the server closes, and whatever comes before it; 1006 where it only hung up."""
        end = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < end:
                message = self.next(max(end - time.monotonic(), 0.01))
                if heard is not None:
                    heard.append(message)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        raise AssertionError("the server did not close")


def refused(answer: httpx.Response, status: int, *codes: str) -> Json:
    """See that an answer is a refusal of the one shape, with that status and one of the codes."""
    assert answer.status_code == status, f"{answer.status_code} {answer.text}"
    return told(answer.json(), *codes)


def told(error: Json, *codes: str) -> Json:
    """See that an error has its four fields, a sentence for a person and one of the codes."""
    assert {"code", "sentence", "rule", "awaits"} <= error.keys(), error
    assert error["sentence"].strip()
    assert "Traceback" not in error["sentence"]
    assert not codes or error["code"] in codes, error
    return error
