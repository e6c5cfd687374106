"""Tables with side bets let loose: chips in every account are conserved, whatever is spoken, staked in tokens or displaced."""

from __future__ import annotations

import random

import pytest

from pitboss.floor.people.commands import SignOn
from pitboss.law.refusal import Refused
from tests.floor.machine import STAFF, Machine
from tests.floor.tables import OTHERS, opened

TABLES = [
    ("nsw-star-blackjack", "nsw-star-perfect-pairs", "nsw-star-lucky-lucky"),
    ("nsw-blackjack-challenge", "nsw-challenge-any-pairs"),
    ("act-blackjack", "act-pairs-play"),
    ("vic-blackjack", "vic-perfect-pairs"),
    ("vic-crown-pontoon", "vic-pontoon-pandemonium"),
]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("book", TABLES, ids=lambda book: book[0])
def test_a_table_with_side_bets_let_loose(book: tuple[str, ...], seed: int) -> None:
    at = opened(*book)
    for name in STAFF[1:]:
        at.do(name, SignOn(name, OTHERS[name]))
    machine = Machine(at.players(ann=1, bob=2, cy=0), random.Random(seed)).run(120)
    assert all(fault.rule for fault in machine.faults if isinstance(fault, Refused))
