"""Record what happened in a heat. Events of the table go to the table; what moves chips, to whoever holds them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from typing import Any

from pitboss.floor.evolve import RECORDERS as AT_TABLE, recorded
from pitboss.tournament.heat.events import Event
from pitboss.tournament.heat.postings import POSTINGS
from pitboss.tournament.heat.record import CUSTODY, LEAVING, SESSION, WAGERING, Record
from pitboss.tournament.heat.state import Custody, Heat

PLAYER = "player:"

PARTS: Mapping[str, Mapping[type[Any], Record]] = {
    "custody": CUSTODY,
    "session": SESSION,
    "wagering": WAGERING,
    "leaving": LEAVING,
}
"""Who records what, by the part of the state."""

RECORDERS: dict[type[Any], tuple[tuple[int, Record], ...]] = {}
for _part, _table in PARTS.items():
    for _kind, _recorder in _table.items():
        RECORDERS[_kind] = (*RECORDERS.get(_kind, ()), (Heat._fields.index(_part), _recorder))


def replay(events: Iterable[Event], heat: Heat | None = None) -> Heat:
    """The state that a log leads to."""
    return reduce(evolve, events, heat or Heat())


def evolve(heat: Heat, event: Event) -> Heat:
    """The state after one event."""
    kind = type(event)
    found = AT_TABLE.get(kind)
    if found:
        heat = heat._replace(floor=recorded(heat.floor, event, found))  # type: ignore[arg-type]  # an event of the table
    return beside(heat, event)


def beside(heat: Heat, event: Event) -> Heat:
    """The state after one event whose part at the table is recorded already."""
    kind = type(event)
    if kind in POSTINGS:
        heat = heat._replace(custody=_moved(heat.custody, event))
    found = RECORDERS.get(kind)
    if not found:
        return heat
    parts: list[Any] = [*heat]
    for place, record in found:
        parts[place] = record(parts[place], event)
    return Heat(*parts)


def _moved(custody: Custody, event: Event) -> Custody:
    moved = POSTINGS[type(event)](event)
    if not moved:
        return custody
    held = dict(custody.held)
    for account, cents in moved:
        if account.startswith(PLAYER):
            player = account[len(PLAYER) :]
            held[player] = held.get(player, 0) + cents
    return custody._replace(held=held)
