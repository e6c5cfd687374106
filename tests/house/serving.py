"""A real server for tests: `pitboss serve` as a process of its own, on a port of this machine and a store of its own."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from pitboss.house.lobby import SignedLimits, TableDefinition
from pitboss.house.service.floorplan import FloorPlan
from pitboss.house.store import opened
from pitboss.house.timers import Clocks
from tests.house.play import file_url

PITBOSS = Path(sys.executable).with_name("pitboss")
ROOT = Path(__file__).resolve().parents[2]
QUICK = Clocks(betting=2, decision=5, grace=2, window=1, cut=1, button=1, pace=0, layout=0)
"""Clocks at which the program deals as fast as it can."""
STARTING = 300.0
"""Seconds within which a server answers, on however busy a machine."""
FREELY = {"MESSAGES_PER_SECOND": "1000", "COMMANDS_PER_SECOND": "1000", "REQUESTS_PER_SECOND": "1000", "ARRIVALS_PER_MINUTE": "10000"}
"""Settings for tests that are in a hurry and attack nothing."""


def quick(name: str, game: str = "vic-blackjack", **others: Any) -> TableDefinition:
    """A table at which nobody waits for the program."""
    return TableDefinition(name, name.title(), game, SignedLimits(500, 100_000, 500), boxes=7, clocks=QUICK, **others)


def list_tables(url: str, tables: Iterable[TableDefinition]) -> None:
    """Put tables into the floor plan of a store that no server has open yet."""

    async def listed() -> None:
        async with opened(url) as store:
            await FloorPlan(store).add(tables, "house")

    asyncio.run(listed())


def free_port() -> int:
    """A port that nobody has at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A server: started, killed, paused and started again on the same address and store."""

    def __init__(self, folder: Path, store: str = "", **settings: str) -> None:
        self.folder, self.store, self.port = folder, store or file_url(folder), free_port()
        self.key = folder / "key"
        ours = {"PITBOSS_DATA": str(self.folder), "PITBOSS_KEY": str(self.key), "PITBOSS_PASSWORDS": "cheap"}
        self.settings = ours | {f"PITBOSS_{name}": value for name, value in settings.items()}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def printed(self) -> str:
        """Everything that it has written for whoever started it."""
        return (self.folder / f"out-{self.port}").read_text(encoding="utf-8", errors="replace")

    @property
    def logged(self) -> str:
        """Everything that it has written to its log."""
        return (self.folder / f"err-{self.port}").read_text(encoding="utf-8", errors="replace")

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def words(self) -> list[str]:
        """The words after `pitboss`."""
        return ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--store", self.store]

    @property
    def status(self) -> int | None:
        """How it ended; None while it runs."""
        return self._process.poll() if self._process else 0

    def launch(self) -> None:
        """Start it without waiting."""
        words, there = [str(PITBOSS), *self.words], os.environ | self.settings
        with (self.folder / f"out-{self.port}").open("ab") as out, (self.folder / f"err-{self.port}").open("ab") as err:
            self._process = subprocess.Popen(words, cwd=ROOT, env=there, stdout=out, stderr=err)

    def start(self) -> Served:
        """Start it and wait until it answers."""
        self.launch()
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            assert self.status is None, self.printed + self.logged
            if self.is_well():
                return
            time.sleep(0.02)
        raise AssertionError(f"the server did not answer within {STARTING:.0f} s: {self.printed}{self.logged}")

    def is_well(self) -> bool:
        """Whether it answers that it is."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.signal(signal.SIGKILL)
        assert self._process is not None
        self._process.wait(120)

    def stop(self) -> int:
        """Ask it to stop; its status."""
        if self._process is None:
            return 0
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGCONT)
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(120)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(120)
        return self._process.returncode

    def link(self) -> str:
        """The token of the administrator's one-time link, as it was printed."""
        found = re.search(r"\b([0-9a-f]{64})\b", self.printed)
        assert found, self.printed
        return found.group(1)


def verified(store: str) -> str:
    """What `pitboss verify` says of a store, which must be that it is sound."""
    done = subprocess.run([PITBOSS, "verify", "--store", store], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()
