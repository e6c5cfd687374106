"""Deal a run: workers, progress, what is kept of it when it is stopped, and the report at its end."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from time import monotonic, perf_counter

import typer

from pitboss.cli.simulate.dealers import Dealers
from pitboss.cli.simulate.files import write_plot, write_rounds
from pitboss.cli.simulate.length import Length
from pitboss.cli.simulate.progress import Watch
from pitboss.cli.simulate.report import Run, report
from pitboss.cli.simulate.request import Request
from pitboss.sim import Dealt
from pitboss.sim.block import BLOCK_ROUNDS
from pitboss.sim.cluster import Cluster
from pitboss.sim.resume import Kept
from pitboss.sim.sofar import Sofar, Wager, jobs_of, onwards
from pitboss.sim.workers import Alone, Crew

KEEP_EVERY = 5.0
"""Seconds between two savings of what is done."""


def run(
    request: Request, asked: Length, seed: int, *, dealers: Dealers, resume: bool, plot: Path | None, parquet: Path | None, as_json: bool
) -> None:
    """Play, and report; a run that is stopped keeps its whole blocks, reports them, and leaves with the status of an interrupt."""
    dealt = request.dealt
    kept = Kept.of(dealt, seed)
    start = _start(kept if resume else None, request, asked)
    sofar, stopped = start, False
    with dealers.ready(dealt) as team:
        begun = perf_counter()
        stages = _stages(team, start, asked, seed, kept)
        try:
            with closing(stages):
                for stage in stages:
                    sofar = stage
        except KeyboardInterrupt:
            stopped = True
        seconds = perf_counter() - begun
    if stopped:
        kept.save(sofar)
        _say_stopped(sofar)
    if sofar.tally is not None:
        done = Run(request, asked, seed, sofar, seconds, sofar.dealt - start.dealt)
        report(done, as_json=as_json)
        if plot is not None:
            write_plot(plot, done)
        if parquet is not None:
            write_rounds(parquet, done)
    if stopped:
        raise typer.Exit(130)


def _start(kept: Kept | None, request: Request, asked: Length) -> Sofar:
    """Nothing, or what was kept; a run that had gone further than is asked now begins anew."""
    fresh = Sofar(Wager.MAIN if isinstance(request.dealt, Dealt) else Wager.ALL)
    found = kept.load() if kept else None
    return fresh if found is None or found.dealt > asked.rounds else found


def _stages(team: Crew | Alone | Cluster, start: Sofar, asked: Length, seed: int, kept: Kept) -> Generator[Sofar]:
    """Every stage of the run, watched, and now and then kept."""
    watch, saved, last = Watch(asked, start.dealt), monotonic(), None
    try:
        for stage in onwards(start, team.blocks(jobs_of(asked.rounds, seed, start.blocks)), asked.until):
            watch.see(stage)
            if monotonic() - saved > KEEP_EVERY and stage.whole:
                kept.save(stage)
                saved, last = monotonic(), stage
            yield stage
            last = stage if last is not None and stage.whole else last
        if last is not None:
            kept.save(last)
    finally:
        watch.close()


def _say_stopped(sofar: Sofar) -> None:
    whole = sofar.dealt // BLOCK_ROUNDS * BLOCK_ROUNDS
    words = f"{whole:,} of them kept: go on with the same words and --resume" if whole else "too few to keep"
    sys.stderr.write(f"pitboss: stopped after {sofar.dealt:,} rounds, {words}\n")
