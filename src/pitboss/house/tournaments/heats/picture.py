"""A heat as one viewer sees it: the table's own picture, and beside it the session, the marker, pass cards and sealed forms."""

from __future__ import annotations

from typing import Any

from pitboss.floor.game import Game
from pitboss.house.messages import word
from pitboss.house.tournaments.heats.acts import heat_acts
from pitboss.house.tournaments.heats.state import HeatTable
from pitboss.house.views import view_powers, view_table
from pitboss.house.views.viewer import Viewer
from pitboss.money.cents import dollars
from pitboss.tournament.heat.charge import head_of
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.order import next_to_wager
from pitboss.tournament.heat.ranking import places
from pitboss.tournament.heat.state import Heat
from pitboss.tournament.heat.view import may_read
from pitboss.tournament.paper.plan import Measure
from pitboss.tournament.paper.wagering import Ordering

Json = dict[str, Any]
MINUTE = 60


def heat_picture(game: Game, table: HeatTable, viewer: Viewer, at: int) -> Json:
    """Everything a viewer may see of a heat, and what he or she may do there now."""
    floor, heat = table.floor, table.heat
    picture = view_table(game, floor, viewer)
    held = heat.custody.held.get(_plays_for(heat, viewer.name), 0)
    picture["you"] = picture["you"] | {"chips": dollars(held), "follows": []}
    picture["limits"] = picture["limits"] | {
        "minimum": dollars(heat.session.minimum),
        "maximum": dollars(heat.session.maximum),
        "unit": dollars(heat.session.minimum),
    }
    return picture | {
        "heat": heat_section(game, heat, viewer),
        "acts": heat_acts(game, heat, viewer, at),
        "powers": view_powers(game, floor, viewer, at),
    }


def _plays_for(heat: Heat, person: str) -> str:
    """The player whose position somebody plays from: one's own, or that of whom one stands in for."""
    return next((player for player, other in heat.session.substitutes.items() if other == person), person)


def heat_section(game: Game, heat: Heat, viewer: Viewer) -> Json:
    """The session as a viewer sees it."""
    session, wagering, setup = heat.session, heat.wagering, heat.session.setup
    if setup is None:
        return {"standing": word(session.standing), "heat": "", "players": []}
    measure, number = setup.length
    desk = HeatDesk(game, heat, "", 0, {})
    ordered = setup.ordering is not Ordering.FREE
    return {
        "heat": setup.heat,
        "at": setup.table,
        "standing": word(session.standing),
        "why_over": session.ended,
        "round": session.rounds,
        "of": number if measure is Measure.ROUNDS else 0,
        "measure": word(measure),
        "number": number,
        "shoes": session.shoes,
        "minimum": dollars(session.minimum),
        "maximum": dollars(session.maximum),
        "advance": setup.advance,
        "decides": word(setup.decides),
        "order": word(setup.ordering),
        "marker": wagering.marker if ordered else 0,
        "turn": next_to_wager(desk) if ordered and not heat.floor.rounds.in_progress else "",
        "seconds": wagering.seconds,
        "break_until": session.away_until,
        "began": session.began,
        "ends_at": session.began + number * MINUTE if measure is Measure.MINUTES and session.began else 0,
        "dispute": {"by": session.dispute.by, "about": session.dispute.about} if session.dispute else None,
        "pass_cards": dict(sorted(wagering.passes.items())),
        "passed": sorted(wagering.passed),
        "forms": [_form(heat, player, viewer) for player in sorted(wagering.forms)],
        "announced": [
            {"player": player, "bet": form.bet, "amount": None if form.amount is None else dollars(form.amount)}
            for player, form in sorted(wagering.settled.items())
        ],
        "players": players(heat),
        "head_present": any(head_of(desk) in roles for roles in heat.floor.people.roles.values()),
        "counted": heat.custody.counted is not None,
    }


def _form(heat: Heat, player: str, viewer: Viewer) -> Json:
    form = heat.wagering.forms[player]
    open_ = bool(viewer.name) and may_read(heat, viewer.name, player)
    amount = dollars(form.amount) if open_ and form.amount is not None else None
    return {
        "player": player,
        "examined": bool(form.checked_by),
        "bet": form.bet if open_ else "",
        "amount": amount,
        "sealed": not open_,
    }


def players(heat: Heat) -> list[Json]:
    """Everybody of the heat in the order of the boxes: chips in view, and whether the player is still in."""
    setup = heat.session.setup
    if setup is None:
        return []
    placed: dict[str, int] = {}
    above = 1
    for group in places(heat):
        placed.update(dict.fromkeys(group, above))
        above += len(group)
    gone = {each.player: each for each in heat.leaving.exits}
    found = []
    for seat in setup.seats:
        left = gone.get(seat.player)
        how = "in" if seat.player in heat.leaving.live else "disqualified" if left and left.disqualified else "out"
        found.append(
            {
                "box": seat.box,
                "player": seat.player,
                "chips": dollars(left.residual if left else heat.custody.held.get(seat.player, 0)),
                "in": "away" if how == "in" and seat.player in heat.leaving.away else how,
                "place": placed.get(seat.player, 0),
                "docked": heat.leaving.docked.get(seat.player, 0),
                "substitute": heat.session.substitutes.get(seat.player, ""),
            }
        )
    return found
