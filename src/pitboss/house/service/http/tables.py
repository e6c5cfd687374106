"""Lobby and tables: what is open, a table as one may see it, its log, a command, duty, hints and shuffles."""

from __future__ import annotations

from itertools import islice
from time import perf_counter
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from pitboss.floor.game import Purpose
from pitboss.floor.people.ranks import STAFF
from pitboss.house.accounts import Kind
from pitboss.house.accounts.refusals import members_only
from pitboss.house.lobby import BY_HAND, DealtBy, SignedLimits, TableDefinition, listed_table, objection_to_hint
from pitboss.house.service.floorplan import BOTS
from pitboss.house.service.hallway import come_on_duty_in, go_off_duty_in, shown_of
from pitboss.house.service.hints import hint_for
from pitboss.house.service.http.bodies import Answered, NewTable, OnDuty, Ordered, cents
from pitboss.house.service.http.who import Anybody, SignedIn, ThePit, account_of
from pitboss.house.service.moment import seconds
from pitboss.house.service.orders import Given, carry_out, check_duty, come_on_duty, go_off_duty
from pitboss.house.service.pictures import names_for, picture_of, viewer_at
from pitboss.house.service.pit import Pit
from pitboss.house.service.room import Room
from pitboss.house.service.shuffles import shuffles_of
from pitboss.house.service.telling import entries_json
from pitboss.house.streams.hall import Hall
from pitboss.house.timers import Clocks
from pitboss.law.refusal import Malformed, Refused

router = APIRouter(prefix="/api", tags=["tables"])
Json = dict[str, Any]
After = Annotated[int, Query(ge=0, le=2**53, description="the position after which to read")]
Most = Annotated[int, Query(ge=1, le=500, description="how many entries at most")]
OWN_TABLES = 5
MOST_TABLES = 1000


Shoes = Annotated[int, Query(ge=1, le=100, description="how many shuffles at most, the last ones")]


def row_of(pit: Pit, room: Room) -> Json:
    """A row of the lobby."""
    definition = room.definition
    edge = pit.library.edge(definition.game, definition.options)
    return listed_table(definition, room.game, room.floor) | {"house_edge": edge, "tournament": room.user.partition(":")[2]}


def rows_of(pit: Pit) -> list[Json]:
    """Every row of the lobby, in the order in which the tables were listed."""
    return [row_of(pit, pit.rooms[name]) for name in pit.plan.definitions if name in pit.rooms]


@router.get("/lobby")
async def lobby(pit: ThePit) -> JSONResponse:
    """Every table of the house."""
    return JSONResponse({"tables": rows_of(pit)})


@router.post("/tables", status_code=201)
async def open_table(pit: ThePit, who: SignedIn, body: NewTable) -> JSONResponse:
    """Open a table of one's own."""
    pit.admit_command(who.account)
    person = pit.registry.accounts.people[who.account]
    if person.kind is not Kind.MEMBER:
        raise members_only("open a table")
    definition = _definition(body)
    if any(body.id.startswith(f"{kind}-") for kind in pit.halls.keepings):
        raise Refused("reserved-name", "That name is kept for a stream of the house: choose another.", rule="house lobby")
    owned = [name for name, owner in pit.plan.owners.items() if owner == who.account and name != body.id]
    if len(owned) >= OWN_TABLES or len(pit.plan.definitions) >= MOST_TABLES:
        raise Refused("enough-tables", f"You have {len(owned)} tables, which is as many as there may be.", rule="house lobby")
    game = pit.library.open_game(definition.founding)
    if definition.dealt_by is DealtBy.PERSON:
        held = {grant.role for grant in person.grants if grant.scope.jurisdiction in (None, game.rules.book.jurisdiction)}
        if not held & STAFF:
            raise Refused("not-staff", "A table that a person deals is for staff to open.", rule="house lobby")
    return JSONResponse(row_of(pit, await pit.open_table(definition, who.account)), 201)


