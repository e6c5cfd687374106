"""How far a promotion has come, in one word."""

from __future__ import annotations

from enum import Enum

from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.entries.judge import closes_at
from pitboss.promotion.integrity.commands import Measure


class PromotionStanding(Enum):
    """How far a promotion has come."""

    DRAFTING = "drafting"
    WAITING = "waiting"
    OPEN = "open"
    CLOSED = "closed"
    DRAWN = "drawn"
    OVER = "over"
    POSTPONED = "postponed"
    CANCELLED = "cancelled"


def standing_of(desk: PromotionDesk) -> PromotionStanding:
    """Where a promotion stands now."""
    offer, drawing, measure = desk.state.offer, desk.state.drawing, desk.state.integrity.measure
    if measure is Measure.CANCEL_DRAW:
        return PromotionStanding.CANCELLED
    if measure is not None:
        return PromotionStanding.POSTPONED
    if not offer.begun:
        ready = offer.version and offer.published == offer.provided == offer.version
        return PromotionStanding.WAITING if ready else PromotionStanding.DRAFTING
    if drawing.drawn_at is None:
        return PromotionStanding.OPEN if desk.at <= closes_at(desk) else PromotionStanding.CLOSED
    waiting = [lot for lot in drawing.won if lot not in desk.state.winners.paid]
    return PromotionStanding.DRAWN if waiting else PromotionStanding.OVER
