"""What a promotion in doubt may not do meanwhile."""

from __future__ import annotations

from pitboss.play.desk import refusal
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.integrity.commands import Measure
from pitboss.terms.promotions import COMPROMISED, POSTPONED_UNTIL


def require_going_on(desk: PromotionDesk) -> None:
    """Neither the promotion waits, nor was its draw cancelled."""
    _require_none_of(desk, Measure.POSTPONE_PROMOTION, Measure.CANCEL_DRAW)


def require_draw_going_on(desk: PromotionDesk) -> None:
    """Neither the promotion nor its draw waits or was cancelled."""
    _require_none_of(desk, *Measure)


def _require_none_of(desk: PromotionDesk, *measures: Measure) -> None:
    measure = desk.state.integrity.measure
    if measure is None or measure not in measures:
        return
    if measure is Measure.CANCEL_DRAW:
        raise refusal("cancelled", "the draw was cancelled", desk.rule(COMPROMISED[measure.value]))
    what = "promotion" if measure is Measure.POSTPONE_PROMOTION else "draw"
    raise refusal("postponed", f"the {what} is postponed {POSTPONED_UNTIL.says.gloss}", desk.rule(POSTPONED_UNTIL))
