"""Judge who takes which place: seats, the wait for one, and giving one up."""

from __future__ import annotations

from pitboss.floor.boxes.commands import JoinTable, LeaveTable, RequireToVacate, WaitForSeat
from pitboss.floor.boxes.events import SeatVacated, SeatWanted, TableJoined, TableLeft
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise, require_staff
from pitboss.play.desk import refusal
from pitboss.terms.conduct import (
    IDLE_CONDITION,
    IDLE_CONSEQUENCE,
    IDLE_MOVED_BY,
    IDLE_PLAYER,
    IDLE_ROUNDS,
    IdleCondition,
    IdleConsequence,
    IdlePlayer,
)
from pitboss.terms.control import BOXES_RESERVED_FOR, SEVERAL_BOXES
from pitboss.terms.equipment import BOXES, LAYOUT_APPROVAL, SEATS, SEATS_MARKED

FULL: tuple[IdleCondition | None, ...] = (IdleCondition.OTHER_SEATS_TAKEN, IdleCondition.OTHER_SEATS_OR_POSITIONS_TAKEN)
"""The two ways of saying that the table must be full."""


def seats_rule(desk: Desk) -> str:
    """The rule on seats, or on the boxes they stand at, or on the layout."""
    game = desk.game
    return game.cite(SEATS) or game.cite(BOXES) or game.cite(LAYOUT_APPROVAL)


def join(desk: Desk, command: JoinTable) -> None:
    """Let a player come to a free seat, or stand."""
    part, seat, player, rule = desk.floor.boxes, command.seat, command.player, seats_rule(desk)
    if desk.by != player:
        require_staff(desk, f"seat {player}", rule)
    most = seats_at(desk)
    if not 0 <= seat <= most:
        marked = desk.game.get(SEATS_MARKED)
        how = f"seats are {marked} from 1 to {most}" if marked else f"seats run from 1 to {most}"
        raise refusal("no-seat", f"there is no seat {seat}: {how}", rule)
    if part.seats.get(seat, player) != player:
        raise refusal("seat-taken", f"{part.seats[seat]} sits at box {seat}", rule)
    if player in part.present and (not seat or player in part.seats.values()):
        raise refusal("at-the-table", f"{player} is at the table already", rule)
    if seat and (part.several or part.reserved):
        _require_free(desk, seat, player)
    desk.record(TableJoined(player, seat, rule))


def seats_at(desk: Desk) -> int:
    """How many seats the table has: one a box, and never more than the document allows."""
    allowed, boxes = desk.game.get(SEATS), desk.floor.opening.boxes
    return min(boxes, allowed.last) if allowed else boxes


def _require_free(desk: Desk, seat: int, player: str) -> None:
    keeper = desk.floor.boxes.held_by_others(seat, player)
    if keeper:
        reserved = desk.floor.boxes.reserved.get(seat) == keeper
        rule = desk.game.cite(BOXES_RESERVED_FOR if reserved else SEVERAL_BOXES)
        said = f"box {seat} is kept for {keeper}" if reserved else f"{keeper} has box {seat} until it is given up: wait for a seat"
        raise refusal("seat-held", said, rule)


def leave(desk: Desk, command: LeaveTable) -> None:
    """Let a player go."""
    rule = seats_rule(desk)
    if desk.by != command.player:
        require_staff(desk, f"send {command.player} away", rule)
    if command.player not in desk.floor.boxes.present:
        raise refusal("not-at-the-table", f"{command.player} is not at the table", rule)
    desk.record(TableLeft(command.player, rule))


def wait(desk: Desk, command: WaitForSeat) -> None:
    """Let somebody wait who finds no seat; while others wait, players with several boxes have to give some up."""
    part, player = desk.floor.boxes, command.player
    rule = desk.game.cite(SEVERAL_BOXES) or seats_rule(desk)
    if desk.by != player:
        require_staff(desk, f"put {player} on the list", rule)
    if player in part.seats.values() or player in part.waiting:
        raise refusal("no-need-to-wait", f"{player} has a seat or waits for one already", rule)
    free = [box for box in part.vacant if box <= seats_at(desk)]
    if len(free) > len(part.waiting):
        raise refusal("seat-free", f"there is a seat free at box {free[0]}", rule)
    desk.record(SeatWanted(player, rule))


def require_to_vacate(desk: Desk, command: RequireToVacate) -> None:
    """Move a player on who has not wagered for as many rounds as the document says, all of them at a full table."""
    game, part, player = desk.game, desk.floor.boxes, command.player
    warrant = exercise(desk, IDLE_MOVED_BY, player)
    rule = warrant.rule
    if player not in part.present:
        raise refusal("not-at-the-table", f"{player} is not at the table", rule)
    if game.get(IDLE_PLAYER) is IdlePlayer.SEATED and player not in part.seats.values():
        raise refusal("not-seated", f"{player} has no seat to give up", game.cite(IDLE_PLAYER))
    _require_idle_at_full_table(desk, player)
    desk.record(SeatVacated(player, warrant, rule))
    if game.get(IDLE_CONSEQUENCE) is IdleConsequence.VACATE_SEAT_OR_POSITION and player in desk.floor.boxes.present:
        desk.record(TableLeft(player, game.cite(IDLE_CONSEQUENCE)))  # seat and position both: reading Q3


def _require_idle_at_full_table(desk: Desk, player: str) -> None:
    """Reading Q2: a free seat starts the count anew, since no other seat may be free in all that time; positions are the seats' boxes."""
    game, part = desk.game, desk.floor.boxes
    needed = game.get(IDLE_ROUNDS) or 0
    sat_out, counted = part.idle.get(player, 0), part.crowded.get(player, 0)
    if sat_out < needed:
        raise refusal("not-idle", f"{player} has not sat out {needed} rounds running, but {sat_out}", game.cite(IDLE_ROUNDS))
    others_taken = game.get(IDLE_CONDITION) in FULL
    if others_taken and (counted < needed or len(part.seats) < seats_at(desk)):
        said = f"a seat was free: {player} may be moved only when every other seat has been taken for {needed} rounds"
        raise refusal("seat-free", said, game.cite(IDLE_CONDITION))
