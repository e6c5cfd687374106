"""What a stream has come to: its first entry, the kind's own state, and the money on every account."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from pitboss.floor.state import Floor
from pitboss.house.streams.kind import StreamKind
from pitboss.house.tables.chips import ChipsMoved, postings_of
from pitboss.money.ledger import Posting

NOTHING: Mapping[str, int] = MappingProxyType({})


class StreamState(NamedTuple):
    """A stream as its log tells it; `founded` is None before the first entry."""

    founded: Any = None
    state: Any = None
    balances: Mapping[str, int] = NOTHING

    @property
    def floor(self) -> Floor:
        """For the cage, which asks whether somebody has a wager on the layout: here there is none."""
        return Floor()


def begun(kind: StreamKind) -> StreamState:
    """A stream in which nothing has happened."""
    return StreamState(None, kind.start())


def moved(kind: StreamKind, event: Any) -> tuple[Posting, ...]:
    """The postings of an entry."""
    if isinstance(event, ChipsMoved):
        return postings_of(event)
    return () if isinstance(event, kind.founded) else kind.postings(event)


def after(kind: StreamKind, known: StreamState, event: Any) -> StreamState:
    """The stream after one entry."""
    founded, state, balances = known
    if isinstance(event, kind.founded):
        return StreamState(event, state, balances)
    if not isinstance(event, ChipsMoved):
        state = kind.evolve(state, event)
    posted = moved(kind, event)
    if posted:
        held = dict(balances)
        for account, cents in posted:
            held[account] = held.get(account, 0) + cents
        balances = {account: cents for account, cents in held.items() if cents}
    return StreamState(founded, state, balances)
