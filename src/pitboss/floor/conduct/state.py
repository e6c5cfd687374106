"""Disputes that were raised, breaches of the device ban, and what was done about them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, NamedTuple

from pitboss.terms.conduct import DisputeScope


class Instance(Enum):
    """Which step of the ladder a decision was made on."""

    FIRST = "first instance"
    REVIEW = "review"
    FINAL = "final"


class Answer(Enum):
    """What the person who disputes says of a decision."""

    ACCEPTED = "accepted"
    NOT_SATISFIED = "not satisfied"


class Decision(NamedTuple):
    """A decision on a dispute: on which step, by whom, in which words."""

    instance: Instance
    by: str
    words: str


class Dispute(NamedTuple):
    """Who disputes which round, in whose words, with the log of that round, what was decided, and how it was taken."""

    by: str
    round: int
    words: str
    scope: DisputeScope | None = None
    log: tuple[Any, ...] = ()
    decisions: tuple[Decision, ...] = ()
    answer: Answer | None = None
    told_of_complaint: bool = False

    def decided_on(self, instance: Instance) -> Decision | None:
        """The decision on that step of the ladder, if there is one."""
        return next((each for each in self.decisions if each.instance is instance), None)


class Conduct(NamedTuple):
    """Disputes in the order raised; who broke the device ban and who held the device; who may not play on; winnings held, in cents."""

    disputes: tuple[Dispute, ...] = ()
    device_breakers: frozenset[str] = frozenset()
    device_holders: frozenset[str] = frozenset()
    excluded: frozenset[str] = frozenset()
    detained: frozenset[str] = frozenset()
    seized: Mapping[str, int] = {}
