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


class Takings(NamedTuple):
    """What a player won and lost in one round, in cents, each wager by itself."""

    round: int
    won: int
    lost: int


class Possession(NamedTuple):
    """A time in which somebody held a device: since which round, and what had been won and lost in it before; until which round, 0 for
    still, and what had been won and lost in that one by then."""

    since: Takings
    until: Takings = Takings(0, 0, 0)


class Conduct(NamedTuple):
    """What each player won and lost, by round, and which round it is; disputes in the order raised; who broke the device ban, who holds
    the device and who has held it when; who may not play on; winnings held, in cents, and all that were ever seized."""

    takings: Mapping[str, tuple[Takings, ...]] = {}
    round: int = 1
    disputes: tuple[Dispute, ...] = ()
    device_breakers: frozenset[str] = frozenset()
    device_holders: frozenset[str] = frozenset()
    excluded: frozenset[str] = frozenset()
    detained: frozenset[str] = frozenset()
    seized: Mapping[str, int] = {}
    held: Mapping[str, tuple[Possession, ...]] = {}
    ever_seized: Mapping[str, int] = {}
