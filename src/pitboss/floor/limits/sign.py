"""The sign with the limits: what it must show and where, who may alter it and after what notice, and seeing that it is there."""

from __future__ import annotations

from pitboss.floor.desk import Desk
from pitboss.floor.limits.commands import CheckSign, SetLimits, SetSideBetLimits, SignSeen
from pitboss.floor.limits.events import LimitsSet, SideBetLimitsSet, SignChecked
from pitboss.floor.limits.notice import require_announced, used_up
from pitboss.floor.limits.state import Sign
from pitboss.floor.powers import exercise, roles_of
from pitboss.floor.warrant import Warrant
from pitboss.floor.wording import spoken
from pitboss.law.refusal import Malformed, listed
from pitboss.law.values import Dollars
from pitboss.play.allowed_bets import cites_of
from pitboss.play.desk import refusal
from pitboss.play.named import bet_name
from pitboss.terms.limits import (
    LIMIT_CHANGE_NOTICE,
    LIMITS_ALTERED_BY,
    MAXIMUM_APPLIES_TO,
    MINIMUM_RAISE_NOTICE,
    MINIMUM_RAISE_SIGN,
    MULTIPLES,
    MULTIPLES_DISPLAYED,
    SIGN_LOOK,
    SIGN_OWED_BY,
    SIGN_PLACE,
    SIGN_SEEN_TO_BY,
    SIGN_SHOWS,
    LimitPer,
    Multiples,
    Notice,
    SignPlace,
    SignShows,
)
from pitboss.terms.powers import Precondition, Role
from pitboss.terms.side_bets import SIDE_BET_SIGN, SideSign


def set_limits(desk: Desk, command: SetLimits) -> None:
    """Put up a complete sign; the first needs no notice, a change needs what the document asks for, a higher minimum most of all."""
    if min(command.minimum, command.maximum, command.unit) < 0 or 0 < command.maximum < command.minimum:
        raise Malformed("limits", f"{Dollars(command.minimum)} and {Dollars(command.maximum)} do not go together as limits")
    limits = desk.floor.limits
    shown = (limits.minimum, limits.maximum, limits.unit, limits.per)
    new = not limits.minimum or shown == (command.minimum, command.maximum, command.unit, command.per)
    warrant = exercise(desk, LIMITS_ALTERED_BY, waived=(Precondition.PRIOR_NOTICE_TO_PLAYERS,) if new else ())
    _require_complete(desk, command)
    _require_per(desk, command.per)
    if not new:
        notice = MINIMUM_RAISE_NOTICE if command.minimum > limits.minimum else LIMIT_CHANGE_NOTICE
        require_announced(desk, command.minimum, notice, MINIMUM_RAISE_SIGN, LIMITS_ALTERED_BY.name)
    desk.record(
        LimitsSet(command.minimum, command.maximum, command.unit, command.per, command.place, desk.at, warrant, _rule_of_sign(desk))
    )
    used_up(desk, LIMITS_ALTERED_BY.name, warrant.rule)


def _rule_of_sign(desk: Desk) -> str:
    return desk.game.cite(LIMITS_ALTERED_BY) if desk.floor.limits.minimum else desk.game.cite(SIGN_SHOWS)


def _require_complete(desk: Desk, command: SetLimits) -> None:
    """Everything that the document wants on the sign, and the sign where it wants it."""
    game = desk.game
    figures = {SignShows.MINIMUM: command.minimum, SignShows.MAXIMUM: command.maximum}
    missing = [str(each) for each in game.get(SIGN_SHOWS) or () if not figures.get(each)]
    if missing:
        raise refusal("sign-incomplete", f"the sign must show the {listed(map(spoken, missing))}", game.cite(SIGN_SHOWS))
    if game.get(SIGN_PLACE) is SignPlace.AT_TABLE and command.place is not SignPlace.AT_TABLE:
        raise refusal("sign-place", f"the sign stands {SignPlace.AT_TABLE.gloss}, not {command.place.gloss}", game.cite(SIGN_PLACE))
    if game.get(MULTIPLES) is Multiples.AS_DISPLAYED and not command.unit:
        rule = game.cite(MULTIPLES_DISPLAYED) or game.cite(MULTIPLES)
        raise refusal("sign-incomplete", "the sign must show the multiples in which wagers are made: give a unit", rule)


