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


def _without(found: Mapping[int, V], lot: int) -> dict[int, V]:
    return {key: value for key, value in found.items() if key != lot}


def _anew(part: Winners, event: PrizeDrawn) -> Winners:
    lot = event.lot
    return part._replace(
        present=part.present - {lot},
        attempts=_without(part.attempts, lot),
        closed=_without(part.closed, lot),
        allowed=_without(part.allowed, lot),
        in_cash=_without(part.in_cash, lot),
        chosen=_without(part.chosen, lot),
    )


def _tried(part: Winners, event: NotificationTried) -> Winners:
    attempts = (*part.attempts.get(event.lot, ()), Attempt(event.means, event.outcome, event.at))
    return part._replace(attempts={**part.attempts, event.lot: attempts})


def _claim(part: Winners, number: int, **changes: Any) -> Winners:
    claims = list(part.claims)
    claims[number - 1] = claims[number - 1]._replace(**changes)
    return part._replace(claims=tuple(claims))


def _allowed(part: Winners, event: ClaimAllowed) -> Winners:
    lot = part.claims[event.claim - 1].lot
    return _claim(part, event.claim, standing=Standing.ALLOWED)._replace(allowed={**part.allowed, lot: event.claim})


def _denied(part: Winners, event: ClaimDenied) -> Winners:
    return _claim(part, event.claim, standing=Standing.DENIED, reasons=event.reasons, name=event.name, address=event.address)


def _present(part: Winners, event: PresenceNoted) -> Winners:
    return part._replace(present=part.present | {event.lot}) if event.attendance is Attendance.PRESENT else part


RECORDERS: Mapping[type[Any], Callable[[Winners, Any], Winners]] = {
    PrizeDrawn: _anew,
    PresenceNoted: _present,
    NotificationTried: _tried,
    NotificationClosed: lambda part, event: part._replace(closed={**part.closed, event.lot: event.endeavour}),
    ClaimMade: lambda part, event: part._replace(claims=(*part.claims, PrizeClaim(event.lot, event.claimant, event.at))),
    ClaimAllowed: _allowed,
    ClaimDenied: _denied,
    ReasonsTold: lambda part, event: _claim(part, event.claim, told_by=event.means),
    CashTaken: lambda part, event: part._replace(in_cash={**part.in_cash, event.lot: event.cents}),
    PaymentChosen: lambda part, event: part._replace(chosen={**part.chosen, event.lot: event.shares}),
    PrizePaid: lambda part, event: part._replace(paid={**part.paid, event.lot: event.shares}),
}
