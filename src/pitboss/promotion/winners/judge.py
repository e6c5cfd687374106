"""Judge what is done to find a winner: presence at the draw, attempts to tell an absent one, and a prize that nobody takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.law.refusal import listed
from pitboss.play.desk import refusal
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.draw.judge import give_back, next_ticket, require_watched
from pitboss.promotion.draw.state import Won
from pitboss.promotion.integrity.gate import require_draw_going_on
from pitboss.promotion.paper.terms import Presence, Unclaimed
from pitboss.promotion.paper.when import end_of_day, told
from pitboss.promotion.winners.commands import Attendance, LapsePrize, NotePresence, TryToNotify
from pitboss.promotion.winners.events import Endeavour, NotificationClosed, NotificationTried, PresenceNoted, PrizeLapsed
from pitboss.promotion.winners.state import Standing
from pitboss.terms.promotions import (
    NOTIFY_WINNER_BY,
    NOTIFY_WINNER_DAYS,
    NOTIFY_WINNER_EFFORT,
    NOTIFY_WINNER_WHEN,
    PROMOTION_TERMS,
)

MATTERS = PROMOTION_TERMS
MINUTE, DAY = 60, 86_400


def won(desk: PromotionDesk, lot: int) -> Won:
    """Whom a prize fell to, while it is not paid."""
    found = desk.state.drawing.won.get(lot)
    if found is None or lot in desk.state.winners.paid:
        raise refusal("no-winner", f"prize {lot} is not drawn, went to nobody, or is paid", desk.rule(MATTERS["method-of-claiming"]))
    return found


def note_presence(desk: PromotionDesk, command: NotePresence) -> None:
    """Note who came forward; a winner is absent only once the time in the terms is over, and has then lost the prize."""
    warrant = desk.by_staff("note who is present", MATTERS["presence-required"])
    winner, rule = won(desk, command.lot), desk.rule(MATTERS["presence-required"])
    require_draw_going_on(desk)
    if desk.terms.claiming.presence is not Presence.REQUIRED or command.lot in desk.state.winners.present:
        raise refusal("presence", "nobody need be present to win, or the winner has come forward", rule)
    until = winner.at + desk.terms.claiming.minutes * MINUTE
    if command.attendance is Attendance.ABSENT and desk.at < until:
        raise refusal("not-late", f"{winner.entrant} has {until - desk.at} seconds left to come forward", rule)
    desk.record(PresenceNoted(command.lot, winner.entrant, command.attendance, desk.at, warrant, rule))
    if command.attendance is Attendance.ABSENT:
        _lapse(desk, command.lot, "the winner was not present")


def notify_by(desk: PromotionDesk, lot: int) -> int | None:
    """The first second after the days in which an absent winner must be sought (reading H19); None where presence is required."""
    found = desk.state.drawing.won.get(lot)
    sought = desk.get(NOTIFY_WINNER_WHEN) is not None and desk.terms.claiming.presence is Presence.NOT_REQUIRED
    return end_of_day(found.at, desk.get(NOTIFY_WINNER_DAYS) or 0, desk.jurisdiction) if found and sought else None


def informed(desk: PromotionDesk, lot: int) -> bool:
    """Whether the winner of a prize knows: told, or has claimed it."""
    winner = desk.state.drawing.won[lot]
    return desk.state.winners.reached(lot) or desk.state.winners.claimed_by(lot, winner.entrant) is not None


def notify(desk: PromotionDesk, command: TryToNotify) -> None:
    """Record an attempt by one of the document's means that the terms name."""
    warrant = desk.by_staff("tell a winner", NOTIFY_WINNER_WHEN)
    winner = won(desk, command.lot)
    known = [key for term in desk.game.rules.law if (key := NOTIFY_WINNER_BY.key(term)) is not None]
    if command.means not in known:
        raise refusal("no-such-means", f"a winner is told by {listed(known, 'or')}", desk.rule(NOTIFY_WINNER_WHEN))
    named = desk.terms.notified_by
    if named and command.means not in named:
        said = f"the terms say that a winner is told by {listed(named, 'or')}"
        raise refusal("other-means", said, desk.rule(MATTERS["winner-notified-how"]))
    rule = desk.rule(NOTIFY_WINNER_BY[command.means])
    desk.record(NotificationTried(command.lot, winner.entrant, command.means, command.outcome, command.words, desk.at, warrant, rule))


