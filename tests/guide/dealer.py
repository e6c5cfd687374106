"""A dealer in training with a real shoe: make it ready, deal what comes out of it, let the player decide, take and pay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.guide.company import player, wager
from tests.guide.pit import BY_HAND
from tests.guide.walk import Walk
from tests.web.staff import orders

SUITS = {"H": "hearts", "D": "diamonds", "C": "clubs", "S": "spades"}
DUTIES = {
    "open-table": "Open the table",
    "shuffle": "The cards are shuffled",
    "cut": "Cut",
    "place-cutting-card": "Place the cutting card",
    "burn": "Burn a card",
}


def walk(w: Walk) -> None:
    page = w.person.goes("/")
    w.step("Consoles", "Dealer")
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Consoles").click()
    page.get_by_role("link", name="Dealer Yarra").click()
    w.step("Come on duty")
    w.press("Come on duty")
    w.step(*DUTIES.values())
    for act, name in DUTIES.items():
        due = page.locator(f"[data-act={act}]:not([aria-disabled])")
        expect(due).to_contain_text(name)
        if act == "cut":
            w.picture("shoe")
        due.click()
    expect(page.locator("[data-act=burn]")).to_be_hidden()
    w.step("Place $5")
    ann = player(w, BY_HAND, 1)
    orders(ann, BY_HAND, wager(1))
    w.step("No more bets")
    page.locator("[data-act=close-betting]:not([aria-disabled])").click()
    w.step("Deal it", "Card for box 1", "Card for the dealer", "Card for box 1")
    _deals(w, "KH", "Card for box 1")
    _deals(w, "TS", "Card for the dealer")
    _deals(w, "9C", "Card for box 1", keeping="card")
    w.step("Stand")
    expect(page.get_by_role("heading", name=re.compile("^Box 1: "))).to_be_visible()
    page.locator("[data-act=stand]:not([aria-disabled])").click()
    w.step("Card for the dealer")
    _deals(w, "7D", "Card for the dealer")
    w.step("Take and pay", "Pay", "Amount", "Next")
    expect(page.get_by_role("heading", name="Take and pay")).to_be_visible()
    page.get_by_role("radio", name="Pay").check()
    page.get_by_label("Amount").fill("30")
    w.press("Next")
    expect(page.get_by_text("Out by $10")).to_be_visible()
    w.picture("pay", page.get_by_text("Out by $10"))
    w.step("Take up the cards")
    page.locator("[data-act=take-up-cards]:not([aria-disabled])").click()
    expect(page.locator("[data-act=take-up-cards]")).to_be_hidden()
    ann.leaves()
    w.ends()


def _deals(w: Walk, card: str, where: str, keeping: str = "") -> None:
    """Enter a card that came out of the shoe, by its rank and its suit."""
    page = w.page
    expect(page.get_by_role("heading", name=where)).to_be_visible()
    undealt = int(page.locator("[data-undealt]").get_attribute("data-undealt") or 0)
    page.get_by_role("button", name=card[0].replace("T", "10"), exact=True).or_(
        page.get_by_role("button", name=card[0], exact=True)
    ).click()
    page.get_by_role("button", name=SUITS[card[1]]).click()
    if keeping:
        w.picture(keeping, page.get_by_role("heading", name=where))
    w.press("Deal it")
    page.wait_for_function("undealt => Number(document.querySelector('[data-undealt]').dataset.undealt) < undealt", arg=undealt)
