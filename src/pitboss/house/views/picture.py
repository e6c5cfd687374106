"""The picture of a table for one viewer: JSON-able, in sections that a client replaces as they change."""

from __future__ import annotations

from typing import Any

from pitboss.floor.game import Game
from pitboss.floor.rounds.calling import caller_on
from pitboss.floor.state import Floor
from pitboss.floor.view import view
from pitboss.house.messages import word
from pitboss.house.views import around, layout
from pitboss.house.views.acts import view_acts
from pitboss.house.views.powers import view_powers
from pitboss.house.views.viewer import Viewer
from pitboss.money.cents import dollars
from pitboss.play.awaited import card_place, hand_number
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table

Picture = dict[str, Any]


def view_state(game: Game, floor: Floor, viewer: Viewer, at: int) -> Picture:
    """Everything a viewer may see of a table, and what he or she may do there now."""
    return view_table(game, floor, viewer) | {
        "acts": view_acts(game, floor, viewer, at),
        "powers": view_powers(game, floor, viewer, at),
    }


def view_table(game: Game, floor: Floor, viewer: Viewer) -> Picture:
    """The same without what may be done: cheaper, for those who only watch."""
    seen, sight = view(floor, viewer.name), viewer.sight(floor)
    return {
        "table": _table(game, floor),
        "moment": _moment(game, seen, viewer),
        "boxes": layout.boxes(seen),
        "wagers": layout.wagers(seen),
        "dealer": layout.dealer(seen),
        "insurance": layout.insurance(seen),
        "settlements": layout.settlements(seen.rounds.log),
        "last_settlements": layout.settlements(seen.rounds.last),
        "shoe": around.shoe(seen.cards),
        "limits": around.limits(floor, viewer, sight),
        "side_bets": around.side_bets(floor),
        "notices": around.notices(floor, viewer, sight),
        "people": around.people(floor, sight),
        "accident": around.accident(floor),
        "disputes": around.disputes(floor, viewer, sight),
        "you": _you(floor, viewer),
    }


def view_changes(before: Picture, after: Picture) -> Picture:
    """The sections that differ; a client that replaces them has the later picture: `before | view_changes(before, after) == after`."""
    return {name: section for name, section in after.items() if before.get(name, ...) != section}


def _table(game: Game, floor: Floor) -> Picture:
    return {
        "game": game.rules.book.id,
        "name": game.name,
        "document": game.document,
        "purpose": word(game.purpose),
        "side_bets": sorted(game.side_bets),
        "standing": word(floor.opening.standing),
        "boxes": floor.opening.boxes,
        "round": floor.rounds.number,
    }


def _moment(game: Game, seen: Floor, viewer: Viewer) -> Picture:
    """What the table waits for, and whose turn it is."""
    now = seen.rounds.now
    found: Picture = {"awaits": word(now.awaits), "says": now.awaits.value, "in_progress": seen.rounds.in_progress, "box": 0, "caller": ""}
    if isinstance(now, Round) and now.awaits is Awaits.DECISION:
        box = now.hands[now.turn].box
        caller = caller_on(now, box)
        found |= {"box": box, "caller": caller}
    elif isinstance(now, Round) and now.presses:
        found |= {"box": now.presses[0][0], "caller": now.presses[0][1]}
    return found | {"yours": bool(viewer.name) and found["caller"] == viewer.name, "card_for": _card_for(game, now)}


def _card_for(game: Game, now: Round | ComBoRound) -> Picture | None:
    """Where the next card goes: a hand of a box, box 0 for the dealer's hand or the cards of Com-Bo; None where no card is awaited."""
    if isinstance(now, ComBoRound):
        return {"box": 0, "hand": len(now.cards) + 1} if now.awaits is ComBoAwaits.CARD else None
    assert isinstance(game.table, Table), "a game with hands"
    place = card_place(game.table, now)
    if place is None:
        return None
    return {"box": 0, "hand": 1} if place < 0 else {"box": now.hands[place].box, "hand": hand_number(now, place)}


def _you(floor: Floor, viewer: Viewer) -> Picture:
    name, part = viewer.name, floor.boxes
    return {
        "name": name,
        "sight": word(viewer.sight(floor)),
        "roles": sorted(map(word, viewer.roles)),
        "on_duty": sorted(map(word, floor.people.roles.get(name, ()))),
        "seat": part.seat_of(name) if name else 0,
        "tokens": dollars(part.tokens.get(name, 0)),
        "rounds_sat_out": part.idle.get(name, 0),
        "warned": name in floor.limits.warned,
        "excluded": name in floor.conduct.excluded,
        "minimum": dollars(floor.limits.minimum_of(name)),
    }