def close_notification(desk: PromotionDesk, lot: int) -> None:
    """Say at the end of the days whether all that is reasonable was done: every means of the terms tried in time (reading V4)."""
    winner, by = desk.state.drawing.won[lot], notify_by(desk, lot)
    assert by is not None
    tried = {each.means for each in desk.state.winners.attempts.get(lot, ()) if each.at < by}
    enough = set(desk.terms.notified_by) <= tried and bool(tried)
    reasonable = desk.get(NOTIFY_WINNER_EFFORT) is not None
    outcome = Endeavour.ENDEAVOURED if enough and reasonable else Endeavour.FELL_SHORT
    desk.record(NotificationClosed(lot, winner.entrant, outcome, desk.at, desk.rule(NOTIFY_WINNER_EFFORT)))


def claim_by(desk: PromotionDesk, lot: int) -> int | None:
    """The last second in which a prize may be claimed, None where the terms set no time."""
    days = desk.terms.claiming.days
    return desk.state.drawing.won[lot].at + days * DAY if days and lot in desk.state.drawing.won else None


def unclaimed(desk: PromotionDesk, lot: int) -> str:
    """Why a prize may be taken from its winner now; empty while it may not."""
    winner, until = desk.state.drawing.won[lot], claim_by(desk, lot)
    claim = desk.state.winners.claimed_by(lot, winner.entrant)
    if claim is None:
        return "nobody claimed it in time" if until is not None and desk.at > until else ""
    if claim.standing is Standing.DENIED and claim.told_by and claim.at >= winner.at:
        return "its winner was refused it"
    return ""


def lapse(desk: PromotionDesk, command: LapsePrize) -> None:
    """Take a prize from a winner who did not claim it in time or was refused it; not while that is in dispute."""
    desk.by_staff("let a prize lapse", MATTERS["method-of-claiming"])
    require_draw_going_on(desk)
    rule, winner = desk.rule(MATTERS["method-of-claiming"]), won(desk, command.lot)
    reason, until = unclaimed(desk, command.lot), claim_by(desk, command.lot)
    if not reason or desk.state.disputes.undecided_on(command.lot):
        said = f" until {told(until, desk.jurisdiction)}" if until is not None else ", without end"
        raise refusal("not-lapsed", f"prize {command.lot} is {winner.entrant}'s to claim{said}, or is in dispute", rule)
    _lapse(desk, command.lot, reason)


def _lapse(desk: PromotionDesk, lot: int, reason: str) -> None:
    winner = desk.state.drawing.won[lot]
    if desk.terms.claiming.unclaimed is Unclaimed.REDRAWN:
        require_watched(desk, desk.terms.lots[lot - 1])
    desk.record(PrizeLapsed(lot, winner.entrant, reason, desk.at, desk.rule(MATTERS["method-of-claiming"])))
    if desk.terms.claiming.unclaimed is Unclaimed.REDRAWN:
        next_ticket(desk, lot, reason)
    else:
        give_back(desk, lot, reason)


def lapse_by_clock(desk: PromotionDesk, lot: int) -> None:
    """Return a prize that nobody claimed in time; to draw it again takes people."""
    if desk.terms.claiming.unclaimed is Unclaimed.RETURNED and not desk.state.disputes.undecided_on(lot):
        _lapse(desk, lot, unclaimed(desk, lot))


JUDGES: Mapping[type[Any], Callable[[PromotionDesk, Any], None]] = {
    NotePresence: note_presence,
    TryToNotify: notify,
    LapsePrize: lapse,
}
