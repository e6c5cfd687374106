"""Whatever staff, players and accidents do in any order: chips and cards are conserved, no power is used without its rank, no view
tells a secret, the log replays, and the table can be closed lawfully."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from pitboss.floor.people.commands import SignOn
from pitboss.law.refusal import Refused
from tests.floor.machine import STAFF, Machine
from tests.floor.tables import OTHERS, opened

GAMES = ["vic-blackjack", "vic-crown-pontoon", "act-blackjack", "nsw-star-blackjack", "nsw-blackjack-challenge", "vic-crown-com-bo"]
steady = settings(derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
chances = st.integers(0, 2**32 - 1).map(random.Random)


@pytest.mark.parametrize("book", GAMES)
def test_a_table_let_loose(book: str) -> None:
    happened = []

    @settings(steady, max_examples=12)
    @given(chances)
    def days(chance: random.Random) -> None:
        at = opened(book)
        for name in STAFF[1:]:
            at.do(name, SignOn(name, OTHERS[name]))
        machine = Machine(at.players(ann=1, bob=2), chance).run(150)
        assert all(fault.rule for fault in machine.faults if isinstance(fault, Refused))
        happened.append(machine.done)

    days()
    assert max(happened) > (20 if book == "vic-crown-com-bo" else 40)  # Com-Bo has no decisions, and closes without notice
