"""Who is on duty at the table, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.terms.powers import Role


class People(NamedTuple):
    """Everybody who signed on, with the roles they hold; whoever is not here is a member of the public."""

    roles: Mapping[str, frozenset[Role]] = {}
