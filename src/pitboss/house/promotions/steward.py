"""The steward of promotions: keeps their clocks, notes the wagers that count off the tables' own logs, and pays winners out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import NamedTuple

from pitboss.house.promotions.hall import PromotionHall
from pitboss.house.service.moment import seconds
from pitboss.house.service.room import Room
from pitboss.house.streams.hall import Hall
from pitboss.house.streams.halls import keep_time
from pitboss.house.streams.keeper import Wanted
from pitboss.house.tables.codec import read_event
from pitboss.law.refusal import Malformed, PitbossError
from pitboss.promotion.clock import CLOCK
from pitboss.promotion.entries.commands import NoteWagers
from pitboss.promotion.entries.wagers import RoundWagers, Wagered

LOG = logging.getLogger("pitboss.promotions")
PAUSE = 1.0
CHUNK = 1_000


class Read(NamedTuple):
    """How far the log of a table was read, and the round that is being followed there."""

    position: int
    following: RoundWagers


Tables = Callable[[], Iterable[Room]]
PaidOut = Callable[[Hall, str], Awaitable[None]]


class Steward:
    """Keeps the promotions of one server."""

    def __init__(self, tables: Tables, paid_out: PaidOut) -> None:
        self._tables, self._paid_out = tables, paid_out

    async def keep(self, hall: Hall) -> None:
        """Do what is due in a promotion, for ever."""
        assert isinstance(hall, PromotionHall)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(keep_time(hall))
            tasks.create_task(self._attend(hall))

    async def _attend(self, hall: PromotionHall) -> None:
        read: dict[str, Read] = {}
        while True:
            try:
                await self._gather(hall, read)
                await self._pay(hall)
            except PitbossError as fault:
                LOG.info("promotion waits", extra={"stream": hall.stream, "code": fault.code})
            except Exception:
                LOG.exception("steward of a promotion failed", extra={"stream": hall.stream})
            await asyncio.sleep(PAUSE)

    async def _gather(self, hall: PromotionHall, read: dict[str, Read]) -> None:
        """Note wagers at tables of the game, while the terms ask for them and the draw is to come."""
        offer = hall.promotion.offer
        if not offer.begun or offer.versions[-1].entering.wager is None or hall.promotion.drawing.drawn_at is not None:
            return
        for table in tuple(self._tables()):
            if table.game.rules.book.id == hall.game.rules.book.id:
                found, last = await _wagers(table, read)
                if found:
                    await _note(hall, tuple(found), f"{hall.stream}:wagers:{table.id}:{last}")

    async def _pay(self, hall: PromotionHall) -> None:
        for lot in hall.promotion.winners.paid:
            winner = hall.promotion.drawing.won[lot].entrant
            if hall.held(winner) > 0:
                await self._paid_out(hall, winner)


async def _wagers(table: Room, read: dict[str, Read]) -> tuple[list[Wagered], int]:
    position, following = read.get(table.id) or Read(0, RoundWagers(table.id))
    found: list[Wagered] = []
    while position < table.position and (entries := await table.memory.entries(position, CHUNK)):
        for entry in entries:
            found += following.see(entry.time // 1000, read_event(entry.body, entry.version))
        position = entries[-1].position
    read[table.id] = Read(position, following)
    return found, position


async def _note(hall: PromotionHall, wagers: tuple[Wagered, ...], name: str) -> None:
    with suppress(Malformed):  # noted before, by this server or another
        await hall.do(Wanted(CLOCK, seconds(), NoteWagers(wagers), name))
