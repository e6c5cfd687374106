"""Load for the bench of the house: tables with one person and eight spectators each, as fast as they can or at a steady pace."""

from __future__ import annotations

import asyncio
import json
import time
from array import array
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

from bench.crowd import Caller, Watcher, called, watching
from pitboss.client import House

WATCHERS = 8
WINDOW = 4
"""Commands that one person has under way at once when in a hurry, so that the server never waits for a person."""
JOIN, LEAVE = {"do": "join-table", "seat": 0}, {"do": "leave-table"}
PATIENCE = 60.0
"""Seconds within which whatever was asked must have come."""


class Party:
    """One table's people: somebody who comes and goes, command after command, and eight who watch."""

    def __init__(self, table: str, person: Caller, watchers: Sequence[Watcher]) -> None:
        self.table, self.person, self.watchers = table, person, watchers
        self.sent, self.firsts, self.counts = array("d"), array("q"), array("q")
        self.answered: Callable[[], None] = lambda: None
        person.heard = self._heard

    def _heard(self, payload: bytes) -> None:
        message = json.loads(payload)
        assert (message["type"], message.get("outcome")) == ("answer", "now"), message
        self.firsts.append(message["first"])
        self.counts.append(message["count"])
        self.answered()

    @property
    def open(self) -> int:
        """Commands that wait for their answer."""
        return len(self.sent) - len(self.firsts)

    def ask(self) -> None:
        """Send the next command."""
        number = len(self.sent)
        self.person.say({"type": "command", "table": self.table, "id": f"c{number}", "command": LEAVE if number % 2 else JOIN})
        self.sent.append(time.perf_counter())

    @property
    def is_told(self) -> bool:
        """Whether every command is answered, and every watcher has the last event of it."""
        if self.open or not self.firsts:
            return not self.open
        last, name = self.firsts[-1] + self.counts[-1] - 1, self.table.encode()
        heard = (watcher.told[name].positions for watcher in self.watchers)
        return all(positions and positions[-1] >= last for positions in heard)

    def waits(self) -> tuple[list[float], int]:
        """For every event and watcher the seconds since its command was sent; and how many never came, or came twice."""
        found, lost = [], 0
        for watcher in self.watchers:
            assert not watcher.caller.closed, watcher.caller.closed
            told = watcher.told[self.table.encode()]
            when = dict(zip(told.positions, told.times, strict=True))
            lost += len(told.positions) - len(when)
            for sent, first, count in zip(self.sent, self.firsts, self.counts, strict=True):
                for position in range(first, first + count):
                    if position in when:
                        found.append(when[position] - sent)
                    else:
                        lost += 1
        return found, lost

    def close(self) -> None:
        """Hang up, all of them."""
        self.person.close()
        for watcher in self.watchers:
            watcher.caller.close()


async def _person(address: str) -> Caller:
    async with House(address) as house:
        await house.guest()
        return await called(address, house.cookies)


@asynccontextmanager
async def parties(address: str, tables: Sequence[str], shared: Sequence[Watcher] = ()) -> AsyncIterator[list[Party]]:
    """Everybody at their tables: eight spectators at each, or the same few at all of them."""
    found = []
    for table in tables:
        person = await _person(address)
        found.append(Party(table, person, shared or [await watching(address, table) for _ in range(WATCHERS)]))
    yield found
    for party in found:
        party.close()


async def _told(found: Sequence[Party]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not all(party.is_told for party in found):
            await asyncio.sleep(0.002)


class Rush(NamedTuple):
    """How many commands were durable and told to all eight, in how many seconds, how many events were lost, and what it used.

    `server` and `people` are seconds of processor.
    """

    commands: int
    seconds: float
    lost: int
    server: float
    people: float


async def rushed(address: str, tables: Sequence[str], seconds: float, busy: Callable[[], float]) -> Rush:
    """Every table as fast as it goes, eight spectators watching all of them; over when every one of them has the last event.

    `busy` says how much processor the server has used.
    """
    shared = [await watching(address, *tables) for _ in range(WATCHERS)]
    async with parties(address, tables, shared) as found:
        begun, before = time.perf_counter(), (busy(), time.process_time())
        until = begun + seconds

        def hurry(party: Party) -> None:
            if time.perf_counter() < until:
                party.ask()

        for party in found:
            party.answered = lambda party=party: hurry(party)  # type: ignore[misc]
            for _ in range(WINDOW):
                party.ask()
        await asyncio.sleep(seconds)
        await _told(found)
        took, server, people = time.perf_counter() - begun, busy() - before[0], time.process_time() - before[1]
        return Rush(sum(len(party.firsts) for party in found), took, sum(party.waits()[1] for party in found), server, people)


class Pace(NamedTuple):
    """What a steady load found: every wait from command to event, and what was lost."""

    waits: Sequence[float]
    lost: int


async def paced(address: str, tables: Sequence[str], seconds: float, every_minute: Callable[[], None]) -> Pace:
    """One command a second a table, sent when it is due whether or not the one before has been answered."""
    async with parties(address, tables) as found:
        every_minute()
        begun = time.perf_counter()
        rounds, minute = max(int(seconds), 1), 60 if seconds >= 60 else max(seconds / 4, 1)
        for number in range(rounds):
            for place, party in enumerate(found):
                due = begun + number + place / len(found)
                if (ahead := due - time.perf_counter()) > 0:
                    await asyncio.sleep(ahead)
                party.ask()
            if int((number + 1) // minute) > int(number // minute):
                every_minute()
        await _told(found)
        done = [party.waits() for party in found]
        return Pace([wait for waits, _ in done for wait in waits], sum(lost for _, lost in done))
