"""What tests in a browser stand on: a real server on a store of its own, and one browser a session with a context a person."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from pitboss.web.pages import BUILT
from tests.house.serving import FREELY, Served, list_tables
from tests.web.browser import DESKTOP, Person, browsing
from tests.web.floor import FLOOR
from tests.web.money import in_a_thread

Come = Callable[..., Person]


@pytest.fixture(scope="module")  # no longer: its loop runs in this thread, where the next module may want one of its own
def browser() -> Iterator[Browser]:
    assert BUILT.is_dir(), "the pages are not built: run scripts/set-up"
    with browsing() as found:
        yield found


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a quick table of every game, and the demo floor beside it left out."""
    folder: Path = tmp_path_factory.mktemp("web")
    server = Served(folder, DEMO="no", **FREELY)
    in_a_thread(list_tables, server.store, FLOOR)
    yield server.start()
    server.stop()


@pytest.fixture
def come(browser: Browser, served: Served) -> Iterator[Come]:
    """Have somebody come with a browser of their own; whoever's page complained fails the test at its end."""
    people: list[Person] = []

    def coming(size: ViewportSize = DESKTOP, **settings: str) -> Person:
        person = Person(browser, served.address, size, **settings)
        people.append(person)
        return person

    yield coming
    for person in people:
        person.leaves()
