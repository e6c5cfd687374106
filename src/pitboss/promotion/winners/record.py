"""Record winners, claims and payments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from pitboss.promotion.draw.events import PrizeDrawn
from pitboss.promotion.winners.commands import Attendance
from pitboss.promotion.winners.events import (
    CashTaken,
    ClaimAllowed,
    ClaimDenied,
    ClaimMade,
    NotificationClosed,
    NotificationTried,
    PaymentChosen,
    PresenceNoted,
    PrizePaid,
    ReasonsTold,
)
from pitboss.promotion.winners.state import Attempt, PrizeClaim, Standing, Winners

V = TypeVar("V")


def _without(found: Mapping[int, V], unit: int) -> dict[int, V]:
    return {key: value for key, value in found.items() if key != unit}


def _anew(part: Winners, event: PrizeDrawn) -> Winners:
    unit = event.unit
    return part._replace(
        present=part.present - {unit},
        attempts=_without(part.attempts, unit),
        closed=_without(part.closed, unit),
        allowed=_without(part.allowed, unit),
        in_cash=_without(part.in_cash, unit),
        chosen=_without(part.chosen, unit),
    )


def _tried(part: Winners, event: NotificationTried) -> Winners:
    attempts = (*part.attempts.get(event.unit, ()), Attempt(event.means, event.outcome, event.at))
    return part._replace(attempts={**part.attempts, event.unit: attempts})


def _claim(part: Winners, number: int, **changes: Any) -> Winners:
    claims = list(part.claims)
    claims[number - 1] = claims[number - 1]._replace(**changes)
    return part._replace(claims=tuple(claims))


def _allowed(part: Winners, event: ClaimAllowed) -> Winners:
    unit = part.claims[event.claim - 1].unit
    return _claim(part, event.claim, standing=Standing.ALLOWED)._replace(allowed={**part.allowed, unit: event.claim})


def _denied(part: Winners, event: ClaimDenied) -> Winners:
    return _claim(part, event.claim, standing=Standing.DENIED, reasons=event.reasons, name=event.name, address=event.address)


def _present(part: Winners, event: PresenceNoted) -> Winners:
    return part._replace(present=part.present | {event.unit}) if event.attendance is Attendance.PRESENT else part


RECORDERS: Mapping[type[Any], Callable[[Winners, Any], Winners]] = {
    PrizeDrawn: _anew,
    PresenceNoted: _present,
    NotificationTried: _tried,
    NotificationClosed: lambda part, event: part._replace(closed={**part.closed, event.unit: event.endeavour}),
    ClaimMade: lambda part, event: part._replace(claims=(*part.claims, PrizeClaim(event.unit, event.claimant, event.at))),
    ClaimAllowed: _allowed,
    ClaimDenied: _denied,
    ReasonsTold: lambda part, event: _claim(part, event.claim, told_by=event.means),
    CashTaken: lambda part, event: part._replace(in_cash={**part.in_cash, event.unit: event.cents}),
    PaymentChosen: lambda part, event: part._replace(chosen={**part.chosen, event.unit: event.shares}),
    PrizePaid: lambda part, event: part._replace(paid={**part.paid, event.unit: event.shares}),
}
