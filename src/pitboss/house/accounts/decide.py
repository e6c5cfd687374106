"""Judge a request about accounts: the events it causes, or a refusal in one sentence.

`decide` never reads a clock, makes an id, hashes a password or touches a file: all that comes with the request.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.house.accounts import entry, sessions, staff, wallet
from pitboss.house.accounts.desk import Desk
from pitboss.house.accounts.events import Event
from pitboss.house.accounts.policy import Policy
from pitboss.house.accounts.request import Request
from pitboss.house.accounts.state import Accounts

JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {**entry.JUDGES, **sessions.JUDGES, **wallet.JUDGES, **staff.JUDGES}
"""Who judges which command; a test sees that none is missing."""


def decide(policy: Policy, accounts: Accounts, request: Request) -> tuple[Event, ...]:
    """The events that a request causes; `Refused` or `Malformed` if it may not be."""
    return step(policy, accounts, request)[0]


def step(policy: Policy, accounts: Accounts, request: Request) -> tuple[tuple[Event, ...], Accounts]:
    """The events that a request causes, and the state they lead to."""
    desk = Desk(policy, accounts, request.by, request.at)
    JUDGES[type(request.do)](desk, request.do)
    return tuple(desk.events), desk.accounts
