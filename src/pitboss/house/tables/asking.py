"""What is asked of a keeper, what it makes of it, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from pitboss.floor.commands import Command
from pitboss.floor.events import Event
from pitboss.floor.request import Request
from pitboss.house.store import Batch, Head
from pitboss.house.tables.chips import Guard, nothing_against
from pitboss.house.tables.state import HOUSE_ENTRIES, TableEvent, TableState
from pitboss.house.tables.vault import Order


class Outcome(Enum):
    """Whether a command was carried out now, or had been before."""

    NOW = "now"
    BEFORE = "before"


class Answer(NamedTuple):
    """What a command led to: its events, and the position of the first; the same however often it is asked.

    `time` is that of its entries in milliseconds, where it was carried out now.
    """

    events: tuple[Event, ...]
    first: int
    outcome: Outcome
    time: int = 0


Complete = Callable[[TableState, Command], Command]
"""What the house adds to a command as the table stands when it is decided."""


def as_it_is(state: TableState, command: Command) -> Command:
    """A command to which the house adds nothing."""
    return command


class Asked(NamedTuple):
    """A request under the id that its command was given, with what the house has to say to it."""

    request: Request
    command: str
    guard: Guard = nothing_against
    complete: Complete = as_it_is


class Proposal(NamedTuple):
    """What somebody wants done as the table stands; an order goes to the vault with it."""

    request: Request
    order: Order | None = None
    guard: Guard = nothing_against


class Known(NamedTuple):
    """Where a table stands: what its log has come to, where that ends, and the time of its last entry in milliseconds."""

    state: TableState
    head: Head
    time: int


class Decided(NamedTuple):
    """What follows from a proposal: the batch that is to be appended, its events, and where the table stands once it is durable."""

    batch: Batch
    events: tuple[TableEvent, ...]
    after: Known

    @property
    def answer(self) -> Answer:
        """The answer, once it is durable."""
        return Answer(of_floor(self.events), self.batch.expected.position + 1, Outcome.NOW, self.after.time)


def doing(request: Request, command: Command) -> Request:
    """The request with another command, or as it is."""
    return request if command is request.do else request._replace(do=command)


def of_floor(events: tuple[TableEvent, ...]) -> tuple[Event, ...]:
    """The events that are the floor's, without the house's own entries."""
    return tuple(event for event in events if not isinstance(event, HOUSE_ENTRIES))
