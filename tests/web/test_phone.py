"""Small and large: from 320 px to 4K nothing is off the screen, and on a phone what one needs is in reach of the thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.house.serving import Served
from tests.web.browser import DESKTOP, PHONE, SMALL, off_screen, violations
from tests.web.conftest import Come
from tests.web.money import check_money
from tests.web.rooms import finish, sit, to_decision

LARGE: ViewportSize = {"width": 3840, "height": 2160}
PATHS = ["/", "/open?game=vic-crown-pontoon", "/tables", "/me", "/tables/vic-crown-pontoon", "/tables/vic-crown-com-bo"]


def overflow(page: Page) -> int:
    """By how many pixels the page can be pushed aside."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))


def in_reach(page: Page, place: str) -> bool:
    """Whether something lies within the window as it is scrolled now."""
    box = page.locator(place).first.bounding_box()
    size = page.viewport_size
    assert box
    assert size
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"] + 1


@pytest.mark.one_in(3)
@pytest.mark.parametrize("size", [SMALL, PHONE, DESKTOP, LARGE], ids=lambda size: str(size["width"]))
def test_no_page_is_wider_than_the_screen(come: Come, size: ViewportSize) -> None:
    ann = come(size)
    for path in PATHS:
        page = ann.goes(path)
        expect(page.locator("main h1").first).to_be_attached()
        page.wait_for_timeout(300)
        assert (path, off_screen(page), overflow(page)) == (path, [], 0)


@pytest.mark.parametrize(("size", "table"), [(PHONE, "room-4"), (SMALL, "room-5")], ids=["390", "320"])
def test_a_phone_plays_a_round_with_the_buttons_in_reach(come: Come, served: Served, size: ViewportSize, table: str) -> None:
    bob = come(size, deck="four", indices="big")
    page = bob.goes(f"/tables/{table}")
    sit(page)
    to_decision(page)
    page.evaluate("() => scrollTo(0, 0)")
    assert in_reach(page, "[data-act=hit]")
    assert in_reach(page, "[data-act=stand]")
    assert (off_screen(page), overflow(page)) == ([], 0)
    assert not violations(page)
    assert page.locator(".mine .cards img").first.get_attribute("src").split("/")[-2] == "four-big"  # type: ignore[union-attr]
    finish(page)
    check_money(bob, served.store, table)


def test_the_large_screen_is_used(come: Come) -> None:
    page = come(LARGE).goes("/")
    expect(page.locator("article").first).to_be_visible()
    letters = page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert letters >= 24  # four thousand pixels across are looked at from further away


def test_the_log_is_a_sheet_on_a_phone(come: Come) -> None:
    page = come(SMALL).goes("/tables/vic-vegas-blackjack")
    opener = page.get_by_role("button", name="What happened")
    log = page.get_by_role("region", name="What happened")
    expect(log).to_be_hidden()
    opener.click()
    expect(log).to_be_visible()
    expect(log.get_by_role("button", name="VIC-2003-01").first).to_be_visible()
    assert (off_screen(page), overflow(page), violations(page)) == ([], 0, [])
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    expect(opener).to_be_focused()
