"""The lobby as it is shown: one row a table, with what somebody needs to choose a seat."""

from __future__ import annotations

from typing import Any

from pitboss.floor.game import Game
from pitboss.floor.state import Floor
from pitboss.house.lobby.definition import TableDefinition
from pitboss.house.lobby.hints import objection_to_hint
from pitboss.house.messages import word
from pitboss.money.cents import dollars


def listed_table(definition: TableDefinition, game: Game, floor: Floor) -> dict[str, Any]:
    """A table's row: game, limits, places and whether hints may be had there, and if not by which rule."""
    hint = objection_to_hint(game, floor, "a player", 0)
    why = hint.sentence if hint else ""
    bots = [bot.name for bot in definition.bots]
    return {
        "id": definition.id,
        "name": definition.name,
        "game": definition.game,
        "game_name": game.name,
        "document": game.document,
        "options": dict(definition.options),
        "side_bets": sorted(definition.side_bets),
        "purpose": word(game.purpose),
        "dealt_by": word(definition.dealt_by),
        "standing": word(floor.opening.standing),
        "boxes": floor.opening.boxes or definition.boxes,
        "seats_taken": len(floor.boxes.seats),
        "present": len(floor.boxes.present),
        "waiting": len(floor.boxes.waiting),
        "bots": bots,
        "round": floor.rounds.number,
        "limits": {
            "minimum": dollars(floor.limits.minimum or definition.limits.minimum),
            "maximum": dollars(floor.limits.maximum or definition.limits.maximum),
        },
        "hints": {"allowed": hint is None, "why": why[:1].upper() + why[1:], "rule": hint.rule if hint else ""},
    }
