"""Motion: a full table of seven is dealt smoothly, in the order of the shoe, as fast or as slowly as one likes, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pitboss.house.lobby import SignedLimits, TableDefinition
from pitboss.house.timers import Clocks
from tests.house.serving import FREELY, Served, list_tables
from tests.web.conftest import Come
from tests.web.money import check_money, in_a_thread
from tests.web.neighbour import Neighbour

TABLE = "seven"
CLOCKS = Clocks(betting=None, decision=None, window=1, cut=1, button=None, pace=0, layout=3)
SIGN = SignedLimits(500, 50_000, 500)
TABLES = [TableDefinition(name, name, "vic-blackjack", SIGN, boxes=7, clocks=CLOCKS) for name in (TABLE, "off", "quick")]
FRAMES = 50.0
LONGEST = 100.0
TRIES = 6
"""The machine may be busy with others: the best of so many deals counts."""
RECORD = """() => {
    window.frames = []; window.begun = 0;
    const frame = (now) => { window.frames.push(now); if (!window.done) requestAnimationFrame(frame); };
    window.done = false;
    requestAnimationFrame(frame);
    new MutationObserver((_, self) => {
        if (!document.querySelector('.boxes .card')) return;
        self.disconnect();
        window.begun = performance.now();
    }).observe(document.querySelector('.boxes'), { childList: true, subtree: true });
}"""
MEASURE = """(lasts) => {
    window.done = true;
    const seen = window.frames.filter((at) => at >= window.begun && at <= window.begun + lasts);
    return seen.slice(1).map((at, place) => at - seen[place]);
}"""
BUSY = """() => new Promise((done) => {
    const frames = [];
    const frame = (now) => {
        frames.push(now);
        while (performance.now() < now + 8);
        if (now - frames[0] > 1000) done(frames.slice(1).map((at, place) => at - frames[place]));
        else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
})"""
"""Half of every frame spent on nothing for a second: a machine that cannot hold this says nothing about a page."""
LASTS = 15 * 150 + 420
"""Milliseconds from the first card to the last at normal pace: seven boxes twice and the dealer once."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A floor with tables of seven boxes, at which the whole deal comes at once."""
    server = Served(tmp_path_factory.mktemp("motion"), DEMO="no", **FREELY)
    in_a_thread(list_tables, server.store, TABLES)
    yield server.start()
    server.stop()


def until(page: Page, holds: str) -> None:
    """Wait until something holds on the page; its policy does not let anybody evaluate text there."""
    for _ in range(400):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(50)
    raise AssertionError(holds)


def is_smooth(gaps: list[float]) -> bool:
    """Whether frames come often enough, and none is long in coming."""
    return len(gaps) / sum(gaps) * 1000 >= FRAMES and max(gaps) <= LONGEST


def dealt(page: Page, neighbours: list[Neighbour]) -> list[float]:
    """The milliseconds between frames while a full table is dealt, and the round played out after that."""
    page.locator("[data-place='4/']").click(timeout=60_000)
    for each in neighbours:
        each.bets()
    page.evaluate(RECORD)
    page.locator("[data-act=place]").click()
    expect(page.locator(".boxes .card")).to_have_count(14)
    until(page, "() => document.getAnimations().length === 0")
    found: list[float] = page.evaluate(MEASURE, LASTS)
    played_out(page, neighbours)
    return found


def played_out(page: Page, neighbours: list[Neighbour]) -> None:
    """Stand on everything until the round is over."""
    over = page.locator(".moment", has_text="The round is over")
    for _ in range(150):
        if over.count():
            return
        for each in neighbours:
            each.goes_along()
        stand = page.locator("[data-act=stand]:not([aria-disabled])")
        if stand.count():
            stand.click()
        page.wait_for_timeout(50)
    raise AssertionError(page.locator(".moment").inner_text())


def test_a_full_table_is_dealt_at_fifty_frames_a_second(come: Come, served: Served) -> None:
    ann = come(motion="normal")
    page = ann.page
    page.emulate_media(reduced_motion="no-preference")
    ann.goes(f"/tables/{TABLE}")
    page.get_by_role("button", name="Sit at box 4").click()
    expect(page.locator(".purse")).to_be_visible()
    with ExitStack() as table:
        neighbours = [table.enter_context(Neighbour(served, TABLE, box)) for box in (1, 2, 3, 5, 6, 7)]
        seen: list[list[float]] = []
        idle: list[list[float]] = []
        while len(seen) < TRIES and not (seen and is_smooth(seen[-1])):
            idle.append(page.evaluate(BUSY))
            seen.append(dealt(page, neighbours))
            assert sum(seen[-1]) > 1000, "fourteen cards take their time"
        check_money(ann, served.store, TABLE)
    if not is_smooth(seen[-1]) and not all(map(is_smooth, idle)):
        pytest.skip("the machine is too busy to judge motion by")
    assert is_smooth(seen[-1]), [(len(gaps) / sum(gaps) * 1000, max(gaps)) for gaps in seen]


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
        played_out(page, [neighbour])
        check_money(bob, served.store, motion)
