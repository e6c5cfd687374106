"""Record what happened to a promotion. It consults no rules, so an old log replays for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any

from pitboss.floor.people.record import RECORDERS as PEOPLE
from pitboss.promotion.disputes.record import RECORDERS as DISPUTES
from pitboss.promotion.draw.record import RECORDERS as DRAWING
from pitboss.promotion.entries.record import RECORDERS as ENTRIES
from pitboss.promotion.events import Event
from pitboss.promotion.integrity.record import RECORDERS as INTEGRITY
from pitboss.promotion.offer.record import RECORDERS as OFFER
from pitboss.promotion.sides import RECORDERS as SIDES
from pitboss.promotion.state import Promotion
from pitboss.promotion.winners.record import RECORDERS as WINNERS

PARTS: Mapping[str, Mapping[type[Any], Callable[[Any, Any], Any]]] = {
    "people": PEOPLE,
    "offer": OFFER,
    "entries": ENTRIES,
    "drawing": DRAWING,
    "winners": WINNERS,
    "disputes": DISPUTES,
    "integrity": INTEGRITY,
    "sides": SIDES,
}
"""Who records what, by the part of the state."""

RECORDERS: dict[type[Any], tuple[tuple[int, Callable[[Any, Any], Any]], ...]] = {}
for _part, _table in PARTS.items():
    for _kind, _recorder in _table.items():
        RECORDERS[_kind] = (*RECORDERS.get(_kind, ()), (Promotion._fields.index(_part), _recorder))


def replay(events: Iterable[Event], promotion: Promotion | None = None) -> Promotion:
    """The state that a log leads to."""
    return reduce(evolve, events, promotion or Promotion())


def evolve(promotion: Promotion, event: Event) -> Promotion:
    """The state after one event."""
    parts: list[Any] = [*promotion]
    for place, record in RECORDERS.get(type(event), ()):
        parts[place] = record(parts[place], event)
    return Promotion(*parts)
