"""Record who is where, who sits out, how boxes are shared out, and which wagers have tokens in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.boxes.events import (
    BettorsReduced,
    BoxesGivenUp,
    BoxesReserved,
    FollowingSaid,
    SeatVacated,
    SeatWanted,
    SeveralAllowed,
    SideBetOffered,
    SideBetsFreed,
    SideBetsLimited,
    SideBetStopped,
    TableJoined,
    TableLeft,
    TokensIssued,
    TokensSettled,
    TokensStaked,
    UnpayableRefused,
    WagerDeclared,
    WagerHandled,
)
from pitboss.floor.boxes.state import Boxes, Staked
from pitboss.floor.opening.events import TableOpened
from pitboss.floor.rounds.events import CardsTakenUp

_boxes: Callable[[type[Boxes], tuple[Any, ...]], Boxes] = tuple.__new__
assert Boxes._fields[:3] == ("idle", "crowded", "staked"), "what every round changes stands first"


def _opened(part: Boxes, event: TableOpened) -> Boxes:
    return part._replace(boxes=event.boxes)


def _joined(part: Boxes, event: TableJoined) -> Boxes:
    seats = {**part.seats, event.seat: event.player} if event.seat else part.seats
    present = part.present if event.player in part.present else (*part.present, event.player)
    waiting = tuple(each for each in part.waiting if each != event.player) if event.seat else part.waiting
    return part._replace(present=present, seats=seats, waiting=waiting, gone=part.gone - {event.player})


def _left(part: Boxes, event: TableLeft) -> Boxes:
    gone = event.player
    return part._replace(
        present=tuple(player for player in part.present if player != gone),
        seats={seat: player for seat, player in part.seats.items() if player != gone},
        idle=_but(part.idle, gone),
        crowded=_but(part.crowded, gone),
        several=_but(part.several, gone),
        along=_but(part.along, gone),
        waiting=tuple(player for player in part.waiting if player != gone),
        gone=part.gone | {gone},
    )


def _vacated(part: Boxes, event: SeatVacated) -> Boxes:
    """The seat is free; a player without one leaves the table."""
    gone = event.player
    if gone not in part.seats.values():
        return _left(part, TableLeft(gone, event.rule))
    seats = {seat: player for seat, player in part.seats.items() if player != gone}
    return part._replace(seats=seats, idle=_but(part.idle, gone), crowded=_but(part.crowded, gone))


def _wanted(part: Boxes, event: SeatWanted) -> Boxes:
    present = part.present if event.player in part.present else (*part.present, event.player)
    return part._replace(present=present, waiting=(*part.waiting, event.player), gone=part.gone - {event.player})


def _but(counts: Mapping[Any, Any], key: Any) -> Mapping[Any, Any]:
    return counts if key not in counts else {each: value for each, value in counts.items() if each != key}


def _round_over(part: Boxes, event: CardsTakenUp) -> Boxes:
    """One more idle round for everybody at the table who had no wager in it, and one more at a full table if every seat is taken."""
    players = event.players
    still = [player for player in part.present if player not in players]
    if not (still or part.idle or part.crowded or part.staked):
        return part
    idle = {player: part.idle.get(player, 0) + 1 for player in still}
    full = bool(part.boxes) and len(part.seats) >= part.boxes
    crowded = {player: part.crowded.get(player, 0) + 1 for player in still} if full else {}
    return _boxes(Boxes, (idle, crowded, ()) + part[3:])  # noqa: RUF005  # as for a card


def _reduced(part: Boxes, event: BettorsReduced) -> Boxes:
    return part._replace(most={**part.most, event.box: event.most})


def _reserved(part: Boxes, event: BoxesReserved) -> Boxes:
    others = {box: player for box, player in part.reserved.items() if player != event.player}
    return part._replace(reserved=others | dict.fromkeys(event.boxes, event.player))


def _several(part: Boxes, event: SeveralAllowed) -> Boxes:
    others = _but(part.several, event.player)
    return part._replace(several={**others, event.player: event.boxes} if event.boxes else others)


def _given_up(part: Boxes, event: BoxesGivenUp) -> Boxes:
    left = tuple(box for box in part.several.get(event.player, ()) if box not in event.boxes)
    others = _but(part.several, event.player)
    return part._replace(several={**others, event.player: left} if left else others)


def _issued(part: Boxes, event: TokensIssued) -> Boxes:
    return part._replace(tokens={**part.tokens, event.player: part.tokens.get(event.player, 0) + event.amount})


def _staked(part: Boxes, event: TokensStaked) -> Boxes:
    tokens = {**part.tokens, event.player: part.tokens.get(event.player, 0) - event.amount}
    return part._replace(tokens=tokens, staked=(*part.staked, Staked(event.box, event.player, event.bet, event.amount)))


def _settled(part: Boxes, event: TokensSettled) -> Boxes:
    tokens = {**part.tokens, event.player: part.tokens.get(event.player, 0) + event.returned}
    gone = (event.box, event.player, event.bet)
    return part._replace(tokens=tokens, staked=tuple(each for each in part.staked if each[:3] != gone))


def _unchanged(part: Boxes, _: Any) -> Boxes:
    return part


RECORDERS: Mapping[type[Any], Callable[[Boxes, Any], Boxes]] = {
    TableOpened: _opened,
    TableJoined: _joined,
    TableLeft: _left,
    SeatWanted: _wanted,
    SeatVacated: _vacated,
    CardsTakenUp: _round_over,
    BettorsReduced: _reduced,
    BoxesReserved: _reserved,
    SeveralAllowed: _several,
    BoxesGivenUp: _given_up,
    FollowingSaid: lambda part, event: part._replace(along={**part.along, event.player: event.acts}),
    SideBetOffered: lambda part, event: part._replace(stopped=part.stopped - {event.bet}),
    SideBetStopped: lambda part, event: part._replace(stopped=part.stopped | {event.bet}),
    SideBetsLimited: lambda part, event: part._replace(limited=part.limited | {event.bet}),
    SideBetsFreed: lambda part, event: part._replace(limited=part.limited - {event.bet}),
    TokensIssued: _issued,
    TokensStaked: _staked,
    TokensSettled: _settled,
    WagerDeclared: _unchanged,
    WagerHandled: _unchanged,
    UnpayableRefused: _unchanged,
}
