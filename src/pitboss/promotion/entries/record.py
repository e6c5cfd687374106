"""Record wagers and entries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from pitboss.promotion.entries.events import EntryRefused, EntryTaken, WagersNoted
from pitboss.promotion.entries.state import Entries


def _noted(part: Entries, event: WagersNoted) -> Entries:
    rounds = Counter(part.rounds) + Counter(each.player for each in event.wagers)
    return part._replace(rounds=dict(rounds), noted=part.noted | {(each.table, each.round, each.player) for each in event.wagers})


def _taken(part: Entries, event: EntryTaken) -> Entries:
    new = {event.ticket: event.entrant}
    return part._replace(tickets={**part.tickets, **new}, taken={**part.taken, **new}, last=event.ticket)


def _refused(part: Entries, event: EntryRefused) -> Entries:
    return part._replace(tickets={number: entrant for number, entrant in part.tickets.items() if number != event.ticket})


RECORDERS: Mapping[type[Any], Callable[[Entries, Any], Entries]] = {
    WagersNoted: _noted,
    EntryTaken: _taken,
    EntryRefused: _refused,
}
