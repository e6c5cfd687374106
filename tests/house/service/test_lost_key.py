"""The key of the house lost, another one brought, a seal gone: nothing is debited, chips come back, and tables go on with a new shoe."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pitboss.house.audit.verify import verify
from pitboss.house.keys import keys_of
from pitboss.house.lobby.demo import BEA
from pitboss.house.tables.vault import key_in
from pitboss.law.refusal import Refused
from pitboss.money.cents import dollars
from pitboss.play.state import Awaits
from tests.house.money import check_money
from tests.house.service.pit import EASY, TABLE, run, serving

BOTS = replace(TABLE, bots=(BEA,))
PLAYER = replace(TABLE, clocks=replace(TABLE.clocks, betting=None, decision=None))


async def _until(room: Any, done: Any) -> None:
    async with asyncio.timeout(60):
        while not done():
            await asyncio.sleep(0.02)


def _is_to_decide(room: Any) -> bool:
    return getattr(room.floor.rounds.now, "awaits", None) in (Awaits.DECISION, Awaits.INSURANCE, Awaits.SURRENDER)


def _key(store: str) -> Path:
    return Path(store.removeprefix("sqlite:///") + ".key")


def _without_seals(store: str) -> None:
    """The row that holds the order is gone, whoever took it."""
    with closing(sqlite3.connect(store.removeprefix("sqlite:///"))) as file, file:
        for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'sealed'").fetchall():
            file.execute(f"DROP TRIGGER {name}")
        file.execute("DELETE FROM sealed")


def test_a_server_with_another_key_does_not_start_and_leaves_none_behind(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE):
            pass
        kept = _key(file_store).read_bytes()
        _key(file_store).unlink()
        with pytest.raises(Refused, match="is not the key of this house"):
            async with serving(file_store):
                pass
        assert not _key(file_store).exists()
        _key(file_store).write_bytes(kept)
        async with serving(file_store) as server:
            assert len(await keys_of(server.pit.store)) == 1

    run(test())


@pytest.mark.parametrize("how", ["key", "seal"])
def test_a_table_whose_shoe_is_lost_voids_the_round_and_goes_on_with_a_new_one(how: str, file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, PLAYER) as server, server.person("Ann") as ann:
            room = server.pit.rooms["t1"]
            await ann.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "100.00"})
            async with ann.line() as line:
                assert (await line.does("t1", do="join-table", seat=1))["type"] == "answer"
                while not _is_to_decide(room):  # a natural ends its round at once: then another is dealt
                    assert (await line.does("t1", do="place-wager", box=1, amount="10.00"))["type"] == "answer"
                    dealt = room.floor.rounds.number
                    await _until(
                        room, lambda dealt=dealt: _is_to_decide(room) or (room.floor.rounds.number > dealt and not room.floor.rounds.log)
                    )
            cash = 90_000 + room.keeper.state.balances[f"player:{ann.account}"] + 1_000
            lost, cookies = room.floor.cards.commitment, dict(ann.browser.cookies)
        if how == "key":
            _key(file_store).unlink()
        else:
            _without_seals(file_store)
        async with serving(file_store, settings=replace(EASY, new_key=how == "key")) as server, server.person() as ann:
            ann.browser.cookies.clear()
            ann.browser.cookies.update(cookies)
            room = server.pit.rooms["t1"]
            await _until(room, lambda: room.floor.cards.commitment not in ("", lost))
            assert (await ann.posts("/api/tables/t1/cash-out", {"id": "c"}))["cash"] == dollars(cash), "the wager came back with the chips"
            log = (await ann.gets("/api/tables/t1/log?after=0&most=500"))["entries"]
            [said] = [each["event"] for each in log if each["event"]["event"] == "shoe-lost"]
            assert (said["commitment"], said["rules_said"]) == (lost, ["house vault"])
            report = await verify(server.pit.store)
            assert (report.faults, report.lost) == ([], 1)
            assert len(await keys_of(server.pit.store)) == 1 + (how == "key")
        await check_money(file_store)

    run(test())


def test_a_table_that_runs_when_its_seal_goes_takes_chips_both_ways(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, BOTS) as server, server.person() as ann:
            room = server.pit.rooms["t1"]
            await _until(room, lambda: room.floor.rounds.number > 1)
            _without_seals(file_store)
            room.keeper._orders = {}
            await ann.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "100.00"})
            assert (await ann.posts("/api/tables/t1/cash-out", {"id": "c"}))["cash"] == "1000.00"
            number = room.floor.rounds.number
            await _until(room, lambda: room.floor.rounds.number > number + 1)
            assert (await verify(server.pit.store)).faults == []

    run(test())


def test_a_buy_in_that_the_table_refuses_leaves_the_money_in_the_wallet(file_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person() as ann:
            room = server.pit.rooms["t1"]

            async def refuses(*_: Any) -> Any:
                raise Refused("no-law", "The table stands on no law.", rule="house")

            with monkeypatch.context() as patch:
                patch.setattr(room, "mind_law", refuses)
                assert (await ann.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "100.00"}, status=409))["code"] == "no-law"
            assert await ann.gets("/api/wallet") == {"cash": "1000.00", "tables": {}, "moving": {}}
            with monkeypatch.context() as patch:
                patch.setattr(room, "do", refuses)
                assert (await ann.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "100.00"}, status=503))["code"] == "no-law"
                assert await ann.gets("/api/wallet") == {"cash": "900.00", "tables": {"t1": "0.00"}, "moving": {"t1": "100.00"}}
            assert await server.pit.cage.make_good(room) == 1
            assert await ann.gets("/api/wallet") == {"cash": "900.00", "tables": {"t1": "100.00"}, "moving": {}}

    run(test())


def test_a_key_is_made_where_there_is_none_and_taken_down(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store) as server:
            [taken] = await keys_of(server.pit.store)
            assert (taken.lost, server.pit.key) == ("", key_in(_key(file_store)))
            body = (await server.pit.store.read("house:keys"))[0].body
            assert server.pit.key.hex() not in body

    run(test())
