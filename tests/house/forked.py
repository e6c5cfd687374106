"""Servers that are born quickly: forked from a process that has read everything a server reads, and killed like any other.

What runs in them is `pitboss serve` from its first word on; only the imports and the books are there already.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from pitboss.cli.house.library import library
from pitboss.cli.main import run
from pitboss.house.service.serving import serve
from tests.house.play import FOUNDING
from tests.house.serving import Served

READ = serve, library().open_game(FOUNDING)
"""What is there already."""
_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.house.forked"])


def _serve(words: list[str], settings: dict[str, str], out: Path, err: Path) -> None:
    for path, number in ((out, 1), (err, 2)):
        file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        os.dup2(file, number)
    os.environ.update(settings)
    sys.argv = ["pitboss", *words]
    run()


class Forked(Served):
    """A server in a forked process."""

    _child: ForkServerProcess | None = None

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._child is not None
        assert self._child.pid is not None
        return self._child.pid

    def launch(self) -> None:
        """Start it without waiting."""
        written = self.folder / f"out-{self.port}", self.folder / f"err-{self.port}"
        self._child = _CONTEXT.Process(target=_serve, args=(self.words, self.settings, *written))
        self._child.start()

    @property
    def status(self) -> int | None:
        """How it ended; None while it runs."""
        return self._child.exitcode if self._child else 0

    def kill(self) -> None:
        """End it as a power cut would."""
        self.signal(signal.SIGKILL)
        assert self._child is not None
        self._child.join(120)

    def stop(self) -> int:
        """Ask it to stop; its status."""
        if self._child is None:
            return 0
        if self._child.is_alive():
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGTERM)
            self._child.join(120)
            if self._child.is_alive():
                self._child.kill()
                self._child.join(120)
        return self._child.exitcode or 0
