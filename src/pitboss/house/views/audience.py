"""Who is told of an event: everybody, the staff of the table, or those who oversee it; and whom it is about, who is always told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, get_args

from pitboss.floor.accidents.events import AccidentEvent
from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.boxes.events import BoxEvent
from pitboss.floor.cards.events import CardEvent
from pitboss.floor.conduct.events import (
    AdviceGiven,
    CardsTouched,
    DecisionAnswered,
    DetentionEnded,
    DeviceBrought,
    DeviceFound,
    DisputeDecided,
    DisputeRaised,
    HandSignalled,
    RoundAttached,
    RoundInvalidated,
    RulesGiven,
    Sanctioned,
    SeizureEnded,
    ToldOfComplaint,
    WagerRefused,
)
from pitboss.floor.limits.events import LimitEvent, PlayerHeldBack, PlayerWarned, RestrictionEnded, WagerToReturn
from pitboss.floor.notices.events import NoticeGiven, NoticeWithdrawn
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.events import OpeningEvent
from pitboss.floor.people.events import PeopleEvent
from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt
from pitboss.floor.state import Floor
from pitboss.house.views.viewer import OVERSIGHT, PUBLIC, Sight, Viewer
from pitboss.play.com_bo.events import ComBoEvent
from pitboss.play.events import Event as PlayEvent


class Audience(Enum):
    """Who is told, apart from whom it is about."""

    EVERYBODY = "everybody"
    STAFF = "who is on duty"
    OVERSIGHT = "who oversees the table"


def _all(audience: Audience, *kinds: Any) -> dict[type[Any], Audience]:
    return dict.fromkeys((each for kind in kinds for each in (get_args(kind) or (kind,))), audience)


AUDIENCES: Mapping[type[Any], Audience] = {
    **_all(Audience.EVERYBODY, PlayEvent, ComBoEvent, CardsTakenUp, RoundRebuilt),
    **_all(Audience.EVERYBODY, CardEvent, BoxEvent, AccidentEvent, LimitEvent, OpeningEvent, PeopleEvent),
    **_all(Audience.EVERYBODY, NoticeGiven, NoticeWithdrawn),  # by the kind of notice: see `_audience`
    **_all(Audience.EVERYBODY, CardsTouched, HandSignalled, RoundInvalidated, WagerRefused),
    **_all(Audience.STAFF, PlayerHeldBack, RestrictionEnded, PlayerWarned, WagerToReturn, ActRecorded),
    **_all(Audience.STAFF, AdviceGiven, RulesGiven, DeviceBrought, DeviceFound, Sanctioned, SeizureEnded, DetentionEnded),
    **_all(Audience.OVERSIGHT, DisputeRaised, RoundAttached, DisputeDecided, DecisionAnswered, ToldOfComplaint),
}
"""Every kind of event; one that is missing goes to nobody but those who oversee the table, and a test sees that none is."""

OPEN_NOTICES = (Kind.SIGN, Kind.NOTICE_TO_PLAYERS)
"""Notices that are meant for everybody."""

SEES: Mapping[Audience, frozenset[Sight]] = {
    Audience.STAFF: frozenset(Sight) - PUBLIC,
    Audience.OVERSIGHT: OVERSIGHT,
}


def is_told(floor: Floor, event: Any, viewer: Viewer, sight: Sight) -> bool:
    """Whether a viewer may know of an event at all; `floor` is the table after it."""
    audience = _audience(event)
    if audience is Audience.EVERYBODY:
        return True
    return sight in SEES[audience] or (bool(viewer.name) and viewer.name in _about(floor, event))


def _audience(event: Any) -> Audience:
    if isinstance(event, (NoticeGiven, NoticeWithdrawn)):
        kind = event.notice.kind if isinstance(event, NoticeGiven) else event.kind
        return Audience.EVERYBODY if kind in OPEN_NOTICES else Audience.STAFF
    return AUDIENCES.get(type(event), Audience.OVERSIGHT)


def _about(floor: Floor, event: Any) -> tuple[str, ...]:
    """Whom an event is about, where not everybody is told of it."""
    found = ABOUT.get(type(event))
    return found(floor, event) if found else ()


def _disputed_by(floor: Floor, number: int) -> tuple[str, ...]:
    disputes = floor.conduct.disputes
    return (disputes[number - 1].by,) if 0 < number <= len(disputes) else ()


ABOUT: Mapping[type[Any], Callable[[Floor, Any], tuple[str, ...]]] = {
    NoticeGiven: lambda _, event: (event.notice.by,),
    PlayerHeldBack: lambda _, event: (event.player,),
    RestrictionEnded: lambda _, event: (event.player,),
    PlayerWarned: lambda _, event: (event.player,),
    WagerToReturn: lambda _, event: (event.player,),
    ActRecorded: lambda _, event: (event.warrant.by,),
    AdviceGiven: lambda _, event: (event.by, event.to),
    RulesGiven: lambda _, event: (event.person,),
    DeviceBrought: lambda _, event: (event.person,),
    DeviceFound: lambda _, event: (event.person, *event.others),
    Sanctioned: lambda _, event: (event.player,),
    SeizureEnded: lambda _, event: (event.player,),
    DetentionEnded: lambda _, event: (event.person,),
    DisputeRaised: lambda _, event: (event.by,),
    DisputeDecided: lambda floor, event: _disputed_by(floor, event.dispute),
    DecisionAnswered: lambda floor, event: _disputed_by(floor, event.dispute),
    ToldOfComplaint: lambda _, event: (event.person,),
}
