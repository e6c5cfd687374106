"""Record tables and seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

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
from pitboss.tournament.seats.state import Seating
from pitboss.tournament.sessions.events import StageReopened


def _drawn(part: Seating, event: SeatsDrawn) -> Seating:
    return part._replace(stage=event.stage, drawn=event.drawn, commitment="", mixed=(), seated=frozenset(), forfeited={})


def _forfeited(part: Seating, event: PlaceForfeited) -> Seating:
    lost = {each.player: each for each in part.drawn if each.player == event.player}
    left = tuple(each for each in part.drawn if each.player != event.player)
    return part._replace(drawn=left, forfeited={**part.forfeited, **lost})


def _resold(part: Seating, event: SeatResold) -> Seating:
    seat = part.forfeited[event.player]._replace(player=event.reserve)
    left = {player: each for player, each in part.forfeited.items() if player != event.player}
    return part._replace(drawn=(*part.drawn, seat), seated=part.seated | {event.reserve}, forfeited=left)


def _reopened(part: Seating, event: StageReopened) -> Seating:
    """Seats that were drawn for the next stage were drawn among the wrong players."""
    if part.stage <= event.stage:
        return part
    return part._replace(stage=event.stage, drawn=(), seated=frozenset(), forfeited={}, commitment="", mixed=())


RECORDERS: Mapping[type[Any], Callable[[Seating, Any], Seating]] = {
    TablesDesignated: lambda part, event: part._replace(tables=event.tables, players=event.players),
    BallotCommitted: lambda part, event: part._replace(commitment=event.commitment, mixed=()),
    BallotMixed: lambda part, event: part._replace(mixed=(*part.mixed, f"{event.by}: {event.words}")),
    SeatsDrawn: _drawn,
    StartMoved: lambda part, event: part._replace(starts={**part.starts, event.stage: event.starts}),
    SeatTaken: lambda part, event: part._replace(seated=part.seated | {event.player}),
    PlaceForfeited: _forfeited,
    SeatResold: _resold,
    StageReopened: _reopened,
}
