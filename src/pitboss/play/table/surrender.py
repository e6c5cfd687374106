"""Against which cards a hand may be surrendered, and who on the box may."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.law.rules import Rules
from pitboss.law.values import HALF, Part
from pitboss.terms.surrender import (
    SURRENDER_AGAINST,
    SURRENDER_AGAINST_NATURAL,
    SURRENDER_BELOW,
    SURRENDER_FOLLOWERS,
    SURRENDER_FORFEITS,
    SurrenderFollowers,
)


class Surrendering(NamedTuple):
    """Against which cards a hand may be surrendered, and who on the box may."""

    against: frozenset[str]
    below: int
    followers: SurrenderFollowers | None
    forfeits: Part
    void_against_natural: bool


def surrender_of(rules: Rules) -> Surrendering:
    """Read them from the book."""
    return Surrendering(
        against=frozenset(rank.replace("10", "T") for rank in rules.get(SURRENDER_AGAINST) or ()),
        below=rules.get(SURRENDER_BELOW) or 0,
        followers=rules.get(SURRENDER_FOLLOWERS),
        forfeits=rules.get(SURRENDER_FORFEITS) or HALF,
        void_against_natural=rules.get(SURRENDER_AGAINST_NATURAL) is not None,
    )
