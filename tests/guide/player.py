"""A player who has never seen Pontoon: from the lobby to a hand played with every value on the table, and what it cost to play it ill."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.guide.walk import Walk


def walk(w: Walk) -> None:
    page = w.person.goes("/")
    w.step("Find a table", "Unlike Blackjack")
    page.get_by_role("searchbox", name="Find a table").fill("pontoon")
    expect(page.get_by_text("Unlike Blackjack").first).to_be_visible()
    w.picture("lobby", page.get_by_role("button", name="Take a seat at Learn Pontoon"))
    w.step("Take a seat")
    w.press("Take a seat at Learn Pontoon")
    expect(page.locator(".purse")).to_be_visible()
    w.step("Place $5")
    _to_decision(w)
    w.step("Learning")
    expect(page.locator("[data-advice=hand] tr[data-move]").first).to_be_visible()
    w.picture("values", page.locator("[data-advice=hand]"))
    w.step("best")
    _play_best(w)
    w.step("Why?")
    page.locator(".mine .result").first.click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Why?")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("link", name=re.compile("^VIC-2003-01")).first).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("Just a moment…")).to_have_count(0)
    w.picture("why")
    page.keyboard.press("Escape")
    w.step("Report")
    w.press("Report")
    expect(page.get_by_role("dialog").locator("[data-decisions]")).to_be_visible()
    page.keyboard.press("Escape")
    w.step("The rule book of this game", "Find in this book")
    w.press("The rule book of this game", "link")
    page.get_by_label("Find in this book").fill("tens")
    expect(page.get_by_role("heading", level=1, name="Crown Pontoon")).to_be_visible()
    w.step("Learn", "What this game has of its own")
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Learn").click()
    page.get_by_label("Game").select_option(label="Crown Pontoon")
    page.get_by_role("link", name=re.compile("^What this game has of its own")).click()
    expect(page.get_by_role("heading", level=1, name="What this game has of its own: Crown Pontoon")).to_be_visible()
    w.picture("drill")
    w.ends()


def _to_decision(w: Walk) -> None:
    """Bet until there is a hand to decide: some are settled as they are dealt."""
    page = w.page
    for _ in range(20):
        page.locator(".mine .spot button").click()
        w.press("Place $5")
        expect(page.locator("[data-act=hit]").or_(page.locator(".mine .result")).first).to_be_visible()
        if page.locator("[data-act=hit]").count():
            return
        expect(page.locator(".mine .spot button")).to_be_visible()
    raise AssertionError("twenty rounds without a decision")


def _play_best(w: Walk) -> None:
    """Do what is worth most until the hand is over."""
    page = w.page
    over = page.locator(".mine .result")
    while not over.count():
        best = page.locator("[data-advice=hand] tr.best[data-move]").or_(over).first
        expect(best).to_be_visible()
        move = best.get_attribute("data-move")
        if move:
            told = page.locator(".learn").inner_text()
            page.locator(f"[data-act={move}]").first.click()
            page.wait_for_function("told => document.querySelector('.learn').innerText !== told", arg=told)
            page.wait_for_timeout(300)
    w.picture("settled")
