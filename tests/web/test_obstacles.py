"""Obstacles: nothing that axe finds on any page or in any state, targets a thumb can hit, an order a keyboard can follow."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.house.serving import Served
from tests.web.browser import PHONE, obstacles, settled, violations
from tests.web.conftest import Come
from tests.web.money import check_money
from tests.web.rooms import finish, sit, to_decision

ROUTES = Path(__file__).resolve().parents[2] / "web/src/routes.ts"
PAGES = sorted(set(re.findall(r"path: '(/[^':]*)'", ROUTES.read_text(encoding="utf-8"))))
"""Every page that has an address of its own, so that a new one is tried without being named here."""
TARGET, EXPLAINS = 44, 24
"""Pixels, of what does something and of what only explains: a rule, a payment, the print on the felt."""
SMALL_TARGETS = """([acts, explains]) => [...document.querySelectorAll('button, a, select, summary, input')].filter((each) => {
    const box = each.getBoundingClientRect();
    const only = each.matches('.result, [aria-label^="Show box"], :has(> svg)') || /^[A-Z]+-[A-Z0-9-]+ \\d/.test(each.textContent.trim());
    const least = (only ? explains : acts) - 0.5;
    const left_out = each.matches('.skip, [type=radio], [type=checkbox]') || getComputedStyle(each).display === 'inline';
    return box.width && !left_out && (box.height < least || box.width < least);
}).map((each) => `${JSON.stringify(each.getBoundingClientRect())} ${each.outerHTML.slice(0, 140)}`)"""
"""A word in a sentence is no target of its own, and a mark to choose by has its label."""


def small_targets(page: Page) -> list[str]:
    """Controls that a thumb may miss."""
    return list(page.evaluate(SMALL_TARGETS, [TARGET, EXPLAINS]))


def test_no_page_is_an_obstacle(come: Come) -> None:
    ann = come(theme="dark")
    for path in [*PAGES, "/nowhere", "/tables/nowhere"]:
        page = ann.goes(path)
        settled(page)
        assert (path, obstacles(page), page.locator("main h1").count()) == (path, [], 1)
    ann.complaints = [each for each in ann.complaints if "404" not in each]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_state_of_a_table_is_an_obstacle(come: Come, served: Served, theme: str) -> None:
    bob = come(PHONE, theme=theme)
    table = f"room-{1 if theme == 'dark' else 2}"
    page = bob.goes(f"/tables/{table}")
    expect(page.get_by_role("button", name="Sit at box 1")).to_be_visible()
    assert (violations(page), small_targets(page)) == ([], [])
    sit(page)
    assert (violations(page), small_targets(page)) == ([], [])
    to_decision(page)
    assert (violations(page), small_targets(page)) == ([], [])
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    finish(page)
    assert not violations(page)
    check_money(bob, served.store, table)


@pytest.mark.parametrize("path", ["/", "/open", "/me"])
def test_a_thumb_hits_what_it_means(come: Come, path: str) -> None:
    page = come(PHONE).goes(path)
    expect(page.locator("main h1").first).to_be_visible()
    page.wait_for_timeout(300)
    assert not small_targets(page)


def test_the_dealer_is_heard_in_whole_sentences(come: Come, served: Served) -> None:
    cat = come(voice="mine")
    page = cat.goes("/tables/room-3")
    sit(page)
    to_decision(page)
    heard = page.get_by_role("log", name="Dealer")
    expect(heard).to_contain_text(re.compile(r"is to decide \(the \w+ of \w+ the \w+ of \w+, .*\)\."))
    finish(page)
    check_money(cat, served.store, "room-3")


def test_the_keyboard_skips_to_the_page_and_a_dialog_gives_focus_back(come: Come) -> None:
    page = come().goes("/")
    expect(page.locator("article").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Open a table of your own")).to_be_focused()
    settings = page.get_by_role("button", name="Settings")
    settings.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    dialog.get_by_label("light", exact=True).check()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.keyboard.press("Escape")
    expect(settings).to_be_focused()
