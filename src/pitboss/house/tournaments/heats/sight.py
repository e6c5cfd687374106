"""Who is told of what happens in a heat: a form tells nobody but its player and the supervisor anything before it is announced."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pitboss.floor.warrant import Warrant
from pitboss.house.tournaments.heats.state import HeatTable
from pitboss.house.views import view_event
from pitboss.house.views.names import public_name
from pitboss.house.views.viewer import PUBLIC, Viewer
from pitboss.tournament.heat.events import BreachRecorded, GameStopped, HeatEvent
from pitboss.tournament.heat.view import told

PERSONS = ("by",)
"""Where, apart from warrants, an event of a heat may name somebody on duty."""


def seen_in_heat(table: HeatTable, event: Any, viewer: Viewer) -> Any:
    """An event as a viewer may know it, None where even that it happened is not for him or her; `table` is the heat after it."""
    heat, floor = table.heat, table.floor
    if not isinstance(event, HeatEvent):
        return view_event(floor, event, viewer)
    public = viewer.sight(floor) in PUBLIC
    if isinstance(event, BreachRecorded) and public and viewer.name != event.player:
        return None
    seen: Any = told(heat, event, viewer.name)
    return _without_staff(table, seen, viewer) if public else seen


def _without_staff(table: HeatTable, event: Any, viewer: Viewer) -> Any:
    """The event with the names of staff taken out."""
    setup, changed = table.heat.session.setup, dict[str, Any]()
    players = setup.players if setup else ()
    warrant = getattr(event, "warrant", None)
    if isinstance(warrant, Warrant) and warrant.by not in players:
        changed["warrant"] = warrant._replace(by=public_name(table.floor, warrant.by, viewer))
    for name in PERSONS:
        person = getattr(event, name, None)
        if isinstance(person, str) and person not in players and isinstance(event, BreachRecorded | GameStopped):
            changed[name] = public_name(table.floor, person, viewer)
    if setup is not None and getattr(event, "setup", None) is not None:
        changed["setup"] = replace(event.setup, heads=tuple(public_name(table.floor, each, viewer) for each in event.setup.heads))
    return replace(event, **changed) if changed else event
