"""Inspection: logs, chains, notices, disputes and complaints for the regulator's people. All of it is read-only."""

from __future__ import annotations

import json
from enum import Enum
from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from pitboss.floor.notices.events import NoticeGiven, NoticeWithdrawn
from pitboss.floor.notices.state import Kind
from pitboss.floor.people.ranks import REGULATORS
from pitboss.house.accounts import Holder, Scope, roles_at
from pitboss.house.messages import word
from pitboss.house.service.http.tables import After, Most
from pitboss.house.service.http.who import SignedIn, ThePit
from pitboss.house.service.nameplates import names_in
from pitboss.house.service.pictures import viewer_at
from pitboss.house.service.pit import Pit
from pitboss.house.service.registry import STREAM as ACCOUNTS
from pitboss.house.service.room import Room
from pitboss.house.service.telling import entries_json
from pitboss.house.store import Entry, Head
from pitboss.house.store.entry import broken_link
from pitboss.house.tables.founding import TableFounded
from pitboss.house.tables.state import TableEvent
from pitboss.house.views.around import disputes as view_disputes
from pitboss.law.refusal import Refused
from pitboss.money.cents import dollars
from pitboss.terms.powers import Role

router = APIRouter(prefix="/api/inspection", tags=["inspection"])
Json = dict[str, Any]
NoticeKind = Enum("NoticeKind", {word(kind): word(kind) for kind in Kind}, type=str)  # type: ignore[misc]  # made of the floor's own words
CHUNK = 500
ROLE_MARKS = tuple(f'"$":"{kind}"' for kind in ("RoleGranted", "RoleWithdrawn", "AdministratorAppointed", "AdministratorRetired"))


def _may(pit: Pit, who: Holder, scope: Scope) -> bool:
    return bool(roles_at(pit.registry.accounts, who.account, scope) & REGULATORS)


def inspected_room(pit: Pit, who: Holder, table: str) -> Room:
    """The room of a table that whoever asks may inspect."""
    found = pit.rooms.get(table)
    if found is None or not _may(pit, who, found.scope):
        held = {grant.role for grant in pit.registry.accounts.people[who.account].grants}
        if found is None and held & REGULATORS:
            return pit.room(table)
        raise Refused("not-staff", "Only the regulator's people inspect, at tables that their role covers.", rule="house inspection")
    return found


@router.get("/roles")
async def roles(pit: ThePit, who: SignedIn, after: After = 0, most: Most = 200) -> JSONResponse:
    """Who was given or lost which role, by whom and when, as the log has it; for the regulator's people and administrators."""
    accounts = pit.registry.accounts
    held = {grant.role for grant in accounts.people[who.account].grants}
    if not held & REGULATORS and who.account not in accounts.administrators:
        raise Refused("not-staff", "Only the regulator's people and administrators see who was given which role.", rule="house inspection")
    found: list[Json] = []
    position = after
    while len(found) < most and (entries := await pit.store.read(ACCOUNTS, position, CHUNK)):
        for entry in entries:
            position = entry.position
            if any(mark in entry.body for mark in ROLE_MARKS):
                event = json.loads(entry.body)
                scope = {key: value for key, value in event.get("scope", {}).items() if key != "$"}
                role = str(Role[event["role"]["$Role"]]) if "role" in event else "administrator"
                found.append({"position": position, "time": entry.time, "did": event["$"], "account": event["account"], "role": role})
                found[-1] |= {"by": event["by"], "scope": {key: _plain(value) for key, value in scope.items()}}
            if len(found) == most:
                break
    named = [each["account"] for each in found] + [each["by"] for each in found]
    names = {each: accounts.people[each].name.shown for each in named if each in accounts.people}
    return JSONResponse({"entries": found, "next": position, "names": names})


def _plain(value: Any) -> str | None:
    """A part of a scope as text; a jurisdiction by its code."""
    return next(iter(value.values())) if isinstance(value, dict) else value


@router.get("/tables")
async def tables(pit: ThePit, who: SignedIn) -> JSONResponse:
    """The tables one may inspect, with the end of each log."""
    rooms = [room for room in pit.rooms.values() if _may(pit, who, room.scope)]
    if not rooms:
        raise Refused("not-staff", "Only the regulator's people inspect, at tables that their role covers.", rule="house inspection")
    heads = [(room, await pit.store.head(room.stream)) for room in rooms]
    return JSONResponse({"tables": [{"table": room.id, "entries": head.position, "hash": head.hash.hex()} for room, head in heads]})


