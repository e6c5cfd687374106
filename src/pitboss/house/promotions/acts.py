"""What a viewer may do in a promotion now, and for the rest why not: every candidate is put to the promotion itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pitboss.floor.game import Game
from pitboss.house.messages import word, write_command
from pitboss.house.messages.words import kebab
from pitboss.house.views.viewer import Viewer
from pitboss.law.refusal import Malformed, Refused
from pitboss.promotion.decide import decide
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.disputes.commands import (
    AnswerPrizeComplaint,
    DecidePrizeDispute,
    LodgePrizeComplaint,
    RaisePrizeDispute,
    Reply,
    ReplyToDecision,
)
from pitboss.promotion.draw.commands import CommitDraw, MakeDraw, NominateScrutineer, PublishResults, SignDraw, ThrowIn
from pitboss.promotion.entries.commands import Enter, RefuseEntry
from pitboss.promotion.integrity.commands import ConfirmIntegrity, FindCompromised, Measure
from pitboss.promotion.offer.commands import ApproveAmendment, Commence, DeclineAmendment, ProvideTerms, PublishTerms
from pitboss.promotion.request import PromotionRequest
from pitboss.promotion.state import Promotion
from pitboss.promotion.winners.claims import recorded, untold
from pitboss.promotion.winners.commands import (
    AllowClaim,
    Attendance,
    ChoosePayment,
    DenyClaim,
    LapsePrize,
    MakeClaim,
    NotePresence,
    PayPrize,
    Reached,
    Share,
    TakeCash,
    TellReasons,
    TryToNotify,
)
from pitboss.promotion.winners.payment import choice, money
from pitboss.promotion.winners.state import Standing
from pitboss.terms.promotions import NOTIFY_WINNER_BY, TERMS_AVAILABLE, Payment

Json = dict[str, Any]
SOMETHING = "…"
"""Stands where a person writes, while a candidate is put to the promotion."""
SEALED = "draw-broken"
"""All that is against a draw whose seed the house has yet to put in."""


SAYS = {
    "enter": "Enter",
    "throw-in": "Throw words into the draw",
    "make-claim": "Claim the prize",
    "take-cash": "Take the money instead",
    "choose-payment": "Choose how it is paid",
    "raise-prize-dispute": "Dispute something",
    "reply-to-decision": "Reply to the decision",
    "lodge-prize-complaint": "Complain to an inspector",
    "answer-prize-complaint": "Answer the complaint",
    "decide-prize-dispute": "Decide the dispute",
    "publish-terms": "Publish the terms",
    "provide-terms": "Give the terms to the Authority",
    "commence": "Begin the promotion",
    "approve-amendment": "Approve the amendment",
    "decline-amendment": "Decline the amendment",
    "nominate-scrutineer": "Nominate the scrutineer",
    "refuse-entry": "Take the entry out",
    "commit-draw": "Commit to the draw",
    "make-draw": "Make the draw",
    "sign-draw": "Sign for the draw",
    "publish-results": "Publish the results",
    "try-to-notify": "Record an attempt to tell the winner",
    "note-presence": "Note who came forward",
    "lapse-prize": "Let the prize lapse",
    "pay-prize": "Pay the prize",
    "allow-claim": "Allow the claim",
    "deny-claim": "Deny the claim",
    "tell-reasons": "Record that the claimant was told why",
    "find-compromised": "Stop: the integrity is compromised",
    "confirm-integrity": "Go on: the integrity is confirmed",
}
"""What a button says; the words of a choice stand beside it."""


class Ask(NamedTuple):
    """A candidate: a command, and the fields that the person fills in."""

    command: Any
    fields: tuple[Json, ...] = ()


def field(name: str, kind: str = "text", *choices: str) -> Json:
    """A field that a person fills in."""
    return {"name": name, "kind": kind, "choices": list(choices)}


def acts_of(game: Game, promotion: Promotion, viewer: Viewer, at: int, scrutineers: Sequence[str]) -> Json:
    """`may` and `may_not`, each with what it is about."""
    found: Json = {"may": [], "may_not": []}
    if not viewer.name or not promotion.offer.version:
        return found
    desk = PromotionDesk(game, promotion, viewer.name, at)
    asks = [*_of_anybody(desk), *(_of_staff(desk, scrutineers) if viewer.name in promotion.people.roles else ())]
    for ask in asks:
        name = kebab(type(ask.command).__name__)
        head = {"do": name, "says": SAYS[name], "about": about(ask.command)}
        try:
            events = decide(game, promotion, PromotionRequest(viewer.name, at, ask.command))
            rule = getattr(events[0], "rule", "")
        except (Refused, Malformed) as fault:
            rule = fault.rule if isinstance(fault, Refused) else ""
            if fault.code != SEALED:
                found["may_not"].append(head | {"code": fault.code, "why": fault.sentence, "rule": rule})
                continue
        found["may"].append(head | {"rule": rule, "command": _written(ask.command), "fields": list(ask.fields)})
    return found


def _written(command: Any) -> Json:
    """A command as a client sends it: empty where a person writes, and without the chance that the house puts in."""
    if isinstance(command, CommitDraw | MakeDraw):
        return {"do": kebab(type(command).__name__)}
    return {key: "" if value == SOMETHING else value for key, value in write_command(command).items()}


def about(command: Any) -> Json:
    """What a command is about: a prize, a claim, a ticket, a dispute or a person, and the choice that it makes."""
    found = {name: getattr(command, name) for name in ("lot", "claim", "ticket", "dispute", "person") if getattr(command, name, 0)}
    picked = next((getattr(command, name) for name in ("attendance", "measure", "reply") if hasattr(command, name)), None)
    shares = getattr(command, "shares", ())
    choice = word(picked) if picked is not None else str(shares[0].method) if shares else ""
    return found | ({"choice": choice} if choice else {})


def _of_anybody(desk: PromotionDesk) -> Iterator[Ask]:
    me, drawing, winners = desk.by, desk.state.drawing, desk.state.winners
    if drawing.drawn_at is None:
        yield Ask(Enter(me))
        if drawing.commitment:
            yield Ask(ThrowIn(SOMETHING), (field("words"),))
    for lot, won in drawing.won.items():
        if won.entrant != me or lot in winners.paid:
            continue
        yield Ask(MakeClaim(lot, me))
        if desk.terms.lots[lot - 1].cash_alternative and lot not in winners.in_cash:
            yield Ask(TakeCash(lot))
        if choice(desk, lot):
            due = money(desk, lot)
            methods = (Payment.CASH, Payment.CROSSED_CHEQUE, Payment.ELECTRONIC_TRANSFER)
            yield from (Ask(ChoosePayment(lot, (Share(method, due),))) for method in methods)
    if desk.state.offer.begun:
        yield Ask(RaisePrizeDispute(SOMETHING), (field("words"), field("lot", "whole")))
    for number, dispute in enumerate(desk.state.disputes.raised, 1):
        if dispute.person == me and dispute.decision and not dispute.complaint:
            yield from (Ask(ReplyToDecision(number, reply)) for reply in Reply)
            if dispute.reply is Reply.NOT_SATISFIED:
                yield Ask(LodgePrizeComplaint(number, SOMETHING), (field("words"),))


def _of_staff(desk: PromotionDesk, scrutineers: Sequence[str]) -> Iterator[Ask]:
    yield from _of_offer(desk)
    yield from _of_draw(desk, scrutineers)
    yield from _of_winners(desk)
    for number, dispute in enumerate(desk.state.disputes.raised, 1):
        if not dispute.decision:
            yield Ask(DecidePrizeDispute(number, SOMETHING), (field("words"),))
        if dispute.complaint and not dispute.answer:
            yield Ask(AnswerPrizeComplaint(number, SOMETHING), (field("words"),))
    if desk.state.integrity.measure is None:
        yield from (Ask(FindCompromised(measure, SOMETHING), (field("reason"),)) for measure in Measure)
    elif not desk.state.integrity.cancelled:
        yield Ask(ConfirmIntegrity(SOMETHING), (field("words"),))


def _of_offer(desk: PromotionDesk) -> Iterator[Ask]:
    offer = desk.state.offer
    if offer.published != offer.version:
        known = [key for term in desk.game.rules.law if (key := TERMS_AVAILABLE.key(term)) is not None]
        fields = (field("available", "choices", *known), field("marketing"), field("regulations"))
        yield Ask(PublishTerms(("casino",), SOMETHING, SOMETHING), fields)
    if offer.provided != offer.version and not offer.begun:
        yield Ask(ProvideTerms(SOMETHING), (field("words"),))
    if not offer.begun:
        yield Ask(Commence())
    if offer.proposed is not None:
        yield Ask(ApproveAmendment(SOMETHING), (field("words"),))
        yield Ask(DeclineAmendment(SOMETHING), (field("words"),))


def _of_draw(desk: PromotionDesk, scrutineers: Sequence[str]) -> Iterator[Ask]:
    drawing = desk.state.drawing
    if drawing.drawn_at is None:
        for person in scrutineers:
            if person != drawing.scrutineer:
                yield Ask(NominateScrutineer(person))
        for ticket in desk.state.entries.tickets:
            yield Ask(RefuseEntry(ticket, SOMETHING), (field("reason"),))
        if not drawing.commitment:
            yield Ask(CommitDraw("0" * 64))
        else:
            yield Ask(MakeDraw())
    if drawing.unsigned and desk.by == drawing.scrutineer:
        yield Ask(SignDraw(SOMETHING), (field("words"),))
    if drawing.unpublished:
        yield Ask(PublishResults(SOMETHING), (field("where"),))


def _of_winners(desk: PromotionDesk) -> Iterator[Ask]:
    winners, drawing = desk.state.winners, desk.state.drawing
    means = list(desk.terms.notified_by) or [key for term in desk.game.rules.law if (key := NOTIFY_WINNER_BY.key(term)) is not None]
    for lot in drawing.won:
        if lot in winners.paid:
            continue
        if not winners.reached(lot):
            chosen = (field("means", "choice", *means), field("outcome", "choice", "reached", "not-reached"), field("words"))
            yield Ask(TryToNotify(lot, means[0], Reached.NOT_REACHED, SOMETHING), chosen)
        yield from (Ask(NotePresence(lot, attendance)) for attendance in Attendance)
        yield Ask(LapsePrize(lot))
        yield Ask(PayPrize(lot))
    for number, claim in enumerate(winners.claims, 1):
        if claim.standing is Standing.OPEN:
            yield Ask(AllowClaim(number))
            kept = recorded(desk, claim.lot)
            fields = (field("reasons"), field("name"), field("address")) if kept else (field("reasons"),)
            yield Ask(DenyClaim(number, SOMETHING, *((SOMETHING, SOMETHING) if kept else ())), fields)
    yield from (Ask(TellReasons(number, SOMETHING), (field("means"),)) for number in untold(desk))
