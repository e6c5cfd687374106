"""The structure of a tournament as it fills in: stages, heats and seats, and the leaderboard over all tables of a stage."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pitboss.house.messages import word
from pitboss.house.tournaments.file import Called, TournamentFile, heat_named
from pitboss.house.tournaments.heats.picture import players
from pitboss.money.cents import dollars
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.heat.absence import is_deserted
from pitboss.tournament.heat.ranking import HeatResult
from pitboss.tournament.heat.state import Heat
from pitboss.tournament.paper.plan import Measure, flow
from pitboss.tournament.paper.wagering import Ordering
from pitboss.tournament.sessions.field import start_of

Json = dict[str, Any]
MINUTE = 60
Desks = Mapping[str, tuple[str, ...]]
"""Which consoles of its table a viewer may open, by the stream of a heat."""


def stage_rows(desk: TournamentDesk, file: TournamentFile, name: str, heats: Mapping[str, Heat], desks: Desks) -> list[Json]:
    """Every stage of the plan with what is known of it."""
    sessions, plan = file.tournament.sessions, desk.paper.plan
    field = len(file.tournament.entries.accepted) or desk.paper.entry.most
    needs = flow(plan, field) if field else ()
    rows = []
    for index, stage in enumerate(plan.stages):
        ended = file.ends.get(index)
        seated = file.tournament.seating.stage == index
        standing = "closed" if ended else "playing" if sessions.stage == index else "seated" if seated else "to-come"
        need = needs[index] if index < len(needs) else None
        rows.append(
            {
                "stage": index,
                "name": stage.name,
                "standing": standing,
                "measure": word(stage.length.measure),
                "number": stage.length.number,
                "players": stage.players,
                "advance": stage.advance,
                "others": stage.others,
                "takes": word(stage.takes),
                "points": list(stage.points),
                "game": stage.game,
                "starts": start_of(desk, index),
                "need": need._asdict() if need else {"players": 0, "tables": 0, "onward": 0},
                "heats": [_heat(file, table, call, heats, desks) for table, call in _called(file, name) if call.stage == index],
                "onward": list(ended.onward) if ended else [],
                "out": [list(group) for group in ended.out] if ended else [],
            }
        )
    return rows


def _called(file: TournamentFile, name: str) -> Iterator[tuple[str, Called]]:
    """Every heat that was called, with its stream."""
    return ((heat_named(name, number), call) for number, call in enumerate(file.calls, 1))


def _heat(file: TournamentFile, table: str, call: Called, heats: Mapping[str, Heat], desks: Desks) -> Json:
    """A heat: from its table while it is played, and once it is reported from the report, so that no table need be read again."""
    result, setup = file.results.get(call.setup.heat), call.setup
    heat = heats.get(table) if result is None else None
    measure, length = setup.length
    session = heat.session if heat is not None else None
    far = session or result
    standing = word(session.standing) if session else "over" if result else "set-up"
    ordered = setup.ordering is not Ordering.FREE
    return {
        "heat": setup.heat,
        "table": table,
        "at": setup.table,
        "standing": standing,
        "play_off": bool(call.among),
        "among": list(call.among),
        "advance": setup.advance,
        "reported": result is not None,
        "consoles": list(desks.get(table, ())) if result is None else [],
        "measure": word(measure),
        "seats": _seats(call, heat, result),
        "round": far.rounds if far else 0,
        "of": length if measure is Measure.ROUNDS else 0,
        "number": length,
        "shoes": far.shoes if far else 0,
        "marker": heat.wagering.marker if heat is not None and ordered else 0,
        "break_until": session.away_until if session else 0,
        "dispute": session.dispute.about if session and session.dispute else "",
        "deserted": heat is not None and is_deserted(heat),
        "why_over": far.ended if far else "",
        "ends_at": session.began + length * MINUTE if session and session.began and measure is Measure.MINUTES else 0,
    }


def _seats(call: Called, heat: Heat | None, result: HeatResult | None) -> list[Json]:
    """Who sits where with how many chips in view: from the heat itself, or from its report."""
    if heat is not None and heat.session.setup is not None:
        return [{key: each[key] for key in ("box", "player", "chips", "in", "place")} for each in players(heat)]
    held = dict(result.held) if result else {}
    away = {each.player: each for each in result.departures} if result else {}
    placed = _placed(result) if result else {}
    rows = []
    for seat in call.setup.seats:
        gone = away.get(seat.player)
        how = "in" if gone is None else "disqualified" if gone.disqualified else "out"
        chips = held.get(seat.player, seat.chips if result is None else 0)
        rows.append({"box": seat.box, "player": seat.player, "chips": dollars(chips), "in": how, "place": placed.get(seat.player, 0)})
    return rows


def _placed(result: HeatResult) -> Mapping[str, int]:
    found: dict[str, int] = {}
    above = 1
    for group in result.places:
        found.update(dict.fromkeys(group, above))
        above += len(group)
    return found


def leaderboard(file: TournamentFile, stages: list[Json]) -> list[Json]:
    """Everybody of the stage that is or was played last, the most chips first; once places stand, by place."""
    played = [each for each in stages if each["heats"]]
    if not played:
        return []
    rows: dict[str, Json] = {}
    for heat in played[-1]["heats"]:
        for seat in heat["seats"]:
            rows[seat["player"]] = {**seat, "table": heat["table"]}
    order = {player: place for place, player in enumerate(player for group in file.tournament.sessions.places for player in group)}
    ranked = sorted(rows.values(), key=lambda row: (order.get(row["player"], len(order)), row["in"] != "in", -_cents(row["chips"])))
    return [{**row, "place": place} for place, row in enumerate(ranked, 1)]


def _cents(said: str) -> int:
    return int(said.replace(".", ""))
