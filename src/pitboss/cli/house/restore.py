"""Answer `pitboss restore`."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from pitboss.cli.house.chosen import store_of
from pitboss.cli.house.found import found_in, require_sound
from pitboss.cli.house.opening import game_founded
from pitboss.house.audit.restore import restore
from pitboss.house.service.pit import key_path
from pitboss.house.service.settings import read_settings
from pitboss.house.store.place import place_of
from pitboss.house.tables.vault import KEY_BYTES
from pitboss.law.refusal import Malformed


def answer_restore(copy: Path, url: str, *, without_key: bool) -> None:
    """Put a copy back, and say what is there now."""
    url = store_of(url)
    if not copy.is_file():
        raise Malformed("restore", f"there is no copy at {copy}")
    key = None if without_key else _key(url)
    report = asyncio.run(restore(copy, url, key, game_founded))
    require_sound(str(place_of(url)), report)
    print(f"{place_of(url)} is restored from {copy}: {found_in(report)}")


def _key(url: str) -> bytes:
    path = key_path(read_settings({"store": url or None}, os.environ, None).settings)
    try:
        key = path.read_bytes()
    except OSError:
        key = b""
    if len(key) != KEY_BYTES:
        said = f"the key of the house is not at {path}, and without it the shoes in play cannot be dealt on"
        raise Malformed("key", f"{said}: put it there first, or restore --without-key if it is lost")
    return key
