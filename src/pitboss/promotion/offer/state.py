"""The versions of the terms, what was done with the one in force, and whether the promotion has begun."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.promotion.paper.terms import Terms


class Offer(NamedTuple):
    """Every version, the newest last; which one is published, and which one the regulator has had since when."""

    versions: tuple[Terms, ...] = ()
    published: int = 0
    available: tuple[str, ...] = ()
    marketing: str = ""
    provided: int = 0
    provided_at: int = 0
    begun_at: int | None = None
    proposed: Terms | None = None
    reason: str = ""

    @property
    def version(self) -> int:
        """The number of the version in force, 0 before there is one."""
        return len(self.versions)

    @property
    def begun(self) -> bool:
        """Whether the promotion has begun."""
        return self.begun_at is not None
