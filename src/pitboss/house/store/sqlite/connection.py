"""Connections to the file: how it is opened, and what is asked of SQLite every time."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from urllib.parse import quote

from pitboss.house.store.faults import no_store, of_sqlite, read_only
from pitboss.house.store.place import InFile
from pitboss.house.store.protocol import Access
from pitboss.law.refusal import Malformed

BUSY_SECONDS = 10.0
CHECKPOINT_PAGES = 8000
"""So many pages of 4 KiB are written ahead before they go into the file: with many tables at once a page comes up again and again."""
LOG_BYTES = 4 * 1024 * 1024
"""What the file of pages written ahead is cut down to, once all of them are in the file itself and it is begun anew."""
CACHE_KIB = 32_768


def connect(place: InFile, access: Access) -> sqlite3.Connection:
    """A connection in autocommit; a file to be written is in WAL mode and every commit of it waits for the disk."""
    path = place.path
    if not path.parent.is_dir():
        raise Malformed("store", f"there is no folder {path.parent} for the store: make it first, or name another file")
    if path.is_dir():
        raise Malformed("store", f"{path} is a folder: name a file, as in sqlite:///{path}/pitboss.db")
    if access is Access.READ and not path.is_file():
        raise no_store(place)
    if access is Access.WRITE and not (os.access(path.parent, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))):
        raise read_only(place)
    try:
        return _to_read(path) if access is Access.READ else _to_write(path)
    except sqlite3.Error as fault:
        raise of_sqlite(place, fault) from None


def _to_write(path: Path) -> sqlite3.Connection:
    connection = _open(path, "rwc")
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA recursive_triggers=ON")
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
        connection.execute(f"PRAGMA journal_size_limit={LOG_BYTES}")
        connection.execute(f"PRAGMA cache_size=-{CACHE_KIB}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _to_read(path: Path) -> sqlite3.Connection:
    """Read without writing; a file in a folder that cannot be written is read as one that nobody changes, if nobody can be."""
    connection = _open(path, "ro")
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        connection.close()
        if Path(f"{path}-wal").exists():
            raise
        connection = _open(path, "ro&immutable=1")
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return connection


def _open(path: Path, mode: str) -> sqlite3.Connection:
    uri = f"file:{quote(str(path.absolute()))}?mode={mode}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS, check_same_thread=False)
