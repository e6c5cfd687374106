"""The files of a run: a drawing of it, and its rounds one by one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from pitboss.cli.simulate.length import Length
from pitboss.law.refusal import Malformed

if TYPE_CHECKING:
    from pitboss.cli.simulate.report import Run

DRAWN = (".svg", ".png")
MOST_TOLD = 1_000_000
"""So many rounds at most are written one by one."""


def require_places(plot: Path | None, parquet: Path | None, asked: Length) -> None:
    """Refuse a file that could not be written, before anything is dealt."""
    for option, path in (("--plot", plot), ("--parquet", parquet)):
        if path is not None and (os.path.isdir(path) or not os.path.isdir(path.parent)):
            raise Malformed("file", f"{option} {path}: there is no such place for a file: name one in a folder that there is")
    if plot is not None and plot.suffix.lower() not in DRAWN:
        raise Malformed("file", f"--plot {plot}: write it to a file ending in .svg or .png")
    if parquet is not None and asked.rounds > MOST_TOLD:
        raise Malformed("parquet", f"--parquet writes every round: give --rounds of at most {MOST_TOLD:,}")


def write_plot(path: Path, run: Run) -> None:
    """Draw the run."""
    from pitboss.sim.counts import by_count
    from pitboss.sim.plots import picture

    counts = by_count(run.counted, run.tally) if run.counted else ()
    title = f"{run.request.book.name}: {run.found.rounds:,} rounds, seed {run.seed}"
    _write("--plot", path, picture(title, run.sofar, run.found, path.suffix.lower().removeprefix("."), counts))


def write_rounds(path: Path, run: Run) -> None:
    """Write the rounds."""
    from pitboss.sim.rounds_frame import rounds_parquet

    _write("--parquet", path, rounds_parquet(run.request.dealt, run.seed, run.sofar.dealt))


def _write(option: str, path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as fault:
        raise Malformed("file", f"{option} {path} cannot be written: {(fault.strerror or str(fault)).lower()}") from None
