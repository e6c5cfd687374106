"""An inspector with a complaint: the log held to its chain, the round replayed, the money by another book, the shuffle by its promise."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.guide.company import player
from tests.guide.walk import Walk
from tests.web.staff import orders

TABLE, WORDS = "yesterday", "I was at box 3 in that round and was paid too little."


def walk(w: Walk) -> None:
    bob = player(w, TABLE, 5)
    orders(bob, TABLE, {"do": "raise-dispute", "round": 3, "words": WORDS})
    bob.leaves()
    page = w.person.goes("/")
    w.step("Consoles", "Inspection")
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Consoles").click()
    w.press("Inspection", "link")
    w.step("Yesterday")
    w.press("Yesterday", "link")
    w.step("Disputes")
    expect(page.get_by_text(WORDS)).to_be_visible()
    w.picture("dispute", page.get_by_text(WORDS))
    w.step("Verify in this browser")
    w.press("Verify in this browser")
    expect(page.locator("[data-verdict=sound]")).to_be_visible()
    w.picture("chain", page.locator("[data-verdict]"))
    w.step("Round 3", "Last")
    page.get_by_role("link", name="Round 3", exact=True).click()
    w.press("Last")
    expect(page.locator("[data-said]")).to_contain_text("The cards of round 3 are taken up.")
    w.picture("round")
    w.step("First", "Forward")
    w.press("First")
    w.press("Forward")
    expect(page.get_by_role("slider")).to_have_value("1")
    w.step("Last", "Settled")
    w.press("Last")
    settled = page.get_by_role("region", name="Settled")
    expect(settled.get_by_role("button").first).to_be_visible()
    w.step("Book")
    page.get_by_label("Book", exact=True).select_option("act-blackjack")
    expect(page.get_by_role("region", name="There: Blackjack (ACT)")).to_be_visible()
    w.picture("elsewhere", page.get_by_role("region", name="There: Blackjack (ACT)"))
    w.step("Fair", "Check this shoe")
    page.goto(f"{w.served.address}/inspector/{TABLE}")
    page.get_by_role("main").get_by_role("link", name="Fair").click()
    w.press("Check this shoe")
    kept = page.get_by_role("article").get_by_text("The promise was kept.")
    expect(kept).to_be_visible()
    w.picture("shuffle", kept)
    w.ends()
