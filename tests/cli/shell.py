"""Pitboss as a person meets it: a process with words, a status, and what it printed."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest
import typer.main

from pitboss.cli.main import run

PITBOSS = Path(sys.executable).with_name("pitboss")
ROOT = Path(__file__).resolve().parents[2]
COMMAND = cache(typer.main.get_command)
"""Typer makes every command anew for every call, which takes longer than most of them: one making serves all calls of a process."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def pitboss(*words: str, **settings: str) -> Answer:
    """Run the command as a process of its own, its output not a terminal; `settings` go into its environment."""
    done = subprocess.run(
        [PITBOSS, *words], cwd=ROOT, env=os.environ | settings, capture_output=True, text=True, encoding="utf-8", timeout=300, check=False
    )
    return Answer(done.returncode, done.stdout, done.stderr)


def within(*words: str) -> Answer:
    """Run the command inside this process: the same words, the same entry point, no start-up to wait for."""
    out, err = StringIO(), StringIO()
    with (
        patch.object(sys, "argv", ["pitboss", *words]),
        patch.object(typer.main, "get_command", COMMAND),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            run()
        except SystemExit as end:
            status = end.code
        else:
            raise AssertionError("run() returned without a status")
    assert isinstance(status, int), f"{words} left with {status!r}"
    return Answer(status, out.getvalue(), err.getvalue())


def on_terminal(*words: str, columns: int = 100, **settings: str) -> str:
    """What the command writes on a terminal of that width."""
    try:
        master, slave = pty.openpty()
    except OSError as fault:  # a bare container or chroot may have no /dev/pts
        pytest.skip(f"this machine has no terminals to open: {fault}")
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    plain = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
    with subprocess.Popen(
        [PITBOSS, *words], cwd=ROOT, env=plain | {"TERM": "xterm"} | settings, stdin=slave, stdout=slave, stderr=slave
    ) as process:
        os.close(slave)
        written = b"".join(iter(lambda: _read(master), b""))
        process.wait(timeout=300)
    os.close(master)
    return written.decode("utf-8").replace("\r\n", "\n")


def _read(master: int) -> bytes:
    try:
        return os.read(master, 65536)
    except OSError:  # Linux says so when the other end has closed
        return b""
