"""Pictures of the main pages for docs/pictures, on a desktop and on a phone: `python -m tests.web.screenshots`."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect

from pitboss.house.lobby import DEMO_FLOOR
from tests.house.serving import FREELY, Served, list_tables
from tests.web.browser import DESKTOP, PHONE, Person, browsing
from tests.web.cup_in_play import CUP, MANAGER, PLAYER, cup_in_play
from tests.web.floor import by_hand
from tests.web.played import play_a_shoe
from tests.web.staff import asks, comes_on_duty, orders, signs_in, staff
from tests.web.test_dealer import deals, does, prepares

PICTURES = Path(__file__).resolve().parents[2] / "docs/pictures"
SIZES: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE}
PAGES = {
    "lobby": "/",
    "open": "/open?game=vic-crown-pontoon",
    "rules": "/rules/vic-crown-pontoon",
    "rule": "/rules/row/VIC-2003-01/10.10.1",
    "compare": "/rules/compare?a=vic-blackjack&b=act-blackjack",
    "odds": "/odds",
    "learn": "/learn",
    "fair": "/fair?table=yesterday",
    "me": "/me",
}
TABLE = "/tables/vic-crown-blackjack"
BY_HAND = "by-hand"


def main(folder: Path = PICTURES) -> None:
    """Start the demo floor, walk through it, and keep what it looks like."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store:
        server = Served(Path(store), **FREELY)
        list_tables(server.store, (*DEMO_FLOOR, by_hand(BY_HAND, "vic-blackjack")))
        play_a_shoe(server)
        server.start()
        cup_in_play(server)
        try:
            with browsing() as browser:
                for name, size in SIZES.items():
                    _compete(Person(browser, server.address, size, theme="dark", motion="off"), folder, name)
                for name, size in SIZES.items():
                    _walk(browser, server, folder, name, size)
        finally:
            server.stop()


def _walk(browser: Browser, server: Served, folder: Path, name: str, size: ViewportSize) -> None:
    for theme in ("dark", "light"):
        person = Person(browser, server.address, size, theme=theme, motion="off")
        for page, path in PAGES.items():
            if theme == "dark" or page == "lobby":
                _keep(person.goes(path), folder / f"{page}-{name}{'' if theme == 'dark' else '-light'}.png")
        if theme == "dark":
            _play(person, folder, name)
            _inspect(person, server, folder, name)
            _work(person, server, folder, name)
        person.context.close()


def _play(person: Person, folder: Path, name: str) -> None:
    page = person.goes(TABLE)
    page.get_by_role("button", name=re.compile(f"Sit at box {2 if name == 'desktop' else 5}")).click(timeout=60_000)
    expect(page.locator(".purse")).to_be_visible()
    spot = page.locator(".mine .spot button")
    expect(spot).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="$25 chip").click()
    spot.click()
    _keep(page, folder / f"table-betting-{name}.png")
    page.locator("[data-act=place]").click()
    stand = page.locator("[data-act=stand]:not([aria-disabled])")
    expect(stand.or_(page.locator(".mine .result")).first).to_be_visible(timeout=60_000)
    _keep(page, folder / f"table-decision-{name}.png")
    if stand.count():
        stand.click()
    expect(page.locator(".mine .result").first).to_be_visible(timeout=60_000)
    _keep(page, folder / f"table-settled-{name}.png")


def _inspect(person: Person, server: Served, folder: Path, name: str) -> None:
    signs_in(person, staff(server, "inspector", "Ivy Eyes"))
    page = person.goes("/inspector/yesterday")
    page.get_by_role("button", name="Verify in this browser").click()
    expect(page.locator("[data-verdict]")).to_be_visible()
    _keep(page, folder / f"inspector-{name}.png")
    page = person.goes("/inspector/yesterday/3?under=act-blackjack")
    page.get_by_role("button", name="Last").click()
    _keep(page, folder / f"replay-{name}.png")


def _work(person: Person, server: Served, folder: Path, name: str) -> None:
    """The consoles: a dealer with a real shoe, and a supervisor with a card too many."""
    signs_in(person, staff(server, "dealer", "Dora Deal", table=BY_HAND))
    page = person.goes(f"/consoles/dealer/{BY_HAND}")
    if name == "desktop":
        prepares(page)
        assert person.context.browser
        for box in (1, 2, 4):
            guest = Person(person.context.browser, server.address)
            asks(guest, "/api/guest", {})
            asks(guest, f"/api/tables/{BY_HAND}/buy-in", {"id": "b", "amount": "200.00"})
            orders(guest, BY_HAND, {"do": "join-table", "seat": box}, {"do": "place-wager", "box": box, "amount": "20.00"})
            guest.context.close()
        does(page, "close-betting")
        deals(page, "9H", "6D", "TS", "8C", "5S")
    expect(page.get_by_role("heading", name="Card for box 2")).to_be_visible()
    page.get_by_role("button", name="K", exact=True).click()
    page.get_by_role("button", name="diamonds").click()
    _keep(page, folder / f"dealer-{name}.png")
    signs_in(person, staff(server, "casino-supervisor", "Sue Super", table=BY_HAND))
    comes_on_duty(person, BY_HAND)
    page = person.goes(f"/consoles/supervisor/{BY_HAND}")
    page.locator("[data-kind=excess-card]").click()
    page.get_by_label("How it was seen").select_option("exposed")
    page.get_by_label("Which card").fill("4C")
    expect(page.locator(".book.may li").first).to_be_visible()
    _keep(page, folder / f"supervisor-{name}.png")


def _compete(person: Person, folder: Path, name: str) -> None:
    """A tournament: its builder, as whoever plays and whoever runs it sees it, at the table, and on the big screen."""
    signs_in(person, PLAYER)
    page = person.goes(f"/tournaments/{CUP}")
    expect(page.locator("[data-seat]")).to_be_visible()
    _keep(page, folder / f"tournament-{name}.png")
    page.get_by_role("link", name="To my table").click()
    expect(page.locator(".heat")).to_be_visible()
    page.locator(".heat summary").first.click()
    _keep(page, folder / f"tournament-heat-{name}.png")
    signs_in(person, MANAGER)
    pages = {"director": "svg [data-heat]", "screen": ".leaders li", "conditions": "article"}
    for part, seen in pages.items():
        page = person.goes(f"/tournaments/{CUP}/{part}")
        expect(page.locator(seen).first).to_be_visible()
        _keep(page, folder / f"tournament-{part}-{name}.png")
    page = person.goes("/tournaments/new?game=vic-blackjack")
    expect(page.locator("[data-lacking]")).to_be_visible()
    _keep(page, folder / f"tournament-draft-{name}.png")
    person.context.close()


def _keep(page: Page, path: Path) -> None:
    expect(page.locator("main h1").first).to_be_attached()
    page.wait_for_timeout(500)
    page.screenshot(path=path)
    sys.stderr.write(f"screenshots: {path.name}\n")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