@router.get("/tables/{table}/log")
async def log(pit: ThePit, who: SignedIn, table: str, after: After = 0, most: Most = 200) -> JSONResponse:
    """A page of the log with who asked, by which command, what moved, and the hashes."""
    room, accounts = inspected_room(pit, who, table), pit.registry.accounts
    remembered = await room.memory.since(after, most, room.position)
    stored = {entry.position: entry for entry in await room.memory.entries(after, most)}
    told = {each["position"]: each for each in entries_json(room, accounts, remembered, viewer_at(room, accounts, who.account))}
    entries = []
    for each in remembered:
        entry = stored.get(each.position)
        if entry is not None:
            seen = told.get(each.position) or {"names": {}, "event": _founding(each.event)}
            entries.append(_entry(seen, entry) | {"names": names_in(accounts, entry.actor, room.scope) | seen["names"]})
    found = {"table": room.id, "entries": entries, "next": entries[-1]["position"] if entries else after, "head": room.position}
    return JSONResponse(found)


def _founding(event: TableEvent) -> Json | None:
    """The first entry, which only those who audit a log need; nothing is told of what is not for them either."""
    if not isinstance(event, TableFounded):
        return None
    law = {"on": event.on, "instruments": list(event.instruments), "as_of": event.as_of}
    parts = {"game": event.game, "options": dict(event.options), "side_bets": {bet: dict(each) for bet, each in event.side_bets.items()}}
    told = {"said": f"A table of {event.game} is founded.", "rules_said": []}
    return {"event": "table-founded"} | parts | law | {"purpose": word(event.purpose)} | told


def _entry(told: Json, entry: Entry) -> Json:
    return {
        "position": entry.position,
        "time": entry.time,
        "names": told["names"],
        "event": told["event"],
        "actor": entry.actor,
        "command": entry.command,
        "postings": [{"account": posting.account, "amount": dollars(posting.cents)} for posting in entry.postings],
        "previous": entry.previous.hex(),
        "hash": entry.hash.hex(),
    }


@router.get("/tables/{table}/chain")
async def chain(pit: ThePit, who: SignedIn, table: str) -> JSONResponse:
    """Follow every link of the log anew."""
    room, head, fault = inspected_room(pit, who, table), Head(), ""
    while not fault and (entries := await room.memory.entries(head.position, CHUNK)):
        for entry in entries:
            fault = broken_link(entry, head)
            if fault:
                break
            head = entry.head
    found = {"table": room.id, "entries": head.position, "hash": head.hash.hex(), "sound": not fault, "fault": fault}
    return JSONResponse(found)


async def _notices(pit: Pit, who: Holder, table: str, kind: str | None) -> JSONResponse:
    room, accounts, position = inspected_room(pit, who, table), pit.registry.accounts, 0
    viewer, found = viewer_at(room, accounts, who.account), []
    while entries := await room.memory.since(position, CHUNK, room.position):
        position = entries[-1].position
        given = [each for each in entries if isinstance(each.event, NoticeGiven | NoticeWithdrawn) and _is_of(each.event, kind)]
        found += entries_json(room, accounts, given, viewer)
    return JSONResponse({"table": room.id, "entries": found})


def _is_of(event: NoticeGiven | NoticeWithdrawn, kind: str | None) -> bool:
    its = event.notice.kind if isinstance(event, NoticeGiven) else event.kind
    return kind is None or word(its) == kind


@router.get("/tables/{table}/notices")
async def notices(pit: ThePit, who: SignedIn, table: str, kind: NoticeKind | None = None) -> JSONResponse:
    """Notices given and withdrawn, of one kind or all."""
    return await _notices(pit, who, table, kind.value if kind else None)


@router.get("/tables/{table}/approvals")
async def approvals(pit: ThePit, who: SignedIn, table: str) -> JSONResponse:
    """Approvals given and withdrawn."""
    return await _notices(pit, who, table, word(Kind.APPROVAL))


@router.get("/tables/{table}/notifications")
async def notifications(pit: ThePit, who: SignedIn, table: str) -> JSONResponse:
    """Notifications to the regulator's people."""
    return await _notices(pit, who, table, word(Kind.NOTIFICATION))


@router.get("/tables/{table}/disputes")
async def disputes(pit: ThePit, who: SignedIn, table: str) -> JSONResponse:
    """Disputes with their decisions."""
    room = inspected_room(pit, who, table)
    found = _disputes(pit, who, room)
    return JSONResponse({"table": room.id, "disputes": found, "names": _names(pit, room, found)})


def _disputes(pit: Pit, who: Holder, room: Room) -> list[Json]:
    viewer = viewer_at(room, pit.registry.accounts, who.account)
    return view_disputes(room.floor, viewer, viewer.sight(room.floor))


def _names(pit: Pit, room: Room, shown: list[Json]) -> dict[str, str]:
    return names_in(pit.registry.accounts, json.dumps(shown), room.scope)


@router.get("/tables/{table}/complaints")
async def complaints(pit: ThePit, who: SignedIn, table: str) -> JSONResponse:
    """Disputes whose person was told of the right to complain."""
    room = inspected_room(pit, who, table)
    found = [each for each in _disputes(pit, who, room) if each["told_of_complaint"]]
    return JSONResponse({"table": room.id, "complaints": found, "names": _names(pit, room, found)})
