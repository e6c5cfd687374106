"""Weighing the pages: what is sent as gzip, and what the processor does until something is seen."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page

from pitboss.web.pages import BUILT

OPENED = """() => new Promise((done) => {
    const seen = () => document.querySelector('main article button') && done(performance.now());
    new MutationObserver(seen).observe(document, {childList: true, subtree: true});
    seen();
})"""
"""When the first table can be sat down at, in milliseconds since the page was asked for."""
DECIDED = """() => new Promise((done) => {
    const box = document.querySelector('.mine');
    const begun = performance.now();
    new MutationObserver(() => done(performance.now() - begun)).observe(box, {childList: true, subtree: true});
    document.querySelector('[data-act=stand]').click();
})"""
"""How long it is from a decision to what it does at the own box, in milliseconds."""


EVENTS = ("compete-", "promote-")
"""The files of tournaments and promotions, which nobody loads who visits neither."""


def bundle() -> dict[str, int]:
    """Every script and style of every page with its size as gzip; the card faces are pictures."""
    files = [path for path in sorted((BUILT / "assets").iterdir()) if path.suffix in (".js", ".css")]
    return {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files}


def pit_bundle() -> dict[str, int]:
    """The same without what only tournaments and promotions need."""
    return {name: size for name, size in bundle().items() if not name.startswith(EVENTS)}


def fetched(page: Page) -> dict[str, int]:
    """The scripts and styles that a page has fetched, with their size as gzip."""
    names = page.evaluate("() => performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)")
    known = bundle()
    return {name: known[name] for name in (each.rpartition("/")[2] for each in names) if name in known}


class Worked:
    """Milliseconds of processor, which nobody else can take away: of the page's own thread, and of a server."""

    page = server = 0.0


@contextmanager
def working(page: Page, pid: int) -> Iterator[Worked]:
    """What a page and a server work at something."""
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def at_page() -> float:
        found: float = next(each["value"] for each in meter.send("Performance.getMetrics")["metrics"] if each["name"] == "TaskDuration")
        return found * 1000

    def at_server() -> float:
        threads = Path(f"/proc/{pid}/task").iterdir()
        return sum(int((each / "schedstat").read_text(encoding="ascii").split()[0]) for each in threads) / 1e6

    done = Worked()
    before = at_page(), at_server()
    yield done
    done.page, done.server = at_page() - before[0], at_server() - before[1]
    meter.detach()
