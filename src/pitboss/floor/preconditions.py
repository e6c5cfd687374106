"""What must be so before a power may be used: each kind of precondition is looked up among the notices or read off the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.clock import span
from pitboss.floor.desk import Desk
from pitboss.floor.notices.state import Kind, Notice
from pitboss.floor.people.ranks import PUBLIC, capacities
from pitboss.floor.rounds.calling import caller_on
from pitboss.law.term import Term
from pitboss.terms.absence import ABSENT_PLAYER, ABSENT_PLAYER_WAIT, Absence, Wait
from pitboss.terms.conduct import CLOSE_TABLE, CLOSURE_NOTICE_WHEN, SANCTION, ClosureNoticeWhen
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.powers import Precondition, Role
from pitboss.terms.voiding import WAGERS_VOIDED_OF, VoidedOf

MINUTE = 60
NOTIFIED_BEFORE = frozenset(
    {
        Precondition.DIRECTOR_NOTIFIED_BEFORE,
        Precondition.INSPECTOR_NOTIFIED_BEFORE,
        Precondition.SURVEILLANCE_NOTIFIED_BEFORE,
        Precondition.COMMISSION_NOTIFIED_BEFORE,
    }
)
"""Notifications that every use of a power needs anew."""


def lacking(desk: Desk, need: Precondition, term: Term[Any], subject: str) -> str:
    """What is missing, in words; empty if the precondition is met."""
    return CHECKS[need](desk, term, subject)


def uncalled_for(desk: Desk, term: Term[Any]) -> tuple[Precondition, ...]:
    """Preconditions of a power that the case does not call for: notice of a closure to nobody, notice of a change before the first sign."""
    if term is CLOSE_TABLE and not closing_takes_notice(desk):
        return (Precondition.SIGN_DISPLAYED_20_MINUTES, Precondition.NOTICE_TO_PLAYERS)
    if term is LIMITS_ALTERED_BY and not desk.floor.limits.minimum:
        return (Precondition.PRIOR_NOTICE_TO_PLAYERS,)
    return ()


def closing_takes_notice(desk: Desk) -> bool:
    """Whether a closure needs notice now: always where the document says so, elsewhere while players are at the table."""
    if desk.game.get(CLOSURE_NOTICE_WHEN) is ClosureNoticeWhen.PLAYERS_PRESENT:
        return bool(desk.floor.boxes.present)
    return True


def unasked(desk: Desk, role: Role | None, term: Term[Any], subject: str) -> str:
    """What is missing where a power is used only at somebody's request."""
    if role is None:
        return ""
    for asked in desk.floor.notices.all_of(Kind.REQUEST, term.name, subject):
        if role in (asked.role, *capacities(desk.game, desk.floor.people.roles.get(asked.by, PUBLIC))):
            return ""
    return f"no {str(role).replace('-', ' ')} has asked"


def _standing(desk: Desk, kind: Kind, term: Term[Any], subject: str) -> Notice | None:
    return desk.floor.notices.find(kind, term.name, subject)


def _noticed(kind: Kind, words: str) -> Callable[[Desk, Term[Any], str], str]:
    return lambda desk, term, subject: "" if _standing(desk, kind, term, subject) else words


def _notified(*roles: Role) -> Callable[[Desk, Term[Any], str], str]:
    """A notification to one of these must have been given before this moment."""

    def check(desk: Desk, term: Term[Any], subject: str) -> str:
        if any(notice.role in roles for notice in desk.floor.notices.all_of(Kind.NOTIFICATION, term.name, subject)):
            return ""
        return f"the {str(roles[0]).replace('-', ' ')} has not been notified"

    return check


def _sign_for(minutes: int) -> Callable[[Desk, Term[Any], str], str]:
    """A sign that has stood long enough; the refusal says how many seconds are left."""

    def check(desk: Desk, term: Term[Any], subject: str) -> str:
        sign = _standing(desk, Kind.SIGN, term, subject)
        if sign is None:
            return f"no sign has stood at the table for {minutes} minutes"
        left = sign.at + minutes * MINUTE - desk.at
        return f"the sign must stand {span(left)} more" if left > 0 else ""

    return check


def _between_rounds(desk: Desk, _: Term[Any], __: str) -> str:
    return "the round is not complete" if desk.floor.rounds.in_progress else ""


def _before_first_card(desk: Desk, _: Term[Any], __: str) -> str:
    return "the first card of the round has left the shoe" if desk.floor.cards.drawn else ""


def _absent_or_silent(desk: Desk, _: Term[Any], subject: str) -> str:
    """The caller of the box is away or does not decide, and the dealer has waited or warned as the book asks."""
    play, wait = desk.game.get(ABSENT_PLAYER), desk.game.get(ABSENT_PLAYER_WAIT)
    here = _caller_of(desk, subject) in desk.floor.boxes.present
    if play is not None and here and play.acts_when == (Absence.ABSENT,):
        return "the player is at the table"
    if wait is Wait.WARNING:
        warned = not here or _before(desk, Kind.NOTICE_TO_PLAYERS, ABSENT_PLAYER_WAIT.name, subject)
        return "" if warned else "the player is at the table and has not been warned"
    if wait is Wait.REASONABLE_TIME_IF_THERE and not here:
        return ""
    # P2: the time is asked for a player who is away too, and its length is for the people at the table.
    return "" if wait is None or _before(desk, Kind.REASON, ABSENT_PLAYER_WAIT.name, subject) else "no reasonable time has passed"


