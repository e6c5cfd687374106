"""Ties that matter: who is level, how the book or the conditions part them, and the play-off that does."""

from __future__ import annotations

from collections.abc import Sequence

from pitboss.law.terms.tournament_conditions import PRIZE_TIE, TOURNAMENT_CONDITIONS, PrizeTie
from pitboss.law.terms.tournament_play import TIE_BREAK, TIE_CHIPS, TIE_CONTESTANTS, TieBreak, TieChips
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.heat.ranking import Places
from pitboss.tournament.heat.setup import Decides, Seat, Setup
from pitboss.tournament.paper.plan import Length, Measure
from pitboss.tournament.paper.wagering import Compulsory
from pitboss.tournament.sessions.events import PlayOffCalled

LEVEL = TOURNAMENT_CONDITIONS["knock-out-level-chips"]


def refined(desk: TournamentDesk, places: Places) -> Places:
    """Places with every tie that was played off taken apart; whoever left the play-off comes last of the tie."""
    found: list[tuple[str, ...]] = []
    for group in places:
        found += _apart(desk, group)
    return tuple(found)


def _apart(desk: TournamentDesk, group: tuple[str, ...]) -> Places:
    sessions = desk.state.sessions
    play_off = next((each for each in reversed(sessions.play_offs) if each.among == frozenset(group)), None)
    if len(group) == 1 or play_off is None or play_off.heat not in sessions.reported:
        return (group,)
    order = tuple(group for group in sessions.reported[play_off.heat].places if group)
    placed = {player for part in order for player in part}
    left = tuple(player for player in group if player not in placed and player not in sessions.disqualified)
    return (*(part for each in order for part in (_apart(desk, each) if each != group else (each,))), *((left,) if left else ()))


def call(desk: TournamentDesk, group: Sequence[str], tie: str, *, advance: int, decides: Decides) -> None:
    """Call the tied players, and nobody else, to play on."""
    sessions, paper = desk.state.sessions, desk.paper
    kind = f"{tie}-after-the-play-off" if any(each.among == frozenset(group) for each in sessions.play_offs) else tie
    breaks = desk.get(TIE_BREAK[kind]) or desk.get(TIE_BREAK[tie]) or desk.get(TIE_BREAK["session"])
    length = Length(Measure.SHOES, 1) if breaks is TieBreak.PLAY_OFF_OF_ONE_SHOE else Length(Measure.UNTIL_APART)
    table = desk.state.seating.tables[0] if desk.state.seating.tables else "table 1"
    least = paper.wagering.limits[0].minimum
    seats = tuple(Seat(box, player, _chips(desk, player, least)) for box, player in enumerate(group, 1))
    setup = Setup(
        heat=f"{paper.plan.stages[sessions.stage].name} / play-off {len(sessions.play_offs) + 1}",
        table=table,
        seats=seats,
        length=length,
        limits=paper.wagering.limits[:1],
        advance=advance,
        decides=decides,
        compulsory=paper.wagering.compulsory or Compulsory.EVERY_ROUND,
        ordering=paper.wagering.ordering,
        heads=(*desk.state.staff.heads, *desk.state.staff.deputies),
    )
    rule = desk.rule(TIE_BREAK[kind], TIE_BREAK[tie], TIE_BREAK["session"], TIE_CONTESTANTS, LEVEL, PRIZE_TIE)
    desk.record(PlayOffCalled(setup, tuple(group), rule))


def _chips(desk: TournamentDesk, player: str, least: int) -> int:
    """The chips that each still has, or the same for all where those do not cover the minimum."""
    reports = [dict(result.held) for result in desk.state.sessions.reported.values()]
    held = next((report[player] for report in reversed(reports) if player in report), 0)
    own = desk.get(TIE_CHIPS["at-least-the-table-minimum-left"]) in (None, TieChips.OWN_CHIPS)
    same = desk.get(TIE_CHIPS["under-the-table-minimum"]) in (None, TieChips.SAME_ALLOTMENT)
    return held if own and (held >= least or not same) else desk.paper.chips.start


def prizes_shared(desk: TournamentDesk) -> bool:
    """Whether level players of the final share their prizes instead of playing on."""
    return desk.get(TIE_BREAK["session"]) is None and desk.paper.purse.prize_tie is PrizeTie.COMBINED_AND_DIVIDED
