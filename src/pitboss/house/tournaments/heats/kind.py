"""Heats as a kind of stream."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pitboss.floor.game import Game
from pitboss.house.messages.kinds import HOUSE_ONLY
from pitboss.house.streams.kind import StreamKind
from pitboss.house.tournaments.founding import HeatFounded
from pitboss.house.tournaments.heats.picture import heat_picture
from pitboss.house.tournaments.heats.sight import seen_in_heat
from pitboss.house.tournaments.heats.state import HeatTable, record
from pitboss.law.moment import Jurisdiction
from pitboss.play.telling import Sentence
from pitboss.terms.powers import Role
from pitboss.terms.tournaments import TOURNAMENT_HEAD
from pitboss.tournament.heat.commands import Command, OpenHeat
from pitboss.tournament.heat.decide import step
from pitboss.tournament.heat.events import Event
from pitboss.tournament.heat.postings import postings
from pitboss.tournament.heat.request import HeatRequest
from pitboss.tournament.heat.view import view
from pitboss.tournament.telling import tell_heat

HEAT = "heat"
OpenHeatGame = Callable[[HeatFounded], Game]


def heats(open_game: OpenHeatGame) -> StreamKind:
    """The kind, with the way to lay its game out, which the library brings."""
    return StreamKind(
        name=HEAT,
        founded=HeatFounded,
        events=Event,
        commands=Command,
        start=HeatTable,
        open=open_game,
        step=_step,
        evolve=record,
        postings=postings,
        tell=_tell,
        sees=seen_in_heat,
        picture=heat_picture,
        place=_place,
        grants=_grants,
        rests=lambda table: not table.floor.rounds.log,
        house_only=frozenset({OpenHeat, *HOUSE_ONLY}),
    )


def _step(game: Game, table: HeatTable, by: str, at: int, command: Any) -> tuple[tuple[Any, ...], HeatTable]:
    events, heat = step(game, table.heat, HeatRequest(by, at, command))
    return events, HeatTable(heat, table.shown)


def _tell(table: HeatTable, event: Any, person: str) -> Sentence:
    return tell_heat(view(table.heat, person), event)


def _grants(game: Game, table: HeatTable, person: str) -> frozenset[Role]:
    """Whoever is in charge of the tournament is so at every table of it."""
    setup = table.heat.session.setup
    if setup is None or person not in setup.heads:
        return frozenset()
    return frozenset({game.get(TOURNAMENT_HEAD) or Role.TOURNAMENT_DIRECTOR})


def _place(game: Game) -> tuple[Jurisdiction, str]:
    book = game.rules.book
    return book.jurisdiction, book.id
