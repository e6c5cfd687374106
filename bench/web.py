"""The web by the clock on the wall: the bars that only a machine with nothing else to do can be held to.

Run it as `.venv/bin/python -m bench.web`; `--deals 10` deals more often. It ends with 1 where a bar is missed. A real Chromium, without a
graphics processor, looks at `pitboss serve` in a process of its own; on two cores the two take from each other.

- The bundle is every script and style of every page as gzip, without the card faces and what only tournaments and promotions load.
- The first page can be used once a seat can be taken; each try has a browser with nothing kept.
- A decision is to stand; it is seen when something changes at the own box.
- A full table is seven boxes at normal pace; frames are counted from the first card to the last. The median of the deals counts, and of
  the longest frames too; what the page's own thread worked at one more deal is said beside it, since that is no matter of who else is busy.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect

from bench.house import Report
from tests.house.serving import FREELY, Served, list_tables
from tests.web.browser import Person, browsing
from tests.web.dealing import frames, full_table, table_of_seven, work
from tests.web.rooms import ROOMS, sit, to_decision
from tests.web.weighing import DECIDED, OPENED, bundle, pit_bundle

TABLE = "seven"


def sizes(report: Report) -> None:
    found, every = sum(pit_bundle().values()), sum(bundle().values())
    said = f"{found / 1000:.1f} kB ({every / 1000:.1f} with tournaments and promotions)"
    report.hold("all pages of the pit, scripts and styles as gzip", said, "150 kB", kept=found < 150_000)


def first_page(report: Report, browser: Browser, server: Served, tries: int) -> None:
    found = []
    for _ in range(tries + 1):
        person = Person(browser, server.address)
        found.append(person.goes("/").evaluate(OPENED))
        person.leaves()
    took = statistics.median(found[1:])  # the server itself has looked nothing up before the first
    report.hold("first page, until it can be used", f"{took:.0f} ms ({min(found):.0f} to {max(found):.0f})", "1000 ms", kept=took < 1000)


def decision(report: Report, browser: Browser, server: Served, tries: int) -> None:
    person = Person(browser, server.address)
    page = person.goes("/tables/room-1")
    sit(page)
    found = []
    for _ in range(tries):
        to_decision(page)
        found.append(page.evaluate(DECIDED))
        expect(page.get_by_role("button", name="Put $5 on box 1", exact=True)).to_be_visible()
    person.leaves()
    took = statistics.median(found)
    report.hold("a decision, until it is seen", f"{took:.0f} ms ({min(found):.0f} to {max(found):.0f})", "100 ms", kept=took < 100)


def dealing(report: Report, browser: Browser, server: Served, deals: int) -> None:
    person = Person(browser, server.address, motion="normal")
    with full_table(person, server, TABLE) as table:
        found = [frames(table) for _ in range(deals + 1)][1:]  # after the deck is loaded
        done = work(browser, table)
    person.leaves()
    rates = [len(gaps) / sum(gaps) * 1000 for gaps in found]
    longest = [max(gaps) for gaps in found]
    rate, worst = statistics.median(rates), statistics.median(longest)
    said = f"{rate:.0f} ({min(rates):.0f} to {max(rates):.0f})"
    report.hold("a full table of seven dealt, frames a second", said, "50", kept=rate >= 50)
    said = f"{worst:.0f} ms ({min(longest):.0f} to {max(longest):.0f})"
    report.hold("  the longest frame", said, "100 ms", kept=worst <= 100)
    report.say("  processor of the page's own thread, all and longest", f"{sum(done.tasks):.0f} and {max(done.tasks):.0f} ms")
    report.say("  styles and layouts worked out", f"{done.styles} and {done.layouts}")


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=3)
    words.add_argument("--tries", type=int, default=5)
    asked = words.parse_args()
    report = Report()
    sizes(report)
    with tempfile.TemporaryDirectory() as folder:
        server = Served(Path(folder), DEMO="no", **FREELY)
        list_tables(server.store, [*ROOMS, table_of_seven(TABLE)])
        server.start()
        try:
            with browsing() as browser:
                first_page(report, browser, server, asked.tries)
                decision(report, browser, server, asked.tries)
                dealing(report, browser, server, asked.deals)
        finally:
            server.stop()
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
