"""Serving: a pit behind uvicorn, from the first line it prints to the last thing it finishes."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from errno import EADDRINUSE
from types import FrameType

import uvicorn

from pitboss.house.service.app import Extend, alone, build_app
from pitboss.house.service.frames import LARGEST
from pitboss.house.service.library import Library
from pitboss.house.service.pit import Pit
from pitboss.house.service.settings import Settings
from pitboss.house.service.sockets import Sockets
from pitboss.house.service.wire import Wire
from pitboss.house.store import open_store
from pitboss.law.refusal import Malformed

LOG = logging.getLogger("pitboss.serving")
Say = Callable[[str], None]
UNREAD = 128 * 1024
"""Bytes that the system holds for a client that does not read them: otherwise megabytes, and it is long before anybody notices."""
YOUNG = 50_000, 20, 20
"""How many new objects, and how many collections of the younger, there are before the next: a pause of the collector is a pause of all."""


class Server(uvicorn.Server):
    """Uvicorn, which lets sockets go before it closes them."""

    def __init__(self, config: uvicorn.Config, sockets: Sockets) -> None:
        super().__init__(config)
        self._ours = sockets

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when told to. Uvicorn would send itself the signal again afterwards and die of it, with the store still open."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Refuse what is new, finish what was accepted, say goodbye."""
        self._ours.pit.stopping.set()
        for server in self.servers:
            server.close()
        await self._ours.close_all()
        await super().shutdown(sockets)


def new_loop() -> asyncio.AbstractEventLoop:
    """The quickest event loop there is on this platform."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


def spare_the_collector() -> None:
    """Leave what stands at the start out of every later collection: states are trees, which go without the collector's help."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


async def serve(settings: Settings, library: Library, say: Say, extend: Extend = alone) -> None:
    """Serve until told to stop; `say` gets the address and, at a first start, the administrator's link."""
    listening = _listening(settings)
    pit = Pit(settings, await open_store(settings.store), library)
    try:
        token = await pit.start()
        app, sockets = build_app(pit, extend)
        spare_the_collector()
        address = _address(settings, listening)
        say(f"The pit is open at {address}")
        for table, why in pit.closed.items():
            say(f"The table {table} stays closed: {why}")
        if pit.disagreement:
            say(pit.disagreement)
        if token:
            say(f"It has no administrator yet: register, and within a day open {address}/#administrator={token}")
        await Server(_config(settings, app), sockets).serve(sockets=[listening])
    finally:
        listening.close()
        await pit.stop()
    say("The pit is closed; everything that was answered is kept.")


def _config(settings: Settings, app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # an ASGI application
        ws=Wire,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=settings.stop_seconds,
        h11_max_incomplete_event_size=64 * 1024,
    )


def _listening(settings: Settings) -> socket.socket:
    """The socket to listen on, taken before anything else so that a port in use is said at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # The protocol is named because only then asyncio sends small answers at once, instead of waiting 40 ms for an acknowledgement.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        found.bind((settings.host, settings.port))
        found.listen(2048)
    except (OSError, OverflowError) as fault:
        found.close()
        why = (getattr(fault, "strerror", None) or str(fault)).lower()
        other = ": choose another with --port (0 is any free one)" if getattr(fault, "errno", None) == EADDRINUSE else ""
        raise Malformed("port", f"--host {settings.host} --port {settings.port} cannot be listened on: {why}{other}") from None
    found.set_inheritable(sys.platform == "win32")
    return found


def _address(settings: Settings, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(settings.host, settings.host)
    return f"{'https' if settings.https else 'http'}://{f'[{host}]' if ':' in host else host}:{port}"
