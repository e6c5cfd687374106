"""Several servers on one store: any takes any command, events reach every client, and a half that a crash left is made good."""

from __future__ import annotations

from pitboss.house.accounts import Holder, Request
from pitboss.house.accounts.commands import BuyIn
from pitboss.house.audit.verify import verify
from pitboss.house.service.moment import seconds
from tests.house.postgres import Cluster
from tests.house.service.pit import TABLE, run, serving, spectator


def test_two_servers_share_a_floor(server: Cluster, tmp_path_factory: object) -> None:
    store = server.place()

    async def test() -> None:
        async with serving(store, TABLE) as one, serving(store) as two, one.person("Ann Ace") as ann, two.person() as bob:
            async with ann.line() as line, spectator(two.url) as watching, bob.line() as his:
                await watching.subscribes("t1", after=0)
                await ann.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "100.00"})
                await line.subscribes("t1", after=0)
                assert (await line.does("t1", do="join-table", seat=1))["type"] == "answer"
                await watching.hears_event("table-joined", lambda event: event["player"] == ann.account)
                assert (await his.does("t1", do="join-table", seat=2))["type"] == "answer"
                await line.hears_event("table-joined", lambda event: event["player"] == bob.account)
                await line.hears_event("card-burned")
                await watching.hears_event("card-burned")
                end = min(line.entries[-1]["position"], watching.entries[-1]["position"])
                public = [each for each in line.entries if each["position"] <= end and not each["event"]["event"].startswith("chips")]
                assert public == [each for each in watching.entries if each["position"] <= end]
            cookies = ann.browser.cookies
            bob.browser.cookies = cookies
            assert (await bob.gets("/api/me"))["account"] == ann.account
            assert (await verify(one.pit.store)).faults == []

    run(test())


def test_money_that_left_the_wallet_before_a_crash_arrives_at_the_table(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person("Ann Ace") as ann:
            [session] = server.pit.registry.accounts.people[ann.account].sessions
            asked = Request(Holder(ann.account, session), seconds(), BuyIn(ann.account, "t1", 10_000))
            await server.pit.registry.do(asked, f"t1:cage:{ann.account}:lost")
            assert server.pit.rooms["t1"].keeper.state.balances.get(f"player:{ann.account}", 0) == 0
        async with serving(file_store) as again:
            assert again.pit.rooms["t1"].keeper.state.balances[f"player:{ann.account}"] == 10_000
            assert await again.pit.cage.make_good(again.pit.rooms["t1"]) == 0

    run(test())
