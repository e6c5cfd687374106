"""How far a tournament is, and what keeps it from going on: the decisions that are due, in their order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from pitboss.floor.game import Game
from pitboss.house.tournaments.absent import absences
from pitboss.house.tournaments.decision import Decision
from pitboss.house.tournaments.file import TournamentFile
from pitboss.law.refusal import PitbossError
from pitboss.terms.tournament_conditions import BRIEFING, CONDITIONS_STEPS, Deadline
from pitboss.terms.tournament_play import SEAT_ALLOCATION, SESSION_WINNER, TABLE_USE
from pitboss.terms.tournaments import POOL_RETURNED, TOURNAMENT_HEAD
from pitboss.tournament.conditions.commands import TakeStep
from pitboss.tournament.conditions.judge import EACH_PLAYER, said_of, steps
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.entries.commands import AcceptEntry
from pitboss.tournament.heat.state import Heat, HeatStanding
from pitboss.tournament.paper.check import check
from pitboss.tournament.prizes.commands import PayPrizes
from pitboss.tournament.seats.ballot import tables_at_once
from pitboss.tournament.seats.commands import CommitBallot, DrawBallot
from pitboss.tournament.sessions.commands import CloseSession, OpenSession, ReportHeat
from pitboss.tournament.sessions.field import coming_stage, players_of, stage_as_seated, start_of
from pitboss.tournament.staff.commands import BriefPlayers, Understood


class Standing(Enum):
    """How far a tournament is."""

    DRAFTING = "drafting"
    ENTRIES = "entries"
    SEATING = "seating"
    PLAYING = "playing"
    CLOSING = "closing"
    OVER = "over"
    PAID = "paid"
    CANCELLED = "cancelled"


def standing_of(game: Game, file: TournamentFile) -> Standing:
    """How far it is."""
    state = file.tournament
    sessions, papers = state.sessions, state.papers
    if state.prizes.cancelled or state.prizes.closed:
        return Standing.CANCELLED if state.prizes.cancelled else Standing.PAID
    if sessions.places:
        return Standing.OVER
    if sessions.stage > sessions.closed:
        return Standing.PLAYING if sessions.open else Standing.CLOSING
    if not papers.version or any(_undone(game, file, Deadline.BEFORE_ENTRIES)) or check(game.rules, papers.versions[-1]):
        return Standing.DRAFTING
    return Standing.SEATING if sessions.begun or state.seating.drawn else Standing.ENTRIES


def _undone(game: Game, file: TournamentFile, *deadlines: Deadline) -> Iterator[str]:
    desk = TournamentDesk(game, file.tournament, "", 0)
    for step, deadline in steps(desk).items():
        if deadline in deadlines and step != EACH_PLAYER and not file.tournament.papers.done(step):
            yield step


def decisions(game: Game, file: TournamentFile, heats: Mapping[str, Heat], at: int) -> Iterator[Decision]:
    """What is due, in its order; `heats` are those in play, by their streams."""
    state = file.tournament
    desk = TournamentDesk(game, state, "", at)
    match standing_of(game, file):
        case Standing.CANCELLED | Standing.PAID:
            return
        case Standing.OVER:
            yield Decision("prizes", "The places stand: the prizes are to be paid.", desk.rule(POOL_RETURNED), PayPrizes())
        case Standing.CLOSING:
            said = "Every heat is reported: the places of the stage are to be determined."
            yield Decision("close", said, desk.rule(SESSION_WINNER), CloseSession())
        case Standing.PLAYING:
            for heat, result in file.withdrawn.items():
                said = f"The report of {heat} was taken back: it is to be reported again."
                yield Decision("report", said, desk.rule(SESSION_WINNER), ReportHeat(result))
            yield from _in_play(desk, heats)
        case _:
            yield from _papers(desk, file)
            if state.papers.version:
                yield from _people(desk)
                yield from _seats(desk, at)


def _papers(desk: TournamentDesk, file: TournamentFile) -> Iterator[Decision]:
    papers = file.tournament.papers
    if not papers.version:
        yield Decision("conditions", "There are no conditions yet: draft them.", desk.rule())
        return
    for each in check(desk.game.rules, papers.versions[-1]):
        yield Decision("conditions", f"{each.said[0].upper()}{each.said[1:]}.", each.rule)
    for step in _undone(desk.game, file, *Deadline):
        rule = desk.rule(CONDITIONS_STEPS[step])
        yield Decision("step", f"The conditions are to be {said_of(step)}.", rule, TakeStep(step))


def _people(desk: TournamentDesk) -> Iterator[Decision]:
    state = desk.state
    entries, staff = state.entries, state.staff
    if not staff.heads:
        yield Decision("head", "Nobody is in charge of the tournament yet.", desk.rule(TOURNAMENT_HEAD))
    elif not any(desk.head in roles for roles in state.people.roles.values()):
        yield Decision("head", "Nobody who is in charge is on duty.", desk.rule(TOURNAMENT_HEAD))
    for player in entries.applied:
        if player not in (*entries.accepted, *entries.reserves) and player not in entries.refused:
            yield Decision("entry", f"{player} asks to enter.", desk.rule(), AcceptEntry(player))
    if state.sessions.begun:
        return
    entry = desk.paper.entry
    if len(entries.accepted) < entry.least:
        yield Decision("entries", f"{len(entries.accepted)} have entered, and {entry.least} are needed.", desk.rule())
    if EACH_PLAYER in steps(desk):
        for player in entries.accepted:
            if state.papers.copies.get(player) != state.papers.version:
                rule = desk.rule(CONDITIONS_STEPS[EACH_PLAYER])
                yield Decision("copy", f"{player} has no copy of the conditions in force.", rule, TakeStep(EACH_PLAYER, player))
    missing = tuple(each for each in entries.accepted if each not in staff.briefed)
    if missing and desk.get(BRIEFING) is not None:
        said = f"{len(missing)} players are to be told what the conditions are."
        yield Decision("briefing", said, desk.rule(BRIEFING), BriefPlayers(missing, Understood.YES))


def _seats(desk: TournamentDesk, at: int) -> Iterator[Decision]:
    try:
        index = coming_stage(desk)
    except PitbossError:
        return
    players, seating = players_of(desk, index), desk.state.seating
    if not players or len(desk.state.entries.accepted) < desk.paper.entry.least:
        return
    stage = stage_as_seated(desk, index)
    drawn = {each.player for each in seating.drawn}
    if seating.stage != index or not set(players) <= drawn:
        needed = tables_at_once(stage, len(players))
        if len(seating.tables) < needed:
            said = f"{stage.name} needs {needed} tables at once, and {len(seating.tables)} are designated."
            yield Decision("tables", said, desk.rule(TABLE_USE))
        elif not seating.commitment:
            said = f"The ballot for {stage.name} is to be committed to."
            yield Decision("ballot", said, desk.rule(SEAT_ALLOCATION), CommitBallot())
        else:
            yield Decision("ballot", f"The seats of {stage.name} are to be drawn.", desk.rule(SEAT_ALLOCATION), DrawBallot())
        return
    starts = start_of(desk, index)
    when = "can begin" if at >= starts else "begins in its time"
    yield Decision("session", f"{stage.name} {when}.", desk.rule(TABLE_USE), OpenSession())


def _in_play(desk: TournamentDesk, heats: Mapping[str, Heat]) -> Iterator[Decision]:
    for table, heat in heats.items():
        session, setup = heat.session, heat.session.setup
        if setup is None or session.standing is HeatStanding.OVER:
            continue
        if session.dispute is not None:
            yield Decision("dispute", f"{setup.heat}: a dispute about {session.dispute.about}.", desk.rule(), None, table)
        for player, form in heat.wagering.forms.items():
            if heat.floor.rounds.is_over or not form.checked_by:
                doing = "announced" if heat.floor.rounds.is_over else "examined"
                yield Decision("form", f"{setup.heat}: {player}'s form is to be {doing}.", desk.rule(), None, table)
        yield from absences(desk.game, table, heat, desk.at)
        if heat.floor.accidents.open is not None:
            yield Decision("accident", f"{setup.heat}: an accident is to be put right.", desk.rule(), None, table)
