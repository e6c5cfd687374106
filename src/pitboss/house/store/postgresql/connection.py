"""Connections to the server, and what its errors mean to a person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from pitboss.house.store.faults import NOTHING, stopped
from pitboss.house.store.place import OnServer
from pitboss.house.store.protocol import Access
from pitboss.law.refusal import Malformed, PitbossError

SECONDS = 10.0
READERS = 4
GONE = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what asyncpg says when the server hangs up between two calls
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    OSError,
)
"""The connection was lost, and with it the answer to what was asked last."""
NOT_YET = (*GONE, asyncpg.CannotConnectNowError, asyncpg.TooManyConnectionsError)


def _settings(access: Access) -> dict[str, str]:
    """Nothing is answered before it is on the server's disk; a reader cannot write."""
    durable = {"application_name": "pitboss", "synchronous_commit": "on"}
    return durable | ({"default_transaction_read_only": "on"} if access is Access.READ else {})


async def connected(place: OnServer, access: Access) -> asyncpg.Connection[Any]:
    """A connection to the database."""
    return await _said(place, lambda: asyncpg.connect(place.url, timeout=SECONDS, server_settings=_settings(access)))


async def pooled(place: OnServer, access: Access) -> asyncpg.Pool[Any]:
    """A few connections to read by."""
    pool = asyncpg.create_pool(place.url, min_size=1, max_size=READERS, timeout=SECONDS, server_settings=_settings(access))
    return await _said(place, lambda: _made(pool))


async def _made(pool: asyncpg.Pool[Any]) -> asyncpg.Pool[Any]:
    return await pool


async def _said(place: OnServer, open_it: Callable[[], Awaitable[Any]]) -> Any:
    try:
        return await open_it()
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as fault:
        raise of_server(place, fault) from None


def of_server(place: OnServer, fault: Exception) -> PitbossError:
    """What an error of the server means to a person."""
    match fault:
        case asyncpg.DiskFullError():
            return stopped(place, "store-full", f"the server's disk is full, {NOTHING}: make room and try again")
        case asyncpg.ReadOnlySQLTransactionError() | asyncpg.InsufficientPrivilegeError():
            return stopped(place, "store-read-only", f"the store is read-only, {NOTHING}: let this user write the database")
        case asyncpg.InvalidCatalogNameError():
            return Malformed("store", f"{place}: the server has no such database: make it first")
        case asyncpg.InvalidAuthorizationSpecificationError():
            return Malformed("store", f"{place}: the server does not let this user in: name another in the URL")
        case asyncpg.PostgresError() if not isinstance(fault, NOT_YET):
            return Malformed("store", f"{place}: the server says: {' '.join(str(fault).split())[:160]}")
        case ValueError():
            return Malformed("store", f"{place}: this URL cannot be read: {' '.join(str(fault).split())[:160]}")
        case _:
            return stopped(place, "store-away", f"the server of the store does not answer, {NOTHING} that was not answered")
