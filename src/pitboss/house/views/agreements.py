"""A player's own word where a power needs it: agreeing to limits of one's own, and taking that back before they are given."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.game import Game
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.state import Floor
from pitboss.house.views.round_acts import Act, bounds_of
from pitboss.terms.limits import SignShows
from pitboss.terms.markers import PERSONAL_LIMITS_BY
from pitboss.terms.powers import Precondition


def agreements(game: Game, floor: Floor, name: str) -> Iterator[Act]:
    """What somebody at the table may agree to, beginning with what the sign shows; nothing where the book asks for nobody's agreement."""
    power, limits, about = game.get(PERSONAL_LIMITS_BY), floor.limits, PERSONAL_LIMITS_BY.name
    if power is None or Precondition.PLAYER_AGREES not in power.needs or name not in floor.boxes.present:
        return
    rule = game.cite(PERSONAL_LIMITS_BY)
    if floor.notices.find(Kind.AGREEMENT, about, name):
        yield Act(WithdrawNotice(Kind.AGREEMENT, about, name), rule=rule)
    elif limits.minimum and name not in limits.personal:
        shows = ((str(SignShows.MINIMUM), limits.minimum), (str(SignShows.MAXIMUM), limits.maximum))
        yield Act(GiveNotice(Kind.AGREEMENT, about, name, shows=shows), rule=rule, amounts=(bounds_of(floor, name),))
