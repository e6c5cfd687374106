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
from pitboss.promotion.draw.lot import Bound
from pitboss.promotion.draw.state import Drawing, Won


def _made(part: Drawing, event: DrawMade) -> Drawing:
    return part._replace(
        order=event.order, seed=event.seed, secret=event.secret, drawn_at=event.at, used=0, unsigned=True, unpublished=True
    )


def _drawn(part: Drawing, event: PrizeDrawn) -> Drawing:
    return part._replace(
        won={**part.won, event.lot: Won(event.ticket, event.entrant, event.at)},
        times={**part.times, event.entrant: part.times.get(event.entrant, 0) + 1},
        used=part.order.index(event.ticket) + 1,
        unsigned=True,
        unpublished=True,
    )


def _returned(part: Drawing, event: PrizeReturned) -> Drawing:
    left = {lot: won for lot, won in part.won.items() if lot != event.lot}
    return part._replace(won=left, returned=part.returned | {event.lot}, unpublished=True)


RECORDERS: Mapping[type[Any], Callable[[Drawing, Any], Drawing]] = {
    ScrutineerNominated: lambda part, event: part._replace(scrutineer=event.person),
    DrawCommitted: lambda part, event: part._replace(commitment=event.commitment, bound=Bound(event.holder, event.prizes, event.each)),
    WordsThrownIn: lambda part, event: part._replace(mixed=(*part.mixed, f"{event.by}: {event.words}")),
    DrawMade: _made,
    PrizeDrawn: _drawn,
    PrizeReturned: _returned,
    DrawSigned: lambda part, event: part._replace(unsigned=False),
    ResultsPublished: lambda part, event: part._replace(unpublished=False, published_where=event.where),
}
