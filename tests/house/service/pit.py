"""A pit for tests: a real server on a free port of this machine, and people who come to it with a browser of a few lines."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, Self

import httpx
import websockets

from pitboss.cli.house.library import library
from pitboss.house.lobby import DealtBy, SignedLimits, TableDefinition
from pitboss.house.service.app import Extend, alone, build_app
from pitboss.house.service.pit import Pit
from pitboss.house.service.serving import Server, _config
from pitboss.house.service.settings import Settings
from pitboss.house.store import open_store
from pitboss.house.timers import Clocks

QUICK = Clocks(betting=1, decision=None, window=1, cut=0, button=1, pace=0, layout=0)
TABLE = TableDefinition("t1", "Test", "vic-blackjack", SignedLimits(500, 50_000, 500), boxes=7, clocks=QUICK)
BY_HAND = replace(TABLE, id="t2", name="By hand", dealt_by=DealtBy.PERSON, clocks=replace(QUICK, betting=None, window=None, cut=None))
EASY = Settings(
    host="127.0.0.1",
    demo=False,
    passwords="cheap",
    arrivals_per_minute=1000,
    messages_per_second=1000,
    commands_per_second=1000,
    requests_per_second=1000,
)
PASSWORD = "correct horse battery"
PATIENCE = 120.0

Json = dict[str, Any]


@dataclass
class Serving:
    """A server that runs."""

    pit: Pit
    url: str
    token: str

    @asynccontextmanager
    async def person(self, name: str | None = None) -> AsyncIterator[Person]:
        """Somebody with a browser; a name makes a member, none a guest."""
        async with httpx.AsyncClient(base_url=self.url, headers={"X-Pitboss": "1"}, timeout=PATIENCE) as browser:
            found = Person(self.url, browser)
            await found.comes(name)
            yield found


@asynccontextmanager
async def serving(store: str, *tables: TableDefinition, settings: Settings = EASY, extend: Extend = alone) -> AsyncIterator[Serving]:
    """A server on a store, with these tables."""
    pit = Pit(replace(settings, store=store), await open_store(store), library())
    token = await pit.start()
    for table in tables:
        if table.id not in pit.rooms:
            await pit.open_table(table, "house")
    gate, sockets = build_app(pit, extend)
    listening = socket.create_server(("127.0.0.1", 0))
    server = Server(_config(pit.settings, gate), sockets)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield Serving(pit, f"http://127.0.0.1:{listening.getsockname()[1]}", token)
    finally:
        server.should_exit = True
        await running
        listening.close()
        await pit.stop()


@dataclass
class Line:
    """A socket that keeps everything it is sent."""

    socket: Any
    heard: list[Json] = field(default_factory=list)
    ids: Any = field(default_factory=lambda: count(1))
    tag: str = "c"

    async def says(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hears(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message of that kind, among those already heard or to come."""
        for place, message in enumerate(self.heard):
            if wanted(message):
                return self.heard.pop(place)
        async with asyncio.timeout(PATIENCE):
            while True:
                message = json.loads(await self.socket.recv())
                if wanted(message):
                    return message  # type: ignore[no-any-return]
                self.heard.append(message)

    async def hears_type(self, kind: str) -> Json:
        return await self.hears(lambda message: message["type"] == kind)

    async def hears_event(self, name: str, where: Callable[[Json], bool] = lambda _: True) -> Json:
        """The entry with that event; entries before it stay for later questions."""

        def found(message: Json) -> Json | None:
            entries = message["entries"] if message["type"] == "events" else ()
            return next((each for each in entries if each["event"]["event"] == name and where(each["event"])), None)

        entry: Json | None = None

        def wanted(message: Json) -> bool:
            nonlocal entry
            entry = found(message)
            return entry is not None

        self.heard.append(await self.hears(wanted))
        assert entry is not None
        return entry

    async def subscribes(self, table: str, **more: Any) -> Json:
        await self.says(type="subscribe", table=table, **more)
        return await self.hears(lambda message: message["type"] in ("subscribed", "error"))

    async def does(self, table: str, name: str = "", **command: Any) -> Json:
        """Give a command and wait for its answer."""
        given = name or f"{self.tag}{next(self.ids)}"
        await self.says(type="command", table=table, id=given, command=command)
        return await self.hears(lambda message: message["type"] in ("answer", "error") and message.get("id") == given)

    @property
    def entries(self) -> list[Json]:
        """Every entry heard, in the order it came."""
        return [entry for message in self.heard if message["type"] == "events" for entry in message["entries"]]


@dataclass
class Person:
    """Somebody with a browser."""

    url: str
    browser: httpx.AsyncClient
    me: Json = field(default_factory=dict)

    @property
    def account(self) -> str:
        return str(self.me["account"])

    async def comes(self, name: str | None) -> Self:
        body = {"name": name, "password": PASSWORD} if name else {}
        self.me = await self.posts("/api/register" if name else "/api/guest", body, status=201)
        return self

    async def posts(self, path: str, body: Json | None = None, *, status: int = 200) -> Json:
        answer = await self.browser.post(path, json={} if body is None else body)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json() if answer.content else {}

    async def gets(self, path: str, *, status: int = 200) -> Json:
        answer = await self.browser.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()  # type: ignore[no-any-return]

    @asynccontextmanager
    async def line(self, tag: str = "c") -> AsyncIterator[Line]:
        """A socket."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.browser.cookies.jar)
        headers = {"Cookie": cookies} if cookies else {}
        address = f"{self.url.replace('http', 'ws', 1)}/ws"
        async with websockets.connect(address, origin=self.url, additional_headers=headers) as opened:  # type: ignore[arg-type]
            line = Line(opened, tag=tag)
            await line.hears_type("welcome")
            yield line

    async def grants(self, other: Person, role: str, **where: Any) -> None:
        await self.posts(f"/api/accounts/{other.account}/roles", {"role": role, **where}, status=204)


@asynccontextmanager
async def spectator(url: str) -> AsyncIterator[Line]:
    """A socket without an account."""
    async with httpx.AsyncClient(base_url=url) as browser, Person(url, browser).line() as line:
        yield line


def run(test: Coroutine[Any, Any, None], *, patience: float = 300) -> None:
    """Run a test, not for ever."""

    async def timed() -> None:
        async with asyncio.timeout(patience):
            await test

    asyncio.run(timed())
