"""An inspector replays rounds, verifies the chain without believing the server, and asks what another book would have paid."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.house.serving import Served
from tests.web.browser import PHONE, Person, off_screen, violations
from tests.web.conftest import Come
from tests.web.money import Engine, engine_of
from tests.web.played import TABLE
from tests.web.staff import signs_in, staff

EVIDENCE = re.compile(r"/api/inspection/tables/yesterday/evidence")


@pytest.fixture(scope="module")
def served(yesterday: Served) -> Served:
    return yesterday


@pytest.fixture(scope="module")
def engine(served: Served) -> Engine:
    """What the engine makes of the log."""
    return engine_of(served.store, TABLE.id)


@pytest.fixture
def inspector(served: Served, come: Come) -> Person:
    """An inspector at a desk."""
    person = come()
    signs_in(person, staff(served, "inspector", "Ivy Eyes"))
    return person


def verifies(page: Page) -> str:
    """Press the button, and read the verdict."""
    page.get_by_role("button", name="Verify in this browser").click()
    expect(page.locator("[data-verdict]")).to_be_visible()
    return page.locator("[data-verdict]").inner_text()


def test_whoever_is_no_inspector_is_told_so(served: Served, come: Come) -> None:
    person = come()
    signs_in(person, staff(served, "dealer", "Dan Deals"))
    page = person.goes(f"/inspector/{TABLE.id}")
    expect(page.get_by_role("alert").first).to_contain_text("Only the regulator's people inspect")
    person.complaints.clear()  # the browser itself complains of the refusals


def test_the_chain_is_verified_in_the_browser_and_its_head_is_kept(served: Served, inspector: Person) -> None:
    page = inspector.goes("/inspector")
    page.get_by_role("link", name="Yesterday").click()
    assert violations(page) == []
    chain = inspector.ask(f"/api/inspection/tables/{TABLE.id}/chain")
    assert f"Sound: {chain['entries']} entries" in verifies(page)
    expect(page.get_by_text(f"entry {chain['entries']}, hash {chain['hash']}")).to_be_visible()
    page.reload()
    assert "Sound" in verifies(page)
    assert violations(page) == []


def test_a_card_that_nobody_has_seen_is_not_told_to_an_inspector_either_until_its_shoe_is_done(inspector: Person) -> None:
    entries, after = list[dict[str, Any]](), 0
    while page := inspector.ask(f"/api/inspection/tables/{TABLE.id}/evidence?after={after}&most=500")["entries"]:
        entries, after = entries + page, page[-1]["position"]
    burned = [each["position"] for each in inspector.ask(f"/api/tables/{TABLE.id}/log?after=0&most=500")["entries"] if _burns(each)]
    bodies = {each["position"]: each["body"] for each in entries}
    assert len(burned) == 2
    assert '"$card"' in bodies[burned[0]]
    assert [position for position, body in bodies.items() if body is None] == [burned[1]]


def _burns(entry: dict[str, Any]) -> bool:
    return bool(entry["event"]["event"] == "card-burned")


@pytest.mark.parametrize(
    ("what", "change", "said"),
    [
        ("body", lambda entry: entry["body"].replace("1000", "9000"), "its contents are not those that were hashed"),
        ("actor", lambda _: "somebody else", "its contents are not those that were hashed"),
        ("previous", lambda _: "0" * 64, "it does not follow from the entry before it"),
    ],
)
def test_a_tampered_answer_is_caught(inspector: Person, what: str, change: object, said: str) -> None:
    assert callable(change)
    page, touched = inspector.goes(f"/inspector/{TABLE.id}"), list[int]()

    def tamper(route: Route) -> None:
        answer = route.fetch()
        page_of_log = answer.json()
        for entry in page_of_log["entries"]:
            if not touched and entry["body"] and '"WagerPlaced"' in entry["body"] and "1000" in entry["body"]:
                entry[what] = change(entry)
                touched.append(entry["position"])
        route.fulfill(response=answer, body=json.dumps(page_of_log))

    page.route(EVIDENCE, tamper)
    assert verifies(page) == f"Broken at entry {touched[0]}: {said}."
    assert violations(page) == []


def test_a_log_that_was_cut_off_is_caught_by_the_head_that_was_kept(inspector: Person) -> None:
    page = inspector.goes(f"/inspector/{TABLE.id}")
    assert "Sound" in verifies(page)

    def cut(route: Route) -> None:
        answer = route.fetch()
        log = answer.json()
        log["head"] = log["next"] = 40
        route.fulfill(response=answer, body=json.dumps(log | {"entries": log["entries"][:40]}))

    page.route(EVIDENCE, cut)
    assert verifies(page) == "Broken at entry 41: the log ends before the head that this browser verified earlier."


def test_a_round_is_replayed_by_slider_buttons_and_keys_and_its_money_is_the_engine_s(inspector: Person, engine: Engine) -> None:
    page = inspector.goes(f"/inspector/{TABLE.id}")
    expect(page.get_by_role("link", name="Round 1", exact=True)).to_be_visible()
    page.get_by_role("link", name="Round 1", exact=True).click()
    said = page.locator("[data-said]")
    expect(page.get_by_role("button", name="Last")).to_be_enabled()
    page.get_by_role("button", name="Last").click()
    expect(said).to_contain_text("The cards of round 1 are taken up.")
    own = [each for each in engine.settled[:2] if each.player in ("Ann", "Bob")]
    table = page.get_by_role("region", name="Settled")
    for each in own:
        row = table.get_by_role("row").filter(has_text=f"{each.player}, Box {each.box}")
        expect(row).to_contain_text(f"${each.stake // 100}")
        expect(row).to_contain_text("$0" if each.net == 0 else f"{'+' if each.net > 0 else '−'}${abs(each.net) / 100:g}")
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("1")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("2")
    page.get_by_role("button", name="No more bets").click()
    expect(said).to_contain_text("No more bets")
    at = page.url
    assert violations(page) == []
    page.reload()
    expect(said).to_contain_text("No more bets")
    assert page.url == at
    said.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("VIC-2003-01")


def test_another_book_settles_the_round_or_says_where_the_two_part(inspector: Person) -> None:
    page = inspector.goes(f"/inspector/{TABLE.id}/1")
    page.get_by_label("Book", exact=True).select_option("act-blackjack")
    there = page.get_by_role("region", name="There: Blackjack (ACT)")
    expect(there).to_be_visible()
    answer = inspector.ask(f"/api/inspection/tables/{TABLE.id}/rounds/1/under/act-blackjack")
    assert answer["here"]
    assert all(rule.startswith("ACT") for each in answer["there"] for rule in each["rules"])
    assert "under=act-blackjack" in page.url
    assert violations(page) == []
    found = {
        number: inspector.ask(f"/api/inspection/tables/{TABLE.id}/rounds/{number}/under/nsw-blackjack-challenge") for number in range(1, 8)
    }
    assert all(each["parting"] or len(each["there"]) >= len(each["here"]) for each in found.values())
    assert any(each["parting"] is None for each in found.values())


def test_the_book_of_its_own_settles_every_round_as_it_was_settled(inspector: Person) -> None:
    rounds = inspector.ask(f"/api/inspection/tables/{TABLE.id}/rounds")["rounds"]
    over = [each["round"] for each in rounds if each["last"]]
    assert len(over) > 10
    for number in over:
        same = inspector.ask(f"/api/inspection/tables/{TABLE.id}/rounds/{number}/under/vic-blackjack")
        assert (same["parting"], same["left_out"]) == (None, [])
        assert same["there"] == same["here"]


def test_an_inspector_s_phone_loses_nothing_off_the_screen(served: Served, come: Come) -> None:
    person = come(PHONE, theme="light")
    signs_in(person, staff(served, "inspector", "Ivy Eyes"))
    for path in ("/inspector", f"/inspector/{TABLE.id}", f"/inspector/{TABLE.id}/1?under=act-blackjack"):
        page = person.goes(path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("main h1")).to_be_visible()
        assert off_screen(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(page) == []
