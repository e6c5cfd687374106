"""What was wagered and who entered."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.promotion.entries.wagers import Wagered


@dataclass(frozen=True, slots=True)
class WagersNoted:
    """These wagers count towards entries."""

    wagers: tuple[Wagered, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class EntryTaken:
    """A person has an entry, under the number of its ticket."""

    ticket: int
    entrant: str
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class EntryRefused:
    """An entry was taken out, for a reason that its entrant is told."""

    ticket: int
    entrant: str
    reason: str
    at: int
    warrant: Warrant
    rule: str


EntryEvent = WagersNoted | EntryTaken | EntryRefused
