"""Orders: a client's command on its way from JSON to the table, with everything that is asked of the sender before the floor judges it."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.floor.people.ranks import STAFF
from pitboss.floor.request import Request
from pitboss.house.accounts import Accounts, roles_at
from pitboss.house.messages import read_command
from pitboss.house.service.cage import enough_chips
from pitboss.house.service.following import with_followers
from pitboss.house.service.hallway import carry_out_in
from pitboss.house.service.moment import seconds
from pitboss.house.service.room import Room
from pitboss.house.streams.hall import Hall
from pitboss.house.streams.keeper import StreamAnswer
from pitboss.house.tables import Answer
from pitboss.house.timers import objection_to_sender
from pitboss.law.refusal import Malformed, Refused
from pitboss.law.terms.powers import Role

COMMAND_ID = re.compile(r"[A-Za-z0-9_.:-]{1,64}", re.ASCII)


def command_id(given: Any) -> str:
    """The id that a client gave a command; `Malformed` where it is none."""
    if not isinstance(given, str) or not COMMAND_ID.fullmatch(given):
        raise Malformed("id", "the id of a command is 1 to 64 letters, digits and - _ . : that the client makes up")
    return given


async def carry_out(
    room: Room | Hall, accounts: Accounts, account: str, given: Any, asked: Any, *, expected: int | None = None
) -> Answer | StreamAnswer:
    """Read, authorise and carry out a command of an account at a table or a stream; the answer is durable."""
    if isinstance(room, Hall):
        return await carry_out_in(room, accounts, account, command_id(given), asked, expected=-1 if expected is None else expected)
    name = f"{account}:{command_id(given)}"
    if room.used_by and account not in room.floor.people.roles:
        raise room.used_by
    command = read_command(asked, by=account)
    await check_duty(room, accounts, account)
    fault = objection_to_sender(room.game, room.floor, command, account)
    if fault:
        raise fault
    asked_for = Request(account, seconds(), command)
    return await room.do(asked_for, name, enough_chips, partial(with_followers, room, account))


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
        await room.do(Request(account, seconds(), SignOn(account, _in_order(held))))
    return _in_order(held)


async def go_off_duty(room: Room, account: str) -> None:
    """Let somebody go off duty."""
    if account in room.floor.people.roles:
        await room.do(Request(account, seconds(), SignOff(account)))


def _in_order(roles: frozenset[Role]) -> tuple[Role, ...]:
    return tuple(sorted(roles, key=list(Role).index))
