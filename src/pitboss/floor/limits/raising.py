"""A higher minimum at once, with the old one kept by those who play, and the end of what they kept."""

from __future__ import annotations

from pitboss.floor.boxes.events import TableLeft
from pitboss.floor.desk import Desk
from pitboss.floor.limits.commands import RaiseKeptMinimum, RaiseMinimumAtOnce
from pitboss.floor.limits.events import KeptMinimumEnded, KeptMinimumRaised, MinimumRaisedAtOnce
from pitboss.floor.limits.notice import require_announced, require_shown, used_up
from pitboss.floor.notices.state import Kind
from pitboss.floor.powers import exercise
from pitboss.law.values import Dollars
from pitboss.play.desk import refusal
from pitboss.play.events import SideBetPlaced, WagerPlaced
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.markers import (
    PROTECTED_MARKER,
    PROTECTED_MARKER_SEVERAL,
    PROTECTED_MARKER_UNTIL,
    PROTECTED_PLAYERS,
    PROTECTED_RAISE_NOTICE,
    PROTECTED_RAISE_SIGN,
    RAISE_AT_ONCE_BY,
    TWO_MINIMUMS_SIGN,
    Protected,
    ProtectedMarker,
)


def raise_at_once(desk: Desk, command: RaiseMinimumAtOnce) -> None:
    """Raise the minimum now; everybody at the table keeps the minimum he or she has (reading R2), and the sign shows both."""
    limits = desk.floor.limits
    warrant = exercise(desk, RAISE_AT_ONCE_BY)
    if not 0 < limits.minimum < command.minimum <= limits.maximum:
        bounds = f"above {Dollars(limits.minimum)} and no higher than {Dollars(limits.maximum)}"
        said = f"{Dollars(command.minimum)} is no higher minimum: it lies {bounds}"
        raise refusal("not-higher", said, warrant.rule)
    kept = tuple((player, limits.kept.get(player, limits.minimum)) for player in _already_playing(desk))
    if kept:
        require_shown(desk, TWO_MINIMUMS_SIGN)
    desk.record(MinimumRaisedAtOnce(command.minimum, kept, desk.at, warrant, warrant.rule))


def _already_playing(desk: Desk) -> tuple[str, ...]:
    """Who keeps the old minimum: everybody at the table, or those with a wager in the round in play or the last one (reading R2)."""
    rounds = desk.floor.rounds
    match desk.game.get(PROTECTED_PLAYERS):
        case Protected.OLD_MINIMUM:
            return tuple(dict.fromkeys((*desk.floor.boxes.present, *rounds.players)))
        case Protected.OLD_MINIMUM_IF_WAGERED:
            before = (event.player for event in rounds.last if isinstance(event, WagerPlaced | SideBetPlaced))
            return tuple(dict.fromkeys((*rounds.players, *before)))
        case _:
            return ()


def raise_kept(desk: Desk, command: RaiseKeptMinimum) -> None:
    """Raise what players have kept, after a sign of its own."""
    game, limits = desk.game, desk.floor.limits
    rule = game.cited(PROTECTED_RAISE_NOTICE, LIMITS_ALTERED_BY)
    warrant = exercise(desk, LIMITS_ALTERED_BY)
    if not limits.kept:
        raise refusal("nothing-kept", "nobody at this table has kept an old minimum", rule)
    if not max(limits.kept.values()) < command.minimum <= limits.minimum:
        said = f"a kept minimum rises, and to {Dollars(limits.minimum)} at most: not to {Dollars(command.minimum)}"
        raise refusal("not-higher", said, rule)
    require_announced(desk, command.minimum, PROTECTED_RAISE_NOTICE, PROTECTED_RAISE_SIGN, PROTECTED_RAISE_NOTICE.name)
    before = tuple(limits.kept)
    desk.record(KeptMinimumRaised(command.minimum, desk.at, warrant, rule))
    for player in before if not desk.floor.limits.kept else ():
        used_up(desk, PROTECTED_MARKER.name, rule, player)
    used_up(desk, PROTECTED_RAISE_NOTICE.name, rule)
    _one_minimum_again(desk)


def leave_behind(desk: Desk, event: TableLeft) -> None:
    """A player who leaves keeps no old minimum: the marker goes from the layout."""
    if event.player not in desk.floor.limits.kept:
        return
    if desk.game.get(PROTECTED_MARKER_UNTIL) is ProtectedMarker.UNTIL_PLAYER_LEAVES:
        desk.record(KeptMinimumEnded(event.player, desk.game.cite(PROTECTED_MARKER_UNTIL)))
        used_up(desk, PROTECTED_MARKER.name, desk.game.cite(PROTECTED_MARKER_UNTIL), event.player)
        _one_minimum_again(desk)


def require_kept_marker(desk: Desk, player: str) -> None:
    """No wager at a kept minimum without the marker of it: before the player's box, and of several before the one where the player is."""
    game, part = desk.game, desk.floor.boxes
    if game.get(PROTECTED_MARKER) is None:
        return
    marker = desk.floor.notices.find(Kind.SIGN, PROTECTED_MARKER.name, player)
    if marker is None:
        said = f"{player} plays at the old minimum only with a marker of it on the layout: put it down first"
        raise refusal("no-marker", said, game.cite(PROTECTED_MARKER))
    box, seat = dict(marker.shows).get("box"), part.seat_of(player)
    if box is not None and seat and box != seat and game.get(PROTECTED_MARKER_SEVERAL) is ProtectedMarker.OWN_BOX:
        said = f"the marker of {player} lies before box {box}: {player} is at box {seat}"
        raise refusal("marker-elsewhere", said, game.cite(PROTECTED_MARKER_SEVERAL))


def require_both_shown(desk: Desk) -> None:
    """No round under two minimums without the sign that shows both."""
    if desk.floor.limits.kept:
        require_shown(desk, TWO_MINIMUMS_SIGN)


def _one_minimum_again(desk: Desk) -> None:
    if not desk.floor.limits.kept:
        used_up(desk, TWO_MINIMUMS_SIGN.name, desk.game.cite(TWO_MINIMUMS_SIGN))
