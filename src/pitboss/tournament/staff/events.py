"""Who was appointed, briefed, and who accepted."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.tournament.staff.commands import Understood


@dataclass(frozen=True, slots=True)
class HeadAppointed:
    """Somebody is in charge of the tournament."""

    person: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class DeputyNominated:
    """Somebody may take charge in the absence of the person appointed."""

    person: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class PlayersBriefed:
    """The players were told what the conditions are."""

    players: tuple[str, ...]
    understood: Understood
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class AcceptanceRequired:
    """Every player must accept the conditions in writing."""

    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class ConditionsAccepted:
    """A player accepted a version of the conditions in writing."""

    player: str
    version: int
    at: int
    rule: str


StaffEvent = HeadAppointed | DeputyNominated | PlayersBriefed | AcceptanceRequired | ConditionsAccepted
