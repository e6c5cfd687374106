"""Who is told of what happens to a tournament: the public of nearly everything, of applications and refunds only whom they concern."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pitboss.floor.notices.events import NoticeGiven, NoticeWithdrawn
from pitboss.floor.people.events import SignedOff, SignedOn
from pitboss.floor.state import Floor
from pitboss.floor.warrant import Warrant
from pitboss.house.tournaments.file import TournamentFile
from pitboss.house.views.audience import OPEN_NOTICES
from pitboss.house.views.names import STAFF_NAME
from pitboss.house.views.viewer import PUBLIC, Viewer
from pitboss.tournament.conditions.events import ConditionsDrafted, StepTaken
from pitboss.tournament.entries.events import Applied, EntryRefused
from pitboss.tournament.prizes.events import EntryRefunded
from pitboss.tournament.staff.events import ConditionsAccepted, DeputyNominated, HeadAppointed

PRIVATE = (Applied, EntryRefused, EntryRefunded, ConditionsAccepted, StepTaken)
"""Of staff and of whom they are about; a step that is nobody's own is everybody's."""

NAMED: Mapping[type[Any], str] = {
    ConditionsDrafted: "by",
    HeadAppointed: "person",
    DeputyNominated: "person",
    SignedOn: "person",
    SignedOff: "person",
}
"""Where, apart from warrants, an event names staff."""
PROGRAM = ("tournament", "clock", "house")


def seen_of_tournament(file: TournamentFile, event: Any, viewer: Viewer) -> Any:
    """An event as a viewer may know it, or None; `file` is the tournament after it."""
    if viewer.sight(Floor()) not in PUBLIC:
        return event
    player = getattr(event, "player", "")
    if isinstance(event, PRIVATE) and player and player != viewer.name:
        return None
    if isinstance(event, ConditionsDrafted):
        return None
    if isinstance(event, NoticeGiven | NoticeWithdrawn):
        kind = event.notice.kind if isinstance(event, NoticeGiven) else event.kind
        if kind not in OPEN_NOTICES:
            return None
    return _without_staff(event, viewer)


def public(name: str, viewer: Viewer) -> str:
    """The name of somebody on duty as the public has it."""
    return name if name in (viewer.name, "", *PROGRAM) else STAFF_NAME


def _without_staff(event: Any, viewer: Viewer) -> Any:
    changed: dict[str, Any] = {}
    warrant = getattr(event, "warrant", None)
    if isinstance(warrant, Warrant):
        changed["warrant"] = warrant._replace(by=public(warrant.by, viewer))
    named = NAMED.get(type(event))
    if named:
        changed[named] = public(getattr(event, named), viewer)
    if isinstance(event, NoticeGiven):
        changed["notice"] = event.notice._replace(by=public(event.notice.by, viewer))
    setup = getattr(event, "setup", None)
    if setup is not None:
        changed["setup"] = replace(setup, heads=tuple(public(each, viewer) for each in setup.heads))
    return replace(event, **changed) if changed else event
