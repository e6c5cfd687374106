"""Judge disputes: the operator decides, and whoever is not satisfied is told of the inspector in the same moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.play.desk import refusal
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.disputes.commands import (
    AnswerPrizeComplaint,
    DecidePrizeDispute,
    LodgePrizeComplaint,
    RaisePrizeDispute,
    Reply,
    ReplyToDecision,
)
from pitboss.promotion.disputes.events import (
    ComplaintRightTold,
    DecisionRepliedTo,
    PrizeComplaintAnswered,
    PrizeComplaintLodged,
    PrizeDisputeDecided,
    PrizeDisputeRaised,
)
from pitboss.promotion.disputes.state import PrizeDispute
from pitboss.terms.powers import Role
from pitboss.terms.promotions import (
    PROMOTION_COMPLAINT_TO,
    PROMOTION_COMPLAINT_WHEN,
    PROMOTION_DISPUTE_FINAL,
)


def raise_dispute(desk: PromotionDesk, command: RaisePrizeDispute) -> None:
    """Anybody may dispute what the terms mean or what was done under them."""
    rule = desk.rule(PROMOTION_DISPUTE_FINAL)
    if not command.words.strip() or not 0 <= command.lot <= len(desk.terms.lots):
        raise refusal("no-matter", "say what is disputed, and about which prize if any", rule)
    number = len(desk.state.disputes.raised) + 1
    desk.record(PrizeDisputeRaised(number, desk.by, command.words, command.lot, desk.at, rule))


def _dispute(desk: PromotionDesk, number: int) -> PrizeDispute:
    raised = desk.state.disputes.raised
    if not 1 <= number <= len(raised):
        raise refusal("no-dispute", f"there is no dispute {number}", desk.rule(PROMOTION_DISPUTE_FINAL))
    return raised[number - 1]


def decide(desk: PromotionDesk, command: DecidePrizeDispute) -> None:
    """The operator decides once; that is final."""
    warrant = desk.by_role(PROMOTION_DISPUTE_FINAL, "decide a dispute", Role.CASINO_OPERATOR)
    if _dispute(desk, command.dispute).decision or not command.words.strip():
        raise refusal("decided", "a dispute is decided once, in words", warrant.rule)
    desk.record(PrizeDisputeDecided(command.dispute, command.words, desk.at, warrant, warrant.rule))


def reply(desk: PromotionDesk, command: ReplyToDecision) -> None:
    """The person says whether the decision satisfies; if not, the right to complain is told at once."""
    dispute, rule = _dispute(desk, command.dispute), desk.rule(PROMOTION_COMPLAINT_WHEN)
    if desk.by != dispute.person:
        desk.by_staff(f"reply for {dispute.person}", PROMOTION_COMPLAINT_WHEN)
    if not dispute.decision or dispute.complaint:
        raise refusal("nothing-decided", "there is no decision to reply to, or a complaint about it was lodged", rule)
    desk.record(DecisionRepliedTo(command.dispute, command.reply, desk.at, rule))
    if command.reply is Reply.NOT_SATISFIED and desk.get(PROMOTION_COMPLAINT_WHEN) is not None:
        to = desk.get(PROMOTION_COMPLAINT_TO) or Role.INSPECTOR
        desk.record(ComplaintRightTold(command.dispute, dispute.person, to, desk.at, desk.rule(PROMOTION_COMPLAINT_TO)))


def lodge(desk: PromotionDesk, command: LodgePrizeComplaint) -> None:
    """A person who is not satisfied complains to an inspector."""
    dispute, rule = _dispute(desk, command.dispute), desk.rule(PROMOTION_COMPLAINT_TO)
    if desk.by != dispute.person or dispute.reply is not Reply.NOT_SATISFIED or dispute.complaint or not command.words.strip():
        said = "whoever raised a dispute and is not satisfied with its decision complains, once and in words"
        raise refusal("no-complaint", said, rule)
    to = desk.get(PROMOTION_COMPLAINT_TO) or Role.INSPECTOR
    desk.record(PrizeComplaintLodged(command.dispute, to, command.words, desk.at, rule))


def answer(desk: PromotionDesk, command: AnswerPrizeComplaint) -> None:
    """The inspector answers a complaint."""
    warrant = desk.by_role(PROMOTION_COMPLAINT_TO, "answer a complaint", Role.INSPECTOR)
    if not _dispute(desk, command.dispute).complaint or not command.words.strip():
        raise refusal("no-complaint", f"nobody complained about dispute {command.dispute}, or the answer is empty", warrant.rule)
    desk.record(PrizeComplaintAnswered(command.dispute, command.words, desk.at, warrant, warrant.rule))


JUDGES: Mapping[type[Any], Callable[[PromotionDesk, Any], None]] = {
    RaisePrizeDispute: raise_dispute,
    DecidePrizeDispute: decide,
    ReplyToDecision: reply,
    LodgePrizeComplaint: lodge,
    AnswerPrizeComplaint: answer,
}
