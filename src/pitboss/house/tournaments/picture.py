"""A tournament as one viewer sees it, in sections that a client replaces as they change; to the public it is the big screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pitboss.floor.game import Game
from pitboss.floor.state import Floor
from pitboss.house.messages import word, write_command
from pitboss.house.tournaments.acts import acts_of
from pitboss.house.tournaments.decision import Decision
from pitboss.house.tournaments.file import TournamentFile, heat_named
from pitboss.house.tournaments.money import money_section, place_rows
from pitboss.house.tournaments.sight import public
from pitboss.house.tournaments.stages import leaderboard, stage_rows
from pitboss.house.tournaments.standing import decisions, standing_of
from pitboss.house.views.viewer import PUBLIC, Sight, Viewer
from pitboss.law.refusal import PitbossError
from pitboss.money.cents import dollars
from pitboss.terms.magnificent_sevens_tournament import M7_FIELDS
from pitboss.terms.tournament_conditions import CONDITIONS_STEPS
from pitboss.tournament.conditions.judge import EACH_PLAYER, said_of, steps
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.heat.state import Heat
from pitboss.tournament.paper.check import check
from pitboss.tournament.sessions.field import coming_stage, start_of

Json = dict[str, Any]
NO_HEATS: Mapping[str, Heat] = {}
NO_DESKS: Mapping[str, tuple[str, ...]] = {}


def tournament_picture(
    game: Game,
    file: TournamentFile,
    viewer: Viewer,
    at: int,
    *,
    name: str = "",
    heats: Mapping[str, Heat] = NO_HEATS,
    held: int = 0,
    desks: Mapping[str, tuple[str, ...]] = NO_DESKS,
) -> Json:
    """Everything a viewer may see of a tournament; `heats` are those at hand, by their streams, and `desks` the viewer's consoles there."""
    desk = TournamentDesk(game, file.tournament, viewer.name, at)
    inside = viewer.sight(Floor()) not in PUBLIC
    due = tuple(decisions(game, file, heats, at))
    paper = file.tournament.papers.versions[-1] if file.tournament.papers.version else None
    stages = stage_rows(desk, file, name, heats, desks) if paper else []
    return {
        "tournament": _head(desk, file, name),
        "conditions": _conditions(desk, viewer) if paper else {"version": 0, "lacking": [], "steps": []},
        "entries": _entries(desk, viewer, inside=inside) if paper else {},
        "seating": _seating(desk, file),
        "stages": stages,
        "clock": _clock(desk, file, name, heats, at),
        "leaderboard": leaderboard(file, stages),
        "places": place_rows(desk, file) if paper else [],
        "money": money_section(desk) if paper else {},
        "people": _people(desk, viewer, inside=inside),
        "due": [_decision(each, heats, viewer) for each in due] if inside else [],
        "you": _you(desk, file, viewer, _playing(file, viewer.name, name, heats), held),
        "acts": acts_of(game, file, viewer, at, due),
    }


def _decision(each: Decision, heats: Mapping[str, Heat], viewer: Viewer) -> Json:
    done = write_command(each.command) if each.command is not None else None
    ways = [{"says": way.says, "rule": way.rule, "do": write_command(way.command)} for way in each.ways]
    on_duty = each.table in heats and viewer.name in heats[each.table].floor.people.roles
    return {"what": each.what, "says": each.says, "rule": each.rule, "do": done, "table": each.table, "ways": ways, "on_duty": on_duty}


def _head(desk: TournamentDesk, file: TournamentFile, name: str) -> Json:
    state, game = desk.state, desk.game
    paper = state.papers.versions[-1] if state.papers.version else None
    return {
        "id": name,
        "name": paper.name if paper else name,
        "game": game.rules.book.id,
        "game_name": game.name,
        "document": game.document,
        "format": paper.plan.format.value if paper else "",
        "standing": standing_of(game, file).value,
        "starts": (paper.starts or 0) if paper else 0,
        "version": state.papers.version,
        "head": word(desk.head),
        "sevens": paper.entry.most if paper and desk.get(M7_FIELDS) is not None else 0,
    }


def _conditions(desk: TournamentDesk, viewer: Viewer) -> Json:
    papers = desk.state.papers
    rows = []
    for step, deadline in steps(desk).items():
        each = step == EACH_PLAYER
        missing = [player for player in desk.state.entries.accepted if papers.copies.get(player) != papers.version] if each else []
        rows.append(
            {
                "step": step,
                "says": said_of(step),
                "deadline": word(deadline),
                "done": not missing if each else papers.done(step),
                "missing": len(missing),
                "rule": desk.rule(CONDITIONS_STEPS[step]),
            }
        )
    lacking = [each._asdict() for each in check(desk.game.rules, desk.paper)]
    return {"version": papers.version, "lacking": lacking, "steps": rows}


