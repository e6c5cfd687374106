"""The hallway: how a server shows, tells and carries out at streams that are no table of the lobby."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from pitboss.floor.game import Game
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.floor.people.ranks import STAFF
from pitboss.floor.state import Floor
from pitboss.floor.view import view
from pitboss.house.accounts import Accounts
from pitboss.house.accounts.entry import find
from pitboss.house.messages import write_event
from pitboss.house.messages.words import kebab
from pitboss.house.service.moment import seconds
from pitboss.house.service.nameplates import ID, names_in, spoken
from pitboss.house.streams.hall import Hall
from pitboss.house.streams.keeper import StreamAnswer, Wanted
from pitboss.house.streams.kind import Told
from pitboss.house.streams.state import StreamState, moved
from pitboss.house.tables.chips import ChipsBrought, ChipsMoved, Guard
from pitboss.house.views.calls import calls
from pitboss.house.views.viewer import OVERSIGHT, PUBLIC, Viewer
from pitboss.law.refusal import Refused
from pitboss.money.cents import dollars
from pitboss.play.telling import Sentence
from pitboss.terms.powers import Role

Json = dict[str, Any]
NOBODY: frozenset[str] = frozenset()
compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def seen_picture(hall: Hall, accounts: Accounts, account: str) -> tuple[Json, dict[str, str]]:
    """The picture for an account, and what everybody in it is called."""
    viewer = hall.viewer(accounts, account)
    picture = hall.picture(viewer, seconds())
    return picture, names_to(hall, accounts, viewer, picture)


def shown_of(hall: Hall, accounts: Accounts, account: str) -> Json:
    """A stream as an account may see it now."""
    picture, names = seen_picture(hall, accounts, account)
    return {"table": hall.id, "position": hall.position, "picture": picture, "names": names}


def names_to(hall: Hall, accounts: Accounts, viewer: Viewer, shown: Any) -> dict[str, str]:
    """What everybody who is named in something is called to a viewer."""
    public = viewer.sight(hall.floor) in PUBLIC
    inside = (frozenset({viewer.name}) if viewer.name else NOBODY) if public else None
    return names_in(accounts, compact(shown), hall.scope, inside=inside)


def said_at(hall: Hall, accounts: Accounts, account: str, sentence: str) -> str:
    """A sentence with names in place of ids, as an account may read it."""
    return spoken(sentence, names_to(hall, accounts, hall.viewer(accounts, account), sentence)) if ID.search(sentence) else sentence


def told_text(hall: Hall, accounts: Accounts, entry: Told, viewer: Viewer) -> str | None:
    """An entry as JSON for a viewer; None where it is not for that viewer at all."""
    event = entry.event
    if isinstance(event, hall.kind.founded):
        return None
    sight = viewer.sight(_floor(entry))
    if isinstance(event, ChipsMoved):
        if viewer.name != event.player and sight not in OVERSIGHT:
            return None
        body, said = _money(event)
    else:
        seen = hall.kind.sees(entry.state, event, viewer)
        if seen is None:
            return None
        body, said = write_event(seen) | _calls(hall, entry, seen, viewer), hall.kind.tell(entry.state, seen, viewer.name)
    inside = frozenset({viewer.name}) if sight in PUBLIC and viewer.name else NOBODY if sight in PUBLIC else None
    names = names_in(accounts, f"{compact(body)} {said.said}", hall.scope, inside=inside)
    told = body | {"said": spoken(said.said, names), "rules_said": list(said.rules)}
    return compact({"position": entry.position, "time": entry.time, "names": names, "event": told})


def _calls(hall: Hall, entry: Told, event: Any, viewer: Viewer) -> dict[str, str]:
    """What a dealer calls at a heat, where cards lie on a table as at any other."""
    game = hall.context
    return calls(game.table, view(_floor(entry), viewer.name), event) if isinstance(game, Game) else {}


def _floor(entry: Told) -> Floor:
    found = getattr(entry.state, "floor", None)
    return found if isinstance(found, Floor) else Floor()


def _money(event: ChipsMoved) -> tuple[Json, Sentence]:
    did = "pays in" if isinstance(event, ChipsBrought) else "takes out"
    body = {"event": kebab(type(event).__name__), "player": event.player, "amount": dollars(event.amount)}
    return body, Sentence(f"{event.player} {did} {dollars(event.amount)}.", ())


async def carry_out_in(hall: Hall, accounts: Accounts, account: str, name: str, asked: Any, *, expected: int = -1) -> StreamAnswer:
    """Read, authorise and carry out a command of an account; the answer is durable."""
    command = hall.read(asked, account)
    await check_roles(hall, accounts, account)
    command = with_ids(accounts, command) if duty_of(hall, account) else command
    return await hall.do(Wanted(account, seconds(), command, f"{account}:{name}", expected, paid_for(hall)))


def with_ids(accounts: Accounts, command: Any) -> Any:
    """A command of somebody on duty with the account of a member who is named in it by the whole name."""
    for each in ("person", "substitute"):
        name = getattr(command, each, "")
        if isinstance(name, str) and name and not ID.fullmatch(name):
            found = find(accounts, name[:200])
            command = replace(command, **{each: found.id}) if found is not None else command
    return command


def paid_for(hall: Hall) -> Guard:
    """The guard of every command: nobody who has an account owes a stream money; a heat moves chips, not money."""

    def guard(state: StreamState, events: tuple[Any, ...]) -> None:
        owed: dict[str, int] = {}
        for event in events:
            for account, cents in moved(hall.kind, event):
                person = account.removeprefix("player:")
                if person == account or not ID.fullmatch(person):
                    continue
                owed[account] = owed.get(account, state.balances.get(account, 0)) + cents
                if cents < 0 and owed[account] < 0:
                    said = f"{person} has paid in {dollars(max(owed[account] - cents, 0))}, and {dollars(-cents)} is due: pay in first"
                    raise Refused("not-paid", said, rule="house cage")

    return guard


def roles_in(hall: Hall, accounts: Accounts, account: str) -> frozenset[Role]:
    """Every role in which somebody may be on duty in a stream."""
    return hall.viewer(accounts, account).roles & STAFF


def duty_of(hall: Hall, account: str) -> frozenset[Role]:
    """The roles in which somebody is on duty there."""
    people = getattr(hall.state, "people", None) or getattr(getattr(hall.state, "tournament", None), "people", None) or hall.floor.people
    found: frozenset[Role] = people.roles.get(account, frozenset())
    return found


async def check_roles(hall: Hall, accounts: Accounts, account: str) -> None:
    """Take from somebody on duty every role that the account no longer holds."""
    on_duty = duty_of(hall, account)
    if on_duty and not on_duty <= roles_in(hall, accounts, account):
        left = on_duty & roles_in(hall, accounts, account)
        command: Any = SignOn(account, in_order(left)) if left else SignOff(account)
        await hall.do(Wanted(account, seconds(), command))


async def come_on_duty_in(hall: Hall, accounts: Accounts, account: str) -> tuple[Role, ...]:
    """Bring somebody on duty in every role held there; in charge only where the stream lets that person."""
    held = roles_in(hall, accounts, account)
    if not held:
        raise Refused("not-staff", "You hold no role here: a manager or an administrator grants one.", rule="house accounts: roles")
    if duty_of(hall, account) == held:
        return in_order(held)
    try:
        await hall.do(Wanted(account, seconds(), SignOn(account, in_order(held))))
    except Refused:
        rest = held - hall.kind.grants(hall.context, hall.state, account)
        if not rest:
            raise
        held = rest
        await hall.do(Wanted(account, seconds(), SignOn(account, in_order(rest))))
    return in_order(held)


async def go_off_duty_in(hall: Hall, account: str) -> None:
    """Let somebody go off duty."""
    if duty_of(hall, account):
        await hall.do(Wanted(account, seconds(), SignOff(account)))


def in_order(roles: frozenset[Role]) -> tuple[Role, ...]:
    """Roles as the books list them."""
    return tuple(sorted(roles, key=list(Role).index))
