"""Motion: a full table of seven is dealt with little work, in the order of the shoe, as fast or as slowly as one likes, or not at all.

How many frames a second that makes is for `python -m bench.web` to say: it depends on who else wants the processor, and this must not.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.house.serving import Served
from tests.web.conftest import Come
from tests.web.dealing import LASTS, FullTable, full_table, until, work
from tests.web.money import check_money
from tests.web.neighbour import Neighbour

TABLE = "seven"
CARDS = 15
LONGEST = 50.0
"""Milliseconds of processor: what one task may take of the thread that draws the page, half of the longest frame allowed."""
SHARE = 0.5
"""Of the time that a deal lasts, what all its work may take of that thread."""
STYLES, LAYOUTS = 15 * CARDS, 8 * CARDS
"""How often those may be worked out anew, some times a card: motion that the page itself drove would do it at every frame besides."""


def test_dealing_a_full_table_leaves_the_page_nearly_idle(come: Come, served: Served, browser: Browser) -> None:
    ann = come(motion="normal")
    with full_table(ann, served, TABLE) as table:
        done = work(browser, table)
        check_money(ann, served.store, TABLE)
    assert done.cards == CARDS
    assert done.on_the_page == [], "motion is left to the compositor, which no work of the page can hold up"
    assert max(done.tasks) < LONGEST
    assert 0 < sum(done.tasks) < SHARE * LASTS
    assert (done.styles < STYLES, done.layouts < LAYOUTS) == (True, True), (done.styles, done.layouts)


WATCH = """() => {
    const found = new Map();
    window.first = null;
    const look = async () => {
        for (const card of document.querySelectorAll('.boxes .card'))
            if (!found.has(card)) found.set(card, card.getAnimations()[0] ?? null);
        if (found.size < 4 || window.first) return;
        await Promise.all([...found.values()].map((each) => each?.ready));
        const leaves = (each) => each && each.startTime + each.effect.getTiming().delay;
        window.first = [...document.querySelectorAll('.boxes li')].map((box) =>
            [...box.querySelectorAll('.card')].map((card) => leaves(found.get(card))));
    };
    new MutationObserver(() => setTimeout(look)).observe(document.querySelector('.boxes'), { childList: true, subtree: true });
}"""
"""When each card of each box leaves the shoe."""


@pytest.mark.parametrize("motion", ["off", "quick"])
def test_cards_leave_the_shoe_in_order_or_lie_there_at_once(come: Come, served: Served, motion: str) -> None:
    bob = come(motion=motion)
    page = bob.goes(f"/tables/{motion}")
    page.get_by_role("button", name="Sit at box 4").click()
    expect(page.locator(".purse")).to_be_visible()
    with Neighbour(served, motion, 1) as neighbour:
        page.locator("[data-place='4/']").click(timeout=60_000)
        neighbour.bets()
        page.evaluate(WATCH)
        page.locator("[data-act=place]").click()
        until(page, "() => window.first !== null")
        delays: list[list[Any]] = page.evaluate("() => window.first")
        one, four = delays[0], delays[3]
        if motion == "off":
            assert [*one, *four] == [None] * 4
        else:
            assert one[0] < four[0] < one[1] < four[1], (one, four)
        FullTable(page, [neighbour]).is_played_out()
        check_money(bob, served.store, motion)
