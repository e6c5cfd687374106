"""Tournaments: found one, list them, enter bots, and see everything as the regulator's people may."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from pitboss.floor.game import Game
from pitboss.floor.people.commands import SignOn
from pitboss.floor.people.ranks import REGULATORS, STAFF
from pitboss.house.accounts import Holder, Kind, Scope, roles_at
from pitboss.house.lobby import DealtBy
from pitboss.house.service.hallway import come_on_duty_in, in_order, names_to, paid_for
from pitboss.house.service.http.bodies import BotsIn, BotsWanted, NewTournament
from pitboss.house.service.http.papers import tournament_of
from pitboss.house.service.http.streams import chain_of, require_inspector
from pitboss.house.service.http.who import SignedIn, ThePit
from pitboss.house.service.moment import seconds
from pitboss.house.service.orders import command_id
from pitboss.house.service.pit import Pit
from pitboss.house.streams.keeper import Wanted, found_stream
from pitboss.house.timers import Clocks
from pitboss.house.tournaments.bots import fresh_bots
from pitboss.house.tournaments.file import heat_named
from pitboss.house.tournaments.founding import HEAT_CLOCKS
from pitboss.house.tournaments.hall import TournamentHall
from pitboss.house.tournaments.heats.hall import HeatHall
from pitboss.house.tournaments.money import money_section
from pitboss.house.tournaments.scrutiny import scrutiny_of
from pitboss.house.tournaments.standing import standing_of
from pitboss.law.refusal import Malformed, Refused, listed as listed_words
from pitboss.money.cents import dollars
from pitboss.tournament.conditions.commands import DraftConditions
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.paper.conditions import Conditions

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
Json = dict[str, Any]


def row_of(hall: TournamentHall) -> Json:
    """A tournament as the list has it."""
    state = hall.file.tournament
    paper = state.papers.versions[-1] if state.papers.version else None
    desk = TournamentDesk(hall.game, state, "", seconds())
    stage = paper.plan.stages[state.sessions.stage].name if paper and 0 <= state.sessions.stage < len(paper.plan.stages) else ""
    return {
        "id": hall.name,
        "stream": hall.stream,
        "name": paper.name if paper else hall.name,
        "game": hall.game.rules.book.id,
        "game_name": hall.game.name,
        "document": hall.game.document,
        "standing": standing_of(hall.game, hall.file).value,
        "starts": (paper.starts or 0) if paper else 0,
        "fee": dollars(paper.entry.fee if paper else 0),
        "entered": len(state.entries.accepted),
        "least": paper.entry.least if paper else 0,
        "most": paper.entry.most if paper else 0,
        "stage": stage,
        "pool": money_section(desk)["pool"] if paper else "0.00",
    }


@router.get("")
async def listed(pit: ThePit) -> JSONResponse:
    """Every tournament of the house, the newest first."""
    halls = [hall for hall in pit.halls.open.values() if isinstance(hall, TournamentHall)]
    return JSONResponse({"tournaments": [row_of(hall) for hall in reversed(halls)]})


@router.post("", status_code=201)
async def found(pit: ThePit, who: SignedIn, body: NewTournament) -> JSONResponse:
    """Found a tournament, come on duty for it, and draft the first version of its conditions."""
    pit.admit_command(who.account)
    founded, conditions = pit.library.tournaments.read(body.paper)
    founded = replace(founded, clocks=_clocks(body), dealt_by=DealtBy.PERSON if body.dealt_by == "person" else DealtBy.PROGRAM)
    game = pit.library.tournaments.open_game(founded)
    stream, book = f"tournament:{body.id}", game.rules.book
    _require_staff(pit, who, Scope(book.jurisdiction, book.id, stream))
    if f"tournament-{body.id}" in pit.plan.definitions:
        raise Refused("reserved-name", "A table of the lobby has that name: choose another.", rule="house tournaments")
    _rehearse(pit, who, game, conditions)
    await found_stream(pit.store, stream, pit.halls.keepings["tournament"].kind, founded, who.account)
    hall = await tournament_of(pit, body.id)
    await come_on_duty_in(hall, pit.registry.accounts, who.account)
    if not hall.file.tournament.papers.version:
        await hall.do(Wanted(who.account, seconds(), DraftConditions(conditions), f"{who.account}:draft-1"))
    return JSONResponse(row_of(hall), 201)


def _rehearse(pit: Pit, who: Holder, game: Game, conditions: Conditions) -> None:
    """Draft the conditions on paper: whoever may not hold a tournament founds none."""
    book, kind = game.rules.book, pit.halls.keepings["tournament"].kind
    held = roles_at(pit.registry.accounts, who.account, Scope(book.jurisdiction, book.id)) & STAFF
    state = kind.start()
    for command in (SignOn(who.account, in_order(held)), DraftConditions(conditions)):
        _, state = kind.step(game, state, who.account, seconds(), command)


def _clocks(body: NewTournament) -> Clocks:
    """The clocks of its tables, as whoever founds it wants them."""
    known = {each.name for each in fields(Clocks)}
    unknown = next((name for name in body.clocks if name not in known), None)
    if unknown is not None:
        raise Malformed("clocks", f"there is no clock {unknown[:40]!r}: they are {listed_words(sorted(known))}")
    required = ("grace", "pace", "layout")
    if any(name in required and seconds is None for name, seconds in body.clocks.items()):
        raise Malformed("clocks", f"{listed_words(required)} are numbers of seconds")
    return replace(HEAT_CLOCKS, **body.clocks)  # type: ignore[arg-type]  # which of them may be null is seen to above


def _require_staff(pit: Pit, who: Holder, scope: Scope) -> None:
    person = pit.registry.accounts.people[who.account]
    held = roles_at(pit.registry.accounts, who.account, scope)
    if person.kind is not Kind.MEMBER or not held & (STAFF - REGULATORS):
        raise Refused("not-staff", "Only the casino's own people found a tournament, where their role covers it.", rule="house tournaments")


@router.post("/{tournament}/bots")
async def bots(pit: ThePit, who: SignedIn, tournament: str, body: BotsWanted) -> BotsIn:
    """Enter bots, which apply, are accepted by whoever asks, and play by themselves."""
    pit.admit_command(who.account)
    hall, name = await tournament_of(pit, tournament), command_id(body.id)
    known = hall.file.tournament.entries
    taken = {*known.applied, *known.accepted, *hall.file.bots}
    entered = []
    for number, command in enumerate(fresh_bots(taken, body.number, body.temper), 1):
        done = await pit.store.answered(hall.stream, f"{who.account}:{name}:{number}")
        if done is None:
            await hall.do(Wanted(who.account, seconds(), command, f"{who.account}:{name}:{number}", guard=paid_for(hall)))
            entered.append(command.player)
    return BotsIn(bots=entered)


@router.get("/{tournament}/scrutiny")
async def scrutiny(pit: ThePit, who: SignedIn, tournament: str) -> JSONResponse:
    """Everything that the regulator's people want to see of a tournament, with every chain followed anew."""
    hall = await tournament_of(pit, tournament)
    require_inspector(pit, who, hall)
    heads = await pit.store.heads()
    heats = [each for number in range(1, len(hall.file.calls) + 1) if (each := heat_named(hall.name, number)) in heads]
    for stream in heats:
        heat = await pit.halls.reach(stream)
        assert isinstance(heat, HeatHall)
        hall.heats.setdefault(stream, heat)
    chains = [await chain_of(pit, stream) for stream in (hall.stream, *heats)]
    told = await hall.memory.since(0, hall.position + 1, hall.position)
    found = {"streams": [{"stream": each.pop("table"), **each} for each in chains]} | scrutiny_of(hall, told)
    viewer = hall.viewer(pit.registry.accounts, who.account)
    return JSONResponse(found | {"names": names_to(hall, pit.registry.accounts, viewer, found)})
