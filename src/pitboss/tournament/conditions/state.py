"""The versions of the conditions, what was done with the one in force, and who has a copy of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.tournament.paper.conditions import Conditions


class Papers(NamedTuple):
    """Every version, the newest last; each step with the version it was taken for, and each player with the version handed out."""

    versions: tuple[Conditions, ...] = ()
    steps: Mapping[str, int] = {}
    copies: Mapping[str, int] = {}

    @property
    def version(self) -> int:
        """The number of the version in force, 0 before there is one."""
        return len(self.versions)

    def done(self, step: str) -> bool:
        """Whether a step was taken for the version in force."""
        return bool(self.version) and self.steps.get(step) == self.version
