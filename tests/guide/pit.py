"""The pit of the guides: a few tables at which nobody is hurried, one dealt by hand, and one with a past."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx

from pitboss.floor.game import Purpose
from pitboss.house.lobby import SignedLimits, TableDefinition
from tests.house.serving import FREELY, Served, list_tables
from tests.web.floor import PATIENT, by_hand
from tests.web.money import in_a_thread
from tests.web.played import play_a_shoe

UNHURRIED = replace(PATIENT, layout=8)
"""A finished round lies there long enough to be looked at."""
LIMITS = SignedLimits(500, 50_000, 500)
PONTOON, BY_HAND, IRREGULAR = "learn-pontoon", "yarra", "southbank"
TABLES = (
    TableDefinition(PONTOON, "Learn Pontoon", "vic-crown-pontoon", LIMITS, boxes=7, clocks=UNHURRIED, purpose=Purpose.TRAINING),
    TableDefinition("queensbridge", "Queensbridge", "vic-crown-pontoon", LIMITS, boxes=7, clocks=PATIENT),
    TableDefinition("civic", "Civic", "act-blackjack", LIMITS, boxes=7, clocks=PATIENT),
    by_hand(BY_HAND, "vic-blackjack"),
    by_hand(IRREGULAR, "vic-blackjack"),
)


def _compile(served: Served) -> None:
    """Have the kernels ready, which a new machine compiles once, for a minute perhaps: no step has to wait for that."""
    for game in ("vic-crown-pontoon", "vic-blackjack"):
        httpx.get(f"{served.address}/api/odds/{game}", trust_env=False, timeout=300).raise_for_status()


@contextmanager
def pit(folder: Path) -> Iterator[Served]:
    """A server on a store of its own; a shoe was played at one of its tables yesterday."""
    server = Served(folder, DEMO="no", **FREELY)
    in_a_thread(list_tables, server.store, TABLES)
    in_a_thread(play_a_shoe, server)
    try:
        server.start()
        _compile(server)
        yield server
    finally:
        server.stop()