def _entries(desk: TournamentDesk, viewer: Viewer, *, inside: bool) -> Json:
    entries, staff, papers, paper = desk.state.entries, desk.state.staff, desk.state.papers, desk.paper
    applied = [each for each in entries.applied if each not in (*entries.accepted, *entries.reserves) and each not in entries.refused]
    backs = paper.buy_backs
    own = (viewer.name,)
    return {
        "fee": dollars(paper.entry.fee),
        "commission": dollars(paper.entry.commission),
        "least": paper.entry.least,
        "most": paper.entry.most,
        "accepted": list(entries.accepted),
        "reserves": list(entries.reserves),
        "applied": applied if inside else [each for each in applied if each in own],
        "refused": sorted(each for each in entries.refused if inside or each in own),
        "gone": sorted(entries.gone),
        "briefed": sorted(staff.briefed),
        "copies": sorted(each for each, version in papers.copies.items() if version == papers.version),
        "acceptance": staff.acceptance,
        "signed": sorted(each for each, version in staff.accepted.items() if version == papers.version),
        "substitutes": dict(sorted(entries.substitutes.items())),
        "buy_backs": {
            "allowed": backs.allowed.value if backs else "none",
            "number": backs.number if backs else 0,
            "fee": dollars(backs.fee if backs else 0),
            "until": backs.until if backs else "",
        },
    }


def _seating(desk: TournamentDesk, file: TournamentFile) -> Json:
    seating = desk.state.seating
    last = file.ballots[-1] if file.ballots else None
    shown = last is not None and last.stage >= 0
    return {
        "tables": list(seating.tables),
        "stage": seating.stage,
        "commitment": seating.commitment,
        "mixed": list(seating.mixed),
        "drawn": [each._asdict() | {"taken": each.player in seating.seated} for each in seating.drawn],
        "forfeited": sorted(seating.forfeited),
        "starts": _next_start(desk),
        "ballot": {
            "stage": last.stage,
            "seed": last.seed.hex(),
            "secret": last.secret.hex(),
            "commitment": last.commitment,
            "mixed": list(last.mixed),
            "method": last.method,
            "tables": list(last.tables),
            "players": last.players,
            "heats": last.heats,
            "fixed": last.fixed,
            "drawn": [each._asdict() for each in last.drawn],
        }
        if last is not None and shown
        else None,
    }


def _next_start(desk: TournamentDesk) -> int:
    try:
        return start_of(desk, coming_stage(desk))
    except PitbossError:
        return 0


def _clock(desk: TournamentDesk, file: TournamentFile, name: str, heats: Mapping[str, Heat], at: int) -> Json:
    coming: list[Json] = []
    starts = _next_start(desk)
    if starts > at:
        coming.append({"what": "session", "says": "the next stage starts", "table": "", "at": starts})
    for table, heat in heats.items():
        if heat.session.away_until > at:
            coming.append({"what": "break", "says": "the break ends", "table": table, "at": heat.session.away_until})
    return {"next": sorted(coming, key=lambda each: int(each["at"]))}


def _people(desk: TournamentDesk, viewer: Viewer, *, inside: bool) -> Json:
    staff, roles = desk.state.staff, desk.state.people.roles
    return {
        "heads": [each if inside else public(each, viewer) for each in staff.heads],
        "deputies": [each if inside else public(each, viewer) for each in staff.deputies],
        "roles": sorted({word(role) for held in roles.values() for role in held}),
        "on_duty": {name: sorted(map(word, held)) for name, held in sorted(roles.items())} if inside else {},
    }


def _you(desk: TournamentDesk, file: TournamentFile, viewer: Viewer, playing: str, held: int) -> Json:
    me, state = viewer.name, desk.state
    sessions, entries = state.sessions, state.entries
    sight = viewer.sight(Floor())
    seat = next((each for each in state.seating.drawn if each.player == me), None) if me else None
    place = next((number for number, group in _numbered(sessions.places) if me in group), 0)
    standing = (
        ("disqualified", me in sessions.disqualified),
        ("out", me in sessions.eliminated),
        ("qualified", me in sessions.qualified),
        ("entrant", me in entries.accepted),
        ("reserve", me in entries.reserves),
        ("refused", me in entries.refused),
        ("applied", me in entries.applied),
    )
    on_duty = state.people.roles.get(me, frozenset())
    named = "in-charge" if desk.head in on_duty else "inspector" if sight is Sight.INSPECTOR else "staff"
    return {
        "name": me,
        "sight": named if sight not in PUBLIC else "player" if me in entries.accepted else "spectator",
        "roles": sorted(map(word, viewer.roles)),
        "on_duty": sorted(map(word, on_duty)),
        "standing": next((each for each, so in standing if me and so), "none"),
        "held": dollars(held),
        "seat": {"at": seat.table, "slot": seat.slot, "box": seat.box, "taken": me in state.seating.seated} if seat else None,
        "playing": playing,
        "place": place,
        "prize": dollars(state.prizes.paid.get(me, 0)),
        "signed": state.staff.accepted.get(me, 0),
        "copy": state.papers.copies.get(me, 0),
    }


def _numbered(places: tuple[tuple[str, ...], ...]) -> list[tuple[int, tuple[str, ...]]]:
    found, above = [], 1
    for group in places:
        found.append((above, group))
        above += len(group)
    return found


def _playing(file: TournamentFile, me: str, name: str, heats: Mapping[str, Heat]) -> str:
    """The heat in which somebody plays now, as oneself or for another, once its table stands."""
    named = file.tournament.entries.substitutes
    for number, call in enumerate(file.calls, 1):
        players = call.setup.players
        there = me in players or any(named.get(player) == me for player in players)
        if me and there and call.setup.heat in file.tournament.sessions.open and heat_named(name, number) in heats:
            return heat_named(name, number)
    return ""
