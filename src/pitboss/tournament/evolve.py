"""Record what happened to a tournament. It consults no rules, so an old log replays for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any

from pitboss.floor.notices.record import RECORDERS as NOTICES
from pitboss.floor.people.record import RECORDERS as PEOPLE
from pitboss.tournament.conditions.record import RECORDERS as PAPERS
from pitboss.tournament.entries.record import RECORDERS as ENTRIES
from pitboss.tournament.events import Event
from pitboss.tournament.prizes.record import RECORDERS as PRIZES
from pitboss.tournament.seats.record import RECORDERS as SEATING
from pitboss.tournament.sessions.record import RECORDERS as SESSIONS
from pitboss.tournament.staff.record import RECORDERS as STAFF
from pitboss.tournament.state import Tournament

PARTS: Mapping[str, Mapping[type[Any], Callable[[Any, Any], Any]]] = {
    "people": PEOPLE,
    "notices": NOTICES,
    "papers": PAPERS,
    "staff": STAFF,
    "entries": ENTRIES,
    "seating": SEATING,
    "sessions": SESSIONS,
    "prizes": PRIZES,
}
"""Who records what, by the part of the state."""

RECORDERS: dict[type[Any], tuple[tuple[int, Callable[[Any, Any], Any]], ...]] = {}
for _part, _table in PARTS.items():
    for _kind, _recorder in _table.items():
        RECORDERS[_kind] = (*RECORDERS.get(_kind, ()), (Tournament._fields.index(_part), _recorder))


def replay(events: Iterable[Event], tournament: Tournament | None = None) -> Tournament:
    """The state that a log leads to."""
    return reduce(evolve, events, tournament or Tournament())


def evolve(tournament: Tournament, event: Event) -> Tournament:
    """The state after one event."""
    parts: list[Any] = [*tournament]
    for place, record in RECORDERS.get(type(event), ()):
        parts[place] = record(parts[place], event)
    return Tournament(*parts)
