"""Record whether the table is open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.opening.events import TableClosed, TableOpened, VersionChanged
from pitboss.floor.opening.state import Opening, Standing
from pitboss.play.events import EntryEarned


def _opened(_: Opening, event: TableOpened) -> Opening:
    return Opening(Standing.OPEN, event.boxes, event.at)


def _closed(part: Opening, event: TableClosed) -> Opening:
    return part._replace(standing=Standing.CLOSED, at=event.at)


def _version(part: Opening, event: VersionChanged) -> Opening:
    return part._replace(version=event.version)


def _earned(part: Opening, _: EntryEarned) -> Opening:
    return part._replace(entries=part.entries + 1)


RECORDERS: Mapping[type[Any], Callable[[Opening, Any], Opening]] = {
    TableOpened: _opened,
    TableClosed: _closed,
    VersionChanged: _version,
    EntryEarned: _earned,
}
