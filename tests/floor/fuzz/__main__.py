"""The fuzz from a shell: so many seeds on two processes, a bar on stderr, one line of summary, and each kind of finding made short.

python -m tests.floor.fuzz --seeds 1000 --from 0
python -m tests.floor.fuzz --seeds 1 --from 4711 --keep
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import groupby
from typing import NamedTuple

from pitboss.floor.accidents.commands import ReportAccident
from tests.floor.fuzz.games import GAMES
from tests.floor.fuzz.keep import ONCE_FAILED, History, again, read, shortest, write
from tests.floor.fuzz.run import play

BLOCK = 20
"""So many seeds a process takes at once."""


class Told(NamedTuple):
    """A seed as one process tells another: cards are told from each other by identity, and so travel as text."""

    seed: int
    accepted: int
    refused: int
    history: str


def told(seed: int, book: str, passing: frozenset[str]) -> Told:
    """Play one seed, and write down the history of one that failed."""
    played = play(seed, book, passing)
    if played.found is None:
        return Told(seed, played.accepted, played.refused, "")
    history = History(played.found.key, played.furniture, played.history, seed, str(played.found))
    return Told(seed, played.accepted, played.refused, write(history))


def main(words: Sequence[str] | None = None) -> int:
    """Play the seeds, tell what was found; the status says whether anything was."""
    asked = _parser().parse_args(words)
    began = time.monotonic()
    found: dict[str, list[History]] = {}
    accepted = refused = 0
    for done, played in enumerate(_all(asked), 1):
        accepted, refused = accepted + played.accepted, refused + played.refused
        if played.history:
            history = read(played.history)
            found.setdefault(history.key, []).append(history)
        _bar(done, asked.seeds, accepted, sum(map(len, found.values())))
    sys.stderr.write("\r\x1b[K" if sys.stderr.isatty() else "")
    for key, those in found.items():
        _tell(key, those, keep=asked.keep)
    took = time.monotonic() - began
    seeds = f"seeds {asked.first} to {asked.first + asked.seeds - 1}"
    kinds = f"{sum(map(len, found.values()))} findings of {len(found)} kinds" if found else "no finding"
    _say(
        f"{seeds}: {accepted:,} requests accepted, {refused:,} refused, {kinds}, {took:.0f} s ({accepted / max(took, 0.01):,.0f} a second)"
    )
    return int(bool(found))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.floor.fuzz", description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000, help="how many tables")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    parser.add_argument("--game", default="", choices=["", *GAMES], help="one game only")
    parser.add_argument("--pass", dest="passing", action="append", default=[], metavar="KIND", help="let findings of this kind pass")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help=f"write what failed into {ONCE_FAILED.name}, as short as it can be made")
    return parser


def _all(asked: argparse.Namespace) -> Iterator[Told]:
    seeds = range(asked.first, asked.first + asked.seeds)
    one = partial(told, book=asked.game, passing=frozenset(asked.passing))
    if asked.processes == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(asked.processes) as pool:
        yield from pool.map(one, seeds, chunksize=BLOCK)


def _bar(done: int, seeds: int, accepted: int, found: int) -> None:
    if sys.stderr.isatty() and (done % BLOCK == 0 or done == seeds):
        full = 30 * done // seeds
        sys.stderr.write(f"\r{'#' * full}{'.' * (30 - full)} {done}/{seeds} tables, {accepted:,} requests, {found} findings")
        sys.stderr.flush()


def _tell(key: str, those: list[History], *, keep: bool) -> None:
    """One kind of finding: its seeds, and the shortest history that leads to it."""
    first = history = min(those, key=lambda each: len(each.requests))
    _say(f"{key}: {len(those)} tables, seeds {', '.join(str(each.seed) for each in those[:12])}{' …' if len(those) > 12 else ''}")
    if again(first.furniture, first.requests, key) is not None:
        history = shortest(first)
    _say(f"  {history.seen}\n  seed {first.seed}: {first.furniture}")
    for kind, run in groupby(history.requests, lambda request: (request.by, type(getattr(request.do, "accident", request.do)))):
        requests = list(run)
        for request in requests[:3] if isinstance(requests[0].do, ReportAccident) else requests:
            _say(f"    {request.at:6} {request.by:6} {request.do}")
        if len(requests) > 3 and isinstance(requests[0].do, ReportAccident):
            _say(f"           … {len(requests) - 3} more of {kind[1].__name__}")
    if keep:
        with ONCE_FAILED.open("a") as file:
            file.write(write(history) + "\n")


if __name__ == "__main__":
    sys.exit(main())
