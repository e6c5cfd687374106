"""Judge who comes on duty."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.desk import Desk
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.floor.people.events import SignedOff, SignedOn
from pitboss.law.refusal import Malformed


def sign_on(desk: Desk, command: SignOn) -> None:
    """Let somebody come on duty; who may employ whom is no matter of the rules of a game."""
    if not command.person or not command.roles:
        raise Malformed("sign-on", "signing on takes a person and at least one role")
    desk.record(SignedOn(command.person, command.roles))


def sign_off(desk: Desk, command: SignOff) -> None:
    """Let somebody go off duty."""
    if command.person not in desk.floor.people.roles:
        raise Malformed("sign-off", f"{command.person} is not on duty at this table")
    desk.record(SignedOff(command.person))


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {SignOn: sign_on, SignOff: sign_off}
GUARDS: Mapping[type[Any], Callable[[Desk, Any], None]] = {}
REACTIONS: Mapping[type[Any], Callable[[Desk, Any], None]] = {}
