"""Put a copy back where a store was: verified first, never beside a server that runs, and never mixed with what was written ahead."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from pitboss.house.audit.backup import copy_file, copy_stream
from pitboss.house.audit.verify import Report, verify
from pitboss.house.keys import fingerprint, keys_of
from pitboss.house.store import Access, Store, opened
from pitboss.house.store.faults import refused
from pitboss.house.store.place import InFile, place_of
from pitboss.house.tables.law import OpenGame
from pitboss.law.refusal import Malformed

TAILS = ("", "-wal", "-shm", "-journal")
"""The file of a store and what SQLite keeps beside it; they belong together, and to nothing else."""


async def restore(copy: Path, url: str, key: bytes | None, open_game: OpenGame | None = None) -> Report:
    """Put a copy in the place of a store, and verify what is there then; what was there before is kept beside it."""
    place = place_of(url)
    async with opened(f"sqlite:///{copy}", Access.READ) as source:
        report = await verify(source, open_game=open_game)
        if report.faults or not report.heads:
            said = f"{report.faults[0]}" if report.faults else "there is nothing in it"
            raise refused("restore-fault", f"{copy} is not restored: {said}")
        await _require_key(source, key)
        if isinstance(place, InFile):
            if place.path.exists() and os.path.samefile(place.path, copy):
                raise Malformed("restore", f"{copy} is the store itself: name the copy")
            await asyncio.to_thread(_in_place, copy, place)
        else:
            async with opened(url) as target:
                if await target.streams():
                    raise refused("restore-not-empty", f"{place} is not empty: make an empty database and restore into that")
                for stream in await source.streams():
                    await copy_stream(source, target, stream)
    async with opened(url, Access.READ) as restored:
        return await verify(restored)


async def _require_key(source: Store, key: bytes | None) -> None:
    """The key that sealed the shoes in play of the copy; whoever has it no more says so."""
    known = await keys_of(source)
    if known and key is not None and fingerprint(key) != known[-1].fingerprint:
        said = f"the key is another than that of the copy, which has the fingerprint {known[-1].fingerprint}"
        raise refused("other-key", f"{said}: put that key where the store's is, or restore --without-key and serve once with a new one")


def _in_place(copy: Path, place: InFile) -> None:
    """Write the copy beside the store, move the store and all that belongs to it aside, and let the copy take its name."""
    path = place.path
    _require_idle(place)
    begun = path.with_name(f"{path.name}.restoring")
    for tail in TAILS:
        begun.with_name(begun.name + tail).unlink(missing_ok=True)
    copy_file(InFile(copy), begun)
    aside = _free_name(path)
    try:
        for tail in reversed(TAILS):  # the file itself last: a crash in between leaves no old pages beside the new file
            there = path.with_name(path.name + tail)
            if there.exists():
                there.rename(aside.with_name(aside.name + tail))
        begun.rename(path)
    except OSError as fault:
        raise refused("restore", f"{path} cannot be replaced: {(fault.strerror or str(fault)).lower()}") from None
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _require_idle(place: InFile) -> None:
    """Nobody else has the file open: only then does SQLite let go of its log. A file that is damaged is nobody's, and is moved aside."""
    if not place.path.exists():
        if not place.path.parent.is_dir():
            raise Malformed("restore", f"there is no folder {place.path.parent}: make it first")
        return
    try:
        with closing(sqlite3.connect(place.path, timeout=0.2)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE").fetchall()
    except sqlite3.OperationalError as fault:
        if "locked" in str(fault) or "busy" in str(fault):
            raise refused("restore-live", f"{place} is in use: stop the server, then restore") from None
    except sqlite3.DatabaseError:
        pass


def _free_name(path: Path) -> Path:
    number = 1
    while (found := path.with_name(f"{path.name}.before-{number}")).exists():
        number += 1
    return found
