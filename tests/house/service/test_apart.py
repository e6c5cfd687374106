"""Nobody on both sides: no dealer deals to himself, nobody decides a dispute of his own, and who gave whom a role can be seen."""

from __future__ import annotations

from dataclasses import replace

from tests.house.service.pit import TABLE, run, serving
from tests.house.service.test_staff import administrator

BY_HAND = replace(TABLE, clocks=replace(TABLE.clocks, betting=None, decision=None))


def test_who_is_on_duty_at_a_table_does_not_play_at_it_and_who_plays_is_not_on_duty(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, BY_HAND) as server, administrator(server) as ada, server.person("Dora") as dora:
            await ada.grants(dora, "dealer", table="t1")
            assert (await dora.browser.put("/api/tables/t1/duty")).status_code == 200
            await dora.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "100.00"})
            async with dora.line() as line:
                assert (await line.does("t1", do="join-table", seat=1))["code"] == "both-sides"
                refused = await line.does("t1", do="place-wager", box=1, amount="10.00")
                assert refused["code"] in ("both-sides", "not-at-table", "not-present"), refused
                assert (await dora.browser.delete("/api/tables/t1/duty")).status_code == 200
                assert (await line.does("t1", do="join-table", seat=1))["type"] == "answer"
                answer = await dora.browser.put("/api/tables/t1/duty")
                assert (answer.status_code, answer.json()["code"]) == (409, "both-sides")

    run(test())


def test_nobody_decides_a_dispute_that_is_his_own_nor_raises_them_without_end(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, BY_HAND) as server, administrator(server) as ada, server.person("Sue") as sue:
            await ada.grants(sue, "casino-supervisor", table="t1")
            assert (await sue.browser.put("/api/tables/t1/duty")).status_code == 200
            async with sue.line() as line:
                raised = [await line.does("t1", do="raise-dispute", round=1, words="mine") for _ in range(6)]
                assert [each["type"] for each in raised[:5]] == ["answer"] * 5
                assert raised[5]["code"] == "enough-disputes"
                assert (await line.does("t1", do="decide-dispute", dispute=1, words="granted"))["code"] == "own-dispute"

    run(test())


def test_who_was_given_which_role_by_whom_is_seen_by_inspectors_and_by_nobody_else(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, BY_HAND) as server, administrator(server) as ada, server.person("Ivy") as ivy:
            await ada.grants(ivy, "inspector", jurisdiction="VIC")
            async with server.person("Bob") as bob:
                await ada.grants(bob, "dealer", table="t1")
                seen = await ivy.gets("/api/inspection/roles")
                told = [(each["did"], each["account"], each["role"], each["by"]) for each in seen["entries"]]
                assert told == [
                    ("AdministratorAppointed", ada.account, "administrator", "one-time link"),
                    ("RoleGranted", ivy.account, "inspector", ada.account),
                    ("RoleGranted", bob.account, "dealer", ada.account),
                ]
                assert seen["entries"][2]["scope"]["table"] == "t1"
                assert seen["names"][bob.account] == "Bob"
                assert (await bob.gets("/api/inspection/roles", status=403))["code"] == "not-staff"

    run(test())
