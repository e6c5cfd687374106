"""A message as it was received: read, or known to be wrong."""

from __future__ import annotations

from typing import Any, NamedTuple

from pitboss.house.service.frames import ClientMessage, Order
from pitboss.law.refusal import PitbossError


class Received(NamedTuple):
    """A frame of a client's: the object that it is, and what that asks or what is wrong with it."""

    value: dict[str, Any]
    message: ClientMessage | PitbossError


def ordered_at(received: Received) -> str:
    """The table that a command is for; empty for every other message."""
    return received.message.table if isinstance(received.message, Order) else ""
