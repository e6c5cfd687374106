"""Three browsers share a table and a box: one calls, one follows, one does not, and each has his or her own money."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.house.serving import Served
from tests.web.browser import Person, violations
from tests.web.conftest import Come
from tests.web.floor import SHARED
from tests.web.money import check_money, engine_of
from tests.web.staff import HEADERS, PASSWORD, staff

TABLE = SHARED.id
READY: tuple[dict[str, Any], ...] = (
    {"do": "open-table"},
    {"do": "shuffle", "source": "entered"},
    {"do": "cut", "depth": 150},
    {"do": "place-cutting-card", "behind": 100},
    {"do": "burn", "card": None},
)


class Dora:
    """A dealer on duty, without a browser: enters the cards of a real shoe."""

    def __init__(self, served: Served) -> None:
        self._client = httpx.Client(base_url=served.address, headers=HEADERS, trust_env=False, timeout=30)
        name = staff(served, "dealer", "Dee Deals", table=TABLE)
        self._client.post("/api/login", json={"name": name, "password": PASSWORD}).raise_for_status()
        self._client.put(f"/api/tables/{TABLE}/duty").raise_for_status()
        self._count = 0

    def does(self, **command: Any) -> None:
        """Give a command, which must be accepted."""
        self._count += 1
        answer = self._client.post(f"/api/tables/{TABLE}/commands", json={"id": f"d{self._count}", "command": command})
        assert answer.is_success, (command, answer.text)

    def leaves(self) -> None:
        """Go home."""
        self._client.close()

    def deals(self, cards: str) -> None:
        """Enter cards, one after the other."""
        for card in cards.split():
            self.does(do="draw-card", card=card)


def comes(come: Come, at: str) -> Person:
    """Somebody comes to the table: to a box, or to stand behind them."""
    person = come()
    page = person.goes(f"/tables/{TABLE}")
    page.get_by_role("button", name=at).click()
    expect(page.locator(".purse")).to_be_visible()
    return person


def stakes(page: Page, amount: str) -> None:
    """Put a chip on box 1 and place it."""
    page.get_by_role("button", name=f"{amount} chip", exact=True).click()
    page.locator("[data-place='1/']").click()
    page.locator("[data-act=place]").click()
    expect(page.locator(".draft")).to_have_count(0)


def may(page: Page, act: str) -> None:
    """Do something once it is lawful."""
    page.locator(f"[data-act={act}]:not([aria-disabled])").click()


def test_a_split_is_declined_by_one_and_a_double_followed_by_another(come: Come, served: Served) -> None:
    dora = Dora(served)
    for command in READY:
        dora.does(**command)
    ann, bob, cat = comes(come, "Sit at box 1"), comes(come, "Stand behind the boxes"), comes(come, "Stand behind the boxes")
    stakes(ann.page, "$25")
    for behind in (bob, cat):
        stakes(behind.page, "$5")
    dora.does(do="close-betting")
    expect(ann.page.locator(".caller")).to_have_text("calls")
    for act in ("splits", "doubles"):
        bob.page.get_by_label(f"follow {act}").uncheck()
    expect(bob.page.get_by_label("follow doubles")).not_to_be_checked()
    dora.deals("8S 6D 8H")
    may(ann.page, "split")
    dora.deals("3C")
    may(ann.page, "double")
    dora.deals("TH")
    expect(ann.page.locator(".hand.turn")).to_have_count(1)
    for person in (ann, bob, cat):
        expect(person.page.locator(".box .hand")).to_have_count(2)
        expect(person.page.locator(".hand .stack")).to_have_count(5)
    assert not violations(cat.page)
    dora.deals("TC")
    may(ann.page, "stand")
    dora.deals("TS 9C")
    for person in (ann, bob, cat):
        expect(person.page.locator(".hand .result")).to_have_count(5)
        check_money(person, served.store, TABLE)
    settled = engine_of(served.store, TABLE).settled
    found = sorted((each.player, each.stake, each.net) for each in settled)
    expected = [(ann, 5000, 5000), (ann, 2500, 2500), (bob, 500, 500), (cat, 1000, 1000), (cat, 500, 500)]
    dora.leaves()
    assert found == sorted((person.account, stake, net) for person, stake, net in expected)
