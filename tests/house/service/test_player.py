"""A player from the door to a settled round and back, and what may go wrong on the way."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from decimal import Decimal
from typing import Any

from pitboss.house.audit.verify import verify
from tests.house.service.pit import TABLE, Line, Person, run, serving, spectator


async def sits(person: Person, line: Line, seat: int = 1, amount: str = "200.00") -> None:
    """Buy in, subscribe and sit down."""
    await person.posts("/api/tables/t1/buy-in", {"id": "b1", "amount": amount})
    assert (await line.subscribes("t1", after=0))["type"] == "subscribed"
    assert (await line.does("t1", do="join-table", seat=seat))["type"] == "answer"


async def plays_round(line: Line, account: str, box: int = 1, amount: str = "25.00") -> str:
    """Wager and stand on whatever comes; the net result."""
    await line.hears_event("card-burned")
    placed = await line.does("t1", do="place-wager", box=box, amount=amount)
    assert placed["type"] == "answer", placed
    while (net := await _next(line, account)) is None:
        pass
    return net


async def _next(line: Line, account: str) -> str | None:
    """Look at the table: stand if it is for us to decide, and give the net once it is settled."""
    await line.says(type="look", table="t1", ref="look")
    picture = (await line.hears(lambda message: message["type"] == "picture" and message["ref"] == "look"))["changes"]
    settled = [each for each in picture["settlements"] + picture["last_settlements"] if each["player"] == account]
    if settled:
        return str(settled[-1]["net"])
    if picture["moment"]["yours"]:
        await line.does("t1", do="stand", box=picture["moment"]["box"])
    await asyncio.sleep(0.05)
    return None


def test_a_guest_plays_a_round_and_takes_the_money_home(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person() as ann, ann.line() as line:
            assert ann.me["wallet"]["cash"] == "1000.00"
            await sits(ann, line)
            net = Decimal(await plays_round(line, ann.account))
            while (answer := await ann.browser.post("/api/tables/t1/cash-out", json={"id": "out"})).status_code == 409:
                assert answer.json()["code"] == "round-in-play"
                await asyncio.sleep(0.1)
            assert Decimal(answer.json()["cash"]) == 1000 + net
            assert answer.json()["chips"] == "0.00"
            assert await ann.gets("/api/wallet") == {"cash": f"{1000 + net:.2f}", "tables": {}, "moving": {}}
            report = await verify(server.pit.store)
            assert report.faults == []
            caged = server.pit.rooms["t1"].keeper.state.balances.get(f"cage:{ann.account}", 0)
            assert server.pit.registry.brought["t1"][ann.account] == -caged

    run(test())


def test_what_the_dealer_calls_comes_with_the_event(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person() as ann, ann.line() as line:
            await sits(ann, line)
            await line.hears_event("card-burned")
            await line.does("t1", do="place-wager", box=1, amount="25.00")
            closed = await line.hears_event("betting-closed")
            assert closed["event"]["call"] == "No more bets"

    run(test())


def test_a_repeated_command_is_answered_as_the_first_time(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person() as ann, ann.line() as line:
            await sits(ann, line)
            await line.hears_event("card-burned")
            first = await line.does("t1", "same", do="place-wager", box=1, amount="25.00")
            again = await line.does("t1", "same", do="place-wager", box=1, amount="25.00")
            assert (first["outcome"], again["outcome"]) == ("now", "before")
            assert (first["first"], first["count"]) == (again["first"], again["count"])
            wager = {"do": "place-wager", "box": 1, "amount": "25.00"}
            by_http = await ann.posts("/api/tables/t1/commands", {"id": "same", "command": wager})
            assert by_http["outcome"] == "before"
            other = await line.does("t1", "same", do="place-wager", box=1, amount="30.00")
            assert other["code"] == "command-id"
            for id_ in ("b1", "b1"):
                await ann.posts("/api/tables/t1/buy-in", {"id": id_, "amount": "200.00"})
            assert (await ann.gets("/api/wallet"))["cash"] == "800.00"
            changed = await ann.posts("/api/tables/t1/buy-in", {"id": "b1", "amount": "100.00"}, status=409)
            assert changed["code"] == "command-id"

    run(test())


def test_after_a_lost_connection_nothing_is_missing_and_nothing_comes_twice(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person() as ann:
            async with ann.line() as line:
                await sits(ann, line)
                await line.hears_event("cards-shuffled")
                seen = max(message["position"] for message in line.heard if message["type"] == "events")
            async with ann.line("d") as other:
                await asyncio.sleep(0.2)
                await other.subscribes("t1", after=seen)
                await other.hears_event("card-burned")
                resumed = [entry["position"] for entry in other.entries]
            whole = await ann.gets("/api/tables/t1/log?most=500")
            assert resumed == [each["position"] for each in whole["entries"] if seen < each["position"] <= resumed[-1]]

    run(test())


def test_two_tabs_of_one_person_and_a_spectator_see_the_same(file_store: str) -> None:
    async def test() -> None:
        async with (
            serving(file_store, TABLE) as server,
            server.person() as ann,
            ann.line() as one,
            ann.line("d") as two,
            spectator(server.url) as nobody,
        ):
            await nobody.subscribes("t1", after=0)
            await two.subscribes("t1", after=0)
            await sits(ann, one)
            for line in (one, two, nobody):
                await line.hears_event("card-burned")
            mine, same, public = ([(e["position"], e["event"]) for e in line.entries] for line in (one, two, nobody))
            public = [each for each in public if each[0] <= min(mine[-1][0], same[-1][0])]
            assert [each for each in mine if each[0] <= public[-1][0]] == [each for each in same if each[0] <= public[-1][0]]
            assert {each[0] for each in mine} >= {each[0] for each in public}
            assert not any(event["event"].startswith("chips") for _, event in public)
            refused = await nobody.does("t1", do="join-table", seat=2)
            assert refused["code"] == "sign-in-first"

    run(test())


def test_nobody_acts_for_another_or_beyond_their_chips(file_store: str) -> None:
    async def test() -> None:
        async with (
            serving(file_store, TABLE) as server,
            server.person() as ann,
            server.person() as bob,
            ann.line() as line,
            bob.line() as his,
        ):
            await sits(ann, line)
            await his.subscribes("t1")
            await line.hears_event("card-burned")
            await his.does("t1", do="join-table", seat=2)
            too_much = await line.does("t1", do="place-wager", box=1, amount="300.00")
            assert (too_much["code"], too_much["rule"]) == ("too-little-chips", "house cage")
            assert ann.me["name"] in too_much["sentence"]
            for command in (
                {"do": "place-wager", "box": 1, "amount": "25.00", "player": ann.account},
                {"do": "leave-table", "player": ann.account},
                {"do": "sign-on", "person": bob.account, "roles": ["dealer"]},
                {"do": "draw-card", "card": "AS"},
                {"do": "close-betting"},
                {"do": "close-table"},
            ):
                refused = await his.does("t1", **command)
                assert refused["type"] == "error", (command, refused)
            no_money = await his.does("t1", do="place-wager", box=2, amount="25.00")
            assert no_money["code"] == "too-little-chips"
            not_his = await bob.posts("/api/tables/t1/cash-out", {"id": "x"}, status=409)
            assert not_his["code"] == "not-at-table"

    run(test())


def test_what_is_hidden_never_arrives(file_store: str) -> None:
    """The order of the shoe and its secret stay away from everybody until the shoe is shown, and so does another's password or cookie."""

    async def test() -> None:
        async with (
            serving(file_store, TABLE) as server,
            server.person("Ann Ace") as ann,
            server.person() as bob,
            ann.line() as line,
            bob.line() as his,
        ):
            await his.subscribes("t1", after=0, picture="changes")
            await sits(ann, line)
            await his.hears_event("card-burned")
            room = server.pit.rooms["t1"]
            shoe = await room.keeper.shoe()
            assert shoe is not None
            everything = str(his.heard) + str(await bob.gets("/api/tables/t1")) + str(await bob.gets("/api/tables/t1/log?most=500"))
            everything += str(await bob.gets("/api/tables/t1/shoes")) + str(await bob.gets(f"/api/accounts/{ann.account}"))
            assert shoe.secret.hex() not in everything
            assert "argon2" not in everything
            assert all(cookie.value not in everything for cookie in ann.browser.cookies.jar if cookie.value)
            assert [each["order"] for each in (await bob.gets("/api/tables/t1/shoes"))["shoes"]] == [None]
            [burned] = [each["event"] for each in his.entries if each["event"]["event"] == "card-burned"]
            assert burned["card"] is None
            his_view = await bob.gets(f"/api/accounts/{ann.account}")
            assert (his_view["cash"], his_view["sessions"]) == (None, None)

    run(test())


