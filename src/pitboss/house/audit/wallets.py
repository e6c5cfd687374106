"""Wallets held against tables to the cent: what left one must have come to the other, under the id that both halves share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pitboss.house.accounts import Event
from pitboss.house.accounts.events import BoughtIn, CashedOut
from pitboss.house.tables.chips import ChipsBrought, ChipsMoved
from pitboss.money.cents import dollars

Half = tuple[str, str]


@dataclass(slots=True)
class Moved:
    """Chips that came and went at tables and other streams, by the table's name in wallets and the id of the command."""

    halves: dict[Half, tuple[ChipsMoved, int]] = field(default_factory=dict)


@dataclass(slots=True)
class InFlight:
    """Transfers of which the second half is still to come: how many, and their cents."""

    number: int = 0
    cents: int = 0


def reconciled(given: Mapping[str, tuple[Event, int]], tables: Moved, flight: InFlight) -> Iterator[tuple[str, int, str]]:
    """Every half that has no right other half, as till, position and sentence; what is only on its way is counted in `flight`."""
    seen: set[Half] = set()
    for command, (event, position) in given.items():
        assert isinstance(event, BoughtIn | CashedOut)
        half = event.table, command.removeprefix(f"{event.table}:")
        seen.add(half)
        other = tables.halves.get(half)
        if other is None:
            if isinstance(event, CashedOut):
                yield "house:accounts", position, f"{dollars(event.cents)} were paid out from {event.table}, where nobody took chips for it"
            else:
                flight.number, flight.cents = flight.number + 1, flight.cents + event.cents
        elif (other[0].player, other[0].amount, isinstance(other[0], ChipsBrought)) != (
            event.account,
            event.cents,
            isinstance(event, BoughtIn),
        ):
            yield "house:accounts", position, f"the wallet and {event.table} say otherwise of the transfer {half[1]!r}"
    for (till, name), (moved, position) in tables.halves.items():
        if (till, name) in seen:
            continue
        if isinstance(moved, ChipsBrought):
            yield till, position, f"chips of {dollars(moved.amount)} were brought, and no wallet paid for them"
        else:
            flight.number, flight.cents = flight.number + 1, flight.cents + moved.amount
