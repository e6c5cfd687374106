"""Powers as buttons that say why they are grey: for everybody on duty, every power of the book."""

from __future__ import annotations

from typing import Any

from pitboss.floor.decide import REACTIONS
from pitboss.floor.desk import Desk
from pitboss.floor.game import Game
from pitboss.floor.powers import objection
from pitboss.floor.state import Floor
from pitboss.house.views.viewer import Viewer
from pitboss.law.refusal import Refused
from pitboss.terms.powers import Power


def view_powers(game: Game, floor: Floor, viewer: Viewer, at: int) -> list[dict[str, Any]]:
    """Every power of the book with whether this viewer could use it now, and what stands against it; nothing for who is not on duty."""
    if viewer.name not in floor.people.roles:
        return []
    desk = Desk(game, floor, viewer.name, at, REACTIONS)
    found = []
    for term in game.rules.law:
        power = game.get(term)
        if isinstance(power, Power):
            against = objection(desk, term)
            refused = isinstance(against, Refused)
            found.append(
                {
                    "power": term.name,
                    "holder": str(power),
                    "may": not refused,
                    "why": against.sentence if isinstance(against, Refused) else "",
                    "rule": against.rule,
                }
            )
    return found
