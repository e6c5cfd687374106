"""A log that was changed is refused with a sentence: its table stays closed, and the others run."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from pitboss.house.lobby.demo import BEA
from pitboss.law.refusal import Refused
from tests.house.service.pit import TABLE, run, serving

CHANGES = {
    "an event": "UPDATE entry SET body = replace(body, 'Bea (bot)', 'Zed (bot)') WHERE stream = 'table:t1'",
    "a hash": "UPDATE entry SET hash = zeroblob(32) WHERE stream = 'table:t1' AND position = 9",
    "an entry in the middle": "DELETE FROM entry WHERE stream = 'table:t1' AND position = 5",
    "a text that is no event": "UPDATE entry SET body = 'this is no event' WHERE stream = 'table:t1' AND position = 4",
}


def _change(store: str, statement: str) -> None:
    with closing(sqlite3.connect(store.removeprefix("sqlite:///"))) as file, file:
        for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            file.execute(f"DROP TRIGGER {name}")
        file.execute(statement)


async def _plays(room: object, upto: int) -> None:
    async with asyncio.timeout(60):
        while room.position < upto:  # type: ignore[attr-defined]
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("what", CHANGES)
def test_a_table_whose_log_was_changed_stays_closed_and_the_others_deal(what: str, file_store: str) -> None:
    async def test() -> None:
        tables = [replace(TABLE, id=name, bots=(BEA,)) for name in ("t1", "t2")]
        async with serving(file_store, *tables) as server:
            await _plays(server.pit.rooms["t1"], 20)
        _change(file_store, CHANGES[what])
        async with serving(file_store) as server, server.person() as ann:
            assert list(server.pit.closed) == ["t1"]
            assert (await ann.gets("/api/tables/t1", status=409))["code"] == "table-closed"
            assert (await ann.gets("/healthz"))["closed"] == ["t1"]
            other = server.pit.rooms["t2"]
            await _plays(other, other.position + 5)

    run(test())


def test_accounts_that_were_changed_are_refused_in_one_sentence(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person():
            pass
        _change(file_store, "UPDATE entry SET body = 'this is no event' WHERE stream = 'house:accounts' AND position = 2")
        with pytest.raises(Refused, match=r"house:accounts at 2.*see pitboss verify"):
            async with serving(file_store):
                pass

    run(test())


def test_a_log_that_is_changed_while_it_is_served_closes_its_table_alone(file_store: str) -> None:
    async def test() -> None:
        tables = [replace(TABLE, id=name, bots=(BEA,)) for name in ("t1", "t2")]
        async with serving(file_store, *tables) as server:
            room, other = server.pit.rooms["t1"], server.pit.rooms["t2"]
            await _plays(room, 20)
            forged = "INSERT INTO entry SELECT stream, position + 1, time, actor, 'forged', version, body, hash, zeroblob(32) FROM entry"
            _change(file_store, f"{forged} WHERE stream = 't1' OR stream = 'table:t1' ORDER BY position DESC LIMIT 1")
            async with asyncio.timeout(60):
                while "t1" not in server.pit.closed:
                    await asyncio.sleep(0.02)
            await _plays(other, other.position + 5)

    run(test())
