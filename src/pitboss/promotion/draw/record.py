"""Record the draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.promotion.draw.events import (
    DrawCommitted,
    DrawMade,
    DrawSigned,
    PrizeDrawn,
    PrizeReturned,
    ResultsPublished,
    ScrutineerNominated,
    WordsThrownIn,
)
from pitboss.promotion.draw.state import Lots, Won


def _made(part: Lots, event: DrawMade) -> Lots:
    return part._replace(
        order=event.order, seed=event.seed, secret=event.secret, drawn_at=event.at, used=0, unsigned=True, unpublished=True
    )


def _drawn(part: Lots, event: PrizeDrawn) -> Lots:
    return part._replace(
        won={**part.won, event.unit: Won(event.ticket, event.entrant, event.at)},
        times={**part.times, event.entrant: part.times.get(event.entrant, 0) + 1},
        used=part.order.index(event.ticket) + 1,
        unsigned=True,
        unpublished=True,
    )


def _returned(part: Lots, event: PrizeReturned) -> Lots:
    left = {unit: won for unit, won in part.won.items() if unit != event.unit}
    return part._replace(won=left, returned=part.returned | {event.unit}, unpublished=True)


RECORDERS: Mapping[type[Any], Callable[[Lots, Any], Lots]] = {
    ScrutineerNominated: lambda part, event: part._replace(scrutineer=event.person),
    DrawCommitted: lambda part, event: part._replace(commitment=event.commitment),
    WordsThrownIn: lambda part, event: part._replace(mixed=(*part.mixed, f"{event.by}: {event.words}")),
    DrawMade: _made,
    PrizeDrawn: _drawn,
    PrizeReturned: _returned,
    DrawSigned: lambda part, event: part._replace(unsigned=False),
    ResultsPublished: lambda part, event: part._replace(unpublished=False, published_where=event.where),
}
