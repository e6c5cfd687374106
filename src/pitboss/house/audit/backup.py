"""A copy of a store in one SQLite file, taken while it is in use and verified before it gets its name."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from pitboss.house.audit.verify import Report, verify
from pitboss.house.store import Access, Batch, Entry, Head, Repeated, Store, opened
from pitboss.house.store.faults import of_sqlite, refused
from pitboss.house.store.place import InFile, place_of
from pitboss.law.refusal import Malformed


async def back_up(url: str, to: Path) -> Report:
    """Copy a store to a new file; what is there already is never written over."""
    if os.path.exists(to):  # Path.exists raises where a name is too long
        raise Malformed("backup", f"{to} is there already: name another file")
    if not os.path.isdir(to.parent):
        raise Malformed("backup", f"there is no folder {to.parent} for the backup: make it first")
    begun = to.with_name(f"{to.name}.part")
    try:
        begun.unlink(missing_ok=True)
    except OSError as fault:
        raise Malformed("backup", f"{to} cannot be written: {(fault.strerror or str(fault)).lower()}") from None
    try:
        report = await _copied(url, begun)
        os.link(begun, to)  # fails rather than write over what came meanwhile
    except OSError as fault:
        raise refused("backup", f"{to} cannot be written: {(fault.strerror or str(fault)).lower()}") from None
    finally:
        for left in (begun, *(begun.with_name(f"{begun.name}{tail}") for tail in ("-wal", "-shm", "-journal"))):
            left.unlink(missing_ok=True)
    return report


async def _copied(url: str, to: Path) -> Report:
    place, copy = place_of(url), f"sqlite:///{to}"
    async with opened(url, Access.READ) as store:
        if isinstance(place, InFile):
            await asyncio.to_thread(copy_file, place, to)
        else:
            async with opened(copy) as fresh:
                for stream in await store.streams():
                    await copy_stream(store, fresh, stream)
            await asyncio.to_thread(_one_file, InFile(to))
    async with opened(copy, Access.READ) as taken:
        return await verify(taken)


def copy_file(place: InFile, to: Path) -> None:
    """SQLite's own copy, of one moment."""
    try:
        with closing(sqlite3.connect(f"file:{place.path.absolute()}?mode=ro", uri=True)) as source, closing(sqlite3.connect(to)) as target:
            source.backup(target)
    except sqlite3.Error as fault:
        raise of_sqlite(InFile(to), fault) from None
    _one_file(InFile(to))


def _one_file(place: InFile) -> None:
    """Leave everything in the file itself, on the disk."""
    with closing(sqlite3.connect(place.path)) as target:
        target.execute("PRAGMA journal_mode=DELETE")
    with place.path.open("rb") as file:
        os.fsync(file.fileno())


async def copy_stream(store: Store, fresh: Store, stream: str) -> None:
    """Append a stream again, command by command, hashes and all; sealed orders go with the first."""
    sealed, head, waiting = await store.sealed(stream), Head(), list[Entry]()
    for done in await store.commands(stream):
        if len(waiting) < done.count:
            waiting += await store.read(stream, head.position + len(waiting), max(1000, done.count))
        entries, waiting = tuple(waiting[: done.count]), waiting[done.count :]
        head = await _append(fresh, Batch(stream, head, done.mark, entries, sealed))
        sealed = ()


async def _append(fresh: Store, batch: Batch) -> Head:
    answer = await fresh.append(batch)
    assert not isinstance(answer, Repeated), "a fresh store has seen no command"
    return answer.head
