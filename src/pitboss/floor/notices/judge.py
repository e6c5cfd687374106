"""Judge notices: a term the book answers, given by somebody who may speak so, and standing once; requests that were answered go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.desk import Desk
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.notices.events import NoticeGiven, NoticeWithdrawn
from pitboss.floor.notices.state import Kind, Notice
from pitboss.floor.powers import require_on_duty, require_staff, roles_of
from pitboss.floor.preconditions import MINUTE
from pitboss.floor.wording import doing
from pitboss.play.desk import refusal
from pitboss.play.events import PlayerFoundAbsent
from pitboss.terms.absence import ABSENT_PLAYER_WAIT
from pitboss.terms.conduct import CLOSE_TABLE, CLOSURE_NOTICE_MINUTES, CLOSURE_SIGN
from pitboss.terms.powers import Role

OF_THE_HOUSE = frozenset({Kind.SIGN, Kind.NOTICE_TO_PLAYERS})
ON_DUTY = frozenset({Kind.NOTIFICATION, Kind.REASON})
OWN = frozenset({Kind.REQUEST, Kind.AGREEMENT})
"""What everybody says for himself or herself, so that another's word does not stand in its place."""


def give(desk: Desk, command: GiveNotice) -> None:
    """Let a notice stand; an approval or a request is given in a role that the person holds."""
    rule = desk.game.cite_name(command.about)
    if not rule:
        raise refusal("no-such-power", f"{desk.game.name} has no rule on {doing(command.about)}", desk.game.silent)
    if command.kind in OF_THE_HOUSE:
        require_staff(desk, f"give a {command.kind.value}", rule)
    elif command.kind in ON_DUTY:
        require_on_duty(desk, f"give a {command.kind.value}", rule)
    elif command.role is not Role.ANYONE and command.role not in roles_of(desk):
        raise refusal("not-that-role", f"{desk.by} is not {command.role.title} at this table", rule)
    if command.kind is Kind.AGREEMENT and command.subject and desk.by != command.subject:
        raise refusal("not-yours", f"{desk.by} may not agree for {command.subject}: {command.subject} may", rule)
    same = [each for each in desk.floor.notices.all_of(command.kind, command.about, command.subject) if each.role is command.role]
    if any(command.kind not in OWN or each.by == desk.by for each in same):
        raise refusal("notice-stands", f"that {command.kind.value} on {doing(command.about)} stands already", rule)
    shows = _closing_time(desk, command) if (command.kind, command.about) == (Kind.SIGN, CLOSE_TABLE.name) else command.shows
    told = Notice(command.kind, command.about, command.subject, desk.by, command.role, desk.at, shows, command.words)
    desk.record(NoticeGiven(told, rule))


def _closing_time(desk: Desk, command: GiveNotice) -> tuple[tuple[str, str | int], ...]:
    """What a sign of closure shows: the time of it, no earlier than the notice allows, and by itself the earliest."""
    sign = desk.game.get(CLOSURE_SIGN)
    if sign is None:
        return command.shows
    earliest = desk.at + (desk.game.get(CLOSURE_NOTICE_MINUTES) or 0) * MINUTE
    shown = dict(command.shows).get(str(sign), earliest)
    if isinstance(shown, int) and shown < earliest:
        rule = desk.game.cite(CLOSURE_SIGN)
        raise refusal("closes-too-soon", f"a closure {earliest - shown} seconds later than the sign shows could be announced now", rule)
    return (*(each for each in command.shows if each[0] != str(sign)), (str(sign), shown))


def withdraw(desk: Desk, command: WithdrawNotice) -> None:
    """Take away a notice that stands."""
    rule = desk.game.cite_name(command.about)
    found = desk.floor.notices.all_of(command.kind, command.about, command.subject)
    if not found:
        raise refusal("no-notice", f"no {command.kind.value} on {doing(command.about)} stands", rule or desk.game.silent)
    if any(each.by != desk.by for each in found):
        (require_staff if command.kind in OF_THE_HOUSE else require_on_duty)(desk, f"withdraw a {command.kind.value}", rule)
    desk.record(NoticeWithdrawn(command.kind, command.about, command.subject, rule))


def end_of_waiting(desk: Desk, event: PlayerFoundAbsent) -> None:
    """A wait or warning serves for one decision that was not made."""
    subject = f"box {event.box}"
    for kind in (Kind.REASON, Kind.NOTICE_TO_PLAYERS):
        if desk.floor.notices.find(kind, ABSENT_PLAYER_WAIT.name, subject):
            desk.record(NoticeWithdrawn(kind, ABSENT_PLAYER_WAIT.name, subject, desk.game.cite(ABSENT_PLAYER_WAIT)))


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {GiveNotice: give, WithdrawNotice: withdraw}
GUARDS: Mapping[type[Any], Callable[[Desk, Any], None]] = {}
REACTIONS: Mapping[type[Any], Callable[[Desk, Any], None]] = {PlayerFoundAbsent: end_of_waiting}
