"""What became of a promotion in doubt."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.promotion.integrity.commands import Measure
from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class Compromised:
    """The operator found the integrity compromised, and did this about it."""

    measure: Measure
    reason: str
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class InspectorateNotified:
    """The inspectorate was told, in the same moment."""

    to: Role
    words: str
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class IntegrityConfirmed:
    """The integrity has been validated."""

    words: str
    at: int
    warrant: Warrant
    rule: str


IntegrityEvent = Compromised | InspectorateNotified | IntegrityConfirmed
