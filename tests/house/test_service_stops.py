"""A store that takes nothing more, under a running server: the table stops in the middle of a round with a sentence, and goes on later."""

from __future__ import annotations

import asyncio
import resource
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from pitboss.client import Feed, House, Line, Refusal
from tests.house.money import check_money
from tests.house.play import file_url
from tests.house.postgres import Cluster, execute
from tests.house.serving import FREELY, QUICK, Served, list_tables, quick, verified

MOST = 300.0
SOON = replace(QUICK, betting=1, decision=1, grace=0)
"""Nobody here decides anything: the round is played to its end by the clock."""
Stopping = Callable[[Served], object]
ANY = resource.RLIM_INFINITY


@contextmanager
def served(folder: Path, store: str) -> Iterator[Served]:
    """A server with one table."""
    list_tables(store, [replace(quick("one"), clocks=SOON)])
    server = Served(folder, store, DEMO="no", **FREELY)
    try:
        yield server.start()
    finally:
        server.stop()


async def _until(feed: Feed, name: str) -> None:
    """Wait for an event."""
    async with asyncio.timeout(MOST):
        async for entry in feed:
            if entry.event["event"] == name:
                return


async def _in_play(house: House, line: Line) -> Feed:
    """Somebody with a wager in a round."""
    await house.buy_in("one", "100.00", "b1")
    feed = await line.subscribe("one", 0)
    await line.command("one", {"do": "join-table", "seat": 1})
    await _until(feed, "card-burned")
    await line.command("one", {"do": "place-wager", "box": 1, "amount": "25.00"})
    return feed


async def _refused(line: Line, name: str) -> Refusal:
    """The refusal that a harmless command meets; a store may still take a little."""
    async with asyncio.timeout(MOST):
        for number in range(100_000):
            try:
                await line.command("one", {"do": "ask-for-rules"}, f"{name}{number}")
            except Refusal as refusal:
                return refusal
    raise AssertionError("the store took everything")


async def _prove(server: Served, code: str, stop: Stopping, go_on: Stopping) -> None:
    """Stop the store in a round, see what everybody is told, and let it go on."""
    async with House(server.address) as house:
        await house.guest()
        async with house.line() as line:
            feed = await _in_play(house, line)
            await asyncio.to_thread(stop, server)
            refusal = await _refused(line, "r")
            assert refusal.code == code
            assert "nothing was recorded" in refusal.sentence
            assert server.store.rpartition("/")[0] not in refusal.sentence, "where the store is concerns nobody"
            head = (await house.look("one"))["position"]
            with pytest.raises(Refusal) as money:
                await house.buy_in("one", "10.00", "b2")
            assert money.value.status == 503
            assert money.value.code == code
            with pytest.raises(Refusal):
                await line.command("one", {"do": "ask-for-rules"}, "again")
            assert (await house.look("one"))["position"] == head, "nothing of it is told as if it had happened"
            assert (await house.wallet()).cash == "900.00"
            await asyncio.to_thread(go_on, server)
            async with asyncio.timeout(MOST):
                while True:
                    with suppress(Refusal):
                        assert (await line.command("one", {"do": "ask-for-rules"}, "again")).outcome == "now"
                        break
                    await asyncio.sleep(0.05)
            await _until(feed, "cards-taken-up")
            assert (await house.buy_in("one", "10.00", "b2")).cash == "890.00"
            assert (await house.buy_in("one", "10.00", "b2")).cash == "890.00"


def _whole(server: Served) -> None:
    server.stop()
    assert "Traceback" not in server.logged
    assert "every chip is accounted for" in verified(server.store)
    asyncio.run(check_money(server.store))


def test_a_quota_stops_the_table_in_a_round_and_it_goes_on(tmp_path: Path) -> None:
    with served(tmp_path, file_url(tmp_path)) as server:

        def limited(bytes_: int) -> Stopping:
            return lambda server: resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (bytes_, ANY))

        asyncio.run(_prove(server, "store-disk", limited(1), limited(ANY)))
        _whole(server)


def test_a_full_disk_stops_the_table_in_a_round_and_it_goes_on(tmp_path: Path) -> None:
    small, ballast = tmp_path / "small", tmp_path / "small" / "ballast"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "pitboss-test", small], capture_output=True, check=False).returncode:
        pytest.skip("this user may not mount a small disk")

    def fill(_: Served) -> None:
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))

    try:
        with served(tmp_path, file_url(small)) as server:
            asyncio.run(_prove(server, "store-full", fill, lambda _: ballast.unlink()))
            _whole(server)
    finally:
        subprocess.run(["umount", small], check=True)


def test_a_database_that_becomes_read_only_stops_the_table_in_a_round_and_it_goes_on(server: Cluster, tmp_path: Path) -> None:
    url, everywhere = server.database(), server.url("postgres")

    def read_only(word: str) -> Stopping:
        return lambda _: execute(everywhere, f"ALTER SYSTEM SET default_transaction_read_only = {word}", "SELECT pg_reload_conf()")

    try:
        with served(tmp_path, url) as running:
            asyncio.run(_prove(running, "store-read-only", read_only("on"), read_only("off")))
            _whole(running)
    finally:
        read_only("off")(running)
