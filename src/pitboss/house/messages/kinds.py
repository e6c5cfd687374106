"""Every command and every event by the name that messages give it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from pitboss.floor.commands import Command
from pitboss.floor.events import Event
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.house.messages.words import kebab

DO = "do"
"""The field that says which command it is."""
EVENT = "event"
"""The field that says which event it is."""
KIND = "kind"
"""The field that says which of several records it is."""


def _named(union: Any) -> dict[str, type[Any]]:
    found = {kebab(kind.__name__): kind for kind in get_args(union)}
    assert len(found) == len(get_args(union))
    return found


COMMANDS: Mapping[str, type[Any]] = _named(Command)
"""Every command by its verb."""

EVENTS: Mapping[str, type[Any]] = _named(Event)
"""Every event by its name."""

HOUSE_ONLY: frozenset[type[Any]] = frozenset({SignOn, SignOff})
"""Commands that the rules leave to the house: the service gives them itself for an account that has the roles, and no client may."""
