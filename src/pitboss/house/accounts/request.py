"""A request: who asks what of the accounts, and when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pitboss.house.accounts.commands import Command


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody without a session."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Somebody with a session of an account; made by `authenticate`, and looked at again whenever something is decided."""

    account: str
    session: str


@dataclass(frozen=True, slots=True)
class House:
    """The service itself: its timers, and its tables paying out."""


Actor = Visitor | Holder | House

HOUSE = "house"
"""How the log names the service where it did a thing; no account can have this id."""

LINK = "one-time link"
"""How the log names what made the first administrator."""


class Request(NamedTuple):
    """A command with who gives it and the time, in whole seconds of universal time."""

    by: Actor
    at: int
    do: Command
