"""Prizes, claims and disputes as a viewer may see them."""

from __future__ import annotations

from typing import Any

from pitboss.house.messages import word
from pitboss.house.views.viewer import Viewer
from pitboss.money.cents import dollars
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.disputes.commands import Reply
from pitboss.promotion.winners.claims import recorded
from pitboss.promotion.winners.judge import claim_by, informed, notify_by
from pitboss.promotion.winners.payment import choice, money
from pitboss.terms.promotions import NOTIFY_WINNER_DAYS

Json = dict[str, Any]


def prize_rows(desk: PromotionDesk, viewer: Viewer, *, inside: bool) -> list[Json]:
    """Every prize by its number, with whom it fell to and how far that has come."""
    return [_row(desk, lot, viewer, inside=inside) for lot in range(1, len(desk.terms.lots) + 1)]


def _row(desk: PromotionDesk, lot: int, viewer: Viewer, *, inside: bool) -> Json:
    prize, won, winners = desk.terms.lots[lot - 1], desk.state.drawing.won.get(lot), desk.state.winners
    near = inside or (won is not None and won.entrant == viewer.name)
    return {
        "lot": lot,
        "name": prize.name,
        "kind": prize.kind.value,
        "value": dollars(prize.value),
        "details": prize.details,
        "cash_alternative": dollars(prize.cash_alternative),
        "standing": _standing(desk, lot),
        "ticket": won.ticket if won else 0,
        "winner": won.entrant if won else "",
        "notify_by": (notify_by(desk, lot) or 0) if won and near else 0,
        "notify_rule": desk.rule(NOTIFY_WINNER_DAYS),
        "informed": informed(desk, lot) if won and near else False,
        "endeavour": winners.closed[lot].value if lot in winners.closed and near else "",
        "attempts": [{"means": each.means, "outcome": word(each.outcome), "at": each.at} for each in winners.attempts.get(lot, ())]
        if near
        else [],
        "claim_by": (claim_by(desk, lot) or 0) if won else 0,
        "money": dollars(money(desk, lot)),
        "choice": choice(desk, lot),
        "shares": [{"method": str(each.method), "amount": dollars(each.cents)} for each in _shares(desk, lot)] if near else [],
    }


def _shares(desk: PromotionDesk, lot: int) -> Any:
    winners = desk.state.winners
    return winners.paid.get(lot) or winners.chosen.get(lot, ())


def _standing(desk: PromotionDesk, lot: int) -> str:
    winners, drawing = desk.state.winners, desk.state.drawing
    if lot in drawing.returned:
        return "returned"
    if lot in winners.paid:
        return "paid"
    if lot in winners.allowed:
        return "awarded"
    if lot not in drawing.won:
        return "to-be-drawn"
    return "claimed" if winners.claimed_by(lot, drawing.won[lot].entrant) is not None else "drawn"


def claim_rows(desk: PromotionDesk, viewer: Viewer, *, inside: bool) -> list[Json]:
    """Claims, one's own or for staff all; name and address only for staff, and only where they are kept."""
    return [
        {
            "claim": number,
            "lot": claim.lot,
            "claimant": claim.claimant,
            "at": claim.at,
            "standing": claim.standing.value,
            "reasons": claim.reasons,
            "told_by": claim.told_by,
            "recorded": recorded(desk, claim.lot),
            "name": claim.name if inside else "",
            "address": claim.address if inside else "",
        }
        for number, claim in enumerate(desk.state.winners.claims, 1)
        if inside or claim.claimant == viewer.name
    ]


def dispute_rows(desk: PromotionDesk, viewer: Viewer, *, inside: bool) -> list[Json]:
    """Disputes, one's own or for staff all, with how far each has come."""
    return [
        {
            "dispute": number,
            "person": each.person,
            "words": each.words,
            "lot": each.lot,
            "at": each.at,
            "decision": each.decision,
            "satisfied": "" if each.reply is None else "yes" if each.reply is Reply.SATISFIED else "no",
            "told": each.told,
            "complaint": each.complaint,
            "answer": each.answer,
        }
        for number, each in enumerate(desk.state.disputes.raised, 1)
        if inside or each.person == viewer.name
    ]
