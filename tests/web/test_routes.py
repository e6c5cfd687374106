"""Every address of the pages: a title of its own, one heading, a way back, sense when it is empty or wrong, and no waiting without end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.house.serving import Served
from tests.web.browser import Person, settled
from tests.web.rooms import forgive

SOURCE = Path(__file__).resolve().parents[2] / "web/src/routes.ts"
PATHS = re.findall(r"path: '([^']+)'", SOURCE.read_text(encoding="utf-8"))
REAL = {
    ":table": "learn",
    ":document": "VIC-2003-01",
    ":pin*": "10.10.1",
    ":book": "vic-crown-pontoon",
    ":game": "vic-crown-pontoon",
    ":kind": "hard",
    ":round": "1",
    ":tournament": "no-such-cup",
    ":promotion": "no-such-draw",
}
"""What stands for a part of an address, where there is such a thing, or a name of its own for what there is not."""
IN_TITLE = " · Pitboss"


def filled(path: str, names: dict[str, str]) -> str:
    """An address with every part filled in; a part without a name here is nonsense."""
    return re.sub(r":[a-z]+\*?", lambda part: names.get(part[0], "zzz"), path)


@pytest.fixture(scope="module")
def visitor(browser: Browser, served: Served) -> Iterator[Person]:
    """Somebody who has just come, and has no account."""
    person = Person(browser, served.address, motion="off")
    person.goes("/")
    yield person
    forgive(person, "404", "400", "403", "ERR_FAILED")
    person.leaves()


def turn(page: Page, address: str) -> None:
    """Go to another page as a link does, and wait until the one before it has gone."""
    page.evaluate(
        """address => {
            if (location.pathname !== address) document.querySelector('main > *')?.setAttribute('data-before', '');
            history.pushState(null, '', address);
            dispatchEvent(new PopStateEvent('popstate'));
        }""",
        address,
    )
    expect(page.locator("main > [data-before]")).to_have_count(0)


def sound(page: Page, path: str) -> str:
    """Hold a page to what every page has; the answer is its title."""
    settled(page)
    title, heading = page.title(), page.locator("main h1").inner_text()
    assert title.endswith(IN_TITLE), title
    assert all(part.strip() for part in title.split("·")), title
    assert "undefined" not in title + heading, (title, heading)
    assert heading.strip(), "the heading is empty"
    assert len(page.locator("main").inner_text()) > len(heading) + 10, "there is nothing but a heading"
    if path.count("/") > 1:
        ways = page.locator("main a[href], nav a[aria-current]").evaluate_all("links => links.map((each) => each.getAttribute('href'))")
        above = path.partition("/:")[0] if "/:" in path else path.rpartition("/")[0]
        near = {"/", "/" + path.split("/")[1], above}
        assert any(way.split("?")[0] in near or way.startswith(above + "/") for way in ways), f"no way back among {ways}"
    return title


def test_every_page_has_a_title_a_heading_and_a_way_back(visitor: Person) -> None:
    page, titles = visitor.page, dict[str, str]()
    for path in PATHS:
        turn(page, filled(path, REAL))
        try:
            titles[path] = sound(page, path)
        except AssertionError as fault:
            raise AssertionError(f"{path}: {fault}") from None
    doubled = {title for title in titles.values() if list(titles.values()).count(title) > 1}
    assert not doubled, f"{doubled} name more than one page"


def test_an_address_that_leads_to_nothing_says_so_and_what_there_is_instead(visitor: Person) -> None:
    page = visitor.page
    for path in [each for each in PATHS if ":" in each]:
        turn(page, filled(path, {}))
        try:
            sound(page, path)
            expect(page.locator("main [role=alert], main [role=status] .fault, main h1:has-text('There is no')").first).to_be_visible()
        except AssertionError as fault:
            raise AssertionError(f"{path}: {fault}") from None
    turn(page, "/no/such/page")
    assert sound(page, "/no/such/page").startswith("There is no such page")


def test_when_the_house_does_not_answer_no_page_waits_without_end(visitor: Person) -> None:
    page = visitor.page
    page.route("**/api/**", lambda route: route.abort())
    try:
        for path in PATHS:
            turn(page, filled(path, REAL))
            try:
                settled(page)
                assert "The house cannot be reached: check the network and try again." not in visitor.complaints, "nobody caught it"
            except AssertionError as fault:
                raise AssertionError(f"{path}: {fault}") from None
    finally:
        page.unroute("**/api/**")
