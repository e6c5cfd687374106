"""Orders: a client's command on its way from JSON to the table, with everything that is asked of the sender before the floor judges it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from pitboss.floor.commands import Command
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.floor.people.ranks import STAFF
from pitboss.floor.request import Request
from pitboss.house.accounts import Accounts, roles_at
from pitboss.house.messages import read_command
from pitboss.house.service.apart import WAGERS, kept_apart, require_no_wager
from pitboss.house.service.following import with_followers
from pitboss.house.service.hallway import carry_out_in
from pitboss.house.service.moment import seconds
from pitboss.house.service.room import Room
from pitboss.house.streams.hall import Hall
from pitboss.house.streams.keeper import StreamAnswer
from pitboss.house.tables import Answer, Asked
from pitboss.house.timers import objection_to_sender
from pitboss.law.refusal import Malformed, PitbossError, Refused
from pitboss.terms.powers import Role

COMMAND_ID = re.compile(r"[A-Za-z0-9_.:-]{1,64}", re.ASCII)


def command_id(given: Any) -> str:
    """The id that a client gave a command; `Malformed` where it is none."""
    if not isinstance(given, str) or not COMMAND_ID.fullmatch(given):
        raise Malformed("id", "the id of a command is 1 to 64 letters, digits and - _ . : that the client makes up")
    return given


class Given(NamedTuple):
    """A command as a client gave it: its id, what is to be done, neither of them read, and where the sender saw the log end."""

    id: Any
    command: Any
    expected: int | None = None


async def carry_out(place: Room | Hall, accounts: Accounts, account: str, given: Given) -> Answer | StreamAnswer:
    """Read, authorise and carry out a command of an account at a table or a stream; the answer is durable."""
    [found] = await carry_out_row(place, accounts, account, [given])
    if isinstance(found, PitbossError):
        raise found
    return found


async def carry_out_row(
    place: Room | Hall, accounts: Accounts, account: str, row: Sequence[Given]
) -> Sequence[Answer | StreamAnswer | PitbossError]:
    """The same for commands that came together, one after the other; what became of each."""
    if isinstance(place, Hall):
        return [await _carry_out_in(place, accounts, account, given) for given in row]
    read = [_read(place, account, given) for given in row]
    if not all(isinstance(each, PitbossError) for each in read):
        await check_duty(place, accounts, account)
    if any(not isinstance(each, PitbossError) and isinstance(each[1], WAGERS) for each in read):
        await place.committed()
    asked = [each if isinstance(each, PitbossError) else _authorised(place, account, *each) for each in read]
    answers = iter(await place.do_row([each for each in asked if isinstance(each, Asked)]))
    return [next(answers) if isinstance(each, Asked) else each for each in asked]


async def _carry_out_in(hall: Hall, accounts: Accounts, account: str, given: Given) -> StreamAnswer | PitbossError:
    expected = -1 if given.expected is None else given.expected
    try:
        return await carry_out_in(hall, accounts, account, command_id(given.id), given.command, expected=expected)
    except PitbossError as fault:
        return fault


def _read(room: Room, account: str, given: Given) -> tuple[str, Command] | PitbossError:
    try:
        name = f"{account}:{command_id(given.id)}"
        if room.used_by and account not in room.floor.people.roles:
            raise room.used_by
        return name, read_command(given.command, by=account)
    except PitbossError as fault:
        return fault


def _authorised(room: Room, account: str, name: str, command: Command) -> Asked | PitbossError:
    fault = objection_to_sender(room.game, room.floor, command, account)
    guard = kept_apart(room, account, command)
    return fault or Asked(Request(account, seconds(), command), name, guard, partial(with_followers, room, account))


async def check_duty(room: Room, accounts: Accounts, account: str) -> None:
    """Take from somebody on duty every role that the account no longer holds: roles are looked up anew at every command."""
    on_duty = room.floor.people.roles.get(account)
    if not on_duty:
        return
    held = roles_at(accounts, account, room.scope)
    if not on_duty <= held:
        left = on_duty & held
        await room.do(Request(account, seconds(), SignOn(account, _in_order(left)) if left else SignOff(account)))


async def come_on_duty(room: Room, accounts: Accounts, account: str) -> tuple[Role, ...]:
    """Bring somebody on duty in every role that the account holds at this table."""
    held = roles_at(accounts, account, room.scope) & STAFF
    if not held:
        said = "You hold no role at this table: a manager or an administrator grants one."
        raise Refused("not-staff", said, rule="house accounts: roles")
    if room.floor.people.roles.get(account) != held:
        require_no_wager(room, account)
        await room.do(Request(account, seconds(), SignOn(account, _in_order(held))))
    return _in_order(held)


async def go_off_duty(room: Room, account: str) -> None:
    """Let somebody go off duty."""
    if account in room.floor.people.roles:
        await room.do(Request(account, seconds(), SignOff(account)))


def _in_order(roles: frozenset[Role]) -> tuple[Role, ...]:
    return tuple(sorted(roles, key=list(Role).index))
