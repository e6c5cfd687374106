"""Events of this topic in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.opening.events import TableClosed, TableOpened, VersionChanged


def _opened(event: TableOpened) -> str:
    approved = f", approved under {', '.join(event.approvals)}" if event.approvals else ""
    checked = ", its cards checked" if event.checked else ""
    return f"{event.by} opens the table with {event.boxes} boxes{approved}{checked}."


WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    TableOpened: _opened,
    TableClosed: lambda event: f"{event.warrant.by} closes the table as {event.warrant.role.title}.",
    VersionChanged: lambda event: f"the table is to open again in version {event.version} of Magnificent Sevens.",
}
