"""Answer `pitboss backup`."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from pitboss.cli.house.chosen import store_of
from pitboss.cli.house.found import found_in, require_sound
from pitboss.cli.progress import watched
from pitboss.house.audit.backup import back_up


def answer_backup(url: str, to: Path) -> None:
    """Copy a store, and say what the copy holds; like the store it is its user's alone to read."""
    os.umask(0o077)
    report = asyncio.run(watched(back_up(store_of(url), to), lambda: "copying, and verifying the copy"))
    require_sound(str(to), report)
    print(f"{to}: {found_in(report)}")
    print("Shoes in play are sealed in it: keep the key of the house as well, in another place (docs/house.md).", file=sys.stderr)
