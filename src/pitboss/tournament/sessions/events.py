"""What became of stages and heats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.ranking import HeatResult, Places
from pitboss.tournament.heat.setup import Setup


@dataclass(frozen=True, slots=True)
class SessionOpened:
    """A stage began."""

    stage: int
    players: tuple[str, ...]
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class HeatCalled:
    """A heat is to be played as its setup says."""

    setup: Setup
    rule: str


@dataclass(frozen=True, slots=True)
class PlayOffCalled:
    """Level players play on, and nobody else; more of them than a table seats play at several tables under one number."""

    setup: Setup
    among: tuple[str, ...]
    rule: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class HeatReported:
    """A heat is over."""

    result: HeatResult
    rule: str


@dataclass(frozen=True, slots=True)
class ReportTakenBack:
    """A report no longer counts, nor do the play-offs that its tie was the reason for."""

    heat: str
    paid: tuple[tuple[str, int], ...]
    reason: str
    warrant: Warrant
    rule: str
    voided: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StageReopened:
    """The places of a stage no longer count; the prizes that were paid for them, by player, are back in the pool."""

    stage: int
    returned: tuple[tuple[str, int], ...]
    reason: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class SessionClosed:
    """The places of a stage were determined and announced: who goes on, who is out from the best placed down, and points gained."""

    stage: int
    onward: tuple[str, ...]
    out: Places
    points: Mapping[str, int]
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class PlacesAnnounced:
    """The places of the tournament were determined and announced."""

    places: Places
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class EntrantDisqualified:
    """An entrant is out of the tournament for what came out after the session: those behind move up a place."""

    player: str
    ground: Ground
    reason: str
    warrant: Warrant
    rule: str


SessionEvent = (
    SessionOpened
    | HeatCalled
    | PlayOffCalled
    | HeatReported
    | ReportTakenBack
    | SessionClosed
    | StageReopened
    | PlacesAnnounced
    | EntrantDisqualified
)
