"""A copy put back after a crash is what runs then; a store that is served, gone or full is noticed, and nothing more is acknowledged."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pitboss.house.audit.backup import back_up
from pitboss.house.audit.restore import restore
from pitboss.house.keys import fingerprint
from pitboss.house.lobby.demo import BEA
from pitboss.house.store import Access, opened
from pitboss.law.refusal import PitbossError
from tests.cli.shell import pitboss
from tests.house.play import file_url
from tests.house.postgres import Cluster
from tests.house.service.pit import TABLE, run, serving
from tests.house.serving import Served, list_tables, quick

BOTS = replace(TABLE, bots=(BEA,))


def _position(store: str) -> int:
    return int(json.loads(pitboss("verify", "--store", store, "--json").out)["streams"]["table:bots"]["position"])


def test_a_copy_that_is_restored_after_a_crash_is_what_is_served_then(tmp_path: Path) -> None:
    served = Served(tmp_path, DEMO="no", KEY=str(tmp_path / "key"))
    list_tables(served.store, [quick("bots", bots=(BEA,))])
    served.start()
    path, copy = Path(served.store.removeprefix("sqlite:///")), tmp_path / "copy.db"
    assert pitboss("backup", "--store", served.store, "--to", str(copy)).status == 0
    kept = _position(f"sqlite:///{copy}")
    refused = asyncio.run(_refusal(restore(copy, served.store, served.key.read_bytes())))
    assert "is in use: stop the server" in refused
    served.kill()
    assert path.with_name(f"{path.name}-wal").exists(), "a crash leaves pages that are not in the file yet"
    asyncio.run(restore(copy, served.store, served.key.read_bytes()))
    assert not path.with_name(f"{path.name}-wal").exists()
    assert path.with_name(f"{path.name}.before-1").exists(), "what was there is kept"
    assert _position(served.store) == kept
    served.start()
    assert served.stop() == 0
    assert pitboss("verify", "--store", served.store).status == 0


async def _refusal(work: Any) -> str:
    with pytest.raises(PitbossError) as refused:
        await work
    return refused.value.sentence


def test_a_copy_goes_into_an_empty_database_and_into_no_other(server: Cluster, tmp_path: Path) -> None:
    url, copy = server.place(), tmp_path / "copy.db"

    async def test() -> None:
        async with serving(file_url(tmp_path), BOTS) as house:
            async with asyncio.timeout(60):
                while house.pit.rooms["t1"].position < 30:
                    await asyncio.sleep(0.02)
            key = house.pit.key
        await back_up(file_url(tmp_path), copy)
        assert "is another than that of the copy" in await _refusal(restore(copy, url, bytes(32)))
        report = await restore(copy, url, key)
        assert report.faults == []
        assert report.entries > 30
        assert "is not empty" in await _refusal(restore(copy, url, key))
        assert fingerprint(key)
        async with opened(url, Access.READ) as store:
            sealed = await store.sealed("table:t1")
        assert sealed, "the shoe in play came along"

    run(test())


def test_a_store_that_was_deleted_is_noticed_and_nothing_more_is_acknowledged(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person() as ann:
            assert (await ann.browser.get("/healthz")).status_code == 200
            path = Path(file_store.removeprefix("sqlite:///"))
            path.rename(path.with_name("elsewhere.db"))
            answer = await ann.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "10.00"}, status=503)
            assert answer["code"] == "store-gone"
            async with asyncio.timeout(10):
                while (await ann.browser.get("/healthz")).status_code != 503:
                    await asyncio.sleep(0.05)
            path.with_name("elsewhere.db").rename(path)
            async with asyncio.timeout(10):
                while (await ann.browser.get("/healthz")).status_code != 200:
                    await asyncio.sleep(0.05)
            await ann.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "10.00"})

    run(test())


def test_health_says_that_nothing_can_be_written(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person() as ann:
            with closing(sqlite3.connect(file_store.removeprefix("sqlite:///"), isolation_level=None)) as other:
                pages = other.execute("PRAGMA page_count").fetchone()[0]
            await server.pit.store._write(lambda to: to.execute(f"PRAGMA max_page_count = {pages}"))  # type: ignore[attr-defined]
            codes = [
                (await ann.browser.post("/api/tables/t1/buy-in", json={"id": f"b{n}", "amount": "1.00"})).status_code for n in range(40)
            ]
            assert codes[-1] == 503
            async with asyncio.timeout(10):
                while (found := await ann.browser.get("/healthz")).status_code != 503:
                    await asyncio.sleep(0.05)
            assert found.json()["code"] == "store-full"
            await server.pit.store._write(lambda to: to.execute("PRAGMA max_page_count = 1000000"))  # type: ignore[attr-defined]
            async with asyncio.timeout(10):
                while (await ann.browser.get("/healthz")).status_code != 200:
                    await asyncio.sleep(0.05)

    run(test())
