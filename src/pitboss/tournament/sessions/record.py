"""Record stages and heats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.tournament.entries.events import BoughtBack
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.ranking import Places
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.seats.events import PlaceForfeited
from pitboss.tournament.sessions.events import (
    EntrantDisqualified,
    HeatCalled,
    HeatReported,
    PlacesAnnounced,
    PlayOffCalled,
    ReportTakenBack,
    SessionClosed,
    SessionOpened,
    StageReopened,
)
from pitboss.tournament.sessions.state import PlayOff, Sessions, Standing


def _opened(part: Sessions, event: SessionOpened) -> Sessions:
    return part._replace(stage=event.stage, begun=True, open={}, reported={}, setups={}, play_offs=(), numbered=0, before=None)


def _called(part: Sessions, setup: Setup) -> Sessions:
    return part._replace(open={**part.open, setup.heat: setup}, setups={**part.setups, setup.heat: setup})


def _play_off(part: Sessions, event: PlayOffCalled) -> Sessions:
    play_off = PlayOff(event.setup.heat, frozenset(event.among), event.number)
    return _called(part, event.setup)._replace(play_offs=(*part.play_offs, play_off), numbered=event.number)


def _reported(part: Sessions, event: HeatReported) -> Sessions:
    result = event.result
    out = frozenset(each.player for each in result.departures if each.disqualified)
    absent = frozenset(each.player for each in result.departures if each.ground is Ground.LATE_OR_ABSENT)
    retired = frozenset(each.player for each in result.departures if each.ground is Ground.RETIRED)
    return part._replace(
        open={heat: setup for heat, setup in part.open.items() if heat != result.heat},
        reported={**part.reported, result.heat: result},
        disqualified=part.disqualified | out,
        absent=part.absent | absent,
        retired=part.retired | retired,
    )


def _taken_back(part: Sessions, event: ReportTakenBack) -> Sessions:
    back = {each.player for heat in (event.heat, *event.voided) for each in part.reported[heat].departures}
    return part._replace(
        open={**part.open, event.heat: part.setups[event.heat]},
        reported={heat: result for heat, result in part.reported.items() if heat not in (event.heat, *event.voided)},
        play_offs=tuple(each for each in part.play_offs if each.heat not in event.voided),
        disqualified=part.disqualified - back,
        absent=part.absent - back,
        retired=part.retired - back,
    )


def _closed(part: Sessions, event: SessionClosed) -> Sessions:
    out = frozenset(player for group in event.out for player in group)
    moved = out | frozenset(event.onward) | part.disqualified  # who is disqualified in a second chance has no place of the first either
    points = {player: part.points.get(player, 0) + event.points.get(player, 0) for player in {**part.points, **event.points}}
    return part._replace(
        before=Standing(part.qualified, part.eliminated, part.out, part.points),
        closed=event.stage,
        qualified=event.onward,
        eliminated=(part.eliminated | out) - frozenset(event.onward),
        out=(*event.out, *(left for group in part.out if (left := tuple(each for each in group if each not in moved)))),
        points=points,
    )


def _reopened(part: Sessions, event: StageReopened) -> Sessions:
    before = part.before
    assert before is not None
    gone = part.disqualified
    return part._replace(
        closed=event.stage - 1,
        qualified=tuple(each for each in before.qualified if each not in gone),
        eliminated=before.eliminated - gone,
        out=tuple(left for group in before.out if (left := tuple(each for each in group if each not in gone))),
        points={player: points for player, points in before.points.items() if player not in gone},
        places=(),
        before=None,
    )


def _bought_back(part: Sessions, event: BoughtBack) -> Sessions:
    return part._replace(before=None, qualified=(*part.qualified, event.player), eliminated=part.eliminated - {event.player})


def _without(part: Sessions, player: str) -> Sessions:
    """Somebody has no part any more: no place, no points, no next stage."""

    def left(places: Places) -> Places:
        return tuple(kept for group in places if (kept := tuple(each for each in group if each != player)))

    return part._replace(
        qualified=tuple(each for each in part.qualified if each != player),
        eliminated=part.eliminated - {player},
        out=left(part.out),
        places=left(part.places),
        points={each: points for each, points in part.points.items() if each != player},
    )


def _disqualified(part: Sessions, event: EntrantDisqualified) -> Sessions:
    return _without(part, event.player)._replace(disqualified=part.disqualified | {event.player})


RECORDERS: Mapping[type[Any], Callable[[Sessions, Any], Sessions]] = {
    SessionOpened: _opened,
    HeatCalled: lambda part, event: _called(part, event.setup),
    PlayOffCalled: _play_off,
    HeatReported: _reported,
    ReportTakenBack: _taken_back,
    SessionClosed: _closed,
    StageReopened: _reopened,
    PlacesAnnounced: lambda part, event: part._replace(places=event.places),
    BoughtBack: _bought_back,
    EntrantDisqualified: _disqualified,
    PlaceForfeited: lambda part, event: _without(part, event.player),
}
