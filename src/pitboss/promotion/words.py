"""Events of a promotion in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.people.words import WORDS as PEOPLE
from pitboss.law.refusal import listed
from pitboss.money.cents import dollars
from pitboss.promotion.disputes import events as disputes
from pitboss.promotion.draw import events as draw
from pitboss.promotion.entries import events as entries
from pitboss.promotion.integrity import events as integrity
from pitboss.promotion.offer import events as offer
from pitboss.promotion.winners import events as winners

WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    **PEOPLE,
    offer.TermsDrafted: lambda event: f"Version {event.version} of the terms of {event.terms.name} is drafted.",
    offer.TermsPublished: lambda event: f"Version {event.version} is published: {listed(event.available)}; {event.marketing}.",
    offer.TermsProvided: lambda event: f"The {event.to.title} has version {event.version} in full.",
    offer.PromotionCommenced: lambda event: f"The promotion begins; ${dollars(event.cents)} is set aside for its money prizes.",
    offer.AmendmentProposed: lambda event: f"An amendment is proposed: {event.reason}.",
    offer.TermsAmended: lambda event: f"The amendment is approved as version {event.version}: {event.words}.",
    offer.AmendmentDeclined: lambda event: f"The amendment is not approved: {event.words}.",
    entries.WagersNoted: lambda event: f"{len(event.wagers)} wagers count towards entries.",
    entries.EntryTaken: lambda event: f"{event.entrant} has ticket {event.ticket}.",
    entries.EntryRefused: lambda event: f"{event.entrant}'s ticket {event.ticket} is taken out: {event.reason}.",
    draw.ScrutineerNominated: lambda event: f"{event.person} is nominated to watch the draw.",
    draw.DrawCommitted: lambda event: f"The draw is committed to: {event.commitment}.",
    draw.WordsThrownIn: lambda event: f"{event.by} throws in: {event.words}.",
    draw.DrawMade: lambda event: f"The draw is made among {len(event.order)} tickets; seed and secret are shown.",
    draw.PrizeDrawn: lambda event: f"Prize {event.lot} falls to ticket {event.ticket} of {event.entrant}.",
    draw.PrizeReturned: lambda event: f"Prize {event.lot} goes to nobody: {event.reason}.",
    draw.DrawSigned: lambda event: f"The scrutineer signs for the draw: {event.words}.",
    draw.ResultsPublished: lambda event: f"The results are published: {event.where}.",
    winners.PresenceNoted: lambda event: f"{event.entrant} is {event.attendance.value} for prize {event.lot}.",
    winners.NotificationTried: lambda event: f"{event.entrant} was {event.outcome.value.replace('-', ' ')} by {event.means}.",
    winners.NotificationClosed: lambda event: (
        f"The days to tell {event.entrant} are over: "
        + ("all that is reasonable was done." if event.endeavour is winners.Endeavour.ENDEAVOURED else "too little was done.")
    ),
    winners.ClaimMade: lambda event: f"{event.claimant} claims prize {event.lot}.",
    winners.ClaimAllowed: lambda event: f"Claim {event.claim} is allowed.",
    winners.ClaimDenied: lambda event: f"Claim {event.claim} is denied: {event.reasons}.",
    winners.ReasonsTold: lambda event: f"{event.claimant} is told why, by {event.means}.",
    winners.PrizeLapsed: lambda event: f"Prize {event.lot} is no longer {event.entrant}'s: {event.reason}.",
    winners.CashTaken: lambda event: f"The winner of prize {event.lot} takes ${dollars(event.cents)} instead.",
    winners.PaymentChosen: lambda event: f"The money of prize {event.lot} is to be paid as {_shares(event.shares)}.",
    winners.PrizePaid: lambda event: f"{event.winner} has prize {event.lot}: {event.thing or _shares(event.shares)}.",
    disputes.PrizeDisputeRaised: lambda event: f"{event.person} raises dispute {event.dispute}: {event.words}.",
    disputes.PrizeDisputeDecided: lambda event: f"Dispute {event.dispute} is decided: {event.words}.",
    disputes.DecisionRepliedTo: lambda event: f"Of dispute {event.dispute} the person is {event.reply.value.replace('-', ' ')}.",
    disputes.ComplaintRightTold: lambda event: f"{event.person} is told of the right to complain to an {event.to.title}.",
    disputes.PrizeComplaintLodged: lambda event: f"A complaint about dispute {event.dispute} goes to an {event.to.title}: {event.words}.",
    disputes.PrizeComplaintAnswered: lambda event: f"The complaint about dispute {event.dispute} is answered: {event.words}.",
    integrity.Compromised: lambda event: f"The integrity is compromised ({event.measure.value.replace('-', ' ')}): {event.reason}.",
    integrity.InspectorateNotified: lambda event: f"The {event.to.title} is told at once.",
    integrity.IntegrityConfirmed: lambda event: f"The integrity is confirmed: {event.words}.",
}
"""The words of every event; a test sees that none is missing."""


def _shares(shares: Any) -> str:
    return listed(f"${dollars(share.cents)} by {str(share.method).replace('-', ' ')}" for share in shares)
