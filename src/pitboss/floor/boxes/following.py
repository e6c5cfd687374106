"""Judge a back-bettor's own word on whether to go along when the caller of the box splits or doubles.

The documents let the others on a box follow or not. Whoever says nothing goes along; the house completes a caller's command by it.
"""

from __future__ import annotations

from pitboss.floor.boxes.commands import GoAlong
from pitboss.floor.boxes.events import FollowingSaid
from pitboss.floor.desk import Desk
from pitboss.floor.powers import require_staff
from pitboss.law.refusal import Malformed
from pitboss.play.desk import refusal
from pitboss.terms.doubling import DOUBLE_FOLLOWERS
from pitboss.terms.splitting import SPLIT_FOLLOWERS
from pitboss.terms.wagers import BETS

ACTS = ("split", "double")


def go_along(desk: Desk, command: GoAlong) -> None:
    """Put down what a player goes along with from now on."""
    player, rule = command.player, desk.game.cited(SPLIT_FOLLOWERS, DOUBLE_FOLLOWERS, BETS)
    if desk.by != player:
        require_staff(desk, f"speak for {player}", rule)
    if player not in desk.floor.boxes.present:
        raise refusal("not-at-the-table", f"{player} is not at the table", rule)
    strange = [act for act in command.acts if act not in ACTS]
    if strange:
        raise Malformed("acts", f"{strange[0][:40]!r} is nothing to go along with: name split, double, both or neither")
    desk.record(FollowingSaid(player, tuple(act for act in ACTS if act in command.acts), rule))
