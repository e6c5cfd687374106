"""Record disputes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.promotion.disputes.events import (
    ComplaintRightTold,
    DecisionRepliedTo,
    PrizeComplaintAnswered,
    PrizeComplaintLodged,
    PrizeDisputeDecided,
    PrizeDisputeRaised,
)
from pitboss.promotion.disputes.state import Disputes, PrizeDispute


def _with(part: Disputes, number: int, **changes: Any) -> Disputes:
    raised = list(part.raised)
    raised[number - 1] = raised[number - 1]._replace(**changes)
    return part._replace(raised=tuple(raised))


def _raised(part: Disputes, event: PrizeDisputeRaised) -> Disputes:
    return part._replace(raised=(*part.raised, PrizeDispute(event.person, event.words, event.lot, event.at)))


RECORDERS: Mapping[type[Any], Callable[[Disputes, Any], Disputes]] = {
    PrizeDisputeRaised: _raised,
    PrizeDisputeDecided: lambda part, event: _with(part, event.dispute, decision=event.words),
    DecisionRepliedTo: lambda part, event: _with(part, event.dispute, reply=event.reply),
    ComplaintRightTold: lambda part, event: _with(part, event.dispute, told=True),
    PrizeComplaintLodged: lambda part, event: _with(part, event.dispute, complaint=event.words),
    PrizeComplaintAnswered: lambda part, event: _with(part, event.dispute, answer=event.words),
}
