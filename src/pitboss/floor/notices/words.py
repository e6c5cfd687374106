"""Events of this topic in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.clock import clock
from pitboss.floor.notices.events import NoticeGiven, NoticeWithdrawn
from pitboss.floor.notices.state import Kind, Notice
from pitboss.floor.wording import doing
from pitboss.law.refusal import listed
from pitboss.money.cents import money
from pitboss.play.named import bet_name
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.powers import Role
from pitboss.terms.side_bets import SIDE_BETS_LIMITED_BY

TIMES = ("time-of-closure", "time-of-change", "at")
"""What a sign shows that is a time, in seconds."""

AMOUNTS = ("minimum", "maximum", "new-minimum", "unit", "amount")
"""What a sign shows that is money, in cents."""

OF_BETS = (LIMITS_ALTERED_BY.name, SIDE_BETS_LIMITED_BY.name)
"""What a notice may say of one side bet."""

SAID = {
    Kind.SIGN: "puts up a sign",
    Kind.NOTICE_TO_PLAYERS: "tells the players",
    Kind.NOTIFICATION: "notifies",
    Kind.APPROVAL: "approves",
    Kind.REQUEST: "asks",
    Kind.REASON: "states a reason",
    Kind.AGREEMENT: "agrees",
}


def _given(event: NoticeGiven) -> str:
    notice = event.notice
    whom = f" the {str(notice.role).replace('-', ' ')}" if notice.kind is Kind.NOTIFICATION and notice.role is not Role.ANYONE else ""
    about = f"{doing(notice.about)}{_on(notice.about, notice.subject)}"
    return f"{notice.by} {SAID[notice.kind]}{whom} about {about}{_shows(notice)}{_words(notice)}."


def _on(about: str, subject: str) -> str:
    said = bet_name(subject) if about in OF_BETS else subject
    return f" ({said})" if subject else ""


def _shows(notice: Notice) -> str:
    shown = [f"{name.replace('-', ' ')} {_shown(name, value)}" for name, value in notice.shows]
    return f", showing {listed(shown)}" if shown else ""


def _shown(name: str, value: str | int) -> str:
    """What a sign shows: a time of day, an amount, or words."""
    if not isinstance(value, int):
        return value
    return clock(value) if name in TIMES else money(value) if name in AMOUNTS else str(value)


def _words(notice: Notice) -> str:
    return f": {notice.words.rstrip('.')}" if notice.words else ""


WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    NoticeGiven: _given,
    NoticeWithdrawn: lambda event: f"the {event.kind.value} about {doing(event.about)}{_on(event.about, event.subject)} no longer stands.",
}
