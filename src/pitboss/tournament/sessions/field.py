"""Who plays which stage, and when it starts."""

from __future__ import annotations

from dataclasses import replace

from pitboss.play.desk import refusal
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.terms.tournament_play import SESSION_WINNER
from pitboss.terms.tournaments import TOURNAMENT_CHANCE
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.paper.plan import Format, Plan, Stage, Takes, flow


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
        return tuple(sorted(sessions.eliminated - sessions.retired))
    everybody = index == 0 or stage.takes is Takes.EVERYBODY or desk.paper.plan.format is Format.SERIES
    found = accepted if everybody else sessions.qualified
    return tuple(each for each in found if each not in sessions.disqualified | sessions.retired)


def nobody_left(desk: TournamentDesk) -> bool:
    """Whether a stage is still to come and nobody can play it, while others have places: these are the places of the tournament (U9)."""
    sessions = desk.state.sessions
    coming = sessions.closed + 1
    between = 0 <= sessions.stage <= sessions.closed and coming < len(desk.paper.plan.stages)
    return between and bool(sessions.out) and not sessions.places and not players_of(desk, coming)


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


def require_one_final(desk: TournamentDesk, index: int, *, back: int = 0) -> None:
    """From a stage on, and with so many bought back, the final is one table, whose places everybody can tell.

    A winner is told by the chips at one table, where all play with an equal chance; between two tables there is no such rule.
    """
    plan, sessions = desk.paper.plan, desk.state.sessions
    if plan.format is Format.SERIES:
        return
    stages = (stage_as_seated(desk, index), *plan.stages[index + 1 :])
    second_chance = stages[0].takes is Takes.ELIMINATED
    players = len(sessions.qualified) if second_chance else len(players_of(desk, index))
    need = flow(Plan(plan.format, stages), players + back, len(sessions.eliminated - sessions.retired) - back)[-1]
    seats = stages[-1].players
    if need.tables > 1 or need.players > seats:
        said = f"{need.players} would play {stages[-1].name}, which is one table of {seats}: between two tables its places cannot be told"
        raise refusal("final-full", said, desk.rule(SESSION_WINNER, TOURNAMENT_CHANCE, TOURNAMENT_CONDITIONS["structure"]))
