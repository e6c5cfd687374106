"""Placing wagers: who may stake what on which box before the first card, and who will call its hand."""

from __future__ import annotations

from pitboss.play.allowed_bets import against_closing_bets, against_side_bet, against_wager, cites_of
from pitboss.play.commands import CloseBetting, PlaceSideBet, PlaceWager
from pitboss.play.desk import Desk, permit
from pitboss.play.events import BettingClosed, CardsHidden, ExcessReturned, SideBetPlaced, WagerPlaced
from pitboss.play.state import Bettor, Box
from pitboss.terms.control import WHO_CALLS, Caller
from pitboss.terms.deal import FACE_DOWN_DEAL, NO_MORE_BETS, FacedDown
from pitboss.terms.limits import OVER_MAXIMUM, SHARED_MAXIMUM
from pitboss.terms.side_bets import SIDE_BET_REQUIRES
from pitboss.terms.wagers import WAGER_PLACE


def place_wager(desk: Desk, command: PlaceWager) -> None:
    """Take a main wager, nearest the dealer first; one that comes after the call has betting closed again, because it may call the box."""
    permit(against_wager(desk.table, desk.state, command))
    called = desk.state.hands
    desk.record(WagerPlaced(command.box, command.player, command.amount, command.seated, desk.table.cite(WAGER_PLACE)))
    if called:
        first = called[0].box
        _close(desk, first if first > min(hand.box for hand in called) else 0)


def place_side_bet(desk: Desk, command: PlaceSideBet) -> None:
    """Take a side bet where the table offers it and its main wager is down."""
    permit(against_side_bet(desk.table, desk.state, command))
    cite = cites_of(desk.table.side_bets[command.bet])
    desk.record(SideBetPlaced(command.box, command.player, command.bet, command.amount, cite(SIDE_BET_REQUIRES)))


def close_betting(desk: Desk, command: CloseBetting) -> None:
    """End betting: see who calls each box, and return what exceeds the maximum of the box."""
    permit(against_closing_bets(desk.table, desk.state))
    _close(desk, command.first)


def _close(desk: Desk, first: int) -> None:
    table = desk.table
    callers = tuple((box.number, caller_of(table.who_calls, box.bettors)) for box in desk.state.boxes)
    desk.record(BettingClosed(callers, table.cite(NO_MORE_BETS), first, (table.cite(WHO_CALLS),)))
    if table.face_down is not FacedDown.NEVER:
        desk.record(CardsHidden(table.cite(FACE_DOWN_DEAL)))
    if table.maximum is not None:
        for box in desk.state.boxes:
            _return_excess(desk, box, table.maximum)


def caller_of(order: tuple[Caller, ...], bettors: tuple[Bettor, ...]) -> str:
    """Who calls the hand: the first of the document's tests that picks somebody; a tie goes to the nearest the dealer."""
    for test in order:
        chosen: Bettor | None = None
        match test:
            case Caller.SEATED:
                chosen = next((bettor for bettor in bettors if bettor.seated), None)
            case Caller.HIGHEST_WAGER:
                chosen = max(bettors, key=lambda bettor: bettor.stake)
            case Caller.SOLE_HIGHEST_WAGER:
                most = max(bettor.stake for bettor in bettors)
                highest = [bettor for bettor in bettors if bettor.stake == most]
                chosen = highest[0] if len(highest) == 1 else None
            case Caller.NEAREST_DEALER:
                chosen = bettors[0]
        if chosen:
            return chosen.player
    return bettors[0].player


def _return_excess(desk: Desk, box: Box, maximum: int) -> None:
    """Leave each bettor what room there is, the caller first where the document shares the maximum in order of control."""
    table = desk.table
    shared = table.cite(SHARED_MAXIMUM)
    order = sorted(box.bettors, key=lambda bettor: bettor.player != box.caller) if shared else list(box.bettors)
    room = maximum
    for bettor in order:
        excess = max(0, bettor.stake - room)
        room -= bettor.stake - excess
        if excess:
            desk.record(ExcessReturned(box.number, bettor.player, excess, shared or table.cite(OVER_MAXIMUM)))
