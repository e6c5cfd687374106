"""Appointing, briefing and accepting."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pitboss.terms.tournaments import Qualification


@dataclass(frozen=True, slots=True)
class AppointHead:
    """Put a person in charge of the tournament, with the qualification the person has."""

    person: str
    has: tuple[Qualification, ...] = ()


@dataclass(frozen=True, slots=True)
class NominateDeputy:
    """Name a deputy, with the qualification the person has."""

    person: str
    has: tuple[Qualification, ...] = ()


class Understood(Enum):
    """Whether whoever briefs is satisfied that the players understand."""

    YES = "satisfied that they understand"
    NOT_YET = "not satisfied yet"


@dataclass(frozen=True, slots=True)
class BriefPlayers:
    """The players are told what the conditions are."""

    players: tuple[str, ...]
    understood: Understood


@dataclass(frozen=True, slots=True)
class RequireAcceptance:
    """Every player must accept the conditions in writing."""


@dataclass(frozen=True, slots=True)
class AcceptConditions:
    """A player accepts the rules and conditions in writing."""

    player: str


StaffCommand = AppointHead | NominateDeputy | BriefPlayers | RequireAcceptance | AcceptConditions
