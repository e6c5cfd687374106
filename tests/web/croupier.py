"""A dealer on duty without a browser, who enters the cards of a real shoe, and people at browsers whom they are dealt to."""

from __future__ import annotations

from types import TracebackType
from typing import Any

import httpx
from playwright.sync_api import Page, ViewportSize, expect

from tests.house.serving import Served
from tests.web.browser import DESKTOP, Person
from tests.web.conftest import Come
from tests.web.staff import HEADERS, PASSWORD, staff

SHUFFLED: tuple[dict[str, Any], ...] = ({"do": "open-table"}, {"do": "shuffle", "source": "entered"})
CUT: tuple[dict[str, Any], ...] = ({"do": "cut", "depth": 150}, {"do": "place-cutting-card", "behind": 100}, {"do": "burn", "card": None})


class Croupier:
    """A dealer at a table."""

    def __init__(self, served: Served, table: str) -> None:
        self.table, self._count = table, 0
        self._client = httpx.Client(base_url=served.address, headers=HEADERS, trust_env=False, timeout=300)
        name = staff(served, "dealer", f"Dealer {table}", table=table)
        self._client.post("/api/login", json={"name": name, "password": PASSWORD}).raise_for_status()
        self._client.put(f"/api/tables/{table}/duty").raise_for_status()

    def __enter__(self) -> Croupier:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self._client.close()

    def does(self, *commands: dict[str, Any]) -> None:
        """Give commands, which must be accepted."""
        for command in commands:
            self._count += 1
            body = {"id": f"d{self._count}-{self.table}", "command": command}
            answer = self._client.post(f"/api/tables/{self.table}/commands", json=body)
            assert answer.is_success, (command, answer.text)

    def prepares(self) -> None:
        """Have a shoe ready that the dealer has cut; in some books no card is burned."""
        self.does(*SHUFFLED, *CUT[:2])
        picture = self._client.get(f"/api/tables/{self.table}").raise_for_status().json()["picture"]
        self.does(*(CUT[2:] if picture["shoe"]["awaits"] == "burn" else ()))

    def deals(self, cards: str) -> None:
        """Enter cards, one after the other."""
        self.does(*({"do": "draw-card", "card": card} for card in cards.split()))


def comes(come: Come, table: str, at: str, size: ViewportSize = DESKTOP) -> Person:
    """Somebody comes to a table: to a box, or to stand behind them."""
    person = come(size)
    page = person.goes(f"/tables/{table}")
    page.get_by_role("button", name=at, exact=True).click()
    expect(page.locator(".purse")).to_be_visible()
    return person


def stakes(page: Page, amount: str, box: int = 1) -> None:
    """Put a chip on a box and place it."""
    page.get_by_role("button", name=f"{amount} chip", exact=True).click()
    page.locator(f"[data-place='{box}/']").click()
    page.locator("[data-act=place]").click()
    expect(page.locator(".draft")).to_have_count(0)


def may(page: Page, act: str) -> None:
    """Do something once it is lawful."""
    page.locator(f"[data-act={act}]:not([aria-disabled])").click()
