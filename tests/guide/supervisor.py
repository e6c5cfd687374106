"""A supervisor with three accidents in a row: a card not burned, the same found too late, and a player who was passed over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.guide.company import dealer, draws, player, wager
from tests.guide.pit import IRREGULAR
from tests.guide.walk import Walk
from tests.web.staff import orders


def walk(w: Walk) -> None:
    dan = dealer(w, IRREGULAR)
    ann, bob = player(w, IRREGULAR, 1), player(w, IRREGULAR, 2)
    orders(ann, IRREGULAR, wager(1))
    orders(bob, IRREGULAR, wager(2))
    page = w.person.goes("/consoles")
    w.step("Supervisor", "Come on duty")
    page.get_by_role("link", name="Supervisor Southbank").click()
    w.press("Come on duty")
    expect(page.locator(".duty .on")).to_contain_text("On duty as")
    w.step("The burn was forgotten", "This would follow")
    _choose(w, "missed-burn", "The burn was forgotten")
    expect(page.get_by_text("This would follow").first).to_be_visible()
    w.picture("first", page.get_by_text("This would follow").first)
    w.step("Report it and put it right", "Another irregularity")
    _report(w)
    orders(dan, IRREGULAR, {"do": "close-betting"}, *draws("2S", "9H", "TS", "6D", "7C"))
    w.step("The burn was forgotten", "What is done", "Report it and put it right")
    _choose(w, "missed-burn", "The burn was forgotten")
    page.get_by_label("What is done").select_option(label="Restart")
    w.picture("second", page.locator(".book.may li").first)
    _report(w)
    orders(dan, IRREGULAR, *draws("5S"), {"do": "stand", "box": 1})
    orders(bob, IRREGULAR, {"do": "hit", "box": 2})
    orders(dan, IRREGULAR, *draws("4D"))
    w.step("A player was not asked", "Box", "Report it and put it right")
    _choose(w, "option-not-given", "A player was not asked")
    page.get_by_label("Box", exact=True).select_option(label="Box 1")
    w.picture("third", page.locator(".book.may li").first)
    _report(w)
    w.step("Every power")
    page.get_by_role("navigation", name="What to do").get_by_role("link", name="Every power").click()
    expect(page.get_by_role("row", name="Who may close a table, and after what?")).to_be_visible()
    w.picture("powers")
    w.step("What happened, payments and all")
    page.goto(f"{w.served.address}/consoles/dealer/{IRREGULAR}")
    page.get_by_text("What happened, payments and all").click()
    expect(page.locator(".log")).to_contain_text("reports an accident: missed burn")
    for person in (dan, ann, bob):
        person.leaves()
    w.ends()


def _choose(w: Walk, kind: str, name: str) -> None:
    """Choose what went wrong, and wait for the book."""
    chosen = w.page.locator(f"[data-kind={kind}]")
    expect(chosen).to_contain_text(name)
    chosen.click()


def _report(w: Walk) -> None:
    """Report it, once the book has said what is done about it and by which rule."""
    page = w.page
    expect(page.locator(".book.may li").first).to_be_visible()
    assert page.locator(".book.may li button").count(), "what the book says has its rule"
    expect(page.locator("[data-give]")).to_contain_text("Report it and put it right")
    page.locator("[data-give]").click()
    expect(page.get_by_text("Put right.", exact=True).first).to_be_visible()
    w.press("Another irregularity")
