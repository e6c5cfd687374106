"""Streams that are no table of the lobby: a picture, a log, commands, duty and money, whatever the kind; and their inspection."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from pitboss.floor.people.ranks import REGULATORS
from pitboss.house.accounts import Holder, roles_at
from pitboss.house.service.hallway import come_on_duty_in, go_off_duty_in, shown_of, told_text
from pitboss.house.service.http.bodies import Answered, HeldNow, OnDuty, PayingIn, PayingOut, StreamOrdered, cents
from pitboss.house.service.http.tables import After, Most
from pitboss.house.service.http.who import Anybody, SignedIn, ThePit, account_of
from pitboss.house.service.orders import carry_out, command_id
from pitboss.house.service.pit import Pit
from pitboss.house.service.till import pay_in, pay_out
from pitboss.house.store import Head
from pitboss.house.store.entry import broken_link
from pitboss.house.streams.hall import Hall
from pitboss.house.streams.halls import no_such_stream
from pitboss.house.tournaments.hall import TournamentHall
from pitboss.law.refusal import PitbossError, Refused
from pitboss.money.cents import dollars

router = APIRouter(prefix="/api", tags=["streams"])
Json = dict[str, Any]


@router.get("/streams/{stream}")
async def look(pit: ThePit, who: Anybody, stream: str) -> JSONResponse:
    """A stream as one may see it, and what one may do there."""
    return JSONResponse(shown_of(await pit.halls.reach(stream), pit.registry.accounts, account_of(who)))


@router.get("/streams/{stream}/log")
async def log(pit: ThePit, who: Anybody, stream: str, after: After = 0, most: Most = 200) -> JSONResponse:
    """A page of the log, as one may know it."""
    hall, accounts = await pit.halls.reach(stream), pit.registry.accounts
    viewer = hall.viewer(accounts, account_of(who))
    entries = await hall.memory.since(after, most, hall.position)
    texts = (told_text(hall, accounts, entry, viewer) for entry in entries)
    shown = [json.loads(text) for text in texts if text is not None]
    return JSONResponse({"table": hall.id, "entries": shown, "next": entries[-1].position if entries else after, "head": hall.position})


@router.post("/streams/{stream}/commands")
async def command(pit: ThePit, who: SignedIn, stream: str, body: StreamOrdered) -> Answered:
    """Give a command; the answer is durable."""
    pit.admit_command(who.account)
    begun, hall = perf_counter(), await pit.halls.reach(stream)
    asked = carry_out(hall, pit.registry.accounts, who.account, body.id, body.command, expected=body.expected)
    answer = await pit.finished(asked)
    pit.metrics.took(perf_counter() - begun)
    return Answered(table=hall.id, id=body.id, first=answer.first, count=len(answer.events), outcome=answer.outcome.value)


@router.put("/streams/{stream}/duty")
async def on_duty(pit: ThePit, who: SignedIn, stream: str) -> OnDuty:
    """Come on duty in every role that one holds there; whoever is in charge of a tournament is so at its tables, too."""
    pit.admit_command(who.account)
    hall, accounts = await pit.halls.reach(stream), pit.registry.accounts
    roles = await come_on_duty_in(hall, accounts, who.account)
    if isinstance(hall, TournamentHall):
        for heat in tuple(hall.heats.values()):
            if heat.heat.session.setup and who.account in heat.heat.session.setup.heads and not heat.heat.custody.recovered:
                await come_on_duty_in(heat, accounts, who.account)
    return OnDuty(roles=[str(role) for role in roles])


@router.delete("/streams/{stream}/duty")
async def off_duty(pit: ThePit, who: SignedIn, stream: str) -> OnDuty:
    """Go off duty, at the tables of a tournament as well."""
    pit.admit_command(who.account)
    hall = await pit.halls.reach(stream)
    await go_off_duty_in(hall, who.account)
    if isinstance(hall, TournamentHall):
        for heat in tuple(hall.heats.values()):
            await go_off_duty_in(heat, who.account)
    return OnDuty(roles=[])


def _held(pit: Pit, hall: Hall, account: str) -> HeldNow:
    cash = pit.registry.accounts.people[account].wallet.cents
    return HeldNow(cash=dollars(cash), held=dollars(max(hall.held(account), 0)))


@router.post("/streams/{stream}/pay-in")
async def paying_in(pit: ThePit, who: SignedIn, stream: str, body: PayingIn) -> HeldNow:
    """Take money from the wallet to a stream, in one's own name."""
    pit.admit_command(who.account)
    hall = await pit.halls.reach(stream)
    await pit.finished(pay_in(pit.cage, hall, who, cents(body.amount), command_id(body.id)))
    return _held(pit, hall, who.account)


