"""People who work here: the first administrator, a dealer who enters real cards, a supervisor, an inspector."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.house.service.pit import BY_HAND, TABLE, Line, Person, Serving, run, serving


@asynccontextmanager
async def administrator(server: Serving) -> AsyncIterator[Person]:
    """The first administrator, by the printed link."""
    async with server.person("Ada Boss") as ada:
        me = await ada.posts("/api/administrator/claim", {"token": server.token})
        assert me["administrator"]
        yield ada


async def deals(line: Line, cards: str) -> None:
    """Enter cards of a real shoe, one after the other."""
    for name in cards.split():
        answer = await line.does("t2", do="draw-card", card=name)
        assert answer["type"] == "answer", (name, answer)


async def prepares(line: Line) -> None:
    """Open the table and make the shoe ready."""
    for command in (
        {"do": "open-table"},
        {"do": "shuffle", "source": "entered"},
        {"do": "cut", "depth": 150},
        {"do": "place-cutting-card", "behind": 100},
        {"do": "burn", "card": None},
    ):
        answer = await line.does("t2", **command)
        assert answer["type"] == "answer", (command, answer)


def test_the_printed_link_makes_one_administrator_once(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store) as server, server.person("Bob Late") as bob, server.person() as guest:
            refused = await guest.posts("/api/administrator/claim", {"token": server.token}, status=403)
            assert refused["code"] == "members-only"
            assert (await bob.posts("/api/administrator/claim", {"token": "0" * 64}, status=403))["code"] == "bad-link"
            async with administrator(server) as ada:
                again = await bob.posts("/api/administrator/claim", {"token": server.token}, status=403)
                assert again["code"] == "bad-link"
                refused = await bob.posts(f"/api/accounts/{bob.account}/roles", {"role": "dealer"}, status=403)
                assert refused["code"] == "may-not-grant"
                assert (await ada.gets("/api/people?name=bob%20late"))["account"] == bob.account
                await ada.grants(bob, "dealer", jurisdiction="VIC")
                roles = (await bob.gets("/api/me"))["roles"]
                assert roles == [{"role": "dealer", "jurisdiction": "VIC", "document": None, "table": None}]
        async with serving(file_store) as again_started:
            assert again_started.token == ""

    run(test())


def test_a_dealer_enters_the_cards_of_a_real_shoe(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, BY_HAND) as server, administrator(server) as ada, server.person("Dora Deal") as dora:
            await ada.grants(dora, "dealer", table="t2")
            async with server.person() as ann, dora.line() as desk, ann.line() as line:
                refused = await desk.does("t2", do="open-table")
                assert refused["type"] == "error"
                assert (await dora.browser.put("/api/tables/t2/duty")).json() == {"roles": ["dealer"]}
                assert (await ann.browser.put("/api/tables/t2/duty")).status_code == 403
                await prepares(desk)
                await ann.posts("/api/tables/t2/buy-in", {"id": "b", "amount": "100.00"})
                await line.subscribes("t2", after=0)
                assert (await line.does("t2", do="join-table", seat=1))["type"] == "answer"
                assert (await line.does("t2", do="place-wager", box=1, amount="20.00"))["type"] == "answer"
                assert (await desk.does("t2", do="close-betting"))["type"] == "answer"
                await deals(desk, "9H KD TS")
                assert (await line.does("t2", do="stand", box=1))["type"] == "answer"
                await deals(desk, "7C")
                settled = await line.hears_event("wager-settled")
                assert (settled["event"]["result"], settled["event"]["net"]) == ("win", "20.00")
                told = next(each["event"] for each in line.entries if each["event"]["event"] == "table-opened")
                assert (told["by"], dora.account in str(line.entries)) == ("staff", False)
                assert (await desk.does("t2", do="take-up-cards"))["type"] == "answer"
                assert (await ann.posts("/api/tables/t2/cash-out", {"id": "o"}))["cash"] == "1020.00"

    run(test())


def test_a_role_that_is_withdrawn_is_gone_at_the_next_command(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, BY_HAND) as server, administrator(server) as ada, server.person("Dora Deal") as dora:
            await ada.grants(dora, "dealer", table="t2")
            await ada.grants(dora, "casino-supervisor", table="t2")
            async with dora.line() as desk:
                assert (await dora.browser.put("/api/tables/t2/duty")).json() == {"roles": ["dealer", "casino-supervisor"]}
                lowered = {"do": "set-limits", "minimum": "5.00", "maximum": "400.00", "unit": "5.00"}
                answer = await desk.does("t2", **lowered)
                assert answer["type"] == "answer", answer
                await ada.posts(f"/api/accounts/{dora.account}/roles/withdraw", {"role": "casino-supervisor", "table": "t2"}, status=204)
                refused = await desk.does("t2", **lowered | {"maximum": "300.00"})
                assert (refused["type"], bool(refused["rule"])) == ("error", True)
                await ada.posts(f"/api/accounts/{dora.account}/roles/withdraw", {"role": "dealer", "table": "t2"}, status=204)
                assert (await desk.does("t2", do="open-table"))["type"] == "error"
                assert dora.account not in server.pit.rooms["t2"].floor.people.roles

    run(test())


def test_an_inspector_reads_everything_and_changes_nothing(file_store: str) -> None:
    async def test() -> None:
        async with (
            serving(file_store, TABLE, BY_HAND) as server,
            administrator(server) as ada,
            server.person("Ivy Inspects") as ivy,
            server.person("Dora Deal") as dora,
            server.person() as ann,
        ):
            await ada.grants(ivy, "inspector", jurisdiction="VIC")
            await ada.grants(dora, "dealer", table="t2")
            await dora.browser.put("/api/tables/t2/duty")
            async with dora.line() as desk, ann.line() as line:
                await prepares(desk)
                await line.does("t2", do="join-table", seat=1)
                raised = await line.does("t2", do="raise-dispute", round=1, words="the card was mine")
                assert raised["type"] == "answer", raised
            assert {each["table"] for each in (await ivy.gets("/api/inspection/tables"))["tables"]} == {"t1", "t2"}
            chain = await ivy.gets("/api/inspection/tables/t2/chain")
            assert (chain["sound"], chain["fault"]) == (True, "")
            log = await ivy.gets("/api/inspection/tables/t2/log?most=500")
            assert log["entries"][-1]["hash"] == chain["hash"]
            assert all(two["previous"] == one["hash"] for one, two in zip(log["entries"], log["entries"][1:], strict=False))
            assert dora.account in {each["actor"] for each in log["entries"]}
            [dispute] = (await ivy.gets("/api/inspection/tables/t2/disputes"))["disputes"]
            assert (dispute["by"], dispute["words"]) == (ann.account, "the card was mine")
            for part in ("notices", "notices?kind=sign", "approvals", "notifications", "complaints"):
                await ivy.gets(f"/api/inspection/tables/t2/{part}")
            for person in (ann, dora, ada):
                refused = await person.gets("/api/inspection/tables/t2/log", status=403)
                assert refused["code"] == "not-staff"
            assert (await ivy.browser.post("/api/inspection/tables/t2/disputes", json={})).status_code == 405
            assert "the card was mine" not in str(await dora.gets("/api/tables/t2/log?most=500"))

    run(test())


def test_at_a_table_opened_by_a_dealer_no_clock_hurries_anybody(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store) as server, administrator(server) as ada, server.person("Dee Ler") as dee:
            await ada.grants(dee, "dealer", jurisdiction="VIC")
            wanted = {"id": "real", "name": "Real cards", "game": "vic-blackjack", "dealt_by": "person"}
            await dee.posts("/api/tables", wanted, status=201)
            clocks = server.pit.rooms["real"].definition.clocks
            assert (clocks.betting, clocks.decision, clocks.cut, clocks.button) == (None, None, None, None)

    run(test())
