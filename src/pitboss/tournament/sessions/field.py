"""Who plays which stage, and when it starts."""

from __future__ import annotations

from dataclasses import replace

from pitboss.play.desk import refusal
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.paper.plan import Format, Stage, Takes


def coming_stage(desk: TournamentDesk) -> int:
    """The stage that has not begun yet."""
    sessions = desk.state.sessions
    index = sessions.closed + 1
    if index >= len(desk.paper.plan.stages) or sessions.stage > sessions.closed:
        said = "no stage is still to come" if sessions.stage <= sessions.closed else "a stage is being played"
        raise refusal("no-stage", said, desk.rule(TOURNAMENT_CONDITIONS["structure"]))
    return index


def players_of(desk: TournamentDesk, index: int) -> tuple[str, ...]:
    """Everybody who plays a stage."""
    sessions, accepted = desk.state.sessions, desk.state.entries.accepted
    stage = desk.paper.plan.stages[index]
    if stage.takes is Takes.ELIMINATED:
        return tuple(sorted(sessions.eliminated))
    everybody = index == 0 or stage.takes is Takes.EVERYBODY or desk.paper.plan.format is Format.SERIES
    found = accepted if everybody else sessions.qualified
    return tuple(each for each in found if each not in sessions.disqualified)


def stage_as_seated(desk: TournamentDesk, index: int) -> Stage:
    """A stage with as many players a table as whoever is in charge has determined."""
    stage, number = desk.paper.plan.stages[index], desk.state.seating.players
    return replace(stage, players=number, tables=0) if number else stage


def start_of(desk: TournamentDesk, index: int) -> int:
    """When a stage starts: as moved, or as the conditions have it; 0 where they name no time."""
    moved = desk.state.seating.starts.get(index)
    if moved is not None:
        return moved
    return (desk.paper.starts or 0) + desk.paper.plan.stages[index].starts