@router.post("/streams/{stream}/pay-out")
async def paying_out(pit: ThePit, who: SignedIn, stream: str, body: PayingOut) -> HeldNow:
    """Take everything in one's own name back into the wallet."""
    pit.admit_command(who.account)
    hall = await pit.halls.reach(stream)
    await pit.finished(pay_out(pit.cage, hall, who.account, command_id(body.id)))
    return _held(pit, hall, who.account)


def require_inspector(pit: Pit, who: Holder, hall: Hall) -> None:
    """Only the regulator's people inspect, where their role covers it."""
    if not roles_at(pit.registry.accounts, who.account, hall.scope) & REGULATORS:
        raise Refused("not-staff", "Only the regulator's people inspect, where their role covers it.", rule="house inspection")


@router.get("/inspection/streams")
async def inspected(pit: ThePit, who: SignedIn) -> JSONResponse:
    """The streams one may inspect, with the end of each log."""
    heads, found = await pit.store.heads(), list[Json]()
    for stream in sorted(each for each in heads if each.partition(":")[0] in pit.halls.keepings):
        try:
            require_inspector(pit, who, await pit.halls.reach(stream))
        except PitbossError:
            continue
        head = await pit.store.head(stream)
        found.append({"table": stream, "entries": head.position, "hash": head.hash.hex()})
    if not found and not any(grant.role in REGULATORS for grant in pit.registry.accounts.people[who.account].grants):
        raise Refused("not-staff", "Only the regulator's people inspect, where their role covers it.", rule="house inspection")
    return JSONResponse({"streams": found})


@router.get("/inspection/streams/{stream}/log")
async def inspected_log(pit: ThePit, who: SignedIn, stream: str, after: After = 0, most: Most = 200) -> JSONResponse:
    """The log with actors, commands, postings and hashes, and nothing left out but what is still secret."""
    hall, accounts = await pit.halls.reach(stream), pit.registry.accounts
    require_inspector(pit, who, hall)
    viewer, told = hall.viewer(accounts, who.account), await hall.memory.since(after, most, hall.position)
    entries, shown = await hall.memory.entries(after, most), list[Json]()
    for entry, seen in zip(entries, told, strict=False):
        text = told_text(hall, accounts, seen, viewer)
        known: Json = json.loads(text) if text else {"position": entry.position, "time": entry.time, "names": {}, "event": None}
        moved = [{"account": posting.account, "amount": dollars(posting.cents)} for posting in entry.postings]
        hashes = {"previous": entry.previous.hex(), "hash": entry.hash.hex()}
        shown.append(known | {"actor": entry.actor, "command": entry.command, "postings": moved} | hashes)
    return JSONResponse({"table": stream, "entries": shown, "next": told[-1].position if told else after, "head": hall.position})


@router.get("/inspection/streams/{stream}/chain")
async def chain(pit: ThePit, who: SignedIn, stream: str) -> JSONResponse:
    """Whether every link of the chain holds."""
    require_inspector(pit, who, await pit.halls.reach(stream))
    return JSONResponse(await chain_of(pit, stream))


async def chain_of(pit: Pit, stream: str) -> Json:
    """A stream's chain, followed anew from its first entry."""
    head, said = Head(), ""
    while not said and (entries := await pit.store.read(stream, head.position)):
        for entry in entries:
            said = broken_link(entry, head)
            if said:
                break
            head = entry.head
    if not head.position:
        raise no_such_stream(stream)
    return {"table": stream, "entries": head.position, "hash": head.hash.hex(), "sound": not said, "fault": said}
