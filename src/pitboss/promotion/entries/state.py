"""Entries by the number of their tickets, and the rounds that count towards them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Entries(NamedTuple):
    """`tickets` are entrants by number, `taken` also those taken out; `rounds` is how many wagers count for whom, `noted` which."""

    tickets: Mapping[int, str] = {}
    last: int = 0
    rounds: Mapping[str, int] = {}
    noted: frozenset[tuple[str, int, str]] = frozenset()
    taken: Mapping[int, str] = {}

    def of(self, person: str) -> int:
        """How many entries somebody has."""
        return sum(entrant == person for entrant in self.tickets.values())
