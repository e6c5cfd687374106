"""Open a store by its URL: made or brought up to date if it is to be written, refused with a sentence if it cannot be used."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

from pitboss.house.store.faults import no_store, of_sqlite, older
from pitboss.house.store.migration import HEAD, VERSION, Dialect, is_current, statements
from pitboss.house.store.place import InFile, OnServer, place_of
from pitboss.house.store.protocol import Access, Store
from pitboss.law.refusal import Malformed

HAS_VERSION = "SELECT count(*) FROM pg_tables WHERE tablename = 'alembic_version' AND schemaname = current_schema()"
MIGRATING = 1885959265
"""The lock that whoever changes the schema of a server's database holds."""


async def open_store(url: str = "", access: Access = Access.WRITE) -> Store:
    """The store at a URL; without one, the file in the data folder."""
    place = place_of(url)
    if isinstance(place, InFile):
        if not url and access is Access.WRITE:
            _make_folder(place)
        return await asyncio.to_thread(_in_file, place, access)
    return await _on_server(place, access)


@asynccontextmanager
async def opened(url: str = "", access: Access = Access.WRITE) -> AsyncIterator[Store]:
    """The store at a URL for as long as it is needed."""
    store = await open_store(url, access)
    try:
        yield store
    finally:
        await store.close()


def _make_folder(place: InFile) -> None:
    try:
        place.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as fault:
        raise Malformed("store", f"the data folder {place.path.parent} cannot be made: {(fault.strerror or str(fault)).lower()}") from None


def _in_file(place: InFile, access: Access) -> Store:
    from pitboss.house.store.sqlite.connection import connect
    from pitboss.house.store.sqlite.store import SqliteStore

    try:
        with closing(connect(place, access)) as connection:
            found = _version_in_file(connection)
            if not is_current(place, found):
                if access is Access.READ:
                    raise older(place, found, HEAD) if found else no_store(place)
                migrate_file(connection)
    except sqlite3.Error as fault:
        raise of_sqlite(place, fault) from None
    return SqliteStore(place, access)


def _version_in_file(connection: sqlite3.Connection) -> str:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "alembic_version" not in names:
        if names:
            raise sqlite3.DatabaseError(f"it holds other tables, such as {sorted(names)[0]}")
        return ""
    return next((str(version) for (version,) in connection.execute(VERSION)), "")


def migrate_file(connection: sqlite3.Connection, to: str = HEAD) -> None:
    """Bring a file up to date, all of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = _version_in_file(connection)  # another process may have been here first
        for statement in statements(Dialect.SQLITE, found, to) if found != to else ():
            connection.execute(statement)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


async def _on_server(place: OnServer, access: Access) -> Store:
    from pitboss.house.store.postgresql.connection import connected
    from pitboss.house.store.postgresql.store import PostgresStore

    connection = await connected(place, access)
    try:
        found = await _version_on_server(connection)
        if not is_current(place, found):
            if access is Access.READ:
                raise older(place, found, HEAD) if found else no_store(place)
            await migrate_server(place, connection)
    finally:
        await connection.close()
    return await PostgresStore.open(place, access)


async def _version_on_server(connection: Any) -> str:
    # Not to_regclass: its answer may be one that the connection remembers from before another server made the table.
    if not await connection.fetchval(
        "SELECT count(*) FROM pg_tables WHERE tablename = 'alembic_version' AND schemaname = current_schema()"
    ):
        return ""
    return str(await connection.fetchval(VERSION) or "")


async def migrate_server(place: OnServer, connection: Any, to: str = HEAD) -> None:
    """Bring a database up to date, all of it or nothing, one server at a time."""
    import asyncpg  # type: ignore[import-untyped]

    from pitboss.house.store.postgresql.connection import of_server

    try:
        async with connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            found = await _version_on_server(connection)
            for statement in statements(Dialect.POSTGRESQL, found, to) if found != to else ():
                await connection.execute(statement)
    except (asyncpg.PostgresError, OSError) as fault:
        raise of_server(place, fault) from None
