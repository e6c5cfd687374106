"""A connection that comes and goes: said so, resumed in the middle of a hand, and nothing done twice."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.house.serving import Served
from tests.web.browser import Person, violations
from tests.web.conftest import Come
from tests.web.money import check_money
from tests.web.rooms import finish, forgive, rooms_served, sit, to_decision

CARDS = ".mine .cards img"
LOST = "The connection is lost."
WIRE = ("ERR_", "WebSocket", "Failed to load", "Failed to fetch")
"""What a browser says of a server that is away."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with rooms_served(tmp_path_factory.mktemp("reconnection")) as server:
        yield server


def bar(page: Page) -> None:
    """The bar that says that the connection is lost."""
    expect(page.locator(".bar").filter(has_text=LOST)).to_be_visible()


def is_back(page: Page) -> None:
    """Nothing of it is left."""
    expect(page.locator(".bar")).to_have_count(0)


def calls(person: Person, table: str) -> int:
    """How many cards were asked for at a table, by its log."""
    entries = person.ask(f"/api/tables/{table}/log?after=0&most=500")["entries"]
    return sum(entry["event"]["event"] == "card-called" for entry in entries)


def test_a_restart_in_the_middle_of_a_hand_is_told_and_played_on(come: Come, served: Served) -> None:
    ann = come()
    page = ann.goes("/tables/room-1")
    sit(page)
    to_decision(page)
    held = page.locator(CARDS).count()
    served.kill()
    bar(page)
    assert not violations(page)
    served.start()
    is_back(page)
    assert page.locator(CARDS).count() == held == 2
    finish(page)
    forgive(ann, *WIRE)
    check_money(ann, served.store, "room-1")


def test_a_command_to_a_house_that_fell_silent_has_its_effect_once(come: Come, served: Served) -> None:
    bob = come()
    page = bob.goes("/tables/room-2")
    sit(page)
    to_decision(page)
    before = calls(bob, "room-2")
    served.signal(signal.SIGSTOP)
    try:
        page.locator("[data-act=hit]").click()
        bar(page)
        expect(page.locator(".bar")).to_contain_text("sent again then, once")
    finally:
        served.signal(signal.SIGCONT)
    is_back(page)
    expect(page.get_by_text("Box 1, hand 1 asks for a card.")).to_have_count(before + 1)  # in the log beside the table
    finish(page)
    assert calls(bob, "room-2") == before + 1
    forgive(bob, *WIRE)
    check_money(bob, served.store, "room-2")


def test_a_page_that_slept_through_a_restart_wakes_to_the_table_as_it_is(come: Come, served: Served) -> None:
    cat = come()
    page = cat.goes("/tables/room-3")
    sit(page)
    to_decision(page)
    asleep = cat.context.new_cdp_session(page)
    asleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    served.kill()
    served.start()
    asleep.send("Page.setWebLifecycleState", {"state": "active"})
    is_back(page)
    finish(page)
    forgive(cat, *WIRE)
    check_money(cat, served.store, "room-3")


def test_a_lost_network_comes_back(come: Come, served: Served) -> None:
    dan = come()
    page = dan.goes("/tables/room-4")
    sit(page)
    to_decision(page)
    dan.context.set_offline(True)
    page.locator("[data-act=stand]").click()
    page.wait_for_timeout(1500)
    dan.context.set_offline(False)
    expect(page.locator(".result").first).to_be_visible()
    is_back(page)
    forgive(dan, *WIRE)
    check_money(dan, served.store, "room-4")


def test_two_tabs_of_one_person_see_and_do_the_same(come: Come, served: Served) -> None:
    eve = come()
    first = eve.goes("/tables/room-5")
    sit(first)
    second = eve.open()
    second.goto(f"{eve.address}/tables/room-5")
    expect(second.locator(".purse")).to_be_visible()
    to_decision(first)
    expect(second.locator("[data-act=stand]")).to_be_visible()
    second.locator("[data-act=stand]").click()
    expect(first.locator(".result").first).to_be_visible()
    check_money(eve, served.store, "room-5")


def test_a_page_whose_file_was_renewed_is_fetched_anew(come: Come) -> None:
    fay = come()
    page = fay.goes("/")
    expect(page.locator("article").first).to_be_visible()
    page.route("**/assets/study*.js", lambda route: route.abort(), times=1)
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.get_by_label("Find a rule")).to_be_visible()
    forgive(fay, *WIRE)
