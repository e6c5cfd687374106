"""Judge tables and seats: designated by whoever is in charge, drawn by ballot where the book wants one, lost by coming late."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from pitboss.play.desk import refusal
from pitboss.play.table import MOST_BOXES
from pitboss.terms.equipment import BOXES
from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.terms.tournament_play import PLAYERS_A_TABLE, SEAT_ALLOCATION, SESSION_WINNER, TABLE_USE, Allocation, Setter
from pitboss.terms.tournaments import (
    ABSENCE_MEASURES,
    LATE,
    REMOVAL,
    RESERVE,
    RESOLD_FEES,
    TOURNAMENT_CHANCE,
    TOURNAMENT_POWERS,
    AbsenceMeasure,
    ResoldFees,
)
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.entries.judge import fee_of
from pitboss.tournament.paper.plan import Format
from pitboss.tournament.prizes.pool import commission_of, require_standing
from pitboss.tournament.seats.ballot import draw as drawn_by_ballot, kept, tables_at_once
from pitboss.tournament.seats.commands import (
    AllotSeats,
    CommitBallot,
    DesignateTables,
    DrawBallot,
    ForfeitPlace,
    MixIn,
    MoveStart,
    ResellSeat,
    TakeSeat,
)
from pitboss.tournament.seats.events import (
    BallotCommitted,
    BallotMixed,
    PlaceForfeited,
    SeatResold,
    SeatsDrawn,
    SeatTaken,
    StartMoved,
    TablesDesignated,
)
from pitboss.tournament.seats.state import Drawn
from pitboss.tournament.sessions.field import coming_stage, players_of, require_one_final, stage_as_seated, start_of


def designate(desk: TournamentDesk, command: DesignateTables) -> None:
    """Say which tables are used; none stands twice."""
    warrant = desk.by_power("designate-tables", TABLE_USE, PLAYERS_A_TABLE)
    if not command.tables or len(set(command.tables)) != len(command.tables):
        raise refusal("tables", "name the tables of the tournament, each once", warrant.rule)
    if desk.state.sessions.open:
        raise refusal("in-session", "tables are chosen between sessions", warrant.rule)
    fixed = desk.get(PLAYERS_A_TABLE)
    if command.players and (isinstance(fixed, int) or command.players < 1) and command.players != fixed:
        raise refusal("players-a-table", f"{fixed} players sit at a table", desk.rule(PLAYERS_A_TABLE))
    if command.players and fixed in (Setter.CONDITIONS, Setter.START_OF_TOURNAMENT):
        raise refusal("players-a-table", f"how many sit at a table is not chosen now: {fixed.gloss}", desk.rule(PLAYERS_A_TABLE))
    rule = desk.rule(PLAYERS_A_TABLE) if command.players else warrant.rule
    desk.record(TablesDesignated(command.tables, command.players, warrant, rule))


def commit(desk: TournamentDesk, command: CommitBallot) -> None:
    """Publish the hash before the draw; a second one would make the first worthless."""
    warrant = desk.by_power("allot-seats", SEAT_ALLOCATION)
    if desk.state.seating.commitment:
        raise refusal("committed", "a ballot has been committed to already", warrant.rule)
    desk.record(BallotCommitted(command.commitment, warrant.rule))


def mix_in(desk: TournamentDesk, command: MixIn) -> None:
    """Anybody may throw words in once the commitment is out."""
    rule = desk.rule(SEAT_ALLOCATION, TOURNAMENT_CHANCE)
    if not desk.state.seating.commitment:
        raise refusal("no-commitment", "words go in after the hash of the ballot is published", rule)
    desk.record(BallotMixed(desk.by, command.words, rule))


def draw(desk: TournamentDesk, command: DrawBallot) -> None:
    """Draw the seats of the coming stage out of the seed that was committed to."""
    warrant = desk.by_power("allot-seats", SEAT_ALLOCATION)
    seating = desk.state.seating
    if not seating.commitment or not kept(command.seed, command.secret, seating.commitment):
        said = "the seed and the secret are not those whose hash was published"
        raise refusal("ballot-broken", said, desk.rule(SEAT_ALLOCATION, TOURNAMENT_CHANCE))
    index = coming_stage(desk)
    stage, players = stage_as_seated(desk, index), players_of(desk, index)
    if not players:
        said = f"nobody is left to play {stage.name}: determine the places, or cancel where nobody has one"
        raise refusal("nobody-left", said, desk.rule(SEAT_ALLOCATION, TOURNAMENT_CHANCE))
    require_one_final(desk, index)
    _require_tables(desk, tables_at_once(stage, len(players)))
    seats = drawn_by_ballot(stage, players, seating.tables, command.seed, seating.mixed)
    desk.record(SeatsDrawn(index, seats, command.seed, command.secret, "ballot", warrant, warrant.rule))


def allot(desk: TournamentDesk, command: AllotSeats) -> None:
    """Allot seats otherwise than by ballot, where the book lets whoever is in charge choose the method."""
    if desk.get(SEAT_ALLOCATION) is Allocation.BALLOT_BEFORE_SESSION:
        raise refusal("ballot-only", "table and seat are drawn by ballot before each session", desk.rule(SEAT_ALLOCATION))
    warrant = desk.by_power("allot-seats", SEAT_ALLOCATION)
    index = coming_stage(desk)
    players = sorted(players_of(desk, index))
    places = {(seat.table, seat.slot, seat.box) for seat in command.seats}
    if sorted(seat.player for seat in command.seats) != players or len(places) != len(players) or not command.method:
        said = "a method that is named gives every player of the stage one seat, and no seat to two"
        raise refusal("seats", said, desk.rule(SEAT_ALLOCATION, TOURNAMENT_CHANCE))
    _require_as_designated(desk, index, command.seats)
    desk.record(SeatsDrawn(index, command.seats, b"", b"", command.method, warrant, warrant.rule))


def _require_as_designated(desk: TournamentDesk, index: int, seats: tuple[Drawn, ...]) -> None:
    """Seats at the designated tables alone, no more at each than play there, and a final at one of them."""
    most, boxes = stage_as_seated(desk, index).players, desk.get(BOXES)
    sitting = Counter((seat.table, seat.slot) for seat in seats)
    last = boxes.last if boxes else MOST_BOXES
    strange = next((seat for seat in seats if seat.table not in desk.state.seating.tables or not 1 <= seat.box <= last), None)
    if strange is not None:
        said = f"box {strange.box} of {strange.table} is no seat at a designated table"
        raise refusal("seats", said, desk.rule(TOURNAMENT_POWERS["designate-tables"], TABLE_USE, SEAT_ALLOCATION))
    if max(sitting.values()) > most:
        raise refusal("seats", f"{most} play at a table, and {max(sitting.values())} were given seats at one", desk.rule(SEAT_ALLOCATION))
    if desk.paper.plan.stages[index] is desk.paper.plan.final and desk.paper.plan.format is not Format.SERIES and len(sitting) > 1:
        said = "the final is one table: between two its places cannot be told"
        raise refusal("final-full", said, desk.rule(SESSION_WINNER, TOURNAMENT_CHANCE))


def _require_tables(desk: TournamentDesk, needed: int) -> None:
    if len(desk.state.seating.tables) < needed:
        said = f"{needed} tables are needed at once, and {len(desk.state.seating.tables)} are designated"
        raise refusal("too-few-tables", said, desk.rule(TOURNAMENT_POWERS["designate-tables"], TABLE_USE))


def move_start(desk: TournamentDesk, command: MoveStart) -> None:
    """Move the start of the coming session, on notice to the players."""
    warrant = desk.by_power("change-starting-time")
    desk.record(StartMoved(coming_stage(desk), command.starts, warrant, warrant.rule))


def take(desk: TournamentDesk, command: TakeSeat) -> None:
    """A player sits down."""
    rule = desk.rule(LATE, SEAT_ALLOCATION, TOURNAMENT_CONDITIONS["late-or-absent"])
    if command.player not in {each.player for each in desk.state.seating.drawn}:
        raise refusal("no-seat", f"{command.player} has no seat in this session", rule)
    desk.record(SeatTaken(command.player, rule))


def forfeit(desk: TournamentDesk, command: ForfeitPlace) -> None:
    """A player who was not seated by the start loses place and fee, where the book says so."""
    rule = desk.rule(REMOVAL["late-or-absent"], LATE, TOURNAMENT_CONDITIONS["late-or-absent"])
    desk.require_staff("note a forfeit", LATE)
    if AbsenceMeasure.FORFEIT not in (desk.get(ABSENCE_MEASURES) or ()):
        raise refusal("no-forfeit", f"{desk.game.name} forfeits no place for coming late", rule)
    if command.player not in {each.player for each in desk.state.seating.drawn} or command.player in desk.state.seating.seated:
        raise refusal("seated", f"{command.player} is in the seat, or has none", rule)
    starts = start_of(desk, desk.state.seating.stage)
    if desk.at < starts:
        raise refusal("not-late", f"{command.player} has {starts - desk.at} seconds left", rule)
    desk.record(PlaceForfeited(command.player, desk.at, rule))


def resell(desk: TournamentDesk, command: ResellSeat) -> None:
    """Offer a seat left empty at a player's first session to a reserve, for the fee."""
    require_standing(desk)
    warrant = desk.by_power("offer-seat-to-reserve", RESERVE)
    if not desk.get(RESERVE) or desk.state.seating.stage != 0:
        raise refusal("not-first", "a seat goes to a reserve only at a player's first session", desk.rule(RESERVE))
    if command.player not in desk.state.seating.forfeited or command.reserve not in desk.state.entries.reserves:
        said = f"{command.player} has forfeited no seat, or {command.reserve} is no reserve"
        raise refusal("no-such-seat", said, desk.rule(RESERVE))
    fee, back = fee_of(desk), 0
    if desk.get(RESOLD_FEES) is ResoldFees.LATE_FEE_REFUNDED:
        back = desk.state.entries.fees.get(command.player, 0)
    commission = commission_of(desk, fee, desk.paper.entry.commission)
    desk.record(SeatResold(command.player, command.reserve, fee, commission, back, warrant, desk.rule(RESOLD_FEES, RESERVE)))


JUDGES: Mapping[type[Any], Callable[[TournamentDesk, Any], None]] = {
    DesignateTables: designate,
    CommitBallot: commit,
    MixIn: mix_in,
    DrawBallot: draw,
    AllotSeats: allot,
    MoveStart: move_start,
    TakeSeat: take,
    ForfeitPlace: forfeit,
    ResellSeat: resell,
}
