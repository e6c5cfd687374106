"""Answer `pitboss serve`."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from pitboss.cli.house.library import library
from pitboss.house.service.journal import begin_journal
from pitboss.house.service.serving import new_loop, serve
from pitboss.house.service.settings import read_settings
from pitboss.web.mounting import mount


def answer_serve(flags: Mapping[str, Any], file: Path | None, *, in_browser: bool) -> None:
    """Serve the pit until told to stop; what it writes (hashes of passwords are in it) is its user's alone to read."""
    settings = read_settings(flags, os.environ, file).settings
    os.umask(0o077)
    begin_journal(logging.getLevelNamesMapping()[settings.log.upper()])
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(settings, library(), _and_open(_say) if in_browser else _say, mount))


def _say(words: str) -> None:
    print(words, flush=True)


def _and_open(say: Callable[[str], None]) -> Callable[[str], None]:
    """Say it, and at the first address open a browser there, where there is one to be seen."""
    waiting = True

    def said(words: str) -> None:
        nonlocal waiting
        say(words)
        if waiting:
            waiting = False
            _open(words.rpartition(" ")[2])

    return said


def _open(address: str) -> None:
    if os.name == "posix" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.uname().sysname == "Darwin"):
        return
    import threading
    import webbrowser

    later = threading.Timer(0.5, webbrowser.open, (address,))
    later.daemon = True
    later.start()
