"""Judge who comes on duty for a promotion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.floor.people.events import SignedOff, SignedOn
from pitboss.law.refusal import Malformed
from pitboss.play.desk import refusal
from pitboss.promotion.desk import PromotionDesk
from pitboss.terms.powers import Role
from pitboss.terms.promotions import PROMOTION_TERMS, SCRUTINEER


def sign_on(desk: PromotionDesk, command: SignOn) -> None:
    """Let somebody come on duty; to watch the draw comes only who was nominated for it."""
    if not command.person or not command.roles:
        raise Malformed("sign-on", "signing on takes a person and at least one role")
    watching = desk.get(SCRUTINEER) or Role.SCRUTINEER
    if set(command.roles) - {Role.PLAYER} and desk.state.entries.of(command.person):
        said = f"{command.person} has an entry, and may have no part in running the promotion"
        raise refusal("has-entry", said, desk.rule(PROMOTION_TERMS["eligibility"], SCRUTINEER))
    if watching in command.roles and command.person != desk.state.drawing.scrutineer:
        raise refusal("not-nominated", f"{command.person} was not nominated to watch the draw", desk.rule(SCRUTINEER))
    if watching in command.roles and (set(command.roles) | desk.state.sides.roles_of(command.person)) - {watching, Role.PLAYER}:
        said = f"{command.person} has another part in running the promotion, and cannot watch its draw"
        raise refusal("not-apart", said, desk.rule(SCRUTINEER))
    desk.record(SignedOn(command.person, command.roles))


def sign_off(desk: PromotionDesk, command: SignOff) -> None:
    """Let somebody go off duty."""
    if command.person not in desk.state.people.roles:
        raise Malformed("sign-off", f"{command.person} is not on duty")
    desk.record(SignedOff(command.person))


JUDGES: Mapping[type[Any], Callable[[PromotionDesk, Any], None]] = {SignOn: sign_on, SignOff: sign_off}
