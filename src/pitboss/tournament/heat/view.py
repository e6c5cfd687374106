"""What one person may see of a heat: a form is for its player and the supervisor until it is announced."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from pitboss.floor.events import Event as FloorEvent
from pitboss.floor.view import told as told_at_table, view as view_of_table
from pitboss.terms.powers import Role
from pitboss.tournament.heat.events import (
    Event,
    HeatEvent,
)
from pitboss.tournament.heat.ranking import places
from pitboss.tournament.heat.state import Form, Heat
from pitboss.tournament.heat.wager_events import FormHandedBack, FormWritten

SUPERVISORS = frozenset({Role.GAMING_SUPERVISOR, Role.ASSISTANT_GAMING_MANAGER, Role.GAMING_MANAGER})
SEALED = Form("", None)
"""A form as others see it: there is one, and no more."""


def may_read(heat: Heat, person: str, player: str) -> bool:
    """Whether somebody may read a player's form that is not announced yet: the player, whoever plays for the player, the supervisor."""
    stands_in = heat.session.substitutes.get(player) == person
    return person == player or stands_in or bool(SUPERVISORS & heat.floor.people.roles.get(person, frozenset()))


def view(heat: Heat, person: str) -> Heat:
    """The heat as somebody sees it."""
    forms = {
        player: form if may_read(heat, person, player) else SEALED._replace(checked_by=form.checked_by)
        for player, form in heat.wagering.forms.items()
    }
    return heat._replace(floor=view_of_table(heat.floor, person), wagering=heat.wagering._replace(forms=forms))


def told(heat: Heat, event: Event, person: str) -> Event | None:
    """An event of the log as somebody is told of it; None where even that it happened is secret."""
    if isinstance(event, FormWritten):
        return event if may_read(heat, person, event.player) else replace(event, bet="", amount=None)
    if isinstance(event, FormHandedBack) and not may_read(heat, person, event.player):
        return replace(event, fault="")
    if isinstance(event, HeatEvent):
        return event
    seen: FloorEvent | None = told_at_table(heat.floor, event, person)
    return seen


class Line(NamedTuple):
    """One line of the leaderboard: place, player, chips, and whether the player is still in."""

    place: int
    player: str
    chips: int
    live: bool


def leaderboard(heat: Heat) -> tuple[Line, ...]:
    """The table for the big screen: chips that lie in view, and nothing that does not."""
    found: list[Line] = []
    above = 1
    for group in places(heat):
        found += [Line(above, player, heat.custody.held.get(player, 0), player in heat.leaving.live) for player in sorted(group)]
        above += len(group)
    return tuple(found)
