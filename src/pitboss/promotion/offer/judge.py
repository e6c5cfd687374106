"""Judge terms: none goes out with a gap, none begins before the Authority had it for a day, none changes later without its approval."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.law.refusal import Malformed, listed
from pitboss.play.desk import refusal
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.integrity.gate import require_going_on
from pitboss.promotion.offer.commands import (
    ApproveAmendment,
    Commence,
    DeclineAmendment,
    DraftTerms,
    ProposeAmendment,
    ProvideTerms,
    PublishTerms,
)
from pitboss.promotion.offer.events import (
    AmendmentDeclined,
    AmendmentProposed,
    PromotionCommenced,
    TermsAmended,
    TermsDrafted,
    TermsProvided,
    TermsPublished,
)
from pitboss.promotion.paper.check import check
from pitboss.promotion.paper.terms import Terms
from pitboss.promotion.paper.when import seconds, told
from pitboss.terms.powers import Role
from pitboss.terms.promotions import (
    AMENDMENT_APPROVAL_WHEN,
    AMENDMENT_APPROVED_BY,
    PROHIBITED_PRIZES,
    PROMOTION_TERMS,
    PROMOTIONS,
    TERMS_AVAILABLE,
    TERMS_DUTY,
    TERMS_SENT_HOURS,
    TERMS_SENT_TO,
    Available,
    TermsDuty,
)

HOUR = 3_600


def draft(desk: PromotionDesk, command: DraftTerms) -> None:
    """Let a version stand; once the promotion has begun a change goes by the Authority."""
    warrant = desk.by_power(PROMOTIONS)
    if desk.state.offer.begun and desk.get(AMENDMENT_APPROVAL_WHEN) is not None:
        said = "the promotion has begun: propose an amendment, which the Authority must approve"
        raise refusal("begun", said, desk.rule(AMENDMENT_APPROVAL_WHEN))
    _require_game(desk, command.terms)
    desk.record(TermsDrafted(desk.state.offer.version + 1, command.terms, desk.at, warrant, warrant.rule))


def _require_game(desk: PromotionDesk, terms: Terms) -> None:
    if terms.game != desk.game.rules.book.id:
        raise Malformed("game", f"these are terms under {terms.game}, not under {desk.game.rules.book.id}")


def require_complete(desk: PromotionDesk, terms: Terms) -> None:
    """Terms without a gap, and with nothing that may not stand."""
    found = check(desk.game.rules, terms)
    if found:
        more = f", and {len(found) - 1} other things" if len(found) > 1 else ""
        raise refusal("terms-incomplete", f"{found[0].said} ({found[0].matter}){more}", found[0].rule)


def publish(desk: PromotionDesk, command: PublishTerms) -> None:
    """Publish terms that state everything: with their place in the marketing, and by means of the document's."""
    warrant = desk.by_staff("publish the terms", TERMS_DUTY["terms"])
    if desk.get(TERMS_DUTY["terms"]) is TermsDuty.DETAILED:
        require_complete(desk, desk.terms)
    known = _available(desk)
    rule = desk.rule(*(TERMS_AVAILABLE[key] for key in known))
    if not command.available or any(each not in known for each in command.available):
        means = [f"{key} ({place.gloss})" for key, place in known.items()]
        raise refusal("not-available", f"say where the terms can be had: {listed(means, 'or')}", rule)
    if desk.get(TERMS_DUTY["marketing"]) is TermsDuty.REFERRED_TO and not command.marketing.strip():
        raise refusal("not-in-marketing", "the marketing must refer to the terms: say where it does", desk.rule(TERMS_DUTY["marketing"]))
    if not command.regulations.strip():
        said = "say where the regulations were looked up for items and services that may be no prize"
        raise refusal("regulations-unread", said, desk.rule(PROHIBITED_PRIZES["prescribed-item"]))
    version = desk.state.offer.version
    desk.record(TermsPublished(version, command.available, command.marketing, command.regulations, desk.at, warrant, rule))


def _available(desk: PromotionDesk) -> dict[str, Available]:
    """Where the document lets terms be had, by its names."""
    found = ((TERMS_AVAILABLE.key(term), desk.game.rules.get(term)) for term in desk.game.rules.law)
    return {key: place for key, place in found if key is not None and place is not None}


def provide(desk: PromotionDesk, command: ProvideTerms) -> None:
    """Give the regulator the full terms, which starts its day."""
    warrant = desk.by_staff("give the terms to the Authority", TERMS_SENT_TO)
    require_complete(desk, desk.terms)
    to = desk.get(TERMS_SENT_TO) or Role.AUTHORITY
    desk.record(TermsProvided(desk.state.offer.version, to, command.words, desk.at, warrant, warrant.rule))


