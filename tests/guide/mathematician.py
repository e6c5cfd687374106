"""A mathematician with a question about Notice 27 of 2000: what it did, what it was worth, and which hand it changed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.guide.walk import Walk


def walk(w: Walk) -> None:
    page = w.person.goes("/rules")
    w.step("VIC-2000-27")
    page.get_by_role("main").get_by_role("link", name="VIC-2000-27", exact=True).last.click()
    expect(page.get_by_role("heading", level=1, name="VIC-2000-27")).to_be_visible()
    w.picture("notice")
    w.step("27.2.1")
    page.get_by_role("link", name="27.2.1", exact=True).first.click()
    expect(page.get_by_role("heading", level=1, name="VIC-2000-27 27.2.1")).to_be_visible()
    w.step("Odds", "Second game", "Compare two games")
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Odds").click()
    page.get_by_label("Second game").select_option(label="Crown 21")
    w.press("Compare two games")
    expect(page.get_by_role("table").first).to_be_visible(timeout=120_000)
    w.picture("compare")
    w.step("Crown 21")
    page.get_by_role("main").get_by_role("link", name="Crown 21", exact=True).first.click()
    expect(page.get_by_role("heading", level=1, name="Crown 21")).to_be_visible(timeout=120_000)
    w.picture("game")
    w.ends()
