"""Signs and markers that a change of limits takes first, with the figures that the book wants on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pitboss.floor.desk import Desk
from pitboss.floor.limits.commands import AgreePersonalLimits, RaiseKeptMinimum, RaiseMinimumAtOnce, SetLimits, SetSideBetLimits
from pitboss.floor.limits.personal import HIGHER_LIMIT
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.preconditions import MINUTE
from pitboss.law.term import Term
from pitboss.law.values import Dollars
from pitboss.terms.limits import LIMITS_ALTERED_BY, MINIMUM_RAISE_NOTICE, MINIMUM_RAISE_SIGN, SignShows
from pitboss.terms.markers import (
    PERSONAL_LIMITS_BY,
    PERSONAL_LIMITS_MARKER,
    PROTECTED_RAISE_NOTICE,
    PROTECTED_RAISE_SIGN,
    TWO_MINIMUMS_SIGN,
    PersonalMarker,
)

NO_SIGN = frozenset({"no-sign", "sign-incomplete", "sign-differs", "no-marker"})


def signs_for(desk: Desk, command: Any, code: str) -> Iterator[GiveNotice | WithdrawNotice]:
    """What to put up, and to take down before, so that a change of limits that was refused for want of a sign can follow."""
    if code == "not-told":
        yield GiveNotice(Kind.NOTICE_TO_PLAYERS, LIMITS_ALTERED_BY.name)
        return
    sign = _sign(desk, command) if code in NO_SIGN else None
    if sign is not None:
        if desk.floor.notices.find(Kind.SIGN, sign.about, sign.subject):
            yield WithdrawNotice(Kind.SIGN, sign.about, sign.subject)
        yield sign


def _sign(desk: Desk, command: Any) -> GiveNotice | None:
    match command:
        case SetLimits():
            shows = _shows(desk, command, MINIMUM_RAISE_SIGN, MINIMUM_RAISE_NOTICE)
            return GiveNotice(Kind.SIGN, LIMITS_ALTERED_BY.name, shows=shows)
        case SetSideBetLimits():
            shows = _shows(desk, command, MINIMUM_RAISE_SIGN, MINIMUM_RAISE_NOTICE)
            return GiveNotice(Kind.SIGN, LIMITS_ALTERED_BY.name, command.bet, shows=shows)
        case RaiseKeptMinimum():
            shows = _shows(desk, command, PROTECTED_RAISE_SIGN, PROTECTED_RAISE_NOTICE)
            return GiveNotice(Kind.SIGN, PROTECTED_RAISE_NOTICE.name, shows=shows)
        case RaiseMinimumAtOnce():
            return GiveNotice(Kind.SIGN, TWO_MINIMUMS_SIGN.name, shows=_shows(desk, command, TWO_MINIMUMS_SIGN, TWO_MINIMUMS_SIGN))
        case AgreePersonalLimits(player=player, minimum=least, maximum=most):
            if desk.game.get(PERSONAL_LIMITS_MARKER) is PersonalMarker.SIGN_ON_TABLE:
                own = ((str(SignShows.MINIMUM), least), (str(SignShows.MAXIMUM), most))
                return GiveNotice(Kind.SIGN, PERSONAL_LIMITS_BY.name, player, shows=own)
            return GiveNotice(Kind.SIGN, PERSONAL_LIMITS_MARKER.name, player, words=HIGHER_LIMIT)
        case _:
            return None


def _shows(desk: Desk, command: Any, sign: Term[Any], notice: Term[Any]) -> tuple[tuple[str, str | int], ...]:
    """The figures that the book wants on a sign of a higher minimum, each as it will be."""
    limits, minutes = desk.floor.limits, desk.game.get(notice)
    wait = minutes * MINUTE if isinstance(minutes, int) else 0
    most = getattr(command, "maximum", 0) or limits.maximum
    figures: dict[SignShows, str | int] = {
        SignShows.MINIMUM: command.minimum,
        SignShows.MAXIMUM: most,
        SignShows.NEW_MINIMUM: command.minimum,
        SignShows.TIME_OF_CHANGE: desk.at + wait,
        SignShows.OLD_LIMITS: f"{Dollars(limits.minimum)} to {Dollars(limits.maximum)}",
        SignShows.NEW_LIMITS: f"{Dollars(command.minimum)} to {Dollars(most)}",
    }
    return tuple((str(each), figures[each]) for each in desk.game.get(sign) or ())
