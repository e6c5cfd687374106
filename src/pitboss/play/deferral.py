"""Deferral: where a book lets somebody put off the payment of naturals to the final settlement, and that person has."""

from __future__ import annotations

from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules
from pitboss.terms.naturals import NATURAL_DEFERRED_BY, NATURAL_PAID_AT_ONCE
from pitboss.terms.powers import Role


def naturals_deferred(rules: Rules, by: Role | None) -> bool:
    """Whether naturals wait for the final settlement: nobody put them off, or somebody did who has that power."""
    if by is None:
        return False
    power = rules.get(NATURAL_DEFERRED_BY)
    if power is None:
        citation = rules.why(NATURAL_PAID_AT_ONCE).citation
        raise Refused("deferral", f"{rules.book.name} lets nobody put off the payment of a natural ({citation})", rule=citation)
    if not power.held_by(by):
        citation = rules.why(NATURAL_DEFERRED_BY).citation
        raise Refused("deferral", f"the {by.title} may not put off the payment of a natural: {power} ({citation})", rule=citation)
    return True
