"""The file of a tournament: what its log has come to, with everything that later stages would forget."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pitboss.house.tournaments.founding import BotEntered
from pitboss.tournament.conditions.events import ConditionsDrafted
from pitboss.tournament.evolve import evolve
from pitboss.tournament.heat.ranking import HeatResult, Places
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.seats.events import BallotCommitted, SeatsDrawn
from pitboss.tournament.seats.state import Drawn
from pitboss.tournament.sessions.events import HeatCalled, HeatReported, PlayOffCalled, ReportTakenBack, SessionClosed, StageReopened
from pitboss.tournament.state import Tournament


class Called(NamedTuple):
    """A heat that was called: its setup, the stage it belongs to, and whose tie it breaks where it is a play-off."""

    setup: Setup
    stage: int
    among: tuple[str, ...] = ()


class Drafted(NamedTuple):
    """When and by whom a version of the conditions was drafted."""

    at: int
    by: str


class Ballot(NamedTuple):
    """A ballot: what was published, thrown in, and at last shown; the stage is -1 until it is drawn.

    With the tables, the seats a table, and the stage's own number of tables and starting times, anybody can draw it again.
    """

    commitment: str
    stage: int = -1
    mixed: tuple[str, ...] = ()
    seed: bytes = b""
    secret: bytes = b""
    method: str = ""
    tables: tuple[str, ...] = ()
    players: int = 0
    heats: int = 1
    fixed: int = 0
    drawn: tuple[Drawn, ...] = ()


class Ended(NamedTuple):
    """How a stage ended: who went on, and who was out."""

    onward: tuple[str, ...]
    out: Places


class TournamentFile(NamedTuple):
    """`calls` are all heats in the order in which they were called: the first is heat 1, and so on; `withdrawn` are reports taken back."""

    tournament: Tournament = Tournament()
    bots: Mapping[str, str] = {}
    calls: tuple[Called, ...] = ()
    results: Mapping[str, HeatResult] = {}
    ends: Mapping[int, Ended] = {}
    drafts: tuple[Drafted, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    withdrawn: Mapping[str, HeatResult] = {}


def _called(file: TournamentFile, event: HeatCalled | PlayOffCalled) -> TournamentFile:
    among = event.among if isinstance(event, PlayOffCalled) else ()
    return file._replace(calls=(*file.calls, Called(event.setup, file.tournament.sessions.stage, among)))


def _drawn(file: TournamentFile, event: SeatsDrawn) -> TournamentFile:
    earlier, last = (file.ballots[:-1], file.ballots[-1]) if event.seed else (file.ballots, Ballot(""))
    seating, stage = file.tournament.seating, file.tournament.papers.versions[-1].plan.stages[event.stage]
    shown = Ballot(
        last.commitment,
        event.stage,
        seating.mixed if event.seed else (),
        event.seed,
        event.secret,
        event.method,
        seating.tables,
        seating.players or stage.players,
        stage.heats,
        0 if seating.players else stage.tables,
        event.drawn,
    )
    return file._replace(ballots=(*earlier, shown))


def _taken_back(file: TournamentFile, event: ReportTakenBack) -> TournamentFile:
    left = {heat: result for heat, result in file.results.items() if heat not in (event.heat, *event.voided)}
    return file._replace(results=left, withdrawn={**file.withdrawn, event.heat: file.results[event.heat]})


def _reported(file: TournamentFile, event: HeatReported) -> TournamentFile:
    result = event.result
    withdrawn = {heat: each for heat, each in file.withdrawn.items() if heat != result.heat}
    return file._replace(results={**file.results, result.heat: result}, withdrawn=withdrawn)


def _reopened(file: TournamentFile, event: StageReopened) -> TournamentFile:
    return file._replace(ends={stage: end for stage, end in file.ends.items() if stage != event.stage})


OWN: Mapping[type[Any], Callable[[TournamentFile, Any], TournamentFile]] = {
    BotEntered: lambda file, event: file._replace(bots={**file.bots, event.player: event.temper}),
    ConditionsDrafted: lambda file, event: file._replace(drafts=(*file.drafts, Drafted(event.at, event.by))),
    BallotCommitted: lambda file, event: file._replace(ballots=(*file.ballots, Ballot(event.commitment))),
    SeatsDrawn: _drawn,
    HeatCalled: _called,
    PlayOffCalled: _called,
    HeatReported: _reported,
    ReportTakenBack: _taken_back,
    StageReopened: _reopened,
    SessionClosed: lambda file, event: file._replace(ends={**file.ends, event.stage: Ended(event.onward, event.out)}),
}
"""What the file keeps beside the tournament's own state; it looks at an event before the tournament does."""


def record(file: TournamentFile, event: Any) -> TournamentFile:
    """The file after one event."""
    keep = OWN.get(type(event))
    if keep is not None:
        file = keep(file, event)
    return file if isinstance(event, BotEntered) else file._replace(tournament=evolve(file.tournament, event))


def heat_named(tournament: str, number: int) -> str:
    """The stream of a heat, by the number of its call.

    >>> heat_named("star-cup", 2)
    'heat:star-cup-2'
    """
    return f"heat:{tournament}-{number}"
