"""Names of staff are personal data: whoever is not on duty sees the role, and in place of the name the word `staff`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any

from pitboss.floor.accidents.events import AccidentReported
from pitboss.floor.cards.events import CardsCut, CardsDropped, CardsRiffled, CardsVerified, FinalRoundsAnnounced, NewCardsChecked
from pitboss.floor.conduct.events import DetentionEnded, DeviceFound
from pitboss.floor.notices.events import NoticeGiven
from pitboss.floor.opening.events import TableOpened
from pitboss.floor.people.events import SignedOff, SignedOn
from pitboss.floor.state import Floor
from pitboss.floor.warrant import Warrant
from pitboss.house.timers.actors import RESERVED
from pitboss.house.views.viewer import Viewer

STAFF_NAME = "staff"
"""What stands for the name of somebody on duty."""

FIELDS: Mapping[type[Any], str] = {
    SignedOn: "person",
    SignedOff: "person",
    TableOpened: "by",
    CardsDropped: "by",
    CardsVerified: "by",
    CardsRiffled: "approved_by",
    CardsCut: "by",
    FinalRoundsAnnounced: "by",
    NewCardsChecked: "by",
    AccidentReported: "by",
    DeviceFound: "by",
    DetentionEnded: "by",
}
"""Where, apart from warrants and notices, an event names somebody who may be on duty."""

PERSONS = ("player", "person", "by", "to", "owner")
"""Fields that name a player as a rule, and now and then somebody on duty who acts as one."""

GROUPS = ("players", "culprits")
"""The same, with any number of them."""


def without_staff(floor: Floor, event: Any, viewer: Viewer) -> Any:
    """An event with the names of staff taken out."""
    changed: dict[str, Any] = {}
    kind: Any = type(event)
    warrant = getattr(event, "warrant", None)
    if isinstance(warrant, Warrant):
        changed["warrant"] = warrant._replace(by=public_name(floor, warrant.by, viewer))
    named, persons, groups = _naming(kind)
    for each in persons:
        name = getattr(event, each)
        if isinstance(name, str) and (each == named or name in floor.people.roles):
            changed[each] = public_name(floor, name, viewer)
    for each in groups:
        group = getattr(event, each)
        if any(name in floor.people.roles for name in group):
            changed[each] = tuple(public_name(floor, name, viewer) if name in floor.people.roles else name for name in group)
    if isinstance(event, NoticeGiven):
        changed["notice"] = event.notice._replace(by=public_name(floor, event.notice.by, viewer))
    return replace(event, **changed) if changed else event


@cache
def _naming(kind: Any) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Where a kind of event names people: somebody on duty, anybody, any number of them."""
    named, known = FIELDS.get(kind, ""), {each.name for each in fields(kind)}
    persons = dict.fromkeys(each for each in (named, *PERSONS) if each in known)
    return named, tuple(persons), tuple(each for each in GROUPS if each in known)


def public_name(floor: Floor, name: str, viewer: Viewer) -> str:
    """A name that everybody may see: the viewer's own, a player's, the program's; otherwise the word for staff."""
    if name in (viewer.name, "") or name in RESERVED or name in floor.boxes.present or name in floor.rounds.players:
        return name
    return STAFF_NAME
