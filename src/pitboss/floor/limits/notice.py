"""The notice that a change of limits takes: a sign that has stood so many minutes and shows the new figure, or a word beforehand."""

from __future__ import annotations

from typing import Any

from pitboss.floor.clock import span
from pitboss.floor.desk import Desk
from pitboss.floor.notices.events import NoticeWithdrawn
from pitboss.floor.notices.state import Kind, Notice
from pitboss.floor.preconditions import MINUTE
from pitboss.floor.wording import doing, spoken
from pitboss.law.refusal import listed
from pitboss.law.term import Term
from pitboss.law.values import Dollars
from pitboss.play.desk import refusal
from pitboss.terms.limits import Notice as ChangeNotice, SignShows


def require_announced(desk: Desk, minimum: int, notice: Term[Any], sign: Term[Any], about: str, *, subject: str = "") -> None:
    """What the document asks for before limits change; `about` is the term that the notice is on, `subject` the side bet it means."""
    needed = desk.game.get(notice)
    match needed:
        case int():
            found = desk.floor.notices.find(Kind.SIGN, about, subject)
            _require_sign(desk, found, minimum, notice, sign)
        case ChangeNotice.PRIOR:
            told = desk.floor.notices.find(Kind.NOTICE_TO_PLAYERS, about, subject)
            if told is None or told.at >= desk.at:
                raise refusal("not-told", "the players must have been told before the limits change", desk.game.cite(notice))
        case _:
            pass


def _require_sign(desk: Desk, found: Notice | None, minimum: int, notice: Term[Any], sign: Term[Any]) -> None:
    """A sign that shows what it must, has stood long enough, and whose time has come."""
    game, minutes = desk.game, int(desk.game.get(notice) or 0)
    if found is None:
        raise refusal("no-sign", f"a sign must have stood for {minutes} minutes: put one up", game.cite(notice))
    shows = dict(found.shows)
    missing = [str(each) for each in game.get(sign) or () if str(each) not in shows]
    if missing:
        raise refusal("sign-incomplete", f"the sign must show the {listed(map(spoken, missing))}", game.cite(sign))
    if shows.get(str(SignShows.NEW_MINIMUM), minimum) != minimum:
        said = f"the sign shows another new minimum than {Dollars(minimum)}"
        raise refusal("sign-differs", said, game.cite(sign))
    left = found.at + MINUTE * minutes - desk.at
    if left > 0:
        raise refusal("sign-too-young", f"the sign must stand {span(left)} more", game.cite(notice))
    change = shows.get(str(SignShows.TIME_OF_CHANGE), 0)
    if isinstance(change, int) and change > desk.at:
        raise refusal("too-early", f"the sign gives a change in {change - desk.at} seconds", game.cite(sign))


def require_shown(desk: Desk, sign: Term[Any]) -> None:
    """A sign at the table that shows everything the document asks of it."""
    found = desk.floor.notices.find(Kind.SIGN, sign.name)
    shows = dict(found.shows) if found else {}
    missing = [str(each) for each in desk.game.get(sign) or () if str(each) not in shows]
    if missing:
        raise refusal(
            "sign-incomplete", f"a sign about {doing(sign.name)} must show the {listed(map(spoken, missing))}", desk.game.cite(sign)
        )


def used_up(desk: Desk, about: str, rule: str, subject: str = "") -> None:
    """Take away the sign and the notice of a change that has been made: the next needs its own."""
    for kind in (Kind.SIGN, Kind.NOTICE_TO_PLAYERS):
        if desk.floor.notices.find(kind, about, subject):
            desk.record(NoticeWithdrawn(kind, about, subject, rule))
