"""Judge sessions: none before its gates, every heat reported once, places determined by whoever is in charge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.play.desk import refusal
from pitboss.terms.magnificent_sevens_tournament import M7_BONUS
from pitboss.terms.powers import Precondition
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.terms.tournament_play import ADVANCING, SEAT_ALLOCATION, SESSION_COUNT, SESSION_WINNER, TABLE_USE
from pitboss.terms.tournaments import ABSENCE_MEASURES, LATE, REMOVAL, TOURNAMENT_CHANCE, TOURNAMENT_HEAD, AbsenceMeasure
from pitboss.tournament.conditions.judge import require_before_play
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.entries.judge import require_numbers
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.opening import TOURNAMENT
from pitboss.tournament.heat.setup import Decides, Seat, Setup
from pitboss.tournament.paper.plan import Format
from pitboss.tournament.paper.wagering import Compulsory
from pitboss.tournament.prizes.events import BonusPaid
from pitboss.tournament.prizes.pool import require_standing
from pitboss.tournament.seats.events import PlaceForfeited
from pitboss.tournament.sessions.closing import close
from pitboss.tournament.sessions.commands import CloseSession, DisqualifyEntrant, OpenSession, ReopenStage, ReportHeat, TakeBackReport
from pitboss.tournament.sessions.events import EntrantDisqualified, HeatCalled, HeatReported, ReportTakenBack, SessionOpened, StageReopened
from pitboss.tournament.sessions.field import coming_stage, players_of, start_of
from pitboss.tournament.staff.judge import require_accepted, require_briefed

WRONGS = (Ground.BROKE_RULES, Ground.ADDED_CHIPS, Ground.HID_CHIPS)
"""Grounds that may come out after the session."""
STRUCTURE = TOURNAMENT_CONDITIONS["structure"]


def open_session(desk: TournamentDesk, _: OpenSession) -> None:
    """Begin the coming stage: conditions in order, somebody in charge, everybody briefed, seated by the draw, and on time."""
    require_standing(desk)
    desk.require_staff("open a session", TABLE_USE, TOURNAMENT_HEAD)
    index = coming_stage(desk)
    if not desk.state.staff.heads:
        raise refusal("nobody-in-charge", "nobody has been put in charge of the tournament", desk.rule(TOURNAMENT_HEAD))
    require_before_play(desk)
    players = players_of(desk, index)
    if index == 0:
        require_numbers(desk)
        require_briefed(desk)
        for player in players:
            require_accepted(desk, player)
    _require_drawn(desk, index, players)
    starts = start_of(desk, index)
    if desk.at < starts and desk.paper.plan.format is not Format.SIT_AND_GO:
        raise refusal("too-soon", f"the session starts {starts - desk.at} seconds from now", desk.rule(STRUCTURE))
    _forfeit_unseated(desk)
    players = tuple(each for each in players if each in {seat.player for seat in desk.state.seating.drawn})
    if not players:
        raise refusal("nobody-seated", "nobody has taken a seat", desk.rule(LATE, STRUCTURE))
    desk.record(SessionOpened(index, players, desk.at, desk.rule(STRUCTURE, ADVANCING)))
    bonus = desk.get(M7_BONUS)
    if index == 0 and bonus is not None:
        for player in players:
            desk.record(BonusPaid(player, bonus.cents, desk.rule(M7_BONUS)))
    for setup in _setups(desk, index):
        desk.record(HeatCalled(setup, desk.rule(ADVANCING, TOURNAMENT_CHANCE, STRUCTURE)))


def _forfeit_unseated(desk: TournamentDesk) -> None:
    """Where a seat not taken by the starting time is forfeited, whoever has not taken it does not play; the fee stays."""
    if AbsenceMeasure.FORFEIT not in (desk.get(ABSENCE_MEASURES) or ()):
        return
    for each in desk.state.seating.drawn:
        if each.player not in desk.state.seating.seated:
            desk.record(PlaceForfeited(each.player, desk.at, desk.rule(REMOVAL["late-or-absent"], LATE)))


def _require_drawn(desk: TournamentDesk, index: int, players: tuple[str, ...]) -> None:
    seating = desk.state.seating
    drawn = {each.player for each in seating.drawn}
    if seating.stage != index or not set(players) <= drawn:
        raise refusal("no-seats", "tables and seats have not been drawn for this session", desk.rule(SEAT_ALLOCATION, TOURNAMENT_CHANCE))


def _setups(desk: TournamentDesk, index: int) -> tuple[Setup, ...]:
    """A heat for every table and starting time of the stage; the number that goes on was settled with the conditions."""
    paper, stage = desk.paper, desk.paper.plan.stages[index]
    final = stage is paper.plan.final or paper.plan.format is Format.SERIES
    named = desk.state.entries.substitutes
    tables = sorted({(each.slot, each.table) for each in desk.state.seating.drawn})
    made = []
    for slot, table in tables:
        seats = sorted((each.box, each.player) for each in desk.state.seating.drawn if (each.slot, each.table) == (slot, table))
        made.append(
            Setup(
                heat=f"{stage.name} / {f'heat {slot} / ' if stage.heats > 1 else ''}{table}",
                table=table,
                seats=tuple(Seat(box, player, paper.chips.start) for box, player in seats),
                length=stage.length,
                limits=paper.wagering.levels,
                advance=stage.advance or 1,
                decides=Decides.ORDER if final else Decides.WHO_GOES_ON,
                compulsory=paper.wagering.compulsory or Compulsory.EVERY_ROUND,
                ordering=paper.wagering.ordering,
                disposal=paper.chips.disposal,
                pass_cards=paper.wagering.pass_cards,
                undisclosed=paper.wagering.undisclosed,
                seconds=paper.wagering.seconds,
                starts=start_of(desk, index),
                buy_in=paper.chips.buy_in,
                heads=(*desk.state.staff.heads, *desk.state.staff.deputies),
                substitutes=tuple((player, named[player]) for _, player in seats if player in named),
            )
        )
    return tuple(made)


def report(desk: TournamentDesk, command: ReportHeat) -> None:
    """Take the report of a heat that was called: everybody accounted for, once."""
    if desk.by != TOURNAMENT:
        desk.require_staff("report a heat", SESSION_COUNT)
    result, rule = command.result, desk.rule(SESSION_COUNT, STRUCTURE)
    setup = desk.state.sessions.open.get(result.heat)
    if setup is None:
        raise refusal("no-heat", f"heat {result.heat} is not open", rule)
    placed = [player for group in result.places for player in group]
    away = {each.player for each in result.departures if each.disqualified}
    if len(set(placed)) != len(placed) or set(placed) | away != set(setup.players) or set(placed) & away:
        raise refusal("not-those", f"the report does not account for everybody in {result.heat} once", rule)
    desk.record(HeatReported(result, rule))


def take_back(desk: TournamentDesk, command: TakeBackReport) -> None:
    """Undo a report before the stage is closed, with the reason."""
    warrant = desk.by_power("determine-places", STRUCTURE)
    sessions = desk.state.sessions
    setup = sessions.setups.get(command.heat)
    players = set(setup.players) if setup is not None else set()
    order = list(sessions.setups)
    later = [each.heat for each in sessions.play_offs if each.among & players and order.index(each.heat) > order.index(command.heat)]
    if command.heat not in sessions.reported or sessions.closed >= sessions.stage or not command.reason:
        said = f"{command.heat} has no report that can still be taken back, or no reason is given"
        raise refusal("stands", said, warrant.rule)
    playing = next((heat for heat in later if heat in sessions.open), "")
    if playing:
        raise refusal(
            "stands", f"{playing} is being played for a tie of {command.heat}: let it end, and both can be taken back", warrant.rule
        )
    paid = sessions.reported[command.heat].paid
    desk.record(ReportTakenBack(command.heat, paid, command.reason, warrant, warrant.rule, tuple(later)))


def reopen(desk: TournamentDesk, command: ReopenStage) -> None:
    """Undo the closing of a stage, with the reason, before the next begins; what was paid for its places goes back."""
    require_standing(desk)
    warrant = desk.by_power("determine-places", SESSION_WINNER, STRUCTURE)
    sessions = desk.state.sessions
    if sessions.closed < 0 or sessions.closed < sessions.stage or not command.reason:
        said = "no stage is closed that could be opened again, the next has begun, or no reason is given"
        raise refusal("stands", said, warrant.rule)
    if sessions.before is None:
        raise refusal("stands", "a player has bought back in since the stage was closed: its places stand", warrant.rule)
    returned = desk.state.prizes.of_stages.get(sessions.stage, ())
    desk.record(StageReopened(sessions.stage, returned, command.reason, warrant, warrant.rule))


def disqualify(desk: TournamentDesk, command: DisqualifyEntrant) -> None:
    """Put an entrant out of the tournament after the session, or after the places, and before the prizes are paid."""
    require_standing(desk)
    term, sessions = REMOVAL[command.ground.value], desk.state.sessions
    rule = desk.rule(term, TOURNAMENT_CONDITIONS["disqualification"], TOURNAMENT_CONDITIONS["knock-out-elimination"])
    waived = () if command.ground is Ground.BROKE_RULES else (Precondition.RULES_CONTRAVENED,)
    warrant = desk.by_power("disqualify", term, TOURNAMENT_CONDITIONS["disqualification"], subject=command.player, waived=waived)
    if command.ground not in WRONGS or not command.reason:
        raise refusal("no-ground", f"{command.ground.value} is no ground to disqualify an entrant for, or no reason is given", rule)
    if command.player not in desk.state.entries.accepted or command.player in sessions.disqualified:
        raise refusal("not-in", f"{command.player} is not in the tournament", rule)
    if any(command.player in setup.players for setup in sessions.open.values()):
        raise refusal("in-session", f"{command.player} is playing: it is decided at the table", rule)
    desk.record(EntrantDisqualified(command.player, command.ground, command.reason, warrant, rule))


JUDGES: Mapping[type[Any], Callable[[TournamentDesk, Any], None]] = {
    OpenSession: open_session,
    ReportHeat: report,
    TakeBackReport: take_back,
    CloseSession: close,
    ReopenStage: reopen,
    DisqualifyEntrant: disqualify,
}
