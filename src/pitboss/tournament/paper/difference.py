"""Two versions of conditions: every matter on which they say different things, with its rule."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.law.rules import Rules
from pitboss.tournament.paper.check import matters
from pitboss.tournament.paper.conditions import Conditions


class Change(NamedTuple):
    """What a matter said before and says now; None where the tournament had or has no such thing."""

    matter: str
    before: str | None
    after: str | None
    rule: str


def difference(rules: Rules, before: Conditions, after: Conditions) -> tuple[Change, ...]:
    """Every matter that changed, in the order of the document."""
    pairs = zip(matters(rules, before), matters(rules, after), strict=True)
    return tuple(Change(old.name, old.said, new.said, new.rule) for old, new in pairs if old.said != new.said)
