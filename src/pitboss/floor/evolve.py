"""Record what happened at a table. It consults no rules, so an old log replays for ever.

An event may matter to several topics; each records it in its own part of the state and none sees another's, so their order is free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any

from pitboss.floor.accidents.record import RECORDERS as ACCIDENTS
from pitboss.floor.boxes.record import RECORDERS as BOXES
from pitboss.floor.cards.record import RECORDERS as CARDS
from pitboss.floor.conduct.record import RECORDERS as CONDUCT
from pitboss.floor.events import Event
from pitboss.floor.limits.record import RECORDERS as LIMITS
from pitboss.floor.notices.record import RECORDERS as NOTICES
from pitboss.floor.opening.record import RECORDERS as OPENING
from pitboss.floor.people.record import RECORDERS as PEOPLE
from pitboss.floor.rounds.record import RECORDERS as ROUNDS
from pitboss.floor.state import Floor

_floor: Callable[[type[Floor], list[Any]], Floor] = tuple.__new__

PARTS: Mapping[str, Mapping[type[Any], Callable[[Any, Any], Any]]] = {
    "rounds": ROUNDS,
    "cards": CARDS,
    "boxes": BOXES,
    "limits": LIMITS,
    "people": PEOPLE,
    "notices": NOTICES,
    "opening": OPENING,
    "accidents": ACCIDENTS,
    "conduct": CONDUCT,
}
"""Who records what, by the part of the state."""

Recorder = tuple[int, Callable[[Any, Any], Any]]


def _by_event(parts: Iterable[str]) -> dict[type[Any], tuple[Recorder, ...]]:
    found: dict[type[Any], tuple[Recorder, ...]] = {}
    for part in parts:
        place = Floor._fields.index(part)
        for kind, recorder in PARTS[part].items():
            found[kind] = (*found.get(kind, ()), (place, recorder))
    return found


RECORDERS = _by_event(PARTS)
"""The recorders of each kind of event with the place of their part; an event without any changes nothing."""

BESIDE_ROUND = _by_event(part for part in PARTS if part != "rounds")
"""The same without the round's own part, for when the round has been stepped already."""


def replay(events: Iterable[Event], floor: Floor | None = None) -> Floor:
    """The state that a log leads to."""
    return reduce(evolve, events, floor or Floor())


def evolve(floor: Floor, event: Event) -> Floor:
    """The state after one event."""
    return recorded(floor, event, RECORDERS.get(type(event), ()))


def recorded(floor: Floor, event: Event, recorders: Iterable[Recorder]) -> Floor:
    """The state after these recorders have seen an event."""
    parts = list(floor)
    for place, record in recorders:
        parts[place] = record(parts[place], event)
    return _floor(Floor, parts)
