"""A table with a long log, and how long it takes to open again."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from pitboss.house.lobby import SignedLimits, TableDefinition
from pitboss.house.service.room import Room
from pitboss.house.store import opened
from pitboss.house.tables import Vault
from tests.house.play import FOUNDING, KEY, file_url, game_of, numbered, one, table

NAME = "long"


def long_table(folder: Path, rounds: int) -> str:
    """The URL of a store with a table at which so many rounds were played."""
    url = file_url(folder)

    async def played() -> None:
        async with opened(url) as store:
            keeper, chance, named = await table(store, NAME), random.Random(1), numbered("p")
            at = 0
            while keeper.state.floor.rounds.number <= rounds:
                at += 1
                assert await one(keeper, chance, at, named()) is not None

    asyncio.run(played())
    return url


def reopened(url: str) -> tuple[int, int, float]:
    """Its rounds, its entries, and the seconds that a server takes to open it."""

    async def measured() -> tuple[int, int, float]:
        definition = TableDefinition(NAME, NAME, FOUNDING.game, SignedLimits(500, 100_000))
        async with opened(url) as store:
            begun = time.perf_counter()
            room = Room(store, definition, game_of(FOUNDING), Vault(KEY))
            await room.open()
            return room.floor.rounds.number - 1, room.position, time.perf_counter() - begun

    return asyncio.run(measured())
