"""Judge doubts: the operator postpones or cancels, and the inspectorate knows in the same moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.play.desk import refusal
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.draw.judge import give_back
from pitboss.promotion.integrity.commands import ConfirmIntegrity, FindCompromised, Measure
from pitboss.promotion.integrity.events import Compromised, InspectorateNotified, IntegrityConfirmed
from pitboss.terms.powers import Role
from pitboss.terms.promotions import (
    COMPROMISE_NOTIFIED_TO,
    COMPROMISE_NOTIFIED_WHEN,
    COMPROMISED,
    POSTPONED_UNTIL,
    PROMOTIONS,
)


def find(desk: PromotionDesk, command: FindCompromised) -> None:
    """Postpone or cancel, for a reason, and tell the inspectorate at once; what is not paid of a cancelled draw goes back."""
    term = COMPROMISED[command.measure.value]
    warrant = desk.by_power(term)
    if not command.reason.strip():
        raise refusal("no-reason", "say what compromised the promotion or the draw", warrant.rule)
    if desk.state.integrity.cancelled:
        raise refusal("cancelled", "the draw was cancelled already", warrant.rule)
    if command.measure is Measure.CANCEL_DRAW and not desk.state.offer.begun:
        raise refusal("not-begun", "the promotion has not begun: there is no draw to cancel", warrant.rule)
    desk.record(Compromised(command.measure, command.reason, desk.at, warrant, warrant.rule))
    to = desk.get(COMPROMISE_NOTIFIED_TO) or Role.INSPECTORATE
    desk.record(InspectorateNotified(to, command.reason, desk.at, desk.rule(COMPROMISE_NOTIFIED_WHEN)))
    if command.measure is Measure.CANCEL_DRAW:
        done = desk.state.drawing.returned | desk.state.winners.paid.keys()
        for lot in range(1, len(desk.terms.lots) + 1):
            if lot not in done:
                give_back(desk, lot, f"the draw was cancelled: {command.reason}")


def confirm(desk: PromotionDesk, command: ConfirmIntegrity) -> None:
    """Go on after a postponement, once the integrity has been validated."""
    warrant = desk.by_power(PROMOTIONS)
    rule, measure = desk.rule(POSTPONED_UNTIL), desk.state.integrity.measure
    if measure is None or measure is Measure.CANCEL_DRAW:
        raise refusal("not-postponed", "nothing is postponed", rule)
    if not command.words.strip():
        raise refusal("not-validated", "say how the integrity was validated", rule)
    desk.record(IntegrityConfirmed(command.words, desk.at, warrant, rule))


JUDGES: Mapping[type[Any], Callable[[PromotionDesk, Any], None]] = {FindCompromised: find, ConfirmIntegrity: confirm}
