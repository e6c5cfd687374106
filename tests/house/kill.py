"""Kill a writing process, again and again, and see that the store has lost nothing and done nothing twice.

    .venv/bin/python -m tests.house.kill --times 500 --store sqlite
    .venv/bin/python -m tests.house.kill --times 500 --store postgresql

A process writes three tables at once and says on a pipe what it asks and what is acknowledged. It is killed with SIGKILL at a random
moment, while it opens the store, replays, or writes. The next one asks again, under the same ids, for the last thing acknowledged and
the one that was under way at each table. On PostgreSQL the server itself is killed too, every so often.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pitboss.house.audit.verify import verify
from pitboss.house.store import Access, opened
from tests.house.play import FOUNDING, file_url, game_of
from tests.house.postgres import Cluster, cluster
from tests.house.writers import TABLES, Child, Line, playing

OPENING, WRITING = 0.3, 0.15
"""Seconds within which a process is killed: from its birth, while it opens the store, or from the first thing it asks, while it writes."""
EARLY = 0.2
"""The share of processes that are killed without waiting until they write."""
SERVER_EVERY = 10
CHECK_EVERY = 50


@dataclass
class Toll:
    """Everything that was ever acknowledged, and what was under way when the last process died."""

    acknowledged: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)
    again: list[Line] = field(default_factory=list)
    writing: int = 0
    repeated_before: int = 0
    repeated_now: int = 0

    def take(self, lines: list[Line]) -> None:
        """What a process said before it died."""
        self.writing += any(line["said"] == "ask" for line in lines)
        last: dict[str, dict[str, Line]] = {}
        for line in lines:
            key = (line["table"], line["id"])
            if line["said"] == "ack":
                place = (line["first"], line["count"])
                assert self.acknowledged.setdefault(key, place) == place, f"{key} was answered otherwise the second time: {line}"
                if line.get("again"):
                    self.repeated_before += line["outcome"] == "before"
                    self.repeated_now += line["outcome"] == "now"
            assert line["said"] in ("ask", "ack"), line
            last.setdefault(line["table"], {})[line["said"]] = line
        for said in last.values():
            if {"ask", "ack"} <= said.keys() and said["ask"]["id"] == said["ack"]["id"]:
                del said["ask"]
        if last:
            self.again = [line for said in last.values() for line in said.values()]


async def _checked(url: str, say: Callable[[Line], None]) -> None:
    """Verify the store and list its commands."""
    async with opened(url, Access.READ) as store:
        report = await verify(store)
        say({"faults": [str(fault) for fault in report.faults], "entries": report.entries, "shuffles": report.shuffles})
        for name in TABLES:
            say({"table": name, "commands": [[each.mark.id, each.first, each.count] for each in await store.commands(f"table:{name}")]})


def check(url: str, toll: Toll) -> Line:
    """Hold the store against everything that was acknowledged."""
    status, lines = Child(lambda say: _checked(url, say)).ended()
    assert status == 0, "the store could not be verified"
    assert lines[0]["faults"] == [], lines[0]["faults"]
    kept = {(line["table"], name): (first, count) for line in lines[1:] for name, first, count in line["commands"]}
    lost = {key: place for key, place in toll.acknowledged.items() if kept.get(key) != place}
    assert not lost, f"acknowledged and lost: {lost}"
    return lines[0]


def killed(url: str, seed: int, chance: random.Random, toll: Toll) -> None:
    """One process, killed at a random moment."""
    child = Child(playing(url, seed, toll.again))
    if chance.random() < EARLY:
        time.sleep(chance.uniform(0, OPENING))
    else:
        assert child.asks(60), "a process that opened the store asks something"
        time.sleep(chance.uniform(0, WRITING))
    child.kill()
    _, lines = child.ended()
    toll.take(lines)


def run(url: str, times: int, server: Cluster | None, say: Callable[[str], Any]) -> None:
    """Kill so many times, then check everything."""
    chance, toll, begun = random.Random(times), Toll(), time.monotonic()
    game_of(FOUNDING)  # read the book once, before the first fork

    async def made() -> None:
        async with opened(url):
            pass

    asyncio.run(made())
    for number in range(1, times + 1):
        killed(url, number, chance, toll)
        if server and number % SERVER_EVERY == 0:
            server.stop(signal.SIGKILL)
            server.start()
        if number % CHECK_EVERY == 0:
            check(url, toll)
            say(f"{number} killed, {toll.writing} of them writing, {len(toll.acknowledged):,} commands acknowledged so far")
    found = check(url, toll)
    assert toll.writing >= times / 2, f"only {toll.writing} of {times} were writing when they were killed: that proves little"
    done = f"{len(toll.acknowledged):,} commands acknowledged, none lost, none twice"
    again = f"{toll.repeated_before:,} asked again had been done and {toll.repeated_now:,} had not"
    sound = f"{found['entries']:,} entries verify, {found['shuffles']:,} shuffles shown as promised"
    say(f"{times} killed, {toll.writing} of them writing, in {time.monotonic() - begun:.0f} s: {done}; {again}; {sound}")


@contextmanager
def place(store: str) -> Iterator[tuple[str, Cluster | None]]:
    """A store of that kind for as long as it is needed."""
    if store == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield file_url(Path(folder)), None
    else:
        with cluster() as server:
            yield server.database(), server


def main() -> None:
    """Read the words and run."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--times", type=int, default=500)
    words.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    asked = words.parse_args()
    with place(asked.store) as (url, server):
        run(url, asked.times, server, lambda line: sys.stdout.write(f"{asked.store}: {line}\n") and sys.stdout.flush())


if __name__ == "__main__":
    main()
