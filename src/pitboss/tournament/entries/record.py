"""Record applications and entries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.tournament.entries.commands import Criteria, Entitled, FormFilled
from pitboss.tournament.entries.events import (
    Applied,
    As,
    BoughtBack,
    EntryAccepted,
    EntryGranted,
    EntryRefused,
    EntryTakenBack,
    EntryWithdrawn,
    SubstituteNamed,
)
from pitboss.tournament.entries.state import Application, Entries
from pitboss.tournament.prizes.events import EntryRefunded
from pitboss.tournament.seats.events import PlaceForfeited, SeatResold


def _plus(table: Mapping[str, int], key: str, amount: int) -> Mapping[str, int]:
    return {**table, key: table.get(key, 0) + amount}


def _applied(part: Entries, event: Applied) -> Entries:
    found = Application(event.entitled is Entitled.YES, event.form is FormFilled.COMPLETE, event.criteria is Criteria.MET, event.at)
    return part._replace(applied={**part.applied, event.player: found}, refused=part.refused - {event.player})


def _paid(part: Entries, player: str, fee: int, commission: int) -> Entries:
    return part._replace(fees=_plus(part.fees, player, fee), commissions=_plus(part.commissions, player, commission))


def _accepted(part: Entries, event: EntryAccepted) -> Entries:
    if event.taken is As.RESERVE:
        return part._replace(reserves=(*part.reserves, event.player))
    reserves = tuple(each for each in part.reserves if each != event.player)
    return _paid(part._replace(accepted=(*part.accepted, event.player), reserves=reserves), event.player, event.fee, event.commission)


def _gone(part: Entries, player: str) -> Entries:
    return part._replace(
        accepted=tuple(each for each in part.accepted if each != player),
        reserves=tuple(each for each in part.reserves if each != player),
        gone=part.gone | {player},
    )


def _withdrawn(part: Entries, event: EntryWithdrawn) -> Entries:
    return _paid(_gone(part, event.player), event.player, -event.refund, -event.commission)


def _resold(part: Entries, event: SeatResold) -> Entries:
    reserves = tuple(each for each in part.reserves if each != event.reserve)
    return _paid(part._replace(accepted=(*part.accepted, event.reserve), reserves=reserves), event.reserve, event.fee, event.commission)


def _bought_back(part: Entries, event: BoughtBack) -> Entries:
    return _paid(part._replace(bought_back=_plus(part.bought_back, event.player, 1)), event.player, event.fee, event.commission)


def _taken_back(part: Entries, event: EntryTakenBack) -> Entries:
    earned, named = ({name: each for name, each in table.items() if name != event.entrant} for table in (part.earned, part.substitutes))
    return _gone(part, event.entrant)._replace(earned=earned, substitutes=named)  # type: ignore[arg-type]  # two tables of different values


RECORDERS: Mapping[type[Any], Callable[[Entries, Any], Entries]] = {
    Applied: _applied,
    EntryAccepted: _accepted,
    EntryRefused: lambda part, event: part._replace(refused=part.refused | {event.player}),
    EntryWithdrawn: _withdrawn,
    BoughtBack: _bought_back,
    EntryGranted: lambda part, event: part._replace(earned={**part.earned, event.entrant: event.hand}),
    EntryTakenBack: _taken_back,
    SubstituteNamed: lambda part, event: part._replace(substitutes={**part.substitutes, event.entrant: event.substitute}),
    PlaceForfeited: lambda part, event: _gone(part, event.player),
    SeatResold: _resold,
    EntryRefunded: lambda part, event: _paid(part, event.player, -event.fee, -event.commission),
}
