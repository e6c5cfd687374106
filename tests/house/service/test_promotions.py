"""A promotion in the running house: founded, held back until its gates are open, drawn, checked, paid, and found again after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import jsonschema_rs
import pytest

from pitboss.house.audit.verify import verify
from pitboss.house.clock import HOUSE
from pitboss.house.lobby import SignedLimits
from pitboss.house.promotions.hall import PromotionHall
from pitboss.house.service.moment import seconds
from pitboss.promotion.draw.proof import objections, read_proof
from pitboss.promotion.paper.prize import Prize
from pitboss.promotion.paper.terms import QualifyingWager, Terms
from pitboss.promotion.paper.when import When
from pitboss.promotion.paper.writing import write_terms
from tests.house.service.pit import PASSWORD, QUICK, TABLE, Person, Serving, run, serving
from tests.promotion.papers import HOUR, STAR, cash, terms, thing

Json = dict[str, Any]
Travel = Callable[[int], None]
STREAM = "/api/streams/promotion:summer"


@pytest.fixture
def travel(monkeypatch: pytest.MonkeyPatch) -> Travel:
    """Let so many seconds pass at once, for everybody in this process."""
    ahead = [0]
    for name in ("time_ns", "monotonic_ns"):
        real = getattr(time, name)
        monkeypatch.setattr(time, name, lambda real=real: real() + ahead[0])
    for name in ("_time", "_since", "_last", "off"):  # the house's clock is led from now on, and goes back to what it was
        monkeypatch.setattr(HOUSE, name, getattr(HOUSE, name))

    def on(passed: int) -> None:
        ahead[0] += passed * 1_000_000_000

    return on


def when(ahead: int) -> When:
    """A time of Sydney's clock, so many seconds from now."""
    local = datetime.fromtimestamp(seconds() + ahead, ZoneInfo("Australia/Sydney"))
    return When(local.date().isoformat(), local.time().isoformat(timespec="seconds"))


def soon(*prizes: Prize, **changes: Any) -> Terms:
    """Terms that begin in a day and an hour, close an hour later, and are drawn an hour after that."""
    made = terms(STAR, *prizes, **changes)
    return replace(
        made,
        course=replace(made.course, begins=when(25 * HOUR), draw=when(27 * HOUR)),
        entering=replace(made.entering, closes=when(26 * HOUR)),
        award=replace(made.award, when=when(27 * HOUR)),
    )


@asynccontextmanager
async def staffed(server: Serving) -> AsyncIterator[dict[str, Person]]:
    """The administrator, an operator, somebody at the desk, a scrutineer and somebody of the Authority."""
    roles = {"operator": "casino-operator", "desk": "casino-supervisor", "watch": "scrutineer", "authority": "authority"}
    async with (
        server.person("Ada Boss") as ada,
        server.person("Olive") as operator,
        server.person("Cass") as desk,
        server.person("Vera") as watch,
        server.person("August") as authority,
    ):
        await ada.posts("/api/administrator/claim", {"token": server.token})
        people = {"operator": operator, "desk": desk, "watch": watch, "authority": authority}
        for name, role in roles.items():
            await ada.grants(people[name], role)
        yield people


async def again(*people: Person) -> None:
    """Sign in anew: sessions do not outlast a day."""
    for name, person in zip(("Olive", "Cass", "Vera", "August"), people, strict=False):
        await person.posts("/api/login", {"name": name, "password": PASSWORD})


async def on_duty(person: Person) -> None:
    """Come on duty for the promotion."""
    (await person.browser.put(f"{STREAM}/duty")).raise_for_status()


async def does(who: Person, command: str, status: int = 200, **fields: Any) -> Json:
    """Give a command to the promotion."""
    does.count += 1  # type: ignore[attr-defined]
    body = {"id": f"c{does.count}", "command": {"do": command, **fields}}  # type: ignore[attr-defined]
    return await who.posts(f"{STREAM}/commands", body, status=status)


does.count = 0  # type: ignore[attr-defined]


