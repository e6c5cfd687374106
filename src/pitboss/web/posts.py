"""A post: a table at which staff are on duty, of the lobby or of a tournament's heat, as consoles work with either."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pitboss.floor.decide import decide
from pitboss.floor.people.ranks import STAFF
from pitboss.floor.request import Request
from pitboss.house.accounts import Accounts, roles_at
from pitboss.house.lobby import DealtBy
from pitboss.house.service.hallway import check_roles, roles_in
from pitboss.house.service.orders import check_duty
from pitboss.house.service.pictures import viewer_at
from pitboss.house.service.pit import Pit
from pitboss.house.service.room import Room
from pitboss.house.streams.halls import no_such_stream
from pitboss.house.tournaments.heats.hall import HeatHall
from pitboss.house.tournaments.heats.state import record
from pitboss.house.views.happened import told_events
from pitboss.terms.powers import Role
from pitboss.tournament.heat.decide import decide as decide_in_heat
from pitboss.tournament.heat.request import HeatRequest

Post = Room | HeatHall


async def post_called(pit: Pit, name: str) -> Post:
    """The table of that name, of the lobby or of a heat."""
    found = await pit.place(name)
    if not isinstance(found, Room | HeatHall):
        raise no_such_stream(name)
    return found


def posts_of(pit: Pit) -> Iterator[Post]:
    """Every table of the lobby, and of every heat that is being played."""
    yield from (pit.rooms[name] for name in pit.plan.definitions if name in pit.rooms)
    for hall in pit.halls.open.values():
        if isinstance(hall, HeatHall) and hall.ready and not hall.heat.custody.recovered:
            yield hall


def held_at(post: Post, accounts: Accounts, account: str) -> frozenset[Role]:
    """Every role in which somebody may be on duty there."""
    return roles_in(post, accounts, account) if isinstance(post, HeatHall) else roles_at(accounts, account, post.scope) & STAFF


async def duty_checked(post: Post, accounts: Accounts, account: str) -> None:
    """Take from somebody on duty every role that the account no longer holds."""
    await (check_roles(post, accounts, account) if isinstance(post, HeatHall) else check_duty(post, accounts, account))


def dealt_by(post: Post) -> str:
    """Who deals there."""
    return "program" if post.definition.dealt_by is DealtBy.PROGRAM else "person"


def decided(post: Post, request: Request) -> tuple[Any, ...]:
    """The events that a request would cause there; a heat looks at it first."""
    if isinstance(post, HeatHall):
        return decide_in_heat(post.game, post.heat, HeatRequest(*request))
    return decide(post.game, post.floor, request)


def told(post: Post, accounts: Accounts, account: str, events: tuple[Any, ...]) -> Iterator[tuple[str, list[str]]]:
    """What would happen, in the sentences that the log would have for it, each with its rules."""
    viewer = viewer_at(post, accounts, account)
    if not isinstance(post, HeatHall):
        for each in told_events(post.floor, events, viewer):
            if each is not None and each["said"]:
                yield each["said"], each["rules_said"]
        return
    table = post.table
    for event in events:
        table = record(table, event)
        seen = post.kind.sees(table, event, viewer)
        if seen is not None:
            sentence = post.kind.tell(table, seen, viewer.name)
            yield sentence.said, list(sentence.rules)
