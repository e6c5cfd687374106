"""Low limit gaming: offered where the document knows it, with what it brings, and dealt from a shuffling device."""

from __future__ import annotations

from pitboss.floor.desk import Desk
from pitboss.floor.limits.commands import EndLowLimit, OfferLowLimit
from pitboss.floor.limits.events import LowLimitEnded, LowLimitOffered
from pitboss.floor.powers import exercise
from pitboss.play.desk import refusal
from pitboss.terms.equipment import CardDevice
from pitboss.terms.limits import LIMITS_ALTERED_BY, LOW_LIMIT_DEALT_FROM, LOW_LIMIT_TOURNAMENTS, LowLimit
from pitboss.terms.powers import Precondition

NO_CHANGE = (Precondition.PRIOR_NOTICE_TO_PLAYERS,)
"""Offering low limit gaming is by itself no change of the limits."""


def offer(desk: Desk, _: OfferLowLimit) -> None:
    """Offer it between rounds; the table then plays from a shuffling device and in no tournament."""
    game = desk.game
    brings = tuple(each for each in (game.get(LOW_LIMIT_TOURNAMENTS), game.get(LOW_LIMIT_DEALT_FROM)) if each is not None)
    rule = game.cited(LOW_LIMIT_DEALT_FROM)
    if not brings:
        raise refusal("no-low-limit", f"{game.name} knows no low limit gaming", rule)
    warrant = exercise(desk, LIMITS_ALTERED_BY, waived=NO_CHANGE)
    if desk.floor.limits.low_limit:
        raise refusal("low-limit", "low limit gaming is offered already", rule)
    if desk.floor.rounds.in_progress:
        raise refusal("round-in-progress", "low limit gaming begins between rounds", rule)
    desk.record(LowLimitOffered(brings, warrant, rule))


def end(desk: Desk, _: EndLowLimit) -> None:
    """Offer it no longer."""
    rule = desk.game.cited(LOW_LIMIT_DEALT_FROM)
    warrant = exercise(desk, LIMITS_ALTERED_BY, waived=NO_CHANGE)
    if not desk.floor.limits.low_limit:
        raise refusal("no-low-limit", "low limit gaming is not offered at this table", rule)
    desk.record(LowLimitEnded(warrant, rule))


def require_device(desk: Desk) -> None:
    """No low limit round from anything but a shuffling device."""
    if LowLimit.SHUFFLING_DEVICE in desk.floor.limits.low_limit and desk.floor.cards.device is not CardDevice.SHUFFLING_DEVICE:
        said = "low limit gaming is dealt from a shuffling device, and the cards are in a shoe"
        raise refusal("low-limit-device", said, desk.game.cite(LOW_LIMIT_DEALT_FROM))
