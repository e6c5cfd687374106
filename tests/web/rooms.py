"""Rooms for tests that are about people, not about games: quick tables of one game on a server of their own, and a round at one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic

from playwright.sync_api import Page, TimeoutError, expect

from pitboss.house.lobby import SignedLimits, TableDefinition
from tests.house.serving import FREELY, Served, list_tables
from tests.web.browser import Person
from tests.web.floor import FLOOR, PATIENT
from tests.web.money import in_a_thread

GAME = "vic-vegas-blackjack"
CLOCKS = replace(PATIENT, layout=4)
ROOMS = tuple(
    TableDefinition(f"room-{number}", f"Room {number}", GAME, SignedLimits(500, 50_000, 500), boxes=7, clocks=CLOCKS)
    for number in range(1, 9)
)
PLAYED_WITHIN = 300
"""Seconds within which a hand is played out, on however busy a machine."""
PHRASE = "correct horse battery"


@contextmanager
def rooms_served(folder: Path) -> Iterator[Served]:
    """A server with the floor of the other tests and the rooms."""
    server = Served(folder, DEMO="no", **FREELY)
    in_a_thread(list_tables, server.store, (*FLOOR, *ROOMS))
    try:
        yield server.start()
    finally:
        server.stop()


def sit(page: Page, box: int = 1) -> None:
    """Take a seat, as a guest where one is nobody yet."""
    page.get_by_role("button", name=f"Sit at box {box}").click()
    expect(page.locator(".purse")).to_be_visible()


def stake(page: Page, box: int = 1) -> None:
    """Put the smallest chip on a box and have it taken."""
    page.get_by_role("button", name=f"Put $5 on box {box}", exact=True).click()
    page.locator("[data-act=place]").click()
    expect(page.locator(".mine .stack.yes").or_(page.locator(".result")).first).to_be_visible()


def to_decision(page: Page, box: int = 1) -> None:
    """Bet until a hand is one to decide: some are settled as they are dealt."""
    for _ in range(12):
        stake(page, box)
        expect(page.locator("[data-act=hit]").or_(page.locator(".result")).first).to_be_visible()
        if page.locator("[data-act=hit]").count():
            return
        expect(page.get_by_role("button", name=f"Put $5 on box {box}", exact=True)).to_be_visible()
    raise AssertionError("twelve rounds without a decision")


def finish(page: Page, box: int = 1) -> None:
    """Play to the settlement from wherever it is: a split has a hand more, a card may end it, and the next round may be open already."""
    may = page.locator("[data-act=stand]:not([aria-disabled])").or_(page.locator("[data-act=hit]:not([aria-disabled])"))
    over = page.locator(".result").or_(page.get_by_role("button", name=f"Put $5 on box {box}", exact=True))
    until = monotonic() + PLAYED_WITHIN
    while monotonic() < until:
        expect(may.or_(over).first).to_be_visible()
        if over.count():
            return
        stand = page.locator("[data-act=stand]:not([aria-disabled])")  # some books do not let a player stand on a low total
        with suppress(TimeoutError):  # the button may go while one reaches for it, since the click before was heard late
            (stand if stand.count() else may).first.click(timeout=2000)
        page.wait_for_timeout(50)
    raise AssertionError(f"the round was not over after {PLAYED_WITHIN} s")


def forgive(person: Person, *words: str) -> None:
    """Leave out complaints of the browser's own that the test brought about: a refusal it wanted, a server it stopped."""
    person.complaints = [each for each in person.complaints if not any(word in each for word in words)]


def become_member(person: Person, name: str) -> None:
    """Register on the page."""
    page = person.goes("/me")
    page.get_by_label("Name").first.fill(name)
    page.get_by_label("Password").first.fill(PHRASE)
    page.get_by_role("button", name="Become a member").click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