def test_a_restart_loses_nothing_and_goes_on(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person("Ann Ace") as ann:
            async with ann.line() as line:
                await sits(ann, line)
                await line.hears_event("card-burned")
                placed = await line.does("t1", "w1", do="place-wager", box=1, amount="25.00")
            cookies: Any = ann.browser.cookies
        async with serving(file_store) as again, again.person() as other:
            other.browser.cookies = cookies
            other.me = ann.me
            assert (await other.gets("/api/me"))["account"] == ann.account
            async with other.line("d") as line:
                repeated = await line.does("t1", "w1", do="place-wager", box=1, amount="25.00")
                assert (repeated["first"], repeated["outcome"]) == (placed["first"], "before")
                await line.subscribes("t1", after=placed["first"])
                await line.hears_event("card-dealt")
            assert (await verify(again.pit.store)).faults == []

    run(test())


def test_who_plays_only_by_socket_keeps_the_session(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, TABLE) as server, server.person() as ann, ann.line() as line:
            registry = server.pit.registry
            registry.policy = replace(registry.policy, sessions=replace(registry.policy.sessions, refresh=1))
            [begun] = registry.accounts.sessions.values()
            while registry.accounts.sessions[begun.handle].seen_at <= begun.seen_at:
                await line.says(type="ping", ref="still here")
                await line.hears_type("pong")
                await asyncio.sleep(0.1)

    run(test())
