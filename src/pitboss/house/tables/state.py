"""What the stream of a table has come to: its founding, the floor, the chips on every account, and the last shuffle shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from pitboss.floor.cards.events import ShuffleRevealed
from pitboss.floor.events import Event
from pitboss.floor.evolve import evolve
from pitboss.floor.postings import postings
from pitboss.floor.state import Floor
from pitboss.house.tables.chips import ChipsBrought, ChipsMoved, ChipsTaken, postings_of
from pitboss.house.tables.founding import LawChanged, TableFounded
from pitboss.house.tables.lost import ShoeLost
from pitboss.money.ledger import Posting

HouseEntry = TableFounded | LawChanged | ShoeLost | ChipsMoved
TableEvent = HouseEntry | Event
"""What may stand in the stream of a table."""

HOUSE_ENTRIES = (TableFounded, LawChanged, ShoeLost, ChipsBrought, ChipsTaken)
"""Entries of the house's own, which are no event of the floor."""
NOTHING: Mapping[str, int] = MappingProxyType({})


class TableState(NamedTuple):
    """A table as its log tells it; `shown` is the commitment of the last shuffle that was shown, or is lost."""

    founding: TableFounded | None = None
    floor: Floor = Floor()
    balances: Mapping[str, int] = NOTHING
    shown: str = ""


def moved(event: TableEvent) -> tuple[Posting, ...]:
    """The postings of an event."""
    if not isinstance(event, HOUSE_ENTRIES):
        return postings(event)
    return () if isinstance(event, TableFounded | LawChanged | ShoeLost) else postings_of(event)


def _founding(known: TableFounded | None, event: HouseEntry) -> TableFounded | None:
    if isinstance(event, LawChanged):
        return known and event.founding(known)
    return event if isinstance(event, TableFounded) else known


def follow(state: TableState, events: Iterable[TableEvent], known: Floor | None = None) -> TableState:
    """The state after these events; where the floor that they lead to is known, it need not be found again."""
    founding, floor, held, shown = state
    balances: dict[str, int] = {}
    for event in events:
        if isinstance(event, HOUSE_ENTRIES):
            founding = _founding(founding, event)
        elif known is None:
            floor = evolve(floor, event)
        if isinstance(event, ShuffleRevealed | ShoeLost):
            shown = event.commitment
        for account, cents in moved(event):
            balances = balances or dict(held)
            balances[account] = balances.get(account, 0) + cents
    if balances:
        held = {account: cents for account, cents in balances.items() if cents}
    return TableState(founding, floor if known is None else known, held, shown)
