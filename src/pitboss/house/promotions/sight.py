"""Who is told of what happens to a promotion: the public of terms, tickets and results, of the rest only whom it concerns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pitboss.floor.people.events import SignedOff, SignedOn
from pitboss.floor.state import Floor
from pitboss.floor.warrant import Warrant
from pitboss.house.views.names import STAFF_NAME
from pitboss.house.views.viewer import PUBLIC, Viewer
from pitboss.promotion.clock import CLOCK
from pitboss.promotion.disputes import events as disputes
from pitboss.promotion.draw.events import ScrutineerNominated
from pitboss.promotion.entries.events import EntryRefused, WagersNoted
from pitboss.promotion.offer.events import AmendmentDeclined, AmendmentProposed, TermsDrafted
from pitboss.promotion.state import Promotion
from pitboss.promotion.winners import events as winners

INSIDE = (TermsDrafted, AmendmentProposed, AmendmentDeclined)
"""Papers that are nobody's business before they are published."""

NAMED: Mapping[type[Any], str] = {SignedOn: "person", SignedOff: "person", ScrutineerNominated: "person"}
"""Where, apart from warrants, an event names people on duty."""

OF_CLAIM = (winners.ClaimAllowed, winners.ClaimDenied)
OF_DISPUTE = (
    disputes.PrizeDisputeDecided,
    disputes.DecisionRepliedTo,
    disputes.PrizeComplaintLodged,
    disputes.PrizeComplaintAnswered,
)
OF_WINNER = (winners.CashTaken, winners.PaymentChosen)


def seen_of_promotion(promotion: Promotion, event: Any, viewer: Viewer) -> Any:
    """An event as a viewer may know it, or None; `promotion` is as it stands after it."""
    if viewer.sight(Floor()) not in PUBLIC:
        return event
    if isinstance(event, INSIDE):
        return None
    if isinstance(event, WagersNoted):
        own = tuple(each for each in event.wagers if each.player == viewer.name)
        return replace(event, wagers=own) if own else None
    concerned = whom(promotion, event)
    if concerned is not None and concerned != viewer.name:
        return None
    return _without_staff(event, viewer)


def whom(promotion: Promotion, event: Any) -> str | None:
    """The one person outside whom an event is for, None where it is for everybody."""
    if isinstance(event, OF_CLAIM):
        return promotion.winners.claims[event.claim - 1].claimant
    if isinstance(event, OF_DISPUTE):
        return promotion.disputes.raised[event.dispute - 1].person
    if isinstance(event, OF_WINNER):
        found = promotion.drawing.won.get(event.lot)
        return found.entrant if found else ""
    match event:
        case winners.ClaimMade() | winners.ReasonsTold():
            return event.claimant
        case winners.NotificationTried() | winners.NotificationClosed() | EntryRefused():
            return event.entrant
        case disputes.PrizeDisputeRaised() | disputes.ComplaintRightTold():
            return event.person
        case _:
            return None


def public(name: str, viewer: Viewer) -> str:
    """The name of somebody on duty as the public has it."""
    return name if name in ("", CLOCK, viewer.name) else STAFF_NAME


def _without_staff(event: Any, viewer: Viewer) -> Any:
    changed: dict[str, Any] = {}
    warrant = getattr(event, "warrant", None)
    if isinstance(warrant, Warrant):
        changed["warrant"] = warrant._replace(by=public(warrant.by, viewer))
    named = NAMED.get(type(event)) or ("scrutineer" if hasattr(event, "scrutineer") else "")
    if named:
        changed[named] = public(getattr(event, named), viewer)
    return replace(event, **changed) if changed else event
