"""Money on its way between wallet and table: whatever happens between the two halves, it arrives, and once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pitboss.floor.request import Request as TableRequest
from pitboss.house.accounts import Holder, Request
from pitboss.house.accounts.commands import BuyIn
from pitboss.house.service.moment import seconds
from pitboss.house.service.pit import Pit
from pitboss.house.service.room import balance
from pitboss.house.store.faults import Stopped
from pitboss.house.tables.chips import ChipsTaken
from tests.house.money import check_money
from tests.house.postgres import Cluster
from tests.house.service.pit import TABLE, Person, run, serving


async def half_bought(pit: Pit, ann: Person, name: str, cents: int = 10_000) -> None:
    """The first half of a buy-in, after which a server was killed."""
    [session] = pit.registry.accounts.people[ann.account].sessions
    asked = Request(Holder(ann.account, session), seconds(), BuyIn(ann.account, "t1", cents))
    await pit.registry.do(asked, f"t1:cage:{ann.account}:{name}")


async def half_cashed(pit: Pit, ann: Person, name: str) -> int:
    """The first half of a cash-out; the cents that are on their way."""
    room = pit.rooms["t1"]
    cents = balance(room.keeper.state, ann.account)
    await room.do(TableRequest(ann.account, seconds(), ChipsTaken(ann.account, cents)), f"cash:{ann.account}:{name}")  # type: ignore[arg-type]
    return cents


def wallet(pit: Pit, ann: Person) -> tuple[int, int]:
    """Cents at hand, and chips at the table, as far as a server knows by now."""
    people = pit.registry.accounts.people
    cash = people[ann.account].wallet.cents if ann.account in people else 0
    return cash, balance(pit.rooms["t1"].keeper.state, ann.account)


def test_a_server_finishes_what_another_began_without_being_started_again(server: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pitboss.house.service.pit.CAGE_SECONDS", 0.2)
    store_url = server.place()

    async def test() -> None:
        async with serving(store_url, TABLE) as one, serving(store_url) as two, one.person() as ann:
            await half_bought(one.pit, ann, "b")
            async with asyncio.timeout(300):
                while wallet(two.pit, ann) != (90_000, 10_000):
                    await asyncio.sleep(0.05)
            await ann.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "100.00"})
            assert wallet(one.pit, ann) == (90_000, 10_000), "asked again, it is not done again"
            await one.pit.rooms["t1"].follow()
            assert await half_cashed(one.pit, ann, "c") == 10_000
            async with asyncio.timeout(300):
                while wallet(two.pit, ann) != (100_000, 0):
                    await asyncio.sleep(0.05)
            assert (await ann.posts("/api/tables/t1/cash-out", {"id": "c"}))["cash"] == "1000.00"
        assert "1 buy-ins and 1 cash-outs whole" in await check_money(store_url)

    run(test())


def test_chips_go_one_way_at_a_time(file_store: str) -> None:
    """Who buys in while a cash-out lies half done gets that first, and loses neither."""

    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person() as ann:
            await ann.posts("/api/tables/t1/buy-in", {"id": "b1", "amount": "100.00"})
            await half_cashed(server.pit, ann, "c1")
            await ann.posts("/api/tables/t1/buy-in", {"id": "b2", "amount": "50.00"})
            assert wallet(server.pit, ann) == (95_000, 5_000)
            await half_bought(server.pit, ann, "b3", 2_000)
            assert (await ann.posts("/api/tables/t1/cash-out", {"id": "c2"}))["cash"] == "1000.00"
            assert wallet(server.pit, ann) == (100_000, 0)
        assert "3 buy-ins and 2 cash-outs whole" in await check_money(file_store)

    run(test())


def test_many_at_once_lose_nothing(server: Cluster) -> None:
    store_url = server.place()

    async def test() -> None:
        async with serving(store_url, TABLE) as one, serving(store_url) as two, one.person() as ann:
            cookies = ann.browser.cookies
            async with two.person() as other:
                other.browser.cookies = cookies

                async def moves(person: Person, tag: str) -> None:
                    for number in range(6):
                        await person.browser.post("/api/tables/t1/buy-in", json={"id": f"{tag}b{number}", "amount": "10.00"})
                        await person.browser.post("/api/tables/t1/cash-out", json={"id": f"{tag}c{number}"})

                await asyncio.gather(moves(ann, "x"), moves(other, "y"), moves(ann, "z"))
                async with asyncio.timeout(300):
                    while True:
                        await other.browser.post("/api/tables/t1/cash-out", json={"id": "last"})
                        await one.pit.registry.catch_up()
                        await one.pit.rooms["t1"].follow()
                        if wallet(one.pit, ann) == (100_000, 0):
                            break
                        await asyncio.sleep(0.2)
        await check_money(store_url)

    run(test())


def test_the_second_half_that_does_not_come_is_said_and_not_denied(file_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person() as ann:
            room, do = server.pit.rooms["t1"], server.pit.rooms["t1"].do

            async def full(*_: Any) -> Any:
                raise Stopped("store-full", "the disk is full, nothing was recorded")

            monkeypatch.setattr(room, "do", full)
            answer = await ann.browser.post("/api/tables/t1/buy-in", json={"id": "b", "amount": "100.00"})
            assert answer.status_code == 503
            assert "on its way to the table" in answer.json()["sentence"]
            assert "nothing was recorded" not in answer.json()["sentence"]
            monkeypatch.setattr(room, "do", do)
            assert (await ann.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "100.00"}))["chips"] == "100.00"

    run(test())
