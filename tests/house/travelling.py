"""A real server whose clock a test can move: `pitboss serve` in a process that reads how far ahead it is from a file.

Run as a module it is that process: `python -m tests.house.travelling FILE serve …`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.house.serving import ROOT, Served

SECOND = 1_000_000_000


class Travelling(Served):
    """A server for which it is a time of the test's choosing, and later when the test says so."""

    def __init__(self, folder: Path, begins: int, **settings: str) -> None:
        super().__init__(folder, **settings)
        self._file = folder / "ahead"
        self.goes_to(begins)

    def goes_to(self, moment: int) -> None:
        """Let it be a time, in seconds; from there the clock goes on as clocks do."""
        written = self._file.with_suffix(".new")
        written.write_text(str(moment * SECOND - time.time_ns()))
        written.replace(self._file)

    def launch(self) -> None:
        """Start it without waiting."""
        words: list[Any] = [sys.executable, "-m", "tests.house.travelling", self._file, *self.words]
        with (self.folder / f"out-{self.port}").open("ab") as out, (self.folder / f"err-{self.port}").open("ab") as err:
            self._process = subprocess.Popen(words, cwd=ROOT, env=os.environ | self.settings, stdout=out, stderr=err)


def travel(file: Path) -> None:
    """Have this process believe the file."""
    for name in ("time_ns", "monotonic_ns"):  # time passes, and nobody sets a clock
        real = getattr(time, name)
        setattr(time, name, lambda real=real: real() + int(file.read_text()))


if __name__ == "__main__":
    travel(Path(sys.argv[1]))
    sys.argv = ["pitboss", *sys.argv[2:]]
    from pitboss.cli.main import run

    run()
