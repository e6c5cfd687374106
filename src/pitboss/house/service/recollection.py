"""What a server remembers of a table's log: the last entries with the table as it stood after each, and marks on the way to older ones."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice

from pitboss.floor.evolve import evolve
from pitboss.floor.state import Floor
from pitboss.house.store import Entry, Store
from pitboss.house.tables.codec import read_event
from pitboss.house.tables.state import HOUSE_ENTRIES, TableEvent

KEPT = 128
"""Entries kept at hand; whoever is further behind reads the store."""
MARK_EVERY = 500
MOST_MARKS = 64
"""Marks that a table has at most; then every other one goes, and they lie twice as far apart."""


@dataclass(slots=True, eq=False)
class Remembered:
    """An entry of a table's log, its event, and the floor right after it; `texts` keeps what viewers were told of it, to say it once.

    Made for every entry of every table, and so not frozen, which would make it three times as dear.
    """

    position: int
    time: int
    actor: str
    command: str
    event: TableEvent
    floor: Floor
    texts: list[tuple[object, ...]] = field(default_factory=list, repr=False)


def after(floor: Floor, event: TableEvent) -> Floor:
    """The floor after any entry of a table's log."""
    return floor if isinstance(event, HOUSE_ENTRIES) else evolve(floor, event)


class Recollection:
    """The end of a log in memory, and a way to any part of it."""

    def __init__(self, store: Store, stream: str) -> None:
        self._store, self._stream = store, stream
        self.recent: list[Remembered] = []
        self._marks: list[tuple[int, Floor]] = [(0, Floor())]
        self._apart = MARK_EVERY

    def add(self, entries: Iterable[Remembered]) -> None:
        """Remember entries that follow, and leave a mark now and then."""
        self.recent.extend(entries)
        if self.recent:
            self._mark(self.recent[-1].position, self.recent[-1].floor)
        if len(self.recent) > KEPT + KEPT // 4:
            del self.recent[: len(self.recent) - KEPT]

    def _mark(self, position: int, floor: Floor) -> None:
        """Leave a mark at a position, unless there is one not far before it."""
        if 0 <= position - self._marks[-1][0] < self._apart:
            return
        place = bisect_right(self._marks, position, key=lambda mark: mark[0])
        if position - self._marks[place - 1][0] < self._apart:
            return
        self._marks.insert(place, (position, floor))
        if len(self._marks) > MOST_MARKS:
            del self._marks[1::2]
            self._apart *= 2

    def at_hand(self, position: int, most: int) -> list[Remembered]:
        """The entries after a position, at most so many, where they need not be read from the store; otherwise none."""
        if self.recent and self.recent[0].position <= position + 1:
            place = position + 1 - self.recent[0].position
            return self.recent[place : place + most]
        return []

    async def since(self, position: int, most: int, upto: int) -> list[Remembered]:
        """The entries after a position, at most so many and none after `upto`."""
        if self.recent and self.recent[0].position <= position + 1:
            place = position + 1 - self.recent[0].position
            return [each for each in islice(self.recent, place, place + most) if each.position <= upto]
        return [each for each in await self._replayed(position, most) if each.position <= upto]

    async def entries(self, position: int, most: int) -> tuple[Entry, ...]:
        """The entries themselves, as the store has them."""
        return await self._store.read(self._stream, position, most)

    async def _replayed(self, position: int, most: int) -> list[Remembered]:
        """Replay from the nearest mark before a position, leaving marks on the way."""
        at, floor = self._marks[bisect_right(self._marks, position, key=lambda mark: mark[0]) - 1]
        found: list[Remembered] = []
        while len(found) < most and (entries := await self._store.read(self._stream, at, MARK_EVERY)):
            for entry in entries:
                event = read_event(entry.body, entry.version)
                floor, at = after(floor, event), entry.position
                if at > position and len(found) < most:
                    found.append(Remembered(at, entry.time, entry.actor, entry.command, event, floor))
            self._mark(at, floor)
            await asyncio.sleep(0)
        return found
