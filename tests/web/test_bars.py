"""The bars of the web that a busy machine cannot move: how much is sent, and what the processor does until something is seen.

The same bars by the clock on the wall are measured by `python -m bench.web`.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.house.serving import Served
from tests.web.conftest import Come
from tests.web.money import check_money
from tests.web.rooms import sit, to_decision
from tests.web.weighing import DECIDED, EVENTS, OPENED, bundle, fetched, pit_bundle, working

BUNDLE, FIRST_VISIT, EVENT = 150_000, 75_000, 35_000
"""Bytes as gzip without the card faces: of all pages of the pit together, of the first page alone, and what an event's pages add to it."""
TRIES = 3
FIRST_PAGE, DECISION = 500, 100
"""Milliseconds of processor: half of what the first page may take by the clock, and all that a decision may, the server's included."""


def test_all_pages_together_are_small() -> None:
    found = pit_bundle()
    assert any(name.endswith(".css") for name in found)
    assert 40_000 < sum(found.values()) < BUNDLE, found


@pytest.mark.parametrize("event", EVENTS)
def test_tournaments_and_promotions_are_apart_and_small(event: str) -> None:
    assert 1_000 < sum(size for name, size in bundle().items() if name.startswith(event)) < EVENT


def test_the_first_page_is_little_to_send_and_little_work(come: Come, served: Served) -> None:
    worked: list[float] = []
    sent: dict[str, int] = {}
    for _ in range(TRIES):  # each with a browser context of its own, which has nothing kept
        ann = come()
        with working(ann.page, served.pid) as done:
            ann.goes("/").evaluate(OPENED)
        worked.append(done.page)
        sent = fetched(ann.page)
    assert 10_000 < sum(sent.values()) < FIRST_VISIT, sent
    assert 0 < min(worked) < FIRST_PAGE, worked


def test_a_decision_is_little_work_until_it_is_seen(come: Come, served: Served) -> None:
    ann = come()
    page = ann.goes("/tables/room-8")
    sit(page)
    worked: list[tuple[float, float]] = []
    for _ in range(TRIES):
        to_decision(page)
        with working(page, served.pid) as done:
            page.evaluate(DECIDED)
        worked.append((done.page, done.server))
        expect(page.locator(".result").first).to_be_visible()
        expect(page.get_by_role("button", name="Put $5 on box 1", exact=True)).to_be_visible()
    assert min(worked) > (0, 0)
    assert min(map(sum, worked)) < DECISION, worked
    check_money(ann, served.store, "room-8")