def _before(desk: Desk, kind: Kind, about: str, subject: str) -> bool:
    """Whether such a notice has stood since an earlier moment."""
    return any(notice.at < desk.at for notice in desk.floor.notices.all_of(kind, about, subject))


def _caller_of(desk: Desk, subject: str) -> str:
    number = subject.removeprefix("box ")
    return caller_on(desk.floor.rounds.now, int(number)) if number.isdecimal() else ""


def _rule_broken(desk: Desk, term: Term[Any], subject: str) -> str:
    """A breach is on record: the rule was stated, or a banned device was found; of whoever broke it, or of anybody (reading H4)."""
    stated = _standing(desk, Kind.REASON, term, subject) or subject in desk.floor.conduct.device_breakers
    if term == SANCTION["void-wager"] and desk.game.get(WAGERS_VOIDED_OF) is VoidedOf.ANY_PLAYER:
        notices = (each for each in desk.floor.notices.standing if each.kind is Kind.REASON and each.about == term.name)
        stated = stated or next(notices, None) or bool(desk.floor.conduct.device_breakers)
    return "" if stated else f"no breach of a rule by {subject or 'anybody'} has been stated"


def _device_breach(desk: Desk, _: Term[Any], subject: str) -> str:
    return "" if subject in desk.floor.conduct.device_breakers else f"no breach of the device ban by {subject or 'anybody'} is on record"


def _device_held(desk: Desk, term: Term[Any], subject: str) -> str:
    """A device is in somebody's hands; for what was won with one it is enough that it was."""
    if term == SANCTION["seize-winnings"] and subject in desk.floor.conduct.held:
        return ""
    return "" if subject in desk.floor.conduct.device_holders else f"no banned device in the hands of {subject or 'anybody'} is on record"


def _own_business(_: Desk, __: Term[Any], ___: str) -> str:
    """Met by the judge that uses the power: it knows the case."""
    return ""


def _as_a_routine(_: Desk, __: Term[Any], ___: str) -> str:
    """Advice that is given as a matter of routine need not come before: it is noted when it is given."""
    return ""


CHECKS: Mapping[Precondition, Callable[[Desk, Term[Any], str], str]] = {
    Precondition.DIRECTOR_NOTIFIED_BEFORE: _notified(Role.DIRECTOR_OF_CASINO_SURVEILLANCE, Role.DELEGATE_OF_DIRECTOR),
    Precondition.INSPECTOR_NOTIFIED_BEFORE: _notified(Role.INSPECTOR),
    Precondition.SURVEILLANCE_NOTIFIED_BEFORE: _notified(Role.SURVEILLANCE),
    Precondition.COMMISSION_NOTIFIED_BEFORE: _notified(Role.COMMISSION),
    Precondition.COMMISSION_ROUTINELY_ADVISED: _as_a_routine,
    Precondition.APPROVED_PROCEDURES: _noticed(Kind.REASON, "the approved procedure followed has not been stated"),
    Precondition.SIGN_DISPLAYED: _noticed(Kind.SIGN, "no sign is on display"),
    Precondition.SIGN_DISPLAYED_20_MINUTES: _sign_for(20),
    Precondition.NOTICE_TO_PLAYERS: _noticed(Kind.NOTICE_TO_PLAYERS, "the players have not been told"),
    Precondition.PRIOR_NOTICE_TO_PLAYERS: _noticed(Kind.NOTICE_TO_PLAYERS, "the players have not been told beforehand"),
    Precondition.REASONABLE_NOTICE: _noticed(Kind.NOTICE_TO_PLAYERS, "no notice has been given"),
    Precondition.PLAYERS_TOLD_BEFORE_PLAY: _noticed(Kind.NOTICE_TO_PLAYERS, "the players were not told before play"),
    Precondition.ROUND_NOT_IN_PROGRESS: _between_rounds,
    Precondition.ROUND_COMPLETE: _between_rounds,
    Precondition.BEFORE_FIRST_CARD_REMOVED: _before_first_card,
    Precondition.REASONABLE_GROUNDS: _noticed(Kind.REASON, "no grounds have been stated"),
    Precondition.NO_PLAYER_CUTS: _own_business,
    Precondition.PLAYER_ABSENT_OR_SILENT: _absent_or_silent,
    Precondition.PLAYER_AGREES: _noticed(Kind.AGREEMENT, "the player has not agreed"),
    Precondition.RULES_CONTRAVENED: _rule_broken,
    Precondition.SATISFIED_OF_DEVICE_BREACH: _device_breach,
    Precondition.DEVICE_HELD: _device_held,
    Precondition.REQUESTED: _noticed(Kind.REQUEST, "nobody has asked for it"),
    Precondition.ANOTHER_PERSON: _own_business,
    Precondition.AS_THE_ACT_PROVIDES: _noticed(Kind.REASON, "the ground that the Act provides has not been stated"),
}
"""Every precondition of the books; a test sees that none is missing."""
