"""Personal limits: who may give them, how they may differ from the sign, and the marker without which there are none."""

from __future__ import annotations

from pitboss.floor.boxes.events import TableLeft
from pitboss.floor.desk import Desk
from pitboss.floor.limits.commands import AgreePersonalLimits, EndPersonalLimits
from pitboss.floor.limits.events import PersonalLimitsAgreed, PersonalLimitsEnded
from pitboss.floor.limits.notice import used_up
from pitboss.floor.notices.events import NoticeWithdrawn
from pitboss.floor.notices.state import Kind
from pitboss.floor.powers import exercise
from pitboss.law.refusal import Malformed
from pitboss.law.values import Dollars
from pitboss.play.desk import refusal
from pitboss.terms.limits import SignShows
from pitboss.terms.markers import PERSONAL_LIMITS, PERSONAL_LIMITS_BY, PERSONAL_LIMITS_MARKER, Personal, PersonalMarker
from pitboss.terms.powers import Precondition

HIGHER_LIMIT = "higher limit"
"""What the marker of Com-Bo reads."""


def agree(desk: Desk, command: AgreePersonalLimits) -> None:
    """Give a player limits of his or her own, once the marker or sign of them stands."""
    if not 0 < command.minimum <= command.maximum:
        raise Malformed("limits", f"{Dollars(command.minimum)} and {Dollars(command.maximum)} do not go together as limits")
    player, limits = command.player, desk.floor.limits
    warrant = exercise(desk, PERSONAL_LIMITS_BY, player)
    if not limits.minimum:
        raise refusal("no-sign", "no sign shows limits that these could differ from", warrant.rule)
    _require_as_agreed(desk, command, warrant.rule)
    _require_difference(desk, command)
    marker = _require_marker(desk, command)
    desk.record(PersonalLimitsAgreed(player, command.minimum, command.maximum, str(marker), warrant, warrant.rule))
    if desk.floor.notices.find(Kind.AGREEMENT, PERSONAL_LIMITS_BY.name, player):
        desk.record(NoticeWithdrawn(Kind.AGREEMENT, PERSONAL_LIMITS_BY.name, player, warrant.rule))


def _require_as_agreed(desk: Desk, command: AgreePersonalLimits, rule: str) -> None:
    """A player who agreed to figures agreed to those; one who named none left them to the casino."""
    agreed = desk.floor.notices.find(Kind.AGREEMENT, PERSONAL_LIMITS_BY.name, command.player)
    shown = dict(agreed.shows) if agreed else {}
    wanted = {str(SignShows.MINIMUM): command.minimum, str(SignShows.MAXIMUM): command.maximum}
    other = [f"a {each} of {Dollars(int(shown[each]))}" for each, cents in wanted.items() if shown.get(each, cents) != cents]
    if other:
        raise refusal("agreed-otherwise", f"{command.player} has agreed to {' and '.join(other)}", rule)


def _require_difference(desk: Desk, command: AgreePersonalLimits) -> None:
    """In Victoria either limit may differ; elsewhere a player may be let go above the maximum, and not below the minimum (R7)."""
    limits, rule = desk.floor.limits, desk.game.cite(PERSONAL_LIMITS)
    match desk.game.get(PERSONAL_LIMITS):
        case Personal.EITHER:
            if (command.minimum, command.maximum) == (limits.minimum, limits.maximum):
                raise refusal("no-difference", "these are the limits on the sign", rule)
        case Personal.HIGHER_MAXIMUM:
            if command.maximum <= limits.maximum or command.minimum < limits.minimum:
                said = f"a personal limit lets a player go above {Dollars(limits.maximum)}, and not below {Dollars(limits.minimum)}"
                raise refusal("not-higher", said, rule)
        case _:
            raise refusal("no-personal-limits", f"{desk.game.name} knows no personal limits", desk.game.cited(PERSONAL_LIMITS))


def _require_marker(desk: Desk, command: AgreePersonalLimits) -> PersonalMarker | None:
    """The marker or sign that shows the player's limits, which comes first."""
    game, find = desk.game, desk.floor.notices.find
    marker, rule = game.get(PERSONAL_LIMITS_MARKER), game.cite(PERSONAL_LIMITS_MARKER)
    if marker is PersonalMarker.SIGN_ON_TABLE:
        sign = find(Kind.SIGN, PERSONAL_LIMITS_BY.name, command.player)
        wanted = {str(SignShows.MINIMUM): command.minimum, str(SignShows.MAXIMUM): command.maximum}
        if sign is None or {key: value for key, value in sign.shows if key in wanted} != wanted:
            own = f"minimum of {Dollars(command.minimum)} and maximum of {Dollars(command.maximum)}"
            said = f"a sign on the table must show {command.player}'s {own}"
            raise refusal("no-marker", said, rule)
        return marker
    placed = find(Kind.SIGN, PERSONAL_LIMITS_MARKER.name, command.player)
    reads = marker is not PersonalMarker.HIGHER_LIMIT or (placed is not None and placed.words == HIGHER_LIMIT)
    if marker is not None and (placed is None or not reads):
        raise refusal("no-marker", f"{command.player}'s marker must lie there first: {marker.gloss}", rule)
    return marker


def end(desk: Desk, command: EndPersonalLimits) -> None:
    """Take personal limits back; the marker goes with them."""
    warrant = exercise(desk, PERSONAL_LIMITS_BY, command.player, waived=(Precondition.PLAYER_AGREES, Precondition.SIGN_DISPLAYED))
    if command.player not in desk.floor.limits.personal:
        raise refusal("no-personal-limits", f"{command.player} has no personal limits", warrant.rule)
    _over(desk, command.player, warrant.rule)


def marker_gone(desk: Desk, event: NoticeWithdrawn) -> None:
    """Without the marker there are no personal limits."""
    marks = (PERSONAL_LIMITS_MARKER.name, PERSONAL_LIMITS_BY.name)
    if event.kind is Kind.SIGN and event.about in marks and event.subject in desk.floor.limits.personal:
        _over(desk, event.subject, desk.game.cite(PERSONAL_LIMITS_MARKER))


def player_gone(desk: Desk, event: TableLeft) -> None:
    """Personal limits end when the player leaves the position that the marker shows."""
    if event.player in desk.floor.limits.personal:
        _over(desk, event.player, desk.game.cite(PERSONAL_LIMITS_MARKER))


def _over(desk: Desk, player: str, rule: str) -> None:
    desk.record(PersonalLimitsEnded(player, rule))
    for about in (PERSONAL_LIMITS_MARKER.name, PERSONAL_LIMITS_BY.name):
        used_up(desk, about, rule, player)
