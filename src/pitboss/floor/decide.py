"""Judge a request at a table: the events it causes, or a cited refusal.

`decide` never draws a card, reads a clock, makes an id or touches a file. First the guards of every topic may object, then the one
judge of the command decides, and the topics react to what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.accidents import judge as accidents
from pitboss.floor.acts import judge as acts
from pitboss.floor.boxes import judge as boxes
from pitboss.floor.cards import judge as cards
from pitboss.floor.conduct import judge as conduct
from pitboss.floor.desk import Desk, Reactions
from pitboss.floor.events import Event
from pitboss.floor.game import Game
from pitboss.floor.limits import judge as limits
from pitboss.floor.notices import judge as notices
from pitboss.floor.opening import judge as opening
from pitboss.floor.people import judge as people
from pitboss.floor.request import Request
from pitboss.floor.rounds import judge as rounds
from pitboss.floor.state import Floor

Call = Callable[[Desk, Any], None]

TOPICS = (opening, accidents, conduct, people, notices, boxes, limits, cards, rounds, acts)
"""Every topic, in the order in which they may object to a command and react to an event."""

JUDGES: Mapping[type[Any], Call] = {kind: judge for topic in TOPICS for kind, judge in topic.JUDGES.items()}
"""Who judges which command: looked up, not searched. A test sees that none is missing and none is judged twice."""


def _together(*tables: Mapping[type[Any], Call]) -> dict[type[Any], tuple[Call, ...]]:
    kinds = dict.fromkeys(kind for table in tables for kind in table)
    return {kind: tuple(table[kind] for table in tables if kind in table) for kind in kinds}


def _calls(guards: Mapping[type[Any], tuple[Call, ...]]) -> dict[type[Any], tuple[Call, ...]]:
    return {kind: (*guards.get(kind, ()), judge) for kind, judge in JUDGES.items()}


GUARDS = _together(*(topic.GUARDS for topic in TOPICS))
"""Who may object to a command before it is judged."""

CALLS = _calls(GUARDS)
"""Everything that is asked about a command, its judge last."""

QUIET_CALLS = _calls(_together(*(accidents.QUIET_GUARDS if topic is accidents else topic.GUARDS for topic in TOPICS)))
"""The same while nothing that happened by accident is in force, when accidents have hardly anything to say."""

REACTIONS = Reactions(
    quiet=_together(*(topic.REACTIONS for topic in TOPICS if topic is not accidents)),
    alert=_together(*(topic.REACTIONS for topic in TOPICS)),
)
"""What follows from an event by itself."""


def decide(game: Game, floor: Floor, request: Request) -> tuple[Event, ...]:
    """The events that a request causes; `Refused` if the rules are against it."""
    return step(game, floor, request)[0]


def step(game: Game, floor: Floor, request: Request) -> tuple[tuple[Event, ...], Floor]:
    """The events that a request causes, and the state they lead to."""
    desk = Desk(game, floor, request.by, request.at, REACTIONS)
    command = request.do
    for call in (CALLS if floor.accidents.alert else QUIET_CALLS)[type(command)]:
        call(desk, command)
    return tuple(desk.events), desk.floor
