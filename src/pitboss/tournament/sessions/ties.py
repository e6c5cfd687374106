"""Ties that matter: who is level, how the book or the conditions part them, and the play-off that does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pitboss.play.desk import refusal
from pitboss.terms.equipment import DEALT_FROM, CardDevice
from pitboss.terms.tournament_conditions import PRIZE_TIE, TOURNAMENT_CONDITIONS, PrizeTie
from pitboss.terms.tournament_play import TIE_BREAK, TIE_CHIPS, TIE_CONTESTANTS, TieBreak, TieChips
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.heat.ranking import HeatResult, Places, out_in_order
from pitboss.tournament.heat.setup import Decides, Seat, Setup
from pitboss.tournament.paper.plan import Length, Measure, shared_out
from pitboss.tournament.paper.wagering import Compulsory
from pitboss.tournament.sessions.events import PlayOffCalled

ROUNDS_OF_A_SHOE = 15
LEVEL = TOURNAMENT_CONDITIONS["knock-out-level-chips"]


def refined(desk: TournamentDesk, places: Places) -> Places:
    """Places with every tie that was played off taken apart; whoever left the play-off comes last of the tie."""
    found: list[tuple[str, ...]] = []
    for group in places:
        found += _apart(desk, group)
    return tuple(found)


def _apart(desk: TournamentDesk, group: tuple[str, ...]) -> Places:
    sessions = desk.state.sessions
    last = next((each.number for each in reversed(sessions.play_offs) if each.among == frozenset(group)), -1)
    heats = [each.heat for each in sessions.play_offs if each.number == last and each.among == frozenset(group)]
    if len(group) == 1 or not heats or any(heat not in sessions.reported for heat in heats):
        return (group,)
    order = _order(tuple(sessions.reported[heat] for heat in heats))
    placed = {player for part in order for player in part}
    left = tuple(player for player in group if player not in placed and player not in sessions.disqualified)
    return (*(part for each in order for part in (_apart(desk, each) if each != group else (each,))), *((left,) if left else ()))


def _order(results: tuple[HeatResult, ...]) -> Places:
    """The places of a play-off: those of its table, or over several tables by what each player held at the end."""
    if len(results) == 1:
        return tuple(group for group in results[0].places if group)
    placed = {player for result in results for group in result.places for player in group}
    held = {player: cents for result in results for player, cents in result.held if player in placed}
    return tuple(tuple(player for player in held if held[player] == cents) for cents in sorted(set(held.values()), reverse=True))


def how_broken(desk: TournamentDesk, group: Sequence[str], tie: str) -> tuple[str, TieBreak | None]:
    """Which tie it is, a play-off of the same players behind it or not, and how the book breaks it."""
    kind = f"{tie}-after-the-play-off" if any(each.among == frozenset(group) for each in desk.state.sessions.play_offs) else tie
    return kind, desk.get(TIE_BREAK[kind]) or desk.get(TIE_BREAK[tie]) or desk.get(TIE_BREAK["session"])


def call(desk: TournamentDesk, group: Sequence[str], tie: str, *, advance: int, decides: Decides) -> None:
    """Call the tied players, and nobody else, to play on: at one table, or where they are too many for one over a shoe at several."""
    sessions, paper = desk.state.sessions, desk.paper
    kind, breaks = how_broken(desk, group, tie)
    stage, number = paper.plan.stages[sessions.stage], sessions.numbered + 1
    tables = shared_out(len(group), -(-len(group) // (desk.state.seating.players or stage.players)))
    one_shoe = breaks is TieBreak.PLAY_OFF_OF_ONE_SHOE or len(tables) > 1
    rule = desk.rule(TIE_BREAK[kind], TIE_BREAK[tie], TIE_BREAK["session"], TIE_CONTESTANTS, LEVEL, PRIZE_TIE)
    _require_way(desk, breaks, rule)
    left, chips = list(group), _chips(desk, group)
    for place, size in enumerate(tables):
        sitting, left = left[:size], left[size:]
        seats = tuple(Seat(box, player, chips) for box, player in enumerate(sitting, 1))
        table = _table(desk, place)
        name = f"{stage.name} / play-off {number}{f' / {table}' if len(tables) > 1 else ''}"
        length = _of_a_shoe(desk) if one_shoe else Length(Measure.UNTIL_APART)
        setup = _setup(desk, name, table, seats, length)
        desk.record(PlayOffCalled(replace(setup, advance=advance, decides=decides), tuple(group), rule, number))


def _of_a_shoe(desk: TournamentDesk) -> Length:
    """One shoe, or with a shuffling device, whose shoe never ends, about as many rounds."""
    device = desk.get(DEALT_FROM) is CardDevice.SHUFFLING_DEVICE
    return Length(Measure.ROUNDS, ROUNDS_OF_A_SHOE) if device else Length(Measure.SHOES, 1)


def _require_way(desk: TournamentDesk, breaks: TieBreak | None, rule: str) -> None:
    """A play-off is called where the book parts such a tie by one and says who plays it, or leaves ties to the conditions."""
    if breaks is TieBreak.ORDER_OF_ELIMINATION:
        raise refusal("no-play-off", "level players are placed by the order in which they went out, and these are in", rule)
    if breaks is not None and desk.get(TIE_CONTESTANTS) is None:
        raise refusal("no-play-off", f"{desk.game.name} does not say who plays a tie off", rule)


def by_elimination(desk: TournamentDesk, places: Places, held: Mapping[str, int]) -> Places:
    """Players of several tables who hold nothing, parted by how late they went out where the book has no play-off for them (E25)."""
    if desk.get(TIE_BREAK["on-no-chips"]) is not TieBreak.ORDER_OF_ELIMINATION:
        return places
    found: list[tuple[str, ...]] = []
    for group in places:
        if len(group) == 1 or held.get(group[0], 0):
            found.append(group)
        else:
            found += _as_they_went(desk, group)
    return tuple(found)


def _as_they_went(desk: TournamentDesk, group: Sequence[str]) -> Places:
    """The order of elimination: by round and wager over several tables, at one table by all that its rule has count."""
    results = desk.state.sessions.reported.values()
    exits = {each.player: each for result in results for each in result.departures if each.player in group}
    tables = {player: place for place, result in enumerate(results) for player, _ in result.held}
    found = out_in_order(exits[player]._replace(rank=exits[player].standing[:3]) for player in group if player in exits)
    parted: list[tuple[str, ...]] = []
    for part in found:
        one = len({tables[player] for player in part}) == 1
        parted += out_in_order(exits[player] for player in part) if one else (part,)
    never = tuple(player for player in group if player not in exits)
    return (*((never,) if never else ()), *parted)


def on_no_chips(desk: TournamentDesk, places: Places, held: Mapping[str, int]) -> Places:
    """Players who hold nothing stand in the order in which they went out, but where the book has them play on (reading E25)."""
    if desk.get(TIE_BREAK["on-no-chips"]) in (None, TieBreak.ORDER_OF_ELIMINATION):
        return places
    with_chips = tuple(group for group in places if held.get(group[0], 0))
    nothing = tuple(player for group in places for player in group if not held.get(player, 0))
    return (*with_chips, nothing) if nothing else with_chips


def _table(desk: TournamentDesk, place: int) -> str:
    """A designated table, or where there are not enough one more."""
    tables = desk.state.seating.tables
    return tables[place] if place < len(tables) else f"table {place + 1}"


def _setup(desk: TournamentDesk, name: str, table: str, seats: tuple[Seat, ...], length: Length) -> Setup:
    """One table of a play-off."""
    paper = desk.paper
    return Setup(
        heat=name,
        table=table,
        seats=seats,
        length=length,
        limits=paper.wagering.levels[:1],
        compulsory=paper.wagering.compulsory or Compulsory.EVERY_ROUND,
        ordering=paper.wagering.ordering,
        heads=(*desk.state.staff.heads, *desk.state.staff.deputies),
    )


def _chips(desk: TournamentDesk, group: Sequence[str]) -> int:
    """The chips that each still has, or the same anew for all: where those do not cover the minimum, or one has more than another.

    Players level on points, or of whom some went out, may hold anything: with that they would not play on level.
    """
    reports = [dict(result.held) for result in desk.state.sessions.reported.values()]
    held = {next((report[player] for report in reversed(reports) if player in report), 0) for player in group}
    own = desk.get(TIE_CHIPS["at-least-the-table-minimum-left"]) in (None, TieChips.OWN_CHIPS)
    same = desk.get(TIE_CHIPS["under-the-table-minimum"]) in (None, TieChips.SAME_ALLOTMENT)
    least = desk.paper.wagering.levels[0].minimum
    return min(held) if own and len(held) == 1 and (min(held) >= least or not same) else desk.paper.chips.start


def prizes_shared(desk: TournamentDesk) -> bool:
    """Whether level players of the final share their prizes instead of playing on."""
    return desk.get(TIE_BREAK["session"]) is None and desk.paper.purse.prize_tie is PrizeTie.COMBINED_AND_DIVIDED
