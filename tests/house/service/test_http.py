"""Plain HTTP without a network: the gate, the one shape of errors, sessions, the lobby, rules, and the OpenAPI document."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import jsonschema_rs  # what schemathesis validates with
import pytest

from pitboss.cli.house.library import library
from pitboss.house.lobby import DEMO_FLOOR, SignedLimits, TableDefinition
from pitboss.house.service.app import build_app
from pitboss.house.service.pit import Pit
from pitboss.house.service.settings import Settings
from pitboss.house.store import open_store
from tests.docs.blocks import ROOT
from tests.house.service.pit import EASY, PASSWORD, TABLE, run
from tests.house.serving import quick

BASE = "http://localhost:8000"
TOKEN = {"X-Pitboss": "1"}
INTERFACE = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)
FIELDS = {"code", "sentence", "rule", "awaits"}

BOTS = tuple({bot.name: bot for definition in DEMO_FLOOR for bot in definition.bots}.values())[:3]


@asynccontextmanager
async def browser(store: str, settings: Settings = EASY, table: TableDefinition = TABLE) -> AsyncIterator[httpx.AsyncClient]:
    """A browser in front of an application that no socket serves."""
    pit = Pit(replace(settings, store=store), await open_store(store), library())
    await pit.start()
    await pit.open_table(table, "house")
    gate, _ = build_app(pit)
    transport = httpx.ASGITransport(app=gate)
    try:
        async with httpx.AsyncClient(transport=transport, base_url=BASE) as found:
            yield found
    finally:
        await pit.stop()


REFUSED: list[tuple[str, str, dict[str, Any], int, str]] = [
    ("POST", "/api/guest", {"json": {}}, 403, "csrf"),
    ("POST", "/api/guest", {"json": {}, "headers": TOKEN | {"Origin": "http://evil.example"}}, 403, "origin"),
    ("POST", "/api/guest", {"json": {}, "headers": TOKEN | {"Origin": "null"}}, 403, "origin"),
    ("POST", "/api/guest", {"json": {}, "headers": TOKEN | {"Sec-Fetch-Site": "cross-site"}}, 403, "csrf"),
    ("GET", "/api/lobby", {"headers": {"Host": "evil.example"}}, 403, "host"),
    ("POST", "/api/guest", {"content": b"{", "headers": TOKEN | {"Content-Type": "application/json"}}, 400, "json"),
    ("POST", "/api/guest", {"content": b"name=Ann", "headers": TOKEN}, 415, "media-type"),
    ("POST", "/api/guest", {"content": b" " * 70_000, "headers": TOKEN | {"Content-Type": "application/json"}}, 413, "too-large"),
    ("POST", "/api/guest", {"json": {"nmae": "Ann"}, "headers": TOKEN}, 400, "malformed"),
    ("POST", "/api/guest", {"json": {"name": 7}, "headers": TOKEN}, 400, "malformed"),
    ("POST", "/api/guest", {"json": [], "headers": TOKEN}, 400, "malformed"),
    ("POST", "/api/register", {"json": {"name": "Ann", "password": "short"}, "headers": TOKEN}, 400, "password"),
    ("POST", "/api/login", {"json": {"name": "Nobody At All", "password": PASSWORD}, "headers": TOKEN}, 401, "wrong-login"),
    ("GET", "/api/me", {}, 401, "sign-in-first"),
    ("GET", "/api/me", {"headers": {"Cookie": "pitboss=0000"}}, 401, "session-over"),
    ("GET", "/api/tables/none", {}, 404, "no-such-table"),
    ("GET", "/api/rules/none", {}, 404, "no-such-game"),
    ("GET", "/api/nothing", {}, 404, "no-such-page"),
    ("DELETE", "/api/lobby", {"headers": TOKEN}, 405, "method"),
    ("GET", "/api/tables/t1/log?after=-1", {}, 400, "malformed"),
]


def test_every_refusal_has_one_shape(file_store: str) -> None:
    async def test() -> None:
        async with browser(file_store) as pit:
            for method, path, more, status, code in REFUSED:
                answer = await pit.request(method, path, **more)
                assert (answer.status_code, answer.json().get("code")) == (status, code), (method, path, answer.text)
                assert set(answer.json()) == FIELDS
                assert answer.headers["content-security-policy"].startswith("default-src 'none'")

    run(test())


def test_sessions_are_listed_and_revoked(file_store: str) -> None:
    async def test() -> None:
        async with browser(file_store) as pit:
            made = await pit.post("/api/register", json={"name": "Ann Ace", "password": PASSWORD}, headers=TOKEN)
            cookie = made.headers["set-cookie"]
            assert all(each in cookie for each in ("HttpOnly", "SameSite=strict", "Path=/"))
            assert "Secure" not in cookie
            first = dict(pit.cookies)
            pit.cookies.clear()
            assert (await pit.post("/api/login", json={"name": "ANN ace", "password": PASSWORD}, headers=TOKEN)).status_code == 200
            sessions = (await pit.get("/api/sessions")).json()
            assert [each["this"] for each in sessions] == [False, True]
            assert (await pit.delete(f"/api/sessions/{sessions[0]['session']}", headers=TOKEN)).status_code == 204
            assert (await pit.get("/api/me", headers={"Cookie": f"pitboss={first['pitboss']}"})).status_code in (200, 401)
            pit.cookies.clear()
            assert (await pit.get("/api/me", headers={"Cookie": f"pitboss={first['pitboss']}"})).json()["code"] == "session-over"

    run(test())


def test_cookies_are_secure_over_https(file_store: str) -> None:
    async def test() -> None:
        async with browser(file_store, replace(EASY, https=True)) as pit:
            answer = await pit.post("/api/guest", json={}, headers=TOKEN | {"Origin": "https://localhost:8000"})
            assert answer.headers["set-cookie"].startswith("__Host-pitboss=")
            assert "Secure" in answer.headers["set-cookie"]
            assert "max-age" in answer.headers["strict-transport-security"]

    run(test())


def test_a_flood_from_one_address_is_refused(file_store: str) -> None:
    async def test() -> None:
        async with browser(file_store, replace(EASY, requests_per_second=2, arrivals_per_minute=1)) as pit:
            answers = [await pit.get("/api/lobby") for _ in range(12)]
            assert [each.status_code for each in answers[:8]] == [200] * 8
            assert answers[-1].json()["code"] == "too-fast"
            assert int(answers[-1].headers["retry-after"]) >= 1
            assert (await pit.get("/healthz")).status_code == 200

    run(test())


def test_one_pit_plays_one_version_of_magnificent_sevens(file_store: str) -> None:
    """VIC-2003-01 13.7.2."""

    async def test() -> None:
        async with browser(file_store) as pit:
            await pit.post("/api/guest", json={}, headers=TOKEN)
            await pit.post("/api/upgrade", json={"name": "Ann Ace", "password": PASSWORD}, headers=TOKEN)
            first = {"id": "m1", "name": "One", "game": "vic-blackjack", "side_bets": {"magnificent-sevens": {"version": "1"}}}
            second = first | {"id": "m2", "name": "Two", "side_bets": {"magnificent-sevens": {"version": "2"}}}
            assert (await pit.post("/api/tables", json=first, headers=TOKEN)).status_code == 201
            refused = await pit.post("/api/tables", json=second, headers=TOKEN)
            assert (refused.status_code, refused.json()["code"], refused.json()["rule"]) == (409, "versions", "VIC-2003-01 13.7.2")
            assert (await pit.post("/api/tables", json=first | {"id": "m3", "name": "Three"}, headers=TOKEN)).status_code == 201

    run(test())


def test_a_member_opens_a_table_of_their_own(file_store: str) -> None:
    async def test() -> None:
        async with browser(file_store) as pit:
            wanted = {"id": "anns", "name": "Ann's", "game": "act-blackjack", "side_bets": {"perfect-pairs": {}}, "bots": 1}
            await pit.post("/api/guest", json={}, headers=TOKEN)
            assert (await pit.post("/api/tables", json=wanted, headers=TOKEN)).json()["code"] == "members-only"
            await pit.post("/api/upgrade", json={"name": "Ann Ace", "password": PASSWORD}, headers=TOKEN)
            made = await pit.post("/api/tables", json=wanted, headers=TOKEN)
            assert made.status_code == 201, made.text
            assert made.json()["standing"] == "open"
            assert made.json()["house_edge"] == pytest.approx(0.0054238981)
            assert (await pit.post("/api/tables", json=wanted, headers=TOKEN)).status_code == 201
            assert (await pit.post("/api/tables", json=wanted | {"minimum": "6.00"}, headers=TOKEN)).json()["code"] == "table-exists"
            sided = wanted | {"id": "sided", "side_limits": {"perfect-pairs": ["5.00", "50.00"]}}
            assert (await pit.post("/api/tables", json=sided, headers=TOKEN)).status_code == 201
            limits = (await pit.get("/api/tables/sided")).json()["picture"]["limits"]["side"]
            assert limits == {"perfect-pairs": {"minimum": "5.00", "maximum": "50.00"}}
            one = await pit.post("/api/tables", json=sided | {"id": "one", "side_limits": {"perfect-pairs": ["5.00"]}}, headers=TOKEN)
            assert (one.status_code, one.json()["code"]) == (400, "malformed")
            by_hand = await pit.post("/api/tables", json=wanted | {"id": "hand", "dealt_by": "person"}, headers=TOKEN)
            assert by_hand.json()["code"] == "not-staff"
            wrong = await pit.post("/api/tables", json=wanted | {"id": "bad", "options": {"decks": "5000"}}, headers=TOKEN)
            assert wrong.status_code in (400, 409), wrong.text
            assert {row["id"] for row in (await pit.get("/api/lobby")).json()["tables"]} == {"t1", "anns", "sided"}

    run(test())


def test_hints_are_refused_by_the_device_rules_at_a_table_of_the_house(file_store: str) -> None:
    async def test() -> None:
        async with browser(file_store) as pit:
            await pit.post("/api/guest", json={}, headers=TOKEN)
            refused = (await pit.get("/api/tables/t1/hint")).json()
            assert refused["rule"] == "VIC-2003-01 17.1"

    run(test())


def test_rules_on_request_and_pages_for_people_and_machines(file_store: str) -> None:
    async def test() -> None:
        async with browser(file_store) as pit:
            assert len((await pit.get("/api/rules")).json()["games"]) == 9
            assert (await pit.get("/api/rules/vic-crown-pontoon/dealer-soft-17")).json()["value"] == "hit"
            assert (await pit.get("/api/rules/vic-blackjack?on=2003-02-06T06:00")).json()["terms"]
            assert (await pit.get("/healthz")).json()["status"] == "ok"
            assert "pitboss_tables 1" in (await pit.get("/metrics")).text

    run(test())


def test_pages_for_people_are_made_of_what_the_house_itself_serves(file_store: str) -> None:
    """No inline script, style or handler: the content security policy would stop it, and a name cannot smuggle one in."""

    async def test() -> None:
        async with browser(file_store) as pit:
            for path, words in (("/", "1 table"), ("/fair", "Check a shuffle")):
                page = await pit.get(path)
                assert words in page.text
                assert not re.search(r"<script(?![^>]*src=)|<style|style=|\son\w+=|javascript:", page.text)
                for part in re.findall(r"(?:src|href)=\"(/pages/[^\"]+)", page.text):
                    found = await pit.get(part)
                    assert found.status_code == 200, part
                    assert found.headers["content-type"].startswith(("text/css", "text/javascript"))
            assert (await pit.get("/pages/lobby.html")).status_code == 404
            assert (await pit.get("/pages/..%2fsettings.py")).status_code == 404

    run(test())


def test_the_openapi_document_has_every_route_and_message(file_store: str) -> None:
    async def test() -> None:
        async with browser(file_store) as pit:
            document = (await pit.get("/api/openapi.json")).json()
            schemas = document["components"]["schemas"]
            assert {"Command", "Event", "ClientMessage", "ServerMessage", "Error", "PlaceWager", "WagerPlaced"} <= set(schemas)
            assert "422" not in str(
                sorted(status for path in document["paths"].values() for each in path.values() for status in each["responses"])
            )
            refs = set(_refs(document))
            assert all(ref.removeprefix("#/components/schemas/") in schemas for ref in refs), sorted(refs - set(schemas))[:5]
            text = INTERFACE.replace("`", "")
            for path in document["paths"]:
                assert path.partition("{")[0].rstrip("/") in text, path

    run(test())


def test_every_operation_and_message_has_an_example_that_is_one(file_store: str) -> None:
    async def test() -> None:
        async with browser(file_store) as pit:
            document = (await pit.get("/api/openapi.json")).json()
            seen = 0
            for path, method, operation in _operations(document):
                body = operation.get("requestBody", {}).get("content", {}).get("application/json")
                done = next(status for status in operation["responses"] if status.startswith("2"))
                answer = operation["responses"][done].get("content", {}).get("application/json")
                for part in filter(None, (body, answer)):
                    assert "additionalProperties" not in part["schema"], f"{method} {path} says nothing of its answer"
                    assert not list(_validator(document, part["schema"]).iter_errors(part["example"])), (method, path)
                    seen += 1
                assert all("example" in each for each in operation.get("parameters", ())), (method, path)
                if path in ("/api/me", "/api/upgrade", "/api/inspection/tables"):
                    assert operation["security"] == [{"session": []}]
                    assert "401" in operation["responses"]
            assert seen > 45
            for kind in ("ClientMessage", "ServerMessage"):
                for ref in document["components"]["schemas"][kind]["oneOf"]:
                    [example] = document["components"]["schemas"][ref["$ref"].rpartition("/")[2]]["examples"]
                    assert not list(_validator(document, {"$ref": f"#/components/schemas/{kind}"}).iter_errors(example)), ref

    run(test())


def test_what_is_really_answered_is_as_the_document_says(file_store: str) -> None:
    """Pictures and logs of a table that is played at, by a player and by a visitor; other answers are asked for by `test_schema`."""

    async def test() -> None:
        side = {"lucky-lucky": (500, 10_000)}
        bots = replace(
            quick("bots", "nsw-star-blackjack", bots=BOTS), side_bets={"lucky-lucky": {}}, limits=SignedLimits(500, 50_000, 500, side)
        )
        async with browser(file_store, table=bots) as pit:
            document = (await pit.get("/api/openapi.json")).json()
            await pit.post("/api/register", json={"name": "Ann Ace", "password": PASSWORD}, headers=TOKEN)
            assert (await pit.post("/api/tables/bots/buy-in", json={"id": "b", "amount": "50.00"}, headers=TOKEN)).status_code == 200
            while (await pit.get("/api/tables/bots/log")).json()["head"] < 30:
                await asyncio.sleep(0.05)
            for path, shape in (("", "Looked"), ("/log?most=500", "LogPage"), ("/shoes", "Shuffles")):
                found = (await pit.get(f"/api/tables/bots{path}")).json()
                faults = _validator(document, {"$ref": f"#/components/schemas/{shape}"}).iter_errors(found)
                assert not [str(fault)[-300:] for fault in faults], path
            assert '"chips-brought"' in (await pit.get("/api/tables/bots/log")).text

    run(test())


def _operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        if path != "/ws":
            yield from ((path, method, operation) for method, operation in methods.items())


def _validator(document: dict[str, Any], schema: dict[str, Any]) -> Any:
    dialect = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    return jsonschema_rs.validator_for(dialect | schema | {"components": document["components"]})


def test_every_attack_on_the_list_names_tests_that_there_are() -> None:
    rows = [row for row in INTERFACE.partition("## Attacks")[2].partition("\n## ")[0].splitlines() if row.startswith("| ")][1:]
    written = {name for path in (ROOT / "tests" / "house").rglob("test_*.py") for name in TEST.findall(path.read_text(encoding="utf-8"))}
    assert len(rows) > 20
    for row in rows:
        named = re.findall(r"`(test_\w+)`", row)
        assert named, row
        assert set(named) <= written, set(named) - written


def _refs(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [ref for each in value.values() for ref in _refs(each)]
    return [ref for each in value for ref in _refs(each)] if isinstance(value, list) else []