def _require_per(desk: Desk, per: LimitPer | None) -> None:
    """To what the maximum applies is for the sign to say only where the document leaves it open."""
    if per is None:
        return
    clause = desk.game.rules.why(MAXIMUM_APPLIES_TO).clause
    allowed = (*clause.allowed, *clause.alternatives)
    if per not in allowed:
        words = listed([str(each) for each in allowed], "or")
        raise refusal("sign-per", f"the maximum is per {words}, not per {per}", desk.game.cite(MAXIMUM_APPLIES_TO))


def check_sign(desk: Desk, command: CheckSign) -> None:
    """Whoever sees to the sign says how it was found; one that is missing, or not as it must look, stops the next round."""
    game = desk.game
    rule = game.cite(SIGN_SEEN_TO_BY) or game.cite(SIGN_SHOWS)
    role = game.get(SIGN_SEEN_TO_BY) or Role.DEALER
    if role not in roles_of(desk):
        raise refusal("not-entitled", f"{desk.by} does not see to the sign: the {role.title} does", rule)
    seen = command.seen
    if seen is not SignSeen.MISSING and desk.floor.limits.sign is Sign.NEVER_SHOWN:
        raise refusal("no-sign", "there is no sign to be seen: no limits have been set", game.cite(SIGN_SHOWS) or rule)
    stands = seen is SignSeen.PROMINENT or (seen is SignSeen.OBSCURED and game.get(SIGN_LOOK) is None)
    owed_by = None if stands else game.get(SIGN_OWED_BY)
    desk.record(SignChecked(seen, stands, owed_by, Warrant(desk.by, role, rule), rule))


def require_sign(desk: Desk) -> None:
    """No round without the sign, once its limits were set or it was found missing (reading R1)."""
    if desk.floor.limits.sign is Sign.DOWN:
        game = desk.game
        owed_by = game.get(SIGN_OWED_BY)
        whose = f"; the {owed_by.title} owes it" if owed_by else ""
        rule = game.cite(SIGN_LOOK) or game.cite(SIGN_SHOWS)
        raise refusal("sign-down", f"the sign with the limits is not on display{whose}: put it up before the round", rule)


def set_side_bet_limits(desk: Desk, command: SetSideBetLimits) -> None:
    """Put what a side bet takes on the sign, in the form that its rules ask for; a higher minimum waits for a sign of its own."""
    rules = desk.game.side_bets.get(command.bet)
    if rules is None:
        raise Malformed("side-bet", f"{bet_name(command.bet)} is not offered at this table")
    if command.minimum <= 0 or 0 < command.maximum < command.minimum:
        raise Malformed("limits", f"{Dollars(command.minimum)} and {Dollars(command.maximum)} are no limits of a side bet")
    rule = cites_of(rules)(SIDE_BET_SIGN) or desk.game.cite(LIMITS_ALTERED_BY)
    form = rules.get(SIDE_BET_SIGN)
    if form is SideSign.MINIMUM_AND_MAXIMUM and not command.maximum:
        raise refusal("sign-incomplete", f"the sign must show the smallest and the largest {bet_name(command.bet)} wager", rule)
    warrant = exercise(
        desk, LIMITS_ALTERED_BY, waived=() if command.bet in desk.floor.limits.side else (Precondition.PRIOR_NOTICE_TO_PLAYERS,)
    )
    before = desk.floor.limits.side.get(command.bet)
    notice: int | Notice | None = desk.game.get(MINIMUM_RAISE_NOTICE)
    if before and command.minimum > before.minimum and isinstance(notice, int):
        require_announced(desk, command.minimum, MINIMUM_RAISE_NOTICE, MINIMUM_RAISE_SIGN, LIMITS_ALTERED_BY.name, subject=command.bet)
    desk.record(SideBetLimitsSet(command.bet, command.minimum, command.maximum or command.minimum, warrant, rule))
    used_up(desk, LIMITS_ALTERED_BY.name, warrant.rule, command.bet)
