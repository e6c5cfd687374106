"""What becomes due by itself, when, and under which rule: the beginning, the end of the days to tell a winner, a prize nobody claims."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any, NamedTuple

from pitboss.law.refusal import Malformed, Refused
from pitboss.promotion.clock import MindClock
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.offer.commands import Commence
from pitboss.promotion.offer.judge import commence, may_begin_at
from pitboss.promotion.paper.terms import Unclaimed
from pitboss.promotion.winners.judge import claim_by, close_notification, informed, lapse_by_clock, notify_by, unclaimed
from pitboss.terms.promotions import NOTIFY_WINNER_DAYS, PROMOTION_TERMS, TERMS_SENT_HOURS


class What(Enum):
    """What becomes due."""

    COMMENCE = "commence"
    NOTIFY = "notify"
    LAPSE = "lapse"


class Due(NamedTuple):
    """Something that becomes due at a time, in seconds; `lot` is the prize it is about, 0 for none."""

    at: int
    what: What
    lot: int
    rule: str


def dues(desk: PromotionDesk) -> tuple[Due, ...]:
    """Everything that the clock waits for, the soonest first."""
    if not desk.state.offer.versions or desk.state.integrity.measure is not None:
        return ()
    return tuple(sorted((*_beginning(desk), *_winners(desk)), key=lambda due: (due.at, due.lot)))


def _beginning(desk: PromotionDesk) -> Iterator[Due]:
    offer = desk.state.offer
    earliest = may_begin_at(desk)
    if not offer.begun and offer.published == offer.version and earliest is not None:
        yield Due(earliest, What.COMMENCE, 0, desk.rule(TERMS_SENT_HOURS))


def _winners(desk: PromotionDesk) -> Iterator[Due]:
    winners = desk.state.winners
    for lot in desk.state.drawing.won:
        if lot in winners.paid:
            continue
        by = notify_by(desk, lot)
        if by is not None and lot not in winners.closed and not informed(desk, lot):
            yield Due(by, What.NOTIFY, lot, desk.rule(NOTIFY_WINNER_DAYS))
        until = claim_by(desk, lot)
        returned = desk.terms.claiming.unclaimed is Unclaimed.RETURNED and not desk.state.disputes.undecided_on(lot)
        if until is not None and returned and winners.claimed_by(lot, desk.state.drawing.won[lot].entrant) is None:
            yield Due(until + 1, What.LAPSE, lot, desk.rule(PROMOTION_TERMS["method-of-claiming"]))


def mind(desk: PromotionDesk, _: MindClock) -> None:
    """Let everything happen that is due."""
    ready = [due for due in dues(desk) if due.at <= desk.at]
    for due in ready:
        match due.what:
            case What.COMMENCE:
                try:
                    commence(desk, Commence())
                except Refused:
                    continue
            case What.NOTIFY:
                close_notification(desk, due.lot)
            case What.LAPSE if unclaimed(desk, due.lot):
                lapse_by_clock(desk, due.lot)
            case _:
                pass
    if not desk.events:
        raise Malformed("nothing-due", "nothing is due yet")


JUDGES: Mapping[type[Any], Callable[[PromotionDesk, Any], None]] = {MindClock: mind}
