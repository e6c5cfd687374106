"""Opening a session, reporting its heats, closing it."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.ranking import HeatResult


@dataclass(frozen=True, slots=True)
class OpenSession:
    """The coming stage begins: its heats are called to their tables."""


@dataclass(frozen=True, slots=True)
class ReportHeat:
    """A heat is over: its places and counts."""

    result: HeatResult


@dataclass(frozen=True, slots=True)
class TakeBackReport:
    """A report was wrong: it no longer counts, and the heat is to be reported again."""

    heat: str
    reason: str


@dataclass(frozen=True, slots=True)
class ReopenStage:
    """The places of the stage closed last were wrong: they no longer count, and the stage is to be closed again."""

    reason: str


@dataclass(frozen=True, slots=True)
class DisqualifyEntrant:
    """An entrant is disqualified away from the table, before the prizes are paid: what was done came out later."""

    player: str
    ground: Ground
    reason: str


@dataclass(frozen=True, slots=True)
class CloseSession:
    """Whoever is in charge determines and announces the places of the stage; ties that matter are played off first."""


SessionCommand = OpenSession | ReportHeat | TakeBackReport | CloseSession | ReopenStage | DisqualifyEntrant
