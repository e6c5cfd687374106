"""Who has had a part in running a promotion, and may therefore not take part in it, whether still on duty or not (V7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pitboss.floor.people.events import SignedOn
from pitboss.terms.powers import Role


class Sides(NamedTuple):
    """Every role in which somebody has ever been on duty, by person."""

    served: Mapping[str, frozenset[Role]] = {}

    def roles_of(self, person: str) -> frozenset[Role]:
        """The roles in which a person has run, approved, watched, drawn or paid; none for a player."""
        return self.served.get(person, frozenset()) - {Role.PLAYER}


def _signed_on(part: Sides, event: SignedOn) -> Sides:
    roles = part.served.get(event.person, frozenset()) | frozenset(event.roles)
    return Sides({**part.served, event.person: roles})


RECORDERS: Mapping[type[Any], Callable[[Sides, Any], Sides]] = {SignedOn: _signed_on}
