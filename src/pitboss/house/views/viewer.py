"""A viewer: somebody who looks at a table, and how far he or she may look."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pitboss.floor.people.ranks import REGULATORS, STAFF
from pitboss.floor.state import Floor
from pitboss.terms.powers import Role


class Sight(Enum):
    """How far somebody may look, the nearest last."""

    SPECTATOR = "watches"
    PLAYER = "is at the table"
    DEALER = "is on duty at the table"
    SUPERVISOR = "supervises the table"
    INSPECTOR = "inspects for the regulator"

    @property
    def is_public(self) -> bool:
        """Whether that is no further than anybody may."""
        return self is Sight.SPECTATOR or self is Sight.PLAYER


PUBLIC = frozenset({Sight.SPECTATOR, Sight.PLAYER})
OVERSIGHT = frozenset({Sight.SUPERVISOR, Sight.INSPECTOR})


@dataclass(frozen=True, slots=True)
class Viewer:
    """A name, empty for somebody without one, and the roles that the account holds at this table: the service looks them up each time."""

    name: str = ""
    roles: frozenset[Role] = frozenset()

    def sight(self, floor: Floor) -> Sight:
        """How far this viewer may look at a table, by the account's own roles and by being there."""
        if self.roles & REGULATORS:
            return Sight.INSPECTOR
        staff = self.roles & STAFF
        if staff - {Role.DEALER}:
            return Sight.SUPERVISOR
        if staff:
            return Sight.DEALER
        here = self.name and (self.name in floor.boxes.present or self.name in floor.rounds.players)
        return Sight.PLAYER if here else Sight.SPECTATOR
