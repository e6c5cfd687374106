"""The gate: what every request passes before and after its answer: name of the host, origin, size, rate, headers, journal."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from pitboss.house.limits import Allowance, TooFast, connection
from pitboss.house.service.faults import body_of, status_of
from pitboss.house.service.pit import Pit
from pitboss.house.store.faults import Stopped
from pitboss.law.refusal import Malformed, PitbossError, Refused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST_BODY = 64 * 1024
HEALTH = "/healthz"
"""Never limited: whoever watches a server must hear from it."""
WATCHED = frozenset({HEALTH, "/metrics"})
SAFE = frozenset({"GET", "HEAD"})
TOKEN_HEADER = b"x-pitboss"
LOOPBACK = ("localhost", "127.0.0.1", "::1")
LOG = logging.getLogger("pitboss.http")

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        b"manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
SECURE = (b"strict-transport-security", b"max-age=31536000")


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request, None where it has none."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def is_secure(pit: Pit, scope: Scope) -> bool:
    """Whether a request came by https."""
    return pit.settings.https or scope.get("scheme") in ("https", "wss")


def require_host(pit: Pit, scope: Scope) -> None:
    """Refuse a request under a name that is not this server's: a page elsewhere may have had its own name point here."""
    named = pit.settings.hosts or (",".join(LOOPBACK) if pit.settings.host in LOOPBACK else "*")
    allowed = [each.strip().lower() for each in named.split(",")]
    host = _host_name(header(scope, b"host") or "")
    if "*" not in allowed and host not in allowed:
        raise Refused("host", f"This server does not answer under the name {host[:60]!r}: see the setting hosts.", rule="house gate")


def require_origin(pit: Pit, scope: Scope, origin: str | None) -> None:
    """Refuse a request that a page of another origin makes."""
    own = f"{'https' if is_secure(pit, scope) else 'http'}://{header(scope, b'host') or ''}".lower()
    if origin is None or origin.lower() != own:
        raise Refused("origin", "A request from another origin is not taken.", rule="house gate")


def _host_name(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


class Gate:
    """Wraps the application; a request that it refuses never gets there."""

    def __init__(self, app: App, pit: Pit) -> None:
        self.app, self.pit = app, pit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, answer = perf_counter(), Answering(self.pit, scope, send)
        self.pit.entered += 1
        try:
            self._admit(scope)
            await self.app(_as_read(scope), await self._checked(scope, receive), answer)
        except PitbossError as fault:
            await refuse(fault, answer)
        finally:
            self.pit.entered -= 1
            self._note(scope, answer.status, perf_counter() - begun)

    def _admit(self, scope: Scope) -> None:
        require_host(self.pit, scope)
        watching = scope["path"] in WATCHED
        if self.pit.stopping.is_set() and not watching:
            raise Stopped("stopping", "The server is stopping: try again, here or at another.")
        if scope["path"] == HEALTH or scope["path"].startswith("/assets/"):  # a deck of cards is 52 files, read once and kept for ever
            return
        rate = self.pit.settings.requests_per_second
        address = connection((scope.get("client") or ("?", 0))[0])
        # Counted apart: whoever floods a server from one address does not hide from its operator there that it is well.
        self.pit.admit({f"{'watch' if watching else 'http'} {address}": Allowance(burst=4 * rate, every=max(1000 // rate, 1))})

    async def _checked(self, scope: Scope, receive: Receive) -> Receive:
        """The body of an unsafe request, read whole, with everything else that such a request must have."""
        if scope["method"] in SAFE:
            return receive
        origin = header(scope, b"origin")
        if origin is not None:
            require_origin(self.pit, scope, origin)
        if header(scope, TOKEN_HEADER) is None or header(scope, b"sec-fetch-site") not in (None, "same-origin", "none"):
            raise Refused("csrf", "A request that changes something carries the header X-Pitboss: 1.", rule="house gate")
        try:
            async with asyncio.timeout(self.pit.settings.slow_seconds):
                body = await _read(scope, receive)
        except TimeoutError:
            raise Malformed("slow", f"The body did not come within {self.pit.settings.slow_seconds} seconds.") from None
        kind = (header(scope, b"content-type") or "").partition(";")[0].strip().lower()
        if body and kind != "application/json":
            raise Malformed("media-type", "A body is JSON: Content-Type is application/json.")
        given = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def replayed() -> Message:
            found = next(given, None)
            return await receive() if found is None else found

        return replayed

    def _note(self, scope: Scope, status: int, took: float) -> None:
        self.pit.metrics.count("pitboss_requests_total", f'method="{_method(scope)}",status="{status}"')
        level = logging.DEBUG if scope["path"] in WATCHED else logging.INFO
        client = (scope.get("client") or ("?", 0))[0]
        said = {"method": _method(scope), "path": scope["path"][:200], "status": status, "milliseconds": round(took * 1000, 1)}
        LOG.log(level, "request", extra={**said, "address": client})


def _as_read(scope: Scope) -> Scope:
    """A HEAD as the GET that it asks the head of; the server leaves out the body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _method(scope: Scope) -> str:
    known = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")
    return scope["method"] if scope["method"] in known else "other"


async def _read(scope: Scope, receive: Receive) -> bytes:
    length = header(scope, b"content-length") or "0"
    body = b""
    more = not (length.isdigit() and int(length) > LARGEST_BODY)
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Malformed("body", "The body ended before its end.")
        body += message.get("body", b"")
        more = message.get("more_body", False) and len(body) <= LARGEST_BODY
    if len(body) > LARGEST_BODY or (not body and length.isdigit() and int(length) > LARGEST_BODY):
        raise Malformed("too-large", f"A body has at most {LARGEST_BODY // 1024} KiB.")
    return body


class Answering:
    """Sends an answer with the headers that every answer has, and remembers its status."""

    def __init__(self, pit: Pit, scope: Scope, send: Send) -> None:
        self._send, self.status = send, 500
        self._headers = [*HEADERS, SECURE] if is_secure(pit, scope) else HEADERS
        self._private = scope["path"].startswith("/api/")

    async def __call__(self, message: Message) -> None:
        """Send a message of the answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            cached = [(b"cache-control", b"no-store")] if self._private else []
            message["headers"] = [*message.get("headers", ()), *self._headers, *cached]
        await self._send(message)


async def refuse(fault: PitbossError, send: Send) -> None:
    """Answer a request with an error."""
    body = json.dumps(body_of(fault), ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(fault, TooFast):
        headers.append((b"retry-after", str(max(-(-fault.wait // 1000), 1)).encode()))
    await send({"type": "http.response.start", "status": status_of(fault), "headers": headers})
    await send({"type": "http.response.body", "body": body})