async def picture(person: Person) -> Json:
    """What somebody sees of the promotion."""
    found: Json = (await person.gets(STREAM))["picture"]
    return found


async def published(people: dict[str, Person], paper: Terms) -> None:
    """Founded, published and with the Authority."""
    operator = people["operator"]
    row = await operator.posts("/api/promotions", {"id": "summer", "paper": write_terms(paper)}, status=201)
    assert row["standing"] == "drafting"
    for person in (people["desk"], people["authority"]):
        await on_duty(person)
    await does(people["desk"], "publish-terms", available=["casino"], marketing="the poster", regulations="looked up")
    await does(people["desk"], "provide-terms")


def test_a_large_prize_from_terms_to_payment_watched_and_verified(store_url: str, travel: Travel) -> None:
    async def test() -> None:
        async with serving(store_url) as server, staffed(server) as people:
            operator, desk, watch = people["operator"], people["desk"], people["watch"]
            bare = {"name": "Bare", "game": STAR}
            lacking = (await operator.posts("/api/promotions/check", {"paper": bare}))["lacking"]
            assert "NSW-STAR-BJ 20.7.1" in {each["rule"] for each in lacking}
            await published(people, soon(cash(12_000), thing(150)))
            refused = await does(desk, "commence", status=409)
            assert refused["rule"] == "NSW-STAR-BJ 20.9"
            travel(25 * HOUR + 60)
            await again(operator, desk, watch)
            hall = server.pit.halls["promotion:summer"]
            hall.changed.set()
            async with server.person("Ann") as ann, server.person("Bob") as bob:
                await until(hall, lambda found: found.promotion.offer.begun)
                await does(ann, "enter", entrant=ann.account)
                await does(bob, "enter", entrant=bob.account)
                await does(desk, "commit-draw")
                await does(bob, "throw-in", words="seven of hearts")
                await does(operator, "nominate-scrutineer", person=watch.account)
                travel(2 * HOUR)
                await again(operator, desk, watch)
                for name, person in (("Ann", ann), ("Bob", bob)):
                    await person.posts("/api/login", {"name": name, "password": PASSWORD})
                assert (await does(desk, "make-draw", status=409))["rule"] == "NSW-STAR-BJ 20.2"
                await on_duty(watch)
                await does(desk, "make-draw")
                await does(watch, "sign-draw", words="in order")
                await winner_is_paid(server, desk, {ann.account: ann, bob.account: bob})
            assert (await verify(server.pit.store)).faults == []

    run(test())


async def winner_is_paid(server: Serving, desk: Person, entrants: dict[str, Person]) -> None:
    """Whoever won the money claims it, chooses how it is paid, and has the cash in the wallet; the draw verifies."""
    shown = await picture(desk)
    first = shown["prizes"][0]
    winner = entrants[first["winner"]]
    proof = read_proof(await winner.gets("/api/promotions/summer/proof"))
    assert list(objections(proof, proof.commitment)) == []
    assert proof.mixed[0].endswith("seven of hearts")
    await does(desk, "try-to-notify", lot=1, means="telephone", outcome="reached", words="")
    await does(winner, "make-claim", lot=1, claimant=winner.account)
    await does(desk, "allow-claim", claim=1)
    assert (await does(desk, "pay-prize", status=409, lot=1))["rule"] == "NSW-STAR-BJ 20.4"
    before = server.pit.registry.accounts.people[winner.account].wallet.cents
    shares = [{"method": "cash", "cents": "2000.00"}, {"method": "electronic-transfer", "cents": "10000.00"}]
    await does(winner, "choose-payment", lot=1, shares=shares)
    await does(desk, "pay-prize", lot=1)
    await does(desk, "publish-results", where="on the board")
    hall = server.pit.halls["promotion:summer"]
    await until(hall, lambda _: server.pit.registry.accounts.people[winner.account].wallet.cents == before + 200_000)
    public = await picture(next(each for each in entrants.values() if each is not winner))
    assert public["claims"] == []
    assert public["prizes"][0]["standing"] == "paid"
    assert public["prizes"][0]["attempts"] == []
    assert public["draw"]["scrutineer"] == "staff", "the public is not told who watched"


