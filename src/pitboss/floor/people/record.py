"""Record who is on duty."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.people.events import SignedOff, SignedOn
from pitboss.floor.people.state import People


def _signed_on(part: People, event: SignedOn) -> People:
    return People({**part.roles, event.person: frozenset(event.roles)})


def _signed_off(part: People, event: SignedOff) -> People:
    return People({person: roles for person, roles in part.roles.items() if person != event.person})


RECORDERS: Mapping[type[Any], Callable[[People, Any], People]] = {SignedOn: _signed_on, SignedOff: _signed_off}
