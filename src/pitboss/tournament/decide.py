"""Judge a request to a tournament: the events it causes, or a cited refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.game import Game
from pitboss.tournament.conditions import judge as conditions
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.entries import judge as entries
from pitboss.tournament.events import Event
from pitboss.tournament.prizes import judge as prizes
from pitboss.tournament.request import TournamentRequest
from pitboss.tournament.seats import judge as seats
from pitboss.tournament.sessions import judge as sessions
from pitboss.tournament.staff import judge as staff
from pitboss.tournament.state import Tournament

TOPICS = (conditions, staff, entries, seats, sessions, prizes)

JUDGES: Mapping[type[Any], Callable[[TournamentDesk, Any], None]] = {
    kind: judge for topic in TOPICS for kind, judge in topic.JUDGES.items()
}
"""Who judges which command; a test sees that none is missing and none is judged twice."""


def decide(game: Game, tournament: Tournament, request: TournamentRequest) -> tuple[Event, ...]:
    """The events that a request causes; `Refused` if the rules are against it."""
    return step(game, tournament, request)[0]


def step(game: Game, tournament: Tournament, request: TournamentRequest) -> tuple[tuple[Event, ...], Tournament]:
    """The events that a request causes, and the state they lead to."""
    desk = TournamentDesk(game, tournament, request.by, request.at)
    JUDGES[type(request.do)](desk, request.do)
    return tuple(desk.events), desk.state