async def until(hall: Any, wanted: Callable[[PromotionHall], bool]) -> None:
    """Wait for the keeper of a promotion."""
    async with asyncio.timeout(300):
        while not wanted(hall):
            hall.changed.set()
            await asyncio.sleep(0.05)


def test_a_restart_finds_what_is_due(store_url: str, travel: Travel) -> None:
    async def test() -> None:
        async with serving(store_url) as server, staffed(server) as people:
            await published(people, soon(cash(500)))
        travel(25 * HOUR + 60)
        async with serving(store_url) as server:
            hall = await server.pit.halls.reach("promotion:summer")
            await until(hall, lambda found: found.promotion.offer.begun)
            assert hall.held("nobody") == 0
            assert hall.keeper.state.balances == {"operator": -50_000, "prizes": 50_000}
        async with serving(store_url) as server:
            again_opened = await server.pit.halls.reach("promotion:summer")
            assert again_opened.state == hall.state

    run(test())


def test_wagers_are_read_off_the_tables_of_the_game(store_url: str, travel: Travel) -> None:
    table = replace(
        TABLE, id="star", name="Star", game=STAR, clocks=replace(QUICK, decision=1, grace=0), limits=SignedLimits(500, 50_000, 500)
    )

    async def test() -> None:
        async with serving(store_url, table) as server, staffed(server) as people:
            paper = soon(cash(500))
            await published(people, replace(paper, entering=replace(paper.entering, wager=QualifyingWager(1_000, 1))))
            travel(25 * HOUR + 60)
            hall = server.pit.halls["promotion:summer"]
            await until(hall, lambda found: found.promotion.offer.begun)
            async with server.person("Ann") as ann:
                refused = await does(ann, "enter", status=409, entrant=ann.account)
                assert refused["rule"] == "NSW-STAR-BJ 20.7.4"
                await ann.posts("/api/tables/star/buy-in", {"id": "b1", "amount": "100.00"})
                async with ann.line() as line:
                    await line.does("star", do="join-table", seat=1)
                    await line.does("star", do="place-wager", box=1, amount="10.00")
                    await until(hall, lambda found: bool(found.promotion.entries.rounds))
                assert hall.state.entries.rounds == {ann.account: 1}
                await does(ann, "enter", entrant=ann.account)

    run(test())


def test_the_interface_is_described_with_examples_that_are_ones(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store) as server, staffed(server) as people:
            operator = people["operator"]
            document = await operator.gets("/api/openapi.json")
            described = {path: each for path, each in document["paths"].items() if path.startswith("/api/promotions")}
            assert len(described) == 4
            for operation in (each for methods in described.values() for each in methods.values()):
                assert all("example" in each for each in operation.get("parameters", ()))
                done = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
                for part in (operation.get("requestBody", done), done):
                    content = part["content"]["application/json"]
                    held(document, content["schema"], content["example"])
            for path in ("/api/promotions", "/api/promotions/examples"):
                answer = document["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]
                held(document, answer["schema"], await operator.gets(path))

    run(test())


def held(document: Json, schema: Json, value: Any) -> None:
    """A value is as the document says."""
    jsonschema_rs.validate(
        {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "components": document["components"]}, value
    )


def test_nobody_but_the_casinos_people_founds_one(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store) as server, staffed(server) as people, server.person("Ann") as ann:
            body = {"id": "summer", "paper": write_terms(soon())}
            for person in (ann, people["authority"]):
                assert (await person.posts("/api/promotions", body, status=403))["code"] == "not-staff"
            assert (await ann.gets("/api/promotions"))["promotions"] == []
            await published(people, soon())
            assert (await picture(ann))["promotion"]["standing"] == "waiting"
            assert (await does(ann, "publish-terms", status=409, available=["casino"], marketing="x", regulations="y"))[
                "code"
            ] == "staff-only"

    run(test())
