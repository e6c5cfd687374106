"""What `verify` says it knows: the rules are asked again, wallets agree with tables, and every stream is replayed."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pitboss.cli.house.opening import game_founded
from pitboss.house.audit.verify import Report, verify
from pitboss.house.lobby.demo import BEA
from pitboss.house.store import Access, opened
from pitboss.house.store.entry import Entry, Head, digest
from pitboss.house.tables.codec import read_event
from pitboss.house.tables.state import moved
from pitboss.money.ledger import Posting
from tests.house.service.pit import TABLE, run, serving

Change = Callable[[dict[str, Any]], bool]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house where a bot has played and a guest bought in and cashed out."""
    path = tmp_path_factory.mktemp("asked") / "pit.db"

    async def test() -> None:
        async with serving(f"sqlite:///{path}", replace(TABLE, bots=(BEA,))) as server, server.person() as ann:
            await ann.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "100.00"})
            await ann.posts("/api/tables/t1/buy-in", {"id": "b2", "amount": "10.00"})
            async with asyncio.timeout(60):
                while server.pit.rooms["t1"].floor.rounds.number < 4:
                    await asyncio.sleep(0.02)

    run(test())
    return path


def _report(path: Path) -> Report:
    async def work() -> Report:
        async with opened(f"sqlite:///{path}", Access.READ) as store:
            return await verify(store, open_game=game_founded)

    return asyncio.run(work())


def _forged(played: Path, folder: Path, stream: str, change: Change, postings: Callable[[str], tuple[Posting, ...]] | None = None) -> Path:
    """A copy with the first event changed that `change` changes, its postings made to fit, and the whole chain worked out anew."""
    path = folder / "forged.db"
    shutil.copy(played, path)
    with closing(sqlite3.connect(path)) as file, file:
        for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            file.execute(f"DROP TRIGGER {name}")
        file.execute("DELETE FROM snapshot")
        head, done = Head(), False
        rows = file.execute(
            "SELECT position, time, actor, command, version, body FROM entry WHERE stream = ? ORDER BY position", (stream,)
        ).fetchall()
        for position, time, actor, command, version, written in rows:
            body, event = written, json.loads(written)
            if not done and change(event):
                done, body = True, json.dumps(event, ensure_ascii=False, separators=(",", ":"))
                fitting = postings(body) if postings else moved(read_event(body, version))
                file.execute("DELETE FROM posting WHERE stream = ? AND position = ?", (stream, position))
                lines = [(stream, position, line, *posting) for line, posting in enumerate(fitting)]
                file.executemany("INSERT INTO posting VALUES (?, ?, ?, ?, ?)", lines)
            found = file.execute(
                "SELECT account, cents FROM posting WHERE stream = ? AND position = ? ORDER BY line", (stream, position)
            ).fetchall()
            kept = tuple(Posting(*each) for each in found)
            entry = Entry(stream, position, time, actor, command, version, body, kept, head.hash, bytes(32))
            head = Head(position, digest(entry))
            file.execute(
                "UPDATE entry SET body = ?, previous = ?, hash = ? WHERE stream = ? AND position = ?",
                (body, entry.previous, head.hash, stream, position),
            )
        assert done
    return path


def _said(path: Path) -> str:
    report = _report(path)
    assert report.faults, "the forgery was not found"
    return report.faults[0].said


def test_an_honest_house_is_asked_again_and_agrees(played: Path) -> None:
    report = _report(played)
    assert report.faults == []
    assert report.asked > 20
    assert report.asked > report.unasked, "the rest opened the table"
    assert (report.wallets, report.unknown, report.in_flight.number) == (2, [], 0)


def test_a_win_paid_tenfold_is_found_though_the_whole_chain_was_rewritten(played: Path, tmp_path: Path) -> None:
    def tenfold(event: dict[str, Any]) -> bool:
        if event["$"] != "WagerSettled" or not event["net"]:
            return False
        event["net"] *= 10
        return True

    assert "by the rules" in _said(_forged(played, tmp_path, "table:t1", tenfold))


def test_an_unlawful_wager_is_found_though_the_whole_chain_was_rewritten(played: Path, tmp_path: Path) -> None:
    def huge(event: dict[str, Any]) -> bool:
        if event["$"] != "WagerPlaced":
            return False
        event["amount"] = 99_999_999
        return True

    assert "by the rules" in _said(_forged(played, tmp_path, "table:t1", huge))


def test_chips_without_a_wallet_s_money_are_found(played: Path, tmp_path: Path) -> None:
    def more(event: dict[str, Any]) -> bool:
        if event["$"] != "ChipsBrought":
            return False
        event["amount"] += 1
        return True

    assert "say otherwise of the transfer" in _said(_forged(played, tmp_path, "table:t1", more))


def test_welcome_money_a_hundred_times_over_is_found(played: Path, tmp_path: Path) -> None:
    from pitboss.house.accounts import decode, postings

    def much(event: dict[str, Any]) -> bool:
        if event["$"] != "MoneyGiven":
            return False
        event["cents"] *= 100
        return True

    forged = _forged(played, tmp_path, "house:accounts", much, lambda body: postings(decode(json.loads(body))))
    assert "so much play money" in _said(forged)


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("DELETE FROM sealed", "sealed order"),
        ("UPDATE command SET asked = zeroblob(32) WHERE stream = 'table:t1'", "without its digest"),
        ("DELETE FROM stream WHERE name = 'table:t1'", "list of streams"),
        ("DELETE FROM entry WHERE stream = 'house:accounts' AND position > 2", "the log ends here"),
        ("UPDATE entry SET body = 'this is no event' WHERE stream = 'house:accounts' AND position = 2", "those that were hashed"),
    ],
)
def test_rows_that_are_gone_or_blank_are_found(played: Path, tmp_path: Path, statement: str, said: str) -> None:
    path = tmp_path / "changed.db"
    shutil.copy(played, path)
    with closing(sqlite3.connect(path)) as file, file:
        for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            file.execute(f"DROP TRIGGER {name}")
        file.execute(statement)
    assert said in _said(path)
