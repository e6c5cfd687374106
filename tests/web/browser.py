"""A real browser for tests, and a person at it: a context of one's own, with everything that the page complained about."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 640}
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
WAITING = "Just a moment…"
WORKING = 120_000
"""Milliseconds that odds may take to be worked out on a busy machine, or one that compiles the kernels for the first time."""
SLOW = 90_000
"""Milliseconds that a page may take on a busy machine before a test gives up."""


def chromium() -> str:
    """Where the browser of the system is: without a window, which is a third of the work for the same pages, where there is one."""
    found = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
    assert found, "Chromium is missing: run ./test as root, or install chromium-headless-shell"
    return found


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser for as long as it is needed."""
    expect.set_options(timeout=SLOW)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


class Person:
    """Somebody at a browser of their own."""

    def __init__(self, browser: Browser, address: str, size: ViewportSize = DESKTOP, **settings: str) -> None:
        self.context = browser.new_context(viewport=size, reduced_motion="reduce", locale="en-AU", has_touch=size["width"] < 600)
        self.context.set_default_timeout(SLOW)
        if settings:
            kept = json.dumps(json.dumps(settings))
            self.context.add_init_script(f"localStorage.setItem('pitboss.settings', {kept})")
        self.address, self.complaints = address, list[str]()
        self.page = self.open()

    def open(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda fault: self.complaints.append(str(fault)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" and "401" not in said.text else None)
        return page

    def goes(self, path: str) -> Page:
        """Go to a page."""
        self.page.goto(f"{self.address}{path}")
        return self.page

    @property
    def account(self) -> str:
        """The account that the browser's cookie is of."""
        found: str = self.ask("/api/me")["account"]
        return found

    def ask(self, path: str) -> Any:
        """What the house answers this person."""
        return self.context.request.get(f"{self.address}{path}").json()

    def leaves(self) -> None:
        """Close the browser; a page that complained fails the test."""
        self.context.close()
        assert not self.complaints, self.complaints


def settled(page: Page) -> None:
    """Wait until the page has something to say: nothing is being fetched or worked out, and nobody is asked to wait."""
    expect(page.locator("main h1")).to_have_count(1)
    expect(page.get_by_text(WAITING)).to_have_count(0)
    expect(page.locator("main progress")).to_have_count(0, timeout=WORKING)


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds wrong with a page as it stands, one line a rule with the first place; by these rules of axe, or all of them."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # evaluated from outside, so that the page's own policy stays as it is
    chosen = {"runOnly": list(rules)} if rules else {}
    wanted = {"resultTypes": ["violations"], "preload": False, "elementRef": False} | chosen
    found = page.evaluate("async (wanted) => (await axe.run(document, wanted)).violations", wanted)
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]}" for each in found]


def obstacles(page: Page) -> list[str]:
    """What is wrong with a page, however it is looked at: dark as it stands, and light on the smallest phone by what could differ there."""
    found = violations(page)
    size = page.viewport_size
    assert size
    page.set_viewport_size(SMALL)
    page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    found += violations(page, "color-contrast", "scrollable-region-focusable", "target-size")
    found += [f"off the screen: {each}" for each in off_screen(page)]
    if page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
        found.append("wider than the screen")
    page.evaluate("() => (document.documentElement.dataset.theme = 'dark')")
    page.set_viewport_size(size)
    return found


def off_screen(page: Page) -> list[str]:
    """Controls that stand outside the width of the page."""
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('button, a, input')].filter((each) => {
                const box = each.getBoundingClientRect();
                const scrolls = each.closest('nav, .wide');
                return box.width && !scrolls && !each.matches('.skip') && (box.left < -1 || box.right > innerWidth + 1);
            }).map((each) => each.outerHTML.slice(0, 120))"""
        )
    )
