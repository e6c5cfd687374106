"""Entries won at the tables: read off their logs, and brought into the tournament that takes them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from pitboss.floor.game import Game
from pitboss.house.service.room import Room
from pitboss.house.tables.codec import read_event
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_VERSION
from pitboss.terms.magnificent_sevens_tournament import M7_ENTRIES_EARNED, M7_ENTRY_VERSION
from pitboss.tournament.entries.commands import WinningHand
from pitboss.tournament.paper.faults import SEVENS
from pitboss.tournament.sevens.ledger import Winners
from pitboss.tournament.state import Tournament

CHUNK = 1_000


class _Read(NamedTuple):
    """How far the log of a table was read, and what follows it there."""

    position: int
    following: Winners


class WonEntries:
    """The hands that earned an entry at the tables of one server, read once and then as they come."""

    def __init__(self) -> None:
        self._read: dict[str, _Read] = {}

    async def at(self, tables: Iterable[Room]) -> tuple[WinningHand, ...]:
        """Every such hand at these tables, table by table."""
        found: list[WinningHand] = []
        for table in tables:
            rules = table.game.side_bets.get(SEVENS)
            if rules is not None:
                found += await self._of(table, rules[MAGNIFICENT_SEVENS_VERSION])
        return tuple(found)

    def undone(self) -> tuple[WinningHand, ...]:
        """Every hand that had earned an entry at these tables, until its round was put right."""
        return tuple(hand for _, following in self._read.values() for hand in following.undone)

    async def _of(self, table: Room, version: int) -> tuple[WinningHand, ...]:
        position, following = self._read.get(table.id) or _Read(0, Winners(table.id, version))
        while position < table.position and (entries := await table.memory.entries(position, CHUNK)):
            for entry in entries:
                following.see(read_event(entry.body, entry.version))
            position = entries[-1].position
        self._read[table.id] = _Read(position, following)
        return following.found


def to_grant(game: Game, tournament: Tournament, won: Iterable[WinningHand], elsewhere: Collection[WinningHand]) -> list[WinningHand]:
    """The hands that this tournament has still to enter: of its version, in no other tournament, while it has places and has not begun.

    Whoever finds it full keeps the entry for the next one.
    """
    each = game.get(M7_ENTRIES_EARNED) or 0
    versions = game.get(M7_ENTRY_VERSION)
    if versions is None or not tournament.papers.version or tournament.sessions.begun or not each:
        return []
    here = list(tournament.entries.earned.values())
    places = tournament.papers.versions[-1].entry.most - len(here)
    new = [hand for hand in won if hand.version in versions and hand not in here and hand not in elsewhere]
    return new[: max(places, 0)]
