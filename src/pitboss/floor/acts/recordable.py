"""What can be recorded: the term that asks for the act, and who may say that it was done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from pitboss.law.term import Term
from pitboss.terms.powers import Role

DEALER = (Role.DEALER,)


class Recordable(NamedTuple):
    """An act that a rule asks of somebody and that the software can only note; a term that is a power says itself who may."""

    term: Term[Any]
    by: tuple[Role, ...] = DEALER


def recordables(*acts: Recordable) -> dict[str, Recordable]:
    """Acts by the names of their terms."""
    return {act.term.name: act for act in acts}


def only_once(groups: Iterable[dict[str, Recordable]]) -> dict[str, Recordable]:
    """The acts of all topics together; one act belongs to one topic."""
    found: dict[str, Recordable] = {}
    for group in groups:
        twice = found.keys() & group.keys()
        assert not twice, f"recorded by two topics: {sorted(twice)}"
        found |= group
    return found
