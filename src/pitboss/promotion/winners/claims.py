"""Judge claims: a winner's is allowed, anybody else's denied with reasons, and larger ones that were denied are kept on record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.play.desk import refusal
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.draw.judge import require_signed
from pitboss.promotion.integrity.gate import require_draw_going_on
from pitboss.promotion.paper.terms import Presence
from pitboss.promotion.winners.commands import AllowClaim, DenyClaim, MakeClaim, TellReasons
from pitboss.promotion.winners.events import ClaimAllowed, ClaimDenied, ClaimMade, ReasonsTold
from pitboss.promotion.winners.judge import claim_by, won
from pitboss.promotion.winners.state import PrizeClaim, Standing
from pitboss.terms.promotions import (
    DENIED_CLAIM_RECORD,
    DENIED_CLAIM_RECORD_OVER,
    PROMOTION_TERMS,
    REFUSAL_REASONS,
    Promptness,
    Required,
)

MATTERS = PROMOTION_TERMS


def make(desk: PromotionDesk, command: MakeClaim) -> None:
    """Take a claim from anybody, once at a time; whether it is good is said afterwards."""
    rule = desk.rule(MATTERS["method-of-claiming"])
    if desk.by != command.claimant:
        desk.by_staff(f"claim for {command.claimant}", MATTERS["method-of-claiming"])
    if desk.state.drawing.drawn_at is None or not 1 <= command.lot <= len(desk.terms.lots):
        raise refusal("no-prize", f"there is no prize {command.lot} to claim, or the draw is still to come", rule)
    standing = desk.state.winners.claimed_by(command.lot, command.claimant)
    if standing is not None and standing.standing is not Standing.DENIED:
        raise refusal("claimed", f"{command.claimant} has claimed prize {command.lot} already", rule)
    desk.record(ClaimMade(len(desk.state.winners.claims) + 1, command.lot, command.claimant, desk.at, rule))


def _open(desk: PromotionDesk, number: int) -> PrizeClaim:
    claims = desk.state.winners.claims
    if not 1 <= number <= len(claims) or claims[number - 1].standing is not Standing.OPEN:
        raise refusal("no-claim", f"claim {number} is not open", desk.rule(MATTERS["method-of-claiming"]))
    return claims[number - 1]


def allow(desk: PromotionDesk, command: AllowClaim) -> None:
    """Find the claim of the person drawn good: signed for, present where one must be, and in time."""
    warrant = desk.by_staff("allow a claim", MATTERS["method-of-claiming"])
    claim = _open(desk, command.claim)
    require_draw_going_on(desk)
    winner = won(desk, claim.lot)
    if winner.entrant != claim.claimant or claim.lot in desk.state.winners.allowed:
        said = f"prize {claim.lot} fell to {winner.entrant}, not to {claim.claimant}, or was awarded: deny the claim with reasons"
        raise refusal("not-the-winner", said, desk.rule(MATTERS["manner-of-award"]))
    require_signed(desk)
    if desk.terms.claiming.presence is Presence.REQUIRED and claim.lot not in desk.state.winners.present:
        raise refusal("not-present", f"{claim.claimant} was not noted as present", desk.rule(MATTERS["presence-required"]))
    until = claim_by(desk, claim.lot)
    if until is not None and claim.at > until:
        raise refusal("too-late", f"{claim.claimant} claimed too late", warrant.rule)
    desk.record(ClaimAllowed(command.claim, desk.at, warrant, warrant.rule))


def recorded(desk: PromotionDesk, lot: int) -> bool:
    """Whether a denied claim to this prize is kept with name and address: above the value in the document (reading H20)."""
    over = desk.get(DENIED_CLAIM_RECORD_OVER)
    return over is not None and desk.terms.lots[lot - 1].value > over.cents


def deny(desk: PromotionDesk, command: DenyClaim) -> None:
    """Deny a claim, with reasons; for a larger prize with the claimant's name and address, for any other without."""
    warrant = desk.by_staff("deny a claim", REFUSAL_REASONS)
    claim = _open(desk, command.claim)
    if not command.reasons.strip():
        raise refusal("no-reasons", f"say why {claim.claimant} is refused", desk.rule(REFUSAL_REASONS))
    keep = recorded(desk, claim.lot)
    given = {"claimant-name": command.name.strip(), "claimant-address": command.address.strip()}
    lacking = next((key for key, words in given.items() if not words and desk.get(DENIED_CLAIM_RECORD[key]) is Required.ALWAYS), "")
    if keep and lacking:
        said = f"the record of this denial must hold the {lacking.replace('-', ' ')}"
        raise refusal("incomplete-record", said, desk.rule(DENIED_CLAIM_RECORD[lacking]))
    name, address = tuple(given.values()) if keep else ("", "")
    rule = desk.rule(DENIED_CLAIM_RECORD_OVER) if keep else desk.rule(REFUSAL_REASONS)
    desk.record(ClaimDenied(command.claim, command.reasons, name, address, desk.at, warrant, rule))


def untold(desk: PromotionDesk) -> tuple[int, ...]:
    """Claims that were denied and whose claimants do not know why yet."""
    prompt = desk.get(REFUSAL_REASONS) is Promptness.AS_SOON_AS_PRACTICABLE
    claims = enumerate(desk.state.winners.claims, 1)
    return tuple(number for number, claim in claims if prompt and claim.standing is Standing.DENIED and not claim.told_by)


def tell(desk: PromotionDesk, command: TellReasons) -> None:
    """A claimant was told the reasons."""
    warrant = desk.by_staff("tell a claimant the reasons", REFUSAL_REASONS)
    if command.claim not in untold(desk) or not command.means.strip():
        raise refusal("nothing-to-tell", f"claim {command.claim} was not denied, or its claimant knows why", warrant.rule)
    claimant = desk.state.winners.claims[command.claim - 1].claimant
    desk.record(ReasonsTold(command.claim, claimant, command.means, desk.at, warrant, warrant.rule))


JUDGES: Mapping[type[Any], Callable[[PromotionDesk, Any], None]] = {
    MakeClaim: make,
    AllowClaim: allow,
    DenyClaim: deny,
    TellReasons: tell,
}
