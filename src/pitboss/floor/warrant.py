"""A warrant: by whom, in which role and under which rule a power was used."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.terms.powers import Role


class Warrant(NamedTuple):
    """Who authorised an act, in which capacity, and by which rule."""

    by: str
    role: Role
    rule: str
