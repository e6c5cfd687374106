"""The two sides of a cluster that wait for work: a scheduler, and workers that come to it. They listen on this machine alone unless every
line is encrypted."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from pitboss.law.refusal import Malformed
from pitboss.sim.cluster_address import ANSWERS_WITHIN, Address, is_loopback

OWN_PAGES = "127.0.0.1:0"
"""Dask has web pages of its own about every process; nobody else is to see them."""
STARTS_WITHIN = 60
"""Seconds that a worker's process has to start and to be known to the scheduler."""


def schedule(address: Address, say: Callable[[str], None]) -> None:
    """Be a scheduler until told to end; `say` is given the address once it listens."""
    asyncio.run(_schedule(address, say))


def work(address: Address, processes: int, say: Callable[[str], None]) -> None:
    """Be so many workers of a scheduler until told to end, or until it ends; a worker that dies is started anew."""
    asyncio.run(_work(address, processes, say))


async def _schedule(address: Address, say: Callable[[str], None]) -> None:
    from distributed import Scheduler

    _quietly()
    settings: dict[str, Any] = {"host": address.host, "port": address.port, "protocol": address.protocol, "security": address.security}
    try:
        async with Scheduler(**settings, dashboard=False, dashboard_address=OWN_PAGES) as scheduler:
            say(scheduler.address)
            await _until_told()
    except OSError as fault:
        words = f"nothing can listen at {address}: {(fault.strerror or str(fault)).lower()}"
        raise Malformed("cluster", words) from None


async def _work(address: Address, processes: int, say: Callable[[str], None]) -> None:
    from distributed import Nanny

    _quietly()
    settings: dict[str, Any] = {"nthreads": 1, "memory_limit": None, "dashboard": False, "dashboard_address": OWN_PAGES}
    settings |= {"death_timeout": STARTS_WITHIN, "silence_logs": logging.CRITICAL}
    if is_loopback(address.host):
        settings["host"] = address.host
    await _require_scheduler(address)
    async with AsyncExitStack() as stack:
        try:
            nannies = [Nanny(address.url, security=address.security, **settings) for _ in range(processes)]
            for nanny in await asyncio.gather(*nannies):
                stack.push_async_callback(nanny.close)
        except (OSError, RuntimeError, AssertionError):  # Dask asserts when it is to end a process that has not started yet
            raise Malformed("cluster", f"no worker could start within {STARTS_WITHIN} seconds: use fewer --workers") from None
        say(address.url)
        ended = [asyncio.ensure_future(nanny.finished()) for nanny in nannies]  # type: ignore[no-untyped-call]
        told = asyncio.ensure_future(_until_told())
        await asyncio.wait([told, *ended], return_when=asyncio.FIRST_COMPLETED)


async def _require_scheduler(address: Address) -> None:
    from distributed.comm.core import connect

    try:
        arguments = address.security.get_connection_args("worker") if address.security else {}  # type: ignore[no-untyped-call]
        line = await connect(address.url, timeout=ANSWERS_WITHIN, **arguments)  # type: ignore[no-untyped-call]
    except (OSError, RuntimeError, TypeError, ValueError):
        raise address.silent() from None
    await line.close()


async def _until_told() -> None:
    """Wait for Ctrl-C or a polite kill."""
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for word in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(word, ended.set)
    await ended.wait()


def _quietly() -> None:
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
