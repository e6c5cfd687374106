"""One server for all attacks of a process, with the limits of a real house, and people with and without roles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass

import pytest

from tests.house.forked import Forked
from tests.house.hostile.person import Person
from tests.house.serving import Served, list_tables, quick

WORD = "correct horse battery"
TABLES = ("quick", "vegas", "quiet")
"""Tables of the program, without bots: nothing happens there but what a test does."""
CANBERRA = "canberra"
"""A table of another jurisdiction."""


@pytest.fixture(scope="session")
def pit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with four tables, killed at the end like the rest of it."""
    served = Forked(tmp_path_factory.mktemp("hostile"), DEMO="no", SLOW_SECONDS="1")
    games = {"vegas": "vic-vegas-blackjack", CANBERRA: "act-blackjack"}
    list_tables(served.store, [quick(name, games.get(name, "vic-blackjack")) for name in (*TABLES, CANBERRA)])
    served.start()
    yield served
    served.stop()


Come = Callable[[], Person]


@pytest.fixture
def somebody(pit: Served) -> Iterator[Come]:
    """Somebody who has not come in yet; all of them go home after the test."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Person(pit.address))


@pytest.fixture
def ann(somebody: Come) -> Person:
    """A guest."""
    return somebody().guest()


@pytest.fixture
def bob(somebody: Come) -> Person:
    """Another guest."""
    return somebody().guest()


@dataclass(frozen=True)
class Staff:
    """People with roles."""

    administrator: Person
    manager: Person
    """A gaming manager of the Australian Capital Territory."""
    dealer: Person
    inspector: Person
    """An inspector of Victoria."""


@pytest.fixture(scope="session")
def staff(pit: Served) -> Iterator[Staff]:
    """An administrator by the printed link, and who was given roles by the administrator."""
    named = {name: Person(pit.address).member(name.title(), WORD) for name in ("adele", "mona", "dora", "ines")}
    adele = named["adele"]
    assert adele.post("/api/administrator/claim", {"token": pit.link()}).status_code == 200
    for name, role, jurisdiction in (("mona", "gaming-manager", "ACT"), ("dora", "dealer", "VIC"), ("ines", "inspector", "VIC")):
        given = {"role": role, "jurisdiction": jurisdiction, "document": None, "table": None}
        answer = adele.post(f"/api/accounts/{named[name].account}/roles", given)
        assert answer.status_code == 204, answer.text
    yield Staff(adele, named["mona"], named["dora"], named["ines"])
    for person in named.values():
        person.http.close()