def may_begin_at(desk: PromotionDesk) -> int | None:
    """The earliest time at which the promotion may begin, None while the regulator has not had these terms (reading V2)."""
    offer, begins = desk.state.offer, seconds(desk.terms.course.begins, desk.jurisdiction)
    if offer.provided != offer.version or begins is None:
        return None
    return max(begins, offer.provided_at + (desk.get(TERMS_SENT_HOURS) or 0) * HOUR)


def commence(desk: PromotionDesk, _: Commence) -> None:
    """Begin: not before the time in the terms, nor before the regulator has had them for so many hours."""
    offer, terms = desk.state.offer, desk.terms
    require_going_on(desk)
    if offer.begun:
        raise refusal("begun", "the promotion has begun already", desk.rule(PROMOTION_TERMS["time-of-promotion"]))
    require_published(desk)
    earliest, hours = may_begin_at(desk), desk.get(TERMS_SENT_HOURS) or 0
    if earliest is None:
        raise refusal("not-provided", "the Authority has not been given these terms", desk.rule(TERMS_SENT_TO))
    if desk.at - offer.provided_at < hours * HOUR:
        said = f"the Authority must have had the terms for {hours} hours: not before {told(earliest, desk.jurisdiction)}"
        raise refusal("too-soon", said, desk.rule(TERMS_SENT_HOURS))
    if desk.at < earliest:
        raise refusal("too-soon", f"the terms say {terms.course.begins}", desk.rule(PROMOTION_TERMS["time-of-promotion"]))
    desk.record(PromotionCommenced(offer.version, terms.cash, desk.at, desk.rule(PROMOTION_TERMS["time-of-promotion"])))


def require_published(desk: PromotionDesk) -> None:
    """The version in force can be had by everybody."""
    if desk.state.offer.published != desk.state.offer.version:
        raise refusal("not-published", "the terms in force have not been published", desk.rule(TERMS_DUTY["terms"]))


def propose(desk: PromotionDesk, command: ProposeAmendment) -> None:
    """Ask for other terms after the beginning; prizes that are drawn stay what they are."""
    warrant = desk.by_power(PROMOTIONS)
    rule = desk.rule(AMENDMENT_APPROVAL_WHEN)
    if not desk.state.offer.begun:
        raise refusal("not-begun", "the promotion has not begun: draft a new version instead", rule)
    _require_game(desk, command.terms)
    require_complete(desk, command.terms)
    _require_prizes_free(desk, command.terms, rule)
    desk.record(AmendmentProposed(command.terms, command.reason, desk.at, warrant, rule))


def _require_prizes_free(desk: PromotionDesk, terms: Terms, rule: str) -> None:
    """Prizes stay what they are once they are drawn, or committed to with no time left to commit anew."""
    if (terms.prizes, terms.prizes_each) == (desk.terms.prizes, desk.terms.prizes_each):
        return
    drawing, closes = desk.state.drawing, seconds(desk.terms.entering.closes, desk.jurisdiction) or 0
    if drawing.drawn_at is not None:
        raise refusal("drawn", "the prizes are drawn: they stay what they are", rule)
    if drawing.commitment and desk.at > closes:
        raise refusal("committed", "entries are closed and the draw is committed to: its prizes stay what they are", rule)


def approve(desk: PromotionDesk, command: ApproveAmendment) -> None:
    """The regulator approves, and the amendment is in force."""
    warrant = desk.by_role(AMENDMENT_APPROVED_BY, "approve an amendment", Role.AUTHORITY)
    terms = _proposed(desk)
    _require_prizes_free(desk, terms, warrant.rule)
    cash = terms.cash - desk.terms.cash
    desk.record(TermsAmended(desk.state.offer.version + 1, command.words, cash, desk.at, warrant, warrant.rule))


def decline(desk: PromotionDesk, command: DeclineAmendment) -> None:
    """The regulator does not approve, and says why."""
    warrant = desk.by_role(AMENDMENT_APPROVED_BY, "decline an amendment", Role.AUTHORITY)
    _proposed(desk)
    desk.record(AmendmentDeclined(command.words, desk.at, warrant, warrant.rule))


def _proposed(desk: PromotionDesk) -> Terms:
    if desk.state.offer.proposed is None:
        raise refusal("no-proposal", "no amendment has been proposed", desk.rule(AMENDMENT_APPROVED_BY))
    return desk.state.offer.proposed


JUDGES: Mapping[type[Any], Callable[[PromotionDesk, Any], None]] = {
    DraftTerms: draft,
    PublishTerms: publish,
    ProvideTerms: provide,
    Commence: commence,
    ProposeAmendment: propose,
    ApproveAmendment: approve,
    DeclineAmendment: decline,
}
