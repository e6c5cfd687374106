"""Where a store is: the URL that a person writes, read, and the place it has when nobody writes one."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

from pitboss.law.refusal import Malformed

ACCEPTED = "write sqlite:///PATH or postgresql://HOST/DATABASE"
FILE = "pitboss.db"


@dataclass(frozen=True, slots=True)
class InFile:
    """A store in an SQLite file."""

    path: Path

    def __str__(self) -> str:
        return f"sqlite:///{self.path}"


@dataclass(frozen=True, slots=True)
class OnServer:
    """A store in a PostgreSQL database; written without its login."""

    url: str

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


StorePlace = InFile | OnServer


def data_folder() -> Path:
    """The folder of this person's data: `PITBOSS_DATA`, or where the system keeps such things."""
    own = os.environ.get("PITBOSS_DATA")
    if own:
        return Path(own)
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "pitboss"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "pitboss"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "pitboss"


def place_of(url: str) -> StorePlace:
    """The place that a URL names; an empty one is the file in the data folder.

    >>> str(place_of("sqlite:///shift.db")), str(place_of("sqlite:////var/pit.db")), str(place_of("postgresql://ann@pit/floor"))
    ('sqlite:///shift.db', 'sqlite:////var/pit.db', 'postgresql://pit/floor')
    """
    if not url:
        return InFile(data_folder() / FILE)
    scheme, there, rest = url.partition("://")
    if not there or "\x00" in url:
        raise Malformed("store", f"{url[:80]!r} is not the URL of a store: {ACCEPTED}")
    if scheme == "sqlite":
        path = unquote(rest.removeprefix("/"))
        if not rest.startswith("/") or not path or path.endswith("/"):
            raise Malformed("store", f"{url[:80]!r} names no file: write sqlite:///PATH, with a fourth slash before a path from the root")
        return InFile(Path(path))
    if scheme in ("postgresql", "postgres"):
        return _on_server(url)
    raise Malformed("store", f"there is no store of the kind {scheme[:20]!r}: {ACCEPTED}")


def _on_server(url: str) -> OnServer:
    try:
        parts = urlsplit(url)
        named = parts.port is not None or bool(parts.netloc) or "host=" in parts.query
    except ValueError:
        named = False
    if not named or not urlsplit(url).path.strip("/"):
        raise Malformed("store", "the URL of the store names no server or no database: write postgresql://HOST/DATABASE")
    return OnServer(url)
