"""Preparing an order: the notices, signs and notifications that its power takes first, each as the command that gives it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pitboss.floor.boxes.commands import LimitSideBets
from pitboss.floor.boxes.side_places import of_bet
from pitboss.floor.desk import Desk
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.powers import roles_of
from pitboss.floor.preconditions import lacking, unasked, uncalled_for
from pitboss.house.messages import write_command
from pitboss.law.refusal import Malformed, Refused
from pitboss.law.term import Term
from pitboss.terms.absence import ABSENT_PLAYER_WAIT, Wait
from pitboss.terms.powers import Power, Precondition, Role
from pitboss.web.shapes.consoles import Preparation
from pitboss.web.signs import signs_for
from pitboss.web.staff_orders import BY_KIND

NOTICES: Mapping[Precondition, tuple[Kind, Role]] = {
    Precondition.DIRECTOR_NOTIFIED_BEFORE: (Kind.NOTIFICATION, Role.DIRECTOR_OF_CASINO_SURVEILLANCE),
    Precondition.INSPECTOR_NOTIFIED_BEFORE: (Kind.NOTIFICATION, Role.INSPECTOR),
    Precondition.SURVEILLANCE_NOTIFIED_BEFORE: (Kind.NOTIFICATION, Role.SURVEILLANCE),
    Precondition.COMMISSION_NOTIFIED_BEFORE: (Kind.NOTIFICATION, Role.COMMISSION),
    Precondition.COMMISSION_ROUTINELY_ADVISED: (Kind.NOTIFICATION, Role.COMMISSION),
    Precondition.APPROVED_PROCEDURES: (Kind.REASON, Role.ANYONE),
    Precondition.SIGN_DISPLAYED: (Kind.SIGN, Role.ANYONE),
    Precondition.SIGN_DISPLAYED_20_MINUTES: (Kind.SIGN, Role.ANYONE),
    Precondition.NOTICE_TO_PLAYERS: (Kind.NOTICE_TO_PLAYERS, Role.ANYONE),
    Precondition.PRIOR_NOTICE_TO_PLAYERS: (Kind.NOTICE_TO_PLAYERS, Role.ANYONE),
    Precondition.REASONABLE_NOTICE: (Kind.NOTICE_TO_PLAYERS, Role.ANYONE),
    Precondition.PLAYERS_TOLD_BEFORE_PLAY: (Kind.NOTICE_TO_PLAYERS, Role.ANYONE),
    Precondition.REASONABLE_GROUNDS: (Kind.REASON, Role.ANYONE),
    Precondition.RULES_CONTRAVENED: (Kind.REASON, Role.ANYONE),
    Precondition.AS_THE_ACT_PROVIDES: (Kind.REASON, Role.ANYONE),
    Precondition.REQUESTED: (Kind.REQUEST, Role.ANYONE),
}
"""What gives each precondition that a notice can give; the others are a matter of time, of the round or of another person."""


def preparations(desk: Desk, command: Any, against: Refused | Malformed) -> list[Preparation]:
    """What comes before an order that was refused, as far as a notice can help."""
    order = BY_KIND.get(type(command))
    if order is None or not isinstance(against, Refused):
        return []
    if against.code != "precondition":
        return [_offer(desk, "", notice) for notice in signs_for(desk, command, against.code)]
    fields = write_command(command)
    side = of_bet(desk, command.bet) if isinstance(command, LimitSideBets) else desk
    power = order.power.format(**fields)
    term = next((each for each in side.game.rules.law if each.name == power), None)
    return list(_lacking(side, term, order.subject.format(**fields))) if term else []


def _lacking(desk: Desk, term: Term[Any], subject: str) -> Iterator[Preparation]:
    power = desk.game.get(term)
    if not isinstance(power, Power):
        return
    for need in power.needs:
        said = "" if need in uncalled_for(desk, term) else lacking(desk, need, term, subject)
        if said:
            yield _offer(desk, said, _notice(desk, need, term, subject))
    said = unasked(desk, power.on_request_of, term, subject)
    if said and power.on_request_of:
        yield _offer(desk, said, GiveNotice(Kind.REQUEST, term.name, subject, power.on_request_of))


def _notice(desk: Desk, need: Precondition, term: Term[Any], subject: str) -> GiveNotice | None:
    if need is Precondition.PLAYER_ABSENT_OR_SILENT:
        kind = Kind.NOTICE_TO_PLAYERS if desk.game.get(ABSENT_PLAYER_WAIT) is Wait.WARNING else Kind.REASON
        return GiveNotice(kind, ABSENT_PLAYER_WAIT.name, subject)
    if need not in NOTICES:
        return None
    kind, role = NOTICES[need]
    return None if desk.floor.notices.find(kind, term.name, subject) else GiveNotice(kind, term.name, subject, role)


def _offer(desk: Desk, said: str, notice: Any) -> Preparation:
    """A notice that whoever asks may give; a request or an agreement of somebody else's is only named."""
    own = not isinstance(notice, GiveNotice) or notice.kind is not Kind.REQUEST or notice.role in (Role.ANYONE, *roles_of(desk))
    return {"says": said[:1].upper() + said[1:], "command": write_command(notice) if notice and own else None}
