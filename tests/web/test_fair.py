"""Anybody checks a shuffle in the browser: the hash, the decks, and every card that was dealt."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.house.serving import Served
from tests.web.browser import PHONE, off_screen, violations
from tests.web.conftest import Come
from tests.web.played import TABLE

Json = dict[str, Any]


@pytest.fixture(scope="module")
def served(yesterday: Served) -> Served:
    return yesterday


def checks(page: Page) -> str:
    """Check the shoe that is done, and read what was found."""
    page.get_by_role("button", name="Check this shoe").click()
    expect(page.locator("[data-kept]")).to_be_visible()
    return page.locator("[data-kept]").inner_text()


def test_a_visitor_checks_a_shoe_to_the_last_card(come: Come) -> None:
    person = come()
    page = person.goes(f"/fair?table={TABLE.id}")
    found = checks(page)
    assert "the very hash that was published" in found
    assert "The order is 4 whole decks." in found
    dealt = [each for each in person.ask(f"/api/tables/{TABLE.id}/log?most=500")["entries"] if each["event"]["event"] == "card-dealt"]
    assert len(dealt) > 100
    expect(page.locator(".verdict")).to_have_text("The promise was kept.")
    expect(page.get_by_text("still being dealt")).to_be_visible()
    assert violations(page) == []


def _secret(answer: Json) -> None:
    answer["shoes"][0]["secret"] = "00" * 32


def _order(answer: Json) -> None:
    answer["shoes"][0]["order"].reverse()


def _deck(answer: Json) -> None:
    answer["shoes"][0]["order"][0] = answer["shoes"][0]["order"][1]


def _card(answer: Json) -> None:
    entry = next(each for each in answer["entries"] if each["event"]["event"] == "card-dealt")
    entry["event"]["card"] = "AS" if entry["event"]["card"] != "AS" else "KD"


@pytest.mark.parametrize(
    ("path", "change", "said"),
    [
        ("shoes", _secret, "do not give the hash"),
        ("shoes", _order, "do not give the hash"),
        ("shoes", _deck, "not made of whole decks"),
        ("log", _card, "and the order has"),
    ],
)
def test_a_tampered_answer_breaks_the_promise(come: Come, path: str, change: Callable[[Json], None], said: str) -> None:
    person = come()

    def tamper(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        change(body)
        route.fulfill(response=answer, body=json.dumps(body))

    person.page.route(f"**/api/tables/{TABLE.id}/{path}*", tamper)
    page = person.goes(f"/fair?table={TABLE.id}")
    assert said in checks(page)
    expect(page.locator(".verdict")).to_have_text("The promise was broken.")


def test_it_fits_a_phone(come: Come) -> None:
    page = come(PHONE, theme="light").goes(f"/fair?table={TABLE.id}")
    checks(page)
    page.get_by_text("Check it by hand").click()
    assert off_screen(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
