"""Nobody changes the log: the database refuses it, and where it was made to accept it, `verify` says what was changed and where."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from pitboss.house.audit.verify import Report, verify
from pitboss.house.store import Access, opened
from pitboss.house.store.place import InFile, place_of
from tests.house.play import play, table
from tests.house.postgres import execute

LOG = ("stream", "entry", "posting", "command", "sealed")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with a table that was played at, snapshots included."""
    path = tmp_path_factory.mktemp("played") / "pit.db"
    asyncio.run(_played(f"sqlite:///{path}"))
    return path


async def _played(url: str) -> None:
    async with opened(url) as store:
        await play(await table(store, snapshot_every=100), 260)


def change(url: str, *statements: str) -> None:
    """Run statements on the store as somebody who has it in hand."""
    place = place_of(url)
    if isinstance(place, InFile):
        with closing(sqlite3.connect(place.path)) as connection, connection:
            for sql in statements:
                assert connection.execute(sql).rowcount, f"nothing to change: {sql}"
    else:
        execute(url, *statements)


def untied(url: str) -> None:
    """Take the triggers off, as an intruder would."""
    if isinstance(place_of(url), InFile):
        with closing(sqlite3.connect(place_of(url).path)) as connection, connection:  # type: ignore[union-attr]
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                connection.execute(f"DROP TRIGGER {name}")
    else:
        execute(url, *(f"ALTER TABLE {table} DISABLE TRIGGER ALL" for table in LOG))


def found(url: str) -> Report:
    async def work() -> Report:
        async with opened(url, Access.READ) as store:
            return await verify(store)

    return asyncio.run(work())


@pytest.mark.parametrize("what", LOG)
def test_no_row_of_the_log_is_changed_or_removed(store_url: str, what: str) -> None:
    asyncio.run(_founded(store_url))
    column = {"stream": "founded", "entry": "time", "posting": "cents", "command": "first", "sealed": "box"}[what]
    value = "''" if what == "sealed" else "7"
    words = [f"UPDATE {what} SET {column} = {value}", f"DELETE FROM {what}"]
    if store_url.startswith("postgresql"):
        words.append(f"TRUNCATE {what}")
    for sql in words:
        with pytest.raises(Exception, match=r"append-only|is kept") as refusal:
            change(store_url, sql)
        assert "Error" in type(refusal.value).__name__


async def _founded(url: str) -> None:
    async with opened(url) as store:
        await play(await table(store), 16)  # far enough for a wager and a sealed shuffle


def test_sqlite_takes_no_entry_out_of_turn(played: Path, tmp_path: Path) -> None:
    url = copied(played, tmp_path)
    row = "SELECT stream, {}, time, actor, command, version, body, previous, hash FROM entry WHERE position = 9"
    for position in ("9", "1000", "0"):
        with pytest.raises(sqlite3.Error, match="append-only"):
            change(url, f"INSERT OR REPLACE INTO entry {row.format(position)}")


def copied(path: Path, folder: Path) -> str:
    copy = folder / "copy.db"
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return f"sqlite:///{copy}"


def test_an_untouched_store_is_sound(played: Path, tmp_path: Path) -> None:
    report = found(copied(played, tmp_path))
    assert report.faults == []
    assert report.snapshots == 2


CHANGES: dict[str, tuple[str, int | None, str]] = {
    "a byte of an event": ("UPDATE entry SET body = replace(body, 'ann', 'bob') WHERE position = 4", 4, "not those that were hashed"),
    "the time": ("UPDATE entry SET time = time + 1 WHERE position = 40", 40, "not those that were hashed"),
    "who did it": ("UPDATE entry SET actor = 'zed' WHERE position = 40", 40, "not those that were hashed"),
    "an amount": (
        "UPDATE posting SET cents = 2 * cents WHERE position = {first}",
        None,
        "not those that were hashed",
    ),
    "a posting gone": (
        "DELETE FROM posting WHERE position = {first} AND line = 0",
        None,
        "not those that were",
    ),
    "a posting too many": ("INSERT INTO posting VALUES ('table:main-1', 3, 0, 'player:zed', 5)", 3, "not those that were hashed"),
    "a posting after the end": ("INSERT INTO posting VALUES ('table:main-1', 99999, 0, 'player:zed', 5)", 0, "belong to no entry"),
    "a hash": ("UPDATE entry SET hash = x'00' WHERE position = 50", 50, "not those that were hashed"),
    "an entry gone": ("DELETE FROM entry WHERE position = 60", 61, "position 60 is missing"),
    "the end gone": ("DELETE FROM entry WHERE position > 70", 70, "the log ends here"),
    "a command renamed": ("UPDATE command SET id = 'x' WHERE id = 'p1-20'", None, "is not listed there"),
    "a command gone": ("DELETE FROM command WHERE id = 'p1-20'", None, "not listed there"),
    "a command added": ("INSERT INTO command VALUES ('table:main-1', 'x', 'ann', x'00', 99999, 3)", None, "has entries after it"),
    "a snapshot": ("UPDATE snapshot SET state = replace(state, '\"ann\"', '\"bob\"')", None, "not what the log had come to"),
    "a snapshot of elsewhere": ("UPDATE snapshot SET head = x'00'", None, "is of another log"),
    "a stream nobody listed": ("INSERT INTO posting VALUES ('table:zed', 1, 0, 'player:zed', 5)", 0, "belong to no entry"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_whatever_is_changed_is_found_and_named(played: Path, tmp_path: Path, what: str) -> None:
    url, (sql, position, said) = copied(played, tmp_path), CHANGES[what]
    untied(url)
    change(url, sql.replace("{first}", "(SELECT min(position) FROM posting)"))
    [fault] = found(url).faults
    assert said in fault.said
    if position is not None:
        assert fault.position == position
    assert fault.stream in ("table:main-1", "table:zed")


def test_a_byte_changed_on_the_server_is_found_too(server: Any) -> None:
    url = server.place()
    asyncio.run(_played(url))
    assert found(url).faults == []
    untied(url)
    change(url, "UPDATE entry SET body = replace(body, 'ann', 'bob') WHERE position = 4")
    assert str(found(url).faults[0]) == "table:main-1 at 4: its contents are not those that were hashed"


def rehashed(url: str, first: int, alter: Callable[[str], str]) -> None:
    """Change an event and work every later hash out again, as a patient intruder would."""
    from dataclasses import replace

    from pitboss.house.store.entry import digest

    async def read() -> Any:
        async with opened(url, Access.READ) as store:
            return await store.read("table:main-1", first - 1, 100_000)

    previous = b""
    with closing(sqlite3.connect(place_of(url).path)) as connection, connection:  # type: ignore[union-attr]
        for entry in asyncio.run(read()):
            body = alter(entry.body) if entry.position == first else entry.body
            changed = replace(entry, body=body, previous=previous or entry.previous)
            previous = digest(changed)
            values = (body, changed.previous, previous, entry.position)
            connection.execute("UPDATE entry SET body = ?, previous = ?, hash = ? WHERE position = ?", values)


def test_a_log_rewritten_with_all_its_hashes_is_told_by_what_was_known_before(played: Path, tmp_path: Path) -> None:
    url = copied(played, tmp_path)
    before = found(url).heads
    untied(url)
    rehashed(url, 3, lambda body: body.replace("dora", "zora"))
    change(url, "DELETE FROM snapshot")

    async def against() -> Report:
        async with opened(url, Access.READ) as store:
            return await verify(store, before)

    [fault] = asyncio.run(against()).faults
    assert fault.said == "the log was another when it was last verified"
