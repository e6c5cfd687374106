"""The whole house against its own store: commands through the socket, events out to eight watchers, start and reopening.

Run it as `.venv/bin/python -m bench.house`; `--minutes 10` for the long look at memory, `--short` for a quick one. It ends with 1 where a
bar is missed. Every ratio is of one run on one disk, and every part begins once what the one before left is written.

- The whole stack is `pitboss serve` in a process of its own, with 60 tables. At each a person gives commands over a socket, four under way
  at once; eight spectators, each on a socket, watch all the tables. A command counts once it is durable, answered, and all eight have its
  event. The people are another process (this one) on the same machine: on two cores they take from what is measured.
- The bare store, in groups, is the store and nothing else: the very commands that the stack has just recorded, with their events, postings
  and marks, chained by their hashes and appended to a new file on the same disk, from as many tasks as there are tables, one command under
  way each. Nothing is decided, encoded, sent or received. The two take turns, and the ratio is the median of their pairs. Beside it stands
  what the bare store does where it is handed rows of four, as the stack hands them to it; the bar is not held against that.
- One bare durable commit is the median over commits of one event, one after the other, before and after the steady load; its own p99 says
  how quiet the machine was.
- The commands are `join-table` and `leave-table`: lawful at any time, one event each, told to everybody.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from bench.load import WATCHERS, WINDOW, Rush, paced, rushed
from bench.store import Replay, replayed, singly
from tests.house.play import file_url
from tests.house.reopening import long_table, reopened
from tests.house.serving import FREELY, ROOT, Served, free_port, list_tables, quick

SOCKETS = {"SOCKETS_PER_ADDRESS": "100000", "SOCKETS_PER_ACCOUNT": "10000"}
TICKS = os.sysconf("SC_CLK_TCK")
FLAT = 1.05
"""What memory may come to at the end, by what it was half way: until then the store fills its cache, and rooms what they remember."""


PARTS = ("throughput", "steady", "start", "reopening")


class Size(NamedTuple):
    """How much is measured."""

    tables: int = 60
    seconds: float = 8
    pairs: int = 3
    paced_tables: int = 200
    paced_seconds: float = 60
    starts: int = 3
    rounds: int = 10_000


SHORT = Size(tables=4, seconds=0.5, pairs=1, paced_tables=4, paced_seconds=2, starts=1, rounds=30)


class Report:
    """Says figure after figure, and remembers whether a bar was missed."""

    def __init__(self) -> None:
        self.missed = 0

    def say(self, what: str, figure: str) -> None:
        """A figure."""
        print(f"{what:<56}{figure:>32}", flush=True)

    def hold(self, what: str, figure: str, bar: str, *, kept: bool) -> None:
        """A figure and the bar it is held against."""
        self.missed += not kept
        print(f"{what:<56}{figure:>32}   bar {bar:<10}{'ok' if kept else 'MISSED'}", flush=True)


def memory(pid: int) -> float:
    """The memory of a process in MiB."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def busy(pid: int) -> float:
    """Seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def served(folder: Path, tables: int) -> tuple[Served, list[str]]:
    """A server with so many tables, on a store of its own."""
    names = [f"t{number}" for number in range(tables)]
    server = Served(folder, file_url(folder), DEMO="no", **FREELY, **SOCKETS)
    list_tables(server.store, [quick(name) for name in names])
    return server.start(), names


class Pair(NamedTuple):
    """A rush through the whole stack, and what the bare store made of the same commands."""

    rush: Rush
    bare: Replay
    in_rows: Replay

    @property
    def share(self) -> float:
        """The stack's commands a second by the bare store's."""
        return self.rush.commands / self.rush.seconds / self.bare.rate


def pair(folder: Path, size: Size) -> Pair:
    """The whole stack on a new store, then the bare store with the same batches."""
    server, names = served(folder, size.tables)
    try:
        rush = asyncio.run(rushed(server.address, names, size.seconds, lambda: busy(server.pid)))
    finally:
        server.stop()
    streams = [f"table:{name}" for name in names]
    bare = asyncio.run(replayed(server.store, file_url(folder, "bare.db"), streams))
    return Pair(rush, bare, asyncio.run(replayed(server.store, file_url(folder, "rows.db"), streams, WINDOW)))


def throughput(report: Report, size: Size) -> None:
    """The first bar."""
    pairs = [in_folder(lambda folder: pair(folder, size)) for _ in range(size.pairs)]
    shares = [each.share for each in pairs]
    lost = sum(each.rush.lost for each in pairs)
    said = " ".join(f"{each.rush.commands / each.rush.seconds:,.0f}" for each in pairs)
    report.say(f"whole stack, {size.tables} tables, {WATCHERS} watchers, commands a second", said)
    report.say("  the bare store with the same commands", " ".join(f"{each.bare.rate:,.0f}" for each in pairs))
    report.say(f"  the bare store, handed rows of {WINDOW}", " ".join(f"{each.in_rows.rate:,.0f}" for each in pairs))
    used = (
        f"{1000 * rush.server / rush.commands:.2f}+{1000 * rush.people / rush.commands:.2f}/{1000 * bare.processor:.2f}"
        for rush, bare, _ in pairs
    )
    report.say("  processor a command, server+people/bare store, ms", " ".join(used))
    report.say("  cores that the server had", " ".join(f"{rush.server / rush.seconds:.2f}" for rush, _, _ in pairs))
    share = statistics.median(shares)
    figure = f"{share:.2f} ({min(shares):.2f} to {max(shares):.2f}), {lost} lost"
    report.hold("  of what the bare store commits in groups, median", figure, "0.40", kept=share >= 0.40 and not lost)


def _median_and_p99(times: Sequence[float]) -> tuple[float, float]:
    found = sorted(times)
    return statistics.median(found), found[int(len(found) * 0.99)]


def steady(report: Report, size: Size, folder: Path) -> None:
    """The second bar: waits and memory at one command a second a table."""
    kept: list[float] = []
    alone = asyncio.run(singly(file_url(folder, "single.db")))
    server, names = served(folder, size.paced_tables)
    try:
        pace = asyncio.run(paced(server.address, names, size.paced_seconds, lambda: kept.append(memory(server.pid))))
    finally:
        server.stop()
    alone += asyncio.run(singly(file_url(folder, "single.db")))
    single, noise = _median_and_p99(alone)
    median, worst = _median_and_p99(pace.waits)
    report.say("one bare durable commit, median and p99", f"{single * 1000:.2f} and {noise * 1000:.1f} ms")
    report.say(f"{size.paced_tables} tables x {WATCHERS} sockets, one command a second", f"{len(pace.waits):,} events")
    report.say("  from command to event, median and p99", f"{median * 1000:.1f} and {worst * 1000:.1f} ms")
    figure = f"{worst / single:.1f}, {pace.lost} lost"
    report.hold("  p99 over one bare durable commit", figure, "25", kept=worst < 25 * single and not pace.lost)
    grown = kept[-1] / kept[len(kept) // 2]
    report.say("  memory by the minute or quarter, MiB", " ".join(f"{each:.0f}" for each in kept))
    if size.paced_seconds >= 300:
        report.hold("  memory at the end over half way", f"{grown:.3f}", f"{FLAT}", kept=grown <= FLAT)


def first_page(folder: Path) -> tuple[float, float]:
    """Seconds from `./run serve` on what is in a folder to its first page, and the seconds of processor until then."""
    port = free_port()
    words = [str(ROOT / "run"), "serve", "--host", "127.0.0.1", "--port", str(port)]
    begun = time.perf_counter()
    run = subprocess.Popen(words, env=os.environ | {"PITBOSS_DATA": str(folder)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while run.poll() is None:
            try:
                if httpx.get(f"http://127.0.0.1:{port}/", timeout=30, trust_env=False).status_code == 200:
                    return time.perf_counter() - begun, busy(run.pid)
            except httpx.TransportError:
                time.sleep(0.005)
        raise AssertionError("the server ended before it served a page")
    finally:
        run.terminate()
        run.wait(60)


def start(report: Report, size: Size) -> None:
    """The third bar: on a new folder, and on one that is open for the second time."""
    found = [in_folder(lambda folder: (first_page(folder), first_page(folder))) for _ in range(size.starts)]
    for place, what in enumerate(("on a new folder", "once more")):
        times = [each[place][0] for each in found]
        took, used = statistics.median(times), statistics.median(each[place][1] for each in found)
        figure = f"{took:.2f} s ({min(times):.2f} to {max(times):.2f})"
        report.hold(f"from ./run to the first page, {what}", figure, "3 s", kept=took <= 3)
        report.say("  processor until then", f"{used:.2f} s")


def reopening(report: Report, size: Size, folder: Path) -> None:
    """The fourth bar; the long log is written in memory, where a commit waits for no disk, and read from the disk."""
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as quick_folder:
        print(f"playing {size.rounds:,} rounds …", file=sys.stderr)
        long_table(Path(quick_folder), size.rounds)
        shutil.copytree(quick_folder, folder, dirs_exist_ok=True)
    rounds, entries, took = reopened(file_url(folder))
    report.hold(f"a table of {rounds:,} rounds, {entries:,} entries, reopens", f"{took:.2f} s", "2 s", kept=took < 2)


def in_folder(work: Callable[[Path], Any]) -> Any:
    """Do something in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return work(Path(folder))


def measured(size: Size, parts: Sequence[str]) -> int:
    """Measure, say, and count the bars that were missed."""
    report = Report()
    report.say("cores, and how many wanted one before we began", f"{os.cpu_count()}, {os.getloadavg()[0]:.1f}")
    work: dict[str, Callable[[], Any]] = {
        "throughput": lambda: throughput(report, size),
        "steady": lambda: in_folder(lambda folder: steady(report, size, folder)),
        "start": lambda: start(report, size),
        "reopening": lambda: in_folder(lambda folder: reopening(report, size, folder)),
    }
    for part in parts or work:
        os.sync()  # a part does not wait for what another left to be written
        work[part]()
    return report.missed


def main() -> int:
    """Print the figures; 1 where a bar is missed."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("parts", nargs="*", choices=[[], *PARTS], help="all of them, where none is named")
    words.add_argument("--short", action="store_true", help="a quick look, too small to mean anything")
    words.add_argument("--minutes", type=float, default=1.0, help="how long the steady load lasts")
    asked = words.parse_args()
    size = SHORT if asked.short else Size(paced_seconds=60 * asked.minutes)
    return 1 if measured(size, asked.parts) else 0


if __name__ == "__main__":
    sys.exit(main())
