"""A full table of seven, dealt while somebody watches: what the page works at it, and how the frames come."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page, expect

from pitboss.house.lobby import SignedLimits, TableDefinition
from pitboss.house.timers import Clocks
from tests.house.serving import Served
from tests.web.browser import Person
from tests.web.neighbour import Neighbour
from tests.web.rooms import PLAYED_WITHIN

CLOCKS = Clocks(betting=None, decision=None, window=1, cut=1, button=None, pace=0, layout=3)
LASTS = 15 * 150 + 420
"""Milliseconds from the first card to the last at normal pace: seven boxes twice and the dealer once."""
TRACED = ["-*", "toplevel", "devtools.timeline", "blink.animations"]
RECORD = """() => {
    window.frames = []; window.begun = 0; window.done = false;
    const frame = (now) => { window.frames.push(now); if (!window.done) requestAnimationFrame(frame); };
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

DEALT = """() => new Promise((done) => {
    const felt = document.querySelector('.felt');
    const look = (_, self) => {
        if (felt.querySelectorAll('.boxes .card').length < 14 || !felt.querySelector('.dealer .card')) return;
        self.disconnect();
        setTimeout(() => Promise.allSettled(document.getAnimations().map((each) => each.finished)).then(() => done()));
    };
    new MutationObserver(look).observe(felt, { childList: true, subtree: true });
    document.querySelector('[data-act=place]').click();
})"""
"""Place the wager and wait in the page itself for every card: asking from outside time and again would be work of its own."""


def table_of_seven(name: str) -> TableDefinition:
    """A table of seven boxes at which the whole deal comes at once."""
    return TableDefinition(name, name, "vic-blackjack", SignedLimits(500, 50_000, 500), boxes=7, clocks=CLOCKS)


SEVENS = tuple(map(table_of_seven, ("seven", "off", "quick")))


def until(page: Page, holds: str) -> None:
    """Wait until something holds on the page; its policy does not let anybody evaluate text there."""
    for _ in range(400):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(50)
    raise AssertionError(holds)


class FullTable:
    """Somebody at box 4 of a table, with neighbours at the six others."""

    def __init__(self, page: Page, neighbours: list[Neighbour]) -> None:
        self.page, self.neighbours = page, neighbours

    def is_bet_on(self) -> None:
        """Everybody else bets, and the last wager only needs to be placed."""
        self.page.locator("[data-place='4/']").click(timeout=60_000)
        for each in self.neighbours:
            each.bets()
        self.page.wait_for_timeout(500)

    def is_dealt(self) -> None:
        """The last wager is placed, and every card lies there."""
        self.page.evaluate(DEALT)

    def is_played_out(self) -> None:
        """Everybody stands on everything until the round is over."""
        over = self.page.locator(".moment", has_text=re.compile("The round is over|Place your bets"))
        until = monotonic() + PLAYED_WITHIN
        while monotonic() < until:
            if over.count():
                return
            for each in self.neighbours:
                each.goes_along()
            stand = self.page.locator("[data-act=stand]:not([aria-disabled])")
            if stand.count():
                stand.click()
            self.page.wait_for_timeout(50)
        raise AssertionError(self.page.locator(".moment").inner_text())


@contextmanager
def full_table(person: Person, served: Served, table: str) -> Iterator[FullTable]:
    """Seven people at a table, one of whom has a browser with motion."""
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    person.goes(f"/tables/{table}")
    page.get_by_role("button", name="Sit at box 4").click()
    expect(page.locator(".purse")).to_be_visible()
    with ExitStack() as stack:
        yield FullTable(page, [stack.enter_context(Neighbour(served, table, box)) for box in (1, 2, 3, 5, 6, 7)])


def frames(table: FullTable) -> list[float]:
    """The milliseconds between frames while a full table is dealt, by the clock on the wall."""
    table.is_bet_on()
    table.page.evaluate(RECORD)
    table.is_dealt()
    found: list[float] = table.page.evaluate(MEASURE, LASTS)
    assert sum(found) > 1000, "fourteen cards take their time"
    table.is_played_out()
    return found


@dataclass(frozen=True, slots=True)
class Work:
    """What the page's own thread did while a table was dealt: milliseconds of processor, which nobody else can take, and counts."""

    tasks: list[float]
    styles: int
    layouts: int
    cards: int
    """How many cards moved."""
    on_the_page: list[str]
    """What moved and could not be left to the compositor."""


def work(browser: Browser, table: FullTable) -> Work:
    """The work of one deal, from the browser's own trace."""
    table.is_bet_on()
    browser.start_tracing(page=table.page, categories=TRACED)
    table.is_dealt()
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    table.is_played_out()
    laid = [(each["pid"], each["tid"]) for each in events if each["name"] == "Layout"]
    page = max(set(laid), key=laid.count)  # others in the same browser do not move
    return _work([each for each in events if (each["pid"], each["tid"]) == page])


def _work(events: list[dict[str, Any]]) -> Work:
    moving = [each for each in events if each["name"] == "Animation"]
    nodes = {_id(each): each["args"]["data"]["nodeName"] for each in moving if "nodeName" in each["args"].get("data", {})}
    return Work(
        tasks=[each["tdur"] / 1000 for each in events if each["name"] == "ThreadControllerImpl::RunTask" and "tdur" in each],
        styles=sum(each["name"] == "UpdateLayoutTree" for each in events),
        layouts=sum(each["name"] == "Layout" for each in events),
        cards=len({each["args"]["data"]["nodeId"] for each in moving if "class='card" in each["args"].get("data", {}).get("nodeName", "")}),
        on_the_page=[nodes.get(_id(each), "?") for each in moving if each["args"].get("data", {}).get("compositeFailed")],
    )


def _id(event: dict[str, Any]) -> str:
    return str(event.get("id2") or event.get("id"))
