"""Kill a serving process, again and again, under load from several people, and see that nothing acknowledged is lost or done twice.

    .venv/bin/python -m tests.house.kill_service --times 500 --store sqlite
    .venv/bin/python -m tests.house.kill_service --times 500 --store postgresql

The people play, buy chips and take them home. They keep their lines: when the server is back, they resume by position and ask again under
the same ids for what had no answer. On PostgreSQL two servers share the floor: some people know one of them, some the other, some both.
They are killed in turn, and now and then one stands still meanwhile: who is at the other goes on, until that one is killed too.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.house.forked import Forked
from tests.house.load import Player, check
from tests.house.money import check_money
from tests.house.play import file_url
from tests.house.postgres import cluster
from tests.house.serving import FREELY, Served, list_tables, quick, verified

TABLES = ("one", "two")
PEOPLE = 3
"""People at each table."""
EARLY = 0.25
"""The share of servers that are killed before they need have answered anybody."""
STARTING, SERVING = 0.4, 0.3
"""Seconds within which a process is killed: from its birth, or from the first command it has answered."""
PAUSE_EVERY = 4
LONGEST = 300.0


class Proof:
    """Servers, the people at them, and how often they were killed."""

    def __init__(self, servers: Sequence[Served], seed: int) -> None:
        self.servers, self.chance = servers, random.Random(seed)
        here = [server.address for server in servers]
        homes = [[here[0]], [here[-1]], here]
        self.players = [Player(f"{table}-{place}", table, *homes[place % 3]) for table in TABLES for place in range(PEOPLE)]
        self.in_use = self.paused = 0

    def at(self, server: Served) -> list[Player]:
        """Those who know that server alone."""
        return [player for player in self.players if set(player.house.addresses) == {server.address}]

    async def kill(self, number: int) -> None:
        """Kill a server at a random moment and start it again; every so often while the other stands still."""
        server, other = self.servers[number % len(self.servers)], self.servers[number % len(self.servers) - 1]
        if self.chance.random() < EARLY:
            await asyncio.sleep(self.chance.uniform(0, STARTING))
        else:
            await asyncio.to_thread(server.wait)
            await _progress(self.at(server))
            self.in_use += 1
            if other is not server and number % PAUSE_EVERY == 0:
                await asyncio.to_thread(other.wait)
                other.signal(signal.SIGSTOP)
                self.paused += 1
                await _progress(self.at(server))
            await asyncio.sleep(self.chance.uniform(0, SERVING))
        server.kill()
        other.signal(signal.SIGCONT) if other is not server else None
        server.launch()

    async def run(self, times: int, say: Callable[[str], Any]) -> str:
        """Kill so many times, let everybody finish, and hold what they were told against the store."""
        over = asyncio.Event()
        await asyncio.gather(*(player.come() for player in self.players))
        playing = [asyncio.create_task(player.play(over)) for player in self.players]
        for number in range(1, times + 1):
            await self.kill(number)
            for task in playing:
                if task.done():
                    await task
            if number % 25 == 0:
                say(f"{number} killed, {sum(len(player.acknowledged) for player in self.players):,} commands acknowledged so far")
        await asyncio.gather(*(asyncio.to_thread(server.wait) for server in self.servers))
        await _progress(self.players)
        over.set()
        await asyncio.gather(*playing)
        acknowledged = await check(self.servers[0].store, self.players)
        seen, lines = sum(len(player.seen) for player in self.players), sum(player.line.connections for player in self.players)
        await asyncio.gather(*(player.go() for player in self.players))
        done = f"{acknowledged:,} commands acknowledged, none lost, none twice"
        return f"{done}; {lines} connections, {seen:,} entries seen in one order"


async def _progress(players: Iterable[Player]) -> None:
    """Wait until each of them has got another answer."""
    before = {player: len(player.acknowledged) for player in players}
    async with asyncio.timeout(LONGEST):
        while any(len(player.acknowledged) == many for player, many in before.items()):
            await asyncio.sleep(0.01)


def prove(store: str, times: int, say: Callable[[str], Any]) -> None:
    """The proof on a store of that kind."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = file_url(folder) if store == "sqlite" else stack.enter_context(cluster()).database()
        list_tables(url, [quick(name) for name in TABLES])
        servers = [Forked(folder, url, DEMO="no", **FREELY) for _ in range(1 if store == "sqlite" else 2)]
        for server in servers:
            stack.callback(server.stop)
            server.start()
        begun, proof = time.monotonic(), Proof(servers, times)
        found = asyncio.run(proof.run(times, say))
        for server in servers:
            assert server.stop() == 0, server.logged[-2000:]
        money = asyncio.run(check_money(url))
        how = f"{proof.in_use} of them while they served" + (f", {proof.paused} while the other stood still" if len(servers) > 1 else "")
        say(f"{times} killed, {how}, in {time.monotonic() - begun:.0f} s: {found}; {money}; {verified(url)}")


def main() -> None:
    """Read the words and run."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--times", type=int, default=500)
    words.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    asked = words.parse_args()
    prove(asked.store, asked.times, lambda line: sys.stdout.write(f"{asked.store}: {line}\n") and sys.stdout.flush())


if __name__ == "__main__":
    main()
