"""The pages: files that the build made, with the first of them for every address that is the browser's own to read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]
Times = tuple[int, ...]

BUILT = Path(__file__).with_name("built")
"""Where `scripts/set-up` has the pages built; absent in a checkout that never was set up with Node."""
FIRST = "/index.html"
OURS = ("/api/", "/ws", "/healthz", "/metrics")
"""What is the house's and never a page."""
POINTED = ("/rules/",)
"""Addresses of pages in which a point is no sign of a file: rule 7.5.6 has two."""
HASHED = "/assets/"
"""Files named after their contents, which a browser may keep for ever."""
KINDS: Mapping[str, str] = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".png": "image/png",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""Encodings that the build has made beforehand, the best first."""


@dataclass(frozen=True, slots=True)
class File:
    """A built file with the encodings that there are of it."""

    path: Path
    kind: str
    packed: tuple[tuple[str, Path], ...]


def files_in(folder: Path) -> dict[str, File]:
    """Every file of the build by its address; only these are ever read, whatever an address says."""
    return dict(_found(folder)) if folder.is_dir() else {}


def _found(folder: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")):
        kind = KINDS.get(path.suffix)
        if kind and path.is_file():
            packed = tuple((name, other) for name, end in PACKED if (other := path.with_name(path.name + end)).is_file())
            yield f"/{path.relative_to(folder).as_posix()}", File(path, kind, packed)


class Pages:
    """Serves the built pages as they are now, and hands everything else to the house."""

    def __init__(self, app: App, folder: Path = BUILT) -> None:
        self.app, self.folder = app, folder
        self.files: dict[str, File] = {}
        self._when: Times = ()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file, the first page, or the house."""
        name = self._named(scope) if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") else None
        found = self._read(self.files[name], scope) if name else None
        if name is None or found is None:
            await self.app(scope, receive, send)
            return
        body, encoding = found
        await send({"type": "http.response.start", "status": 200, "headers": _headers(name, self.files[name].kind, encoding, len(body))})
        await send({"type": "http.response.body", "body": body if scope["method"] == "GET" else b""})

    def _look(self) -> None:
        """List the files anew where the pages were built since: a build ends with a change of both folders."""
        when = tuple(map(_changed, (self.folder, self.folder / HASHED.strip("/"), self.folder / FIRST.strip("/"))))
        if when != self._when:
            self.files, self._when = files_in(self.folder), when

    def _read(self, file: File, scope: Scope) -> tuple[bytes, str] | None:
        """The file as it is sent; None where a build has just taken it away."""
        path, encoding = _chosen(file, scope)
        try:
            return path.read_bytes(), encoding
        except FileNotFoundError:
            self._when = ()
            return None

    def _named(self, scope: Scope) -> str | None:
        path = scope["path"]
        if path.startswith(OURS):
            return None
        self._look()
        if path in self.files:
            return str(path)
        if FIRST not in self.files:
            return None
        if "." in path.rpartition("/")[2] and not path.startswith(POINTED):
            return None
        return FIRST


def _changed(path: Path) -> int:
    """When a file or folder last changed; 0 where there is none."""
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError:
        return 0


def _chosen(file: File, scope: Scope) -> tuple[Path, str]:
    accepted = b",".join(value for key, value in scope["headers"] if key == b"accept-encoding").decode("latin-1")
    taken = {each.partition(";")[0].strip() for each in accepted.split(",")}
    return next(((path, name) for name, path in file.packed if name in taken), (file.path, ""))


def _headers(name: str, kind: str, encoding: str, length: int) -> Headers:
    keep = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
    said = {"content-type": kind, "content-length": str(length), "cache-control": keep, "vary": "accept-encoding"}
    return [(key.encode(), value.encode()) for key, value in (said | ({"content-encoding": encoding} if encoding else {})).items()]