def _definition(body: NewTable) -> TableDefinition:
    minimum, maximum = cents(body.minimum), cents(body.maximum)
    if not 0 < minimum <= maximum:
        raise Malformed("limits", "the minimum is more than nothing, and no more than the maximum")
    side = {bet: (cents(least), cents(most)) for bet, (least, most) in body.side_limits.items()}
    by_hand = body.dealt_by == "person"
    return TableDefinition(
        body.id,
        body.name,
        body.game,
        SignedLimits(minimum, maximum, cents(body.unit) if body.unit else minimum, side),
        body.options,
        body.side_bets,
        body.boxes,
        purpose=Purpose(body.purpose),
        dealt_by=DealtBy.PERSON if by_hand else DealtBy.PROGRAM,
        clocks=BY_HAND if by_hand else Clocks(),
        bots=tuple(islice(BOTS.values(), body.bots)),
    )


@router.get("/tables/{table}")
async def look(pit: ThePit, who: Anybody, table: str) -> JSONResponse:
    """The table as one may see it, and what one may do there."""
    room, accounts = await pit.place(table), pit.registry.accounts
    if isinstance(room, Hall):
        return JSONResponse(shown_of(room, accounts, account_of(who)))
    viewer = viewer_at(room, accounts, account_of(who))
    picture = picture_of(room, viewer)
    names = names_for(room, accounts, viewer, picture)
    return JSONResponse({"table": room.id, "position": room.position, "picture": picture, "names": names})


@router.get("/tables/{table}/log")
async def log(pit: ThePit, who: Anybody, table: str, after: After = 0, most: Most = 200) -> JSONResponse:
    """A page of the table's log, as one may know it."""
    room, accounts = await pit.place(table), pit.registry.accounts
    entries: Any = await room.memory.since(after, most, room.position)
    shown = entries_json(room, accounts, entries, viewer_at(room, accounts, account_of(who)))
    found = {"table": room.id, "entries": shown, "next": entries[-1].position if entries else after, "head": room.position}
    return JSONResponse(found)


@router.post("/tables/{table}/commands")
async def command(pit: ThePit, who: SignedIn, table: str, body: Ordered) -> Answered:
    """Give a command; the answer is durable."""
    pit.admit_command(who.account)
    begun, place = perf_counter(), await pit.place(table)
    answer = await carry_out(place, pit.registry.accounts, who.account, Given(body.id, body.command, body.expected))
    pit.metrics.took(perf_counter() - begun)
    pit.metrics.count("pitboss_commands_total", f'outcome="{answer.outcome.value}"')
    return Answered(table=place.id, id=body.id, first=answer.first, count=len(answer.events), outcome=answer.outcome.value)


@router.put("/tables/{table}/duty")
async def on_duty(pit: ThePit, who: SignedIn, table: str) -> OnDuty:
    """Come on duty in every role that one holds at the table."""
    pit.admit_command(who.account)
    place = await pit.place(table)
    come = come_on_duty_in(place, pit.registry.accounts, who.account) if isinstance(place, Hall) else None
    roles = await (come or come_on_duty(pit.room(table), pit.registry.accounts, who.account))
    return OnDuty(roles=[str(role) for role in roles])


@router.delete("/tables/{table}/duty")
async def off_duty(pit: ThePit, who: SignedIn, table: str) -> OnDuty:
    """Go off duty."""
    pit.admit_command(who.account)
    place = await pit.place(table)
    await (go_off_duty_in(place, who.account) if isinstance(place, Hall) else go_off_duty(place, who.account))
    return OnDuty(roles=[])


@router.get("/tables/{table}/hint")
async def hint(pit: ThePit, who: SignedIn, table: str) -> JSONResponse:
    """A hint on one's turn, at a training table; elsewhere the rule against it."""
    room = pit.room(table)
    await check_duty(room, pit.registry.accounts, who.account)
    fault = objection_to_hint(room.game, room.floor, who.account, seconds())
    if fault:
        raise fault
    return JSONResponse(hint_for(room, who.account))


@router.get("/tables/{table}/shoes")
async def shoes(pit: ThePit, table: str, most: Shoes = 20) -> JSONResponse:
    """The last shuffles of the program's: what was published before the cut, and what was shown at the end."""
    return JSONResponse({"shoes": await shuffles_of(await pit.place(table), most)})
