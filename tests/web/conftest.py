"""What tests in a browser stand on: a real server that many modules share, each at tables of its own, and a browser a module."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from pitboss.web.pages import BUILT
from tests.house.serving import FREELY, Served, list_tables
from tests.web.browser import DESKTOP, Person, browsing
from tests.web.dealing import SEVENS
from tests.web.floor import FLOOR, SELDOM, SHARED
from tests.web.money import in_a_thread
from tests.web.played import play_a_shoe
from tests.web.rooms import ROOMS

Come = Callable[..., Person]


@pytest.fixture(scope="module")  # no longer: its loop runs in this thread, where the next module may want one of its own
def browser() -> Iterator[Browser]:
    assert BUILT.is_dir(), "the pages are not built: run scripts/set-up"
    with browsing() as found:
        yield found


def _serving(folder: Path, prepare: Callable[[Served], None]) -> Iterator[Served]:
    server = Served(folder, DEMO="no", **FREELY)
    in_a_thread(prepare, server)
    yield server.start()
    server.stop()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The house of most tests, with the demo floor left out; nobody ends it."""
    yield from _serving(
        tmp_path_factory.mktemp("web"), lambda server: list_tables(server.store, (*FLOOR, *ROOMS, *SEVENS, SHARED, *SELDOM))
    )


@pytest.fixture(scope="session")
def new_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house that has no administrator yet."""
    yield from _serving(tmp_path_factory.mktemp("new"), lambda server: list_tables(server.store, (*FLOOR, *ROOMS)))


@pytest.fixture(scope="session")
def yesterday(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house with one table, at which a whole shoe was played yesterday."""
    yield from _serving(tmp_path_factory.mktemp("yesterday"), play_a_shoe)


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
