"""The first requests of a table: the clock and the program's dealer come on duty, the sign goes up, and the table opens."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.bots.party import HOUSE_DEALER
from pitboss.floor.commands import Command
from pitboss.floor.game import Game
from pitboss.floor.limits.commands import SetLimits, SetSideBetLimits
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.request import Request
from pitboss.house.lobby.definition import DealtBy, TableDefinition
from pitboss.house.timers import CLOCK, clock_roles
from pitboss.terms.powers import Role


def opening(definition: TableDefinition, game: Game, at: int) -> tuple[tuple[str, Request], ...]:
    """The requests by which a table opens, each with its command id: asked again, they change nothing."""
    asked = ((by, command) for by, command in _commands(definition, game))
    return tuple((f"opening:{place}", Request(by, at, command)) for place, (by, command) in enumerate(asked, 1))


def _commands(definition: TableDefinition, game: Game) -> Iterator[tuple[str, Command]]:
    limits = definition.limits
    yield CLOCK, SignOn(CLOCK, clock_roles(game))
    if definition.dealt_by is DealtBy.PROGRAM:
        yield HOUSE_DEALER, SignOn(HOUSE_DEALER, (Role.DEALER,))
    yield CLOCK, SetLimits(limits.minimum, limits.maximum, limits.unit)
    for bet, (least, most) in limits.side.items():
        yield CLOCK, SetSideBetLimits(bet, least, most)
    if definition.dealt_by is DealtBy.PROGRAM:
        yield HOUSE_DEALER, OpenTable(definition.boxes)
