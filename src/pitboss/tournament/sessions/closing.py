"""Closing a stage: who goes on, who is out in which order, points, and at last the places."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from pitboss.floor.warrant import Warrant
from pitboss.play.desk import refusal
from pitboss.terms.tournament_conditions import SESSION_POINT_TIE, TOURNAMENT_CONDITIONS, SessionPointTie
from pitboss.terms.tournament_play import ADVANCING, SESSION_WINNER, TIE_BREAK, TieBreak
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.heat.ranking import Places, tied_over
from pitboss.tournament.heat.setup import Decides
from pitboss.tournament.paper.plan import Format, Stage, Takes
from pitboss.tournament.prizes.stages import pay_stage
from pitboss.tournament.sessions.commands import CloseSession
from pitboss.tournament.sessions.events import PlacesAnnounced, SessionClosed
from pitboss.tournament.sessions.field import nobody_left
from pitboss.tournament.sessions.state import POINT
from pitboss.tournament.sessions.ties import by_elimination, call, how_broken, on_no_chips, prizes_shared, refined

PLACES = TOURNAMENT_CONDITIONS["distribution-of-prizes"]


def close(desk: TournamentDesk, _: CloseSession) -> None:
    """Determine the places of the stage once every heat is reported; a tie that matters is played off first."""
    warrant = desk.by_power("determine-places", SESSION_WINNER, PLACES)
    sessions, plan = desk.state.sessions, desk.paper.plan
    if nobody_left(desk):
        desk.record(PlacesAnnounced(sessions.out, warrant, warrant.rule))
        return
    if sessions.stage <= sessions.closed or sessions.stage < 0:
        raise refusal("no-session", "no session is being played", desk.rule(SESSION_WINNER, PLACES))
    if sessions.open:
        raise refusal("heats-open", f"{next(iter(sessions.open))} is not reported yet", desk.rule(SESSION_WINNER, PLACES))
    if desk.get(SESSION_WINNER) is None and desk.get(TIE_BREAK["session"]) is not None:
        raise refusal("no-winner", f"{desk.game.name} parts level players and does not say who is ahead", desk.rule(SESSION_WINNER))
    stage = plan.stages[sessions.stage]
    if plan.format is Format.SERIES:
        _close_series(desk, stage, warrant)
    elif stage is plan.final:
        _close_final(desk, warrant)
    else:
        _close_heats(desk, stage, warrant)


def _of_stage(desk: TournamentDesk) -> Mapping[str, Places]:
    """The places of each heat of the stage, ties taken apart that were played off."""
    sessions = desk.state.sessions
    breakers = {each.heat for each in sessions.play_offs}
    own = {heat: result for heat, result in sessions.reported.items() if heat not in breakers}
    found = {heat: refined(desk, on_no_chips(desk, result.places, dict(result.held))) for heat, result in own.items()}
    return {heat: _without(places, sessions.disqualified) for heat, places in found.items()}


def _held(desk: TournamentDesk) -> Mapping[str, int]:
    """What each player held at the end of the stage's own heats."""
    sessions = desk.state.sessions
    breakers = {each.heat for each in sessions.play_offs}
    return {player: cents for heat, result in sessions.reported.items() if heat not in breakers for player, cents in result.held}


def _first(places: Places, number: int) -> tuple[str, ...]:
    return tuple(player for group in places for player in group)[:number]


def _without(places: Places, some: Collection[str]) -> Places:
    """Places with some players left out of them."""
    return tuple(part for part in (tuple(each for each in group if each not in some) for group in places) if part)


def by_chips(players: Iterable[str], held: Mapping[str, int]) -> Places:
    """Players from the most chips down, level ones together."""
    found: dict[int, tuple[str, ...]] = {}
    for player in players:
        found[held.get(player, 0)] = (*found.get(held.get(player, 0), ()), player)
    return tuple(found[chips] for chips in sorted(found, reverse=True))


def _everybody(tables: Iterable[Places]) -> Iterator[str]:
    return (player for places in tables for group in places for player in group)


def _close_heats(desk: TournamentDesk, stage: Stage, warrant: Warrant) -> None:
    """So many go on from each table, and so many others with the most chips of all who did not."""
    tables, held = _of_stage(desk), _held(desk)
    in_it = {heat: _without(places, desk.state.sessions.retired) for heat, places in tables.items()}
    called = False
    for places in in_it.values():
        tied = tied_over(places, stage.advance)
        if tied:
            above = sum(len(group) for group in places[: places.index(tied)])
            call(desk, tied, "session", advance=stage.advance - above, decides=Decides.WHO_GOES_ON)
            called = True
    if called:
        return
    onward = tuple(player for places in in_it.values() for player in _first(places, stage.advance))
    rest = [player for player in _everybody(in_it.values()) if player not in onward]
    others = refined(desk, by_elimination(desk, by_chips(rest, held), held))
    tied = tied_over(others, stage.others)
    if tied:
        above = sum(len(group) for group in others[: others.index(tied)])
        call(desk, tied, "other-top-chip-holders", advance=stage.others - above, decides=Decides.WHO_GOES_ON)
        return
    onward = (*onward, *_first(others, stage.others))
    left = by_chips([player for player in _everybody(tables.values()) if player in desk.state.sessions.retired], held)
    gone = (*_without(others, onward), *left)
    if stage.takes is Takes.ELIMINATED:
        onward = (*desk.state.sessions.qualified, *onward)
    index = desk.state.sessions.stage
    desk.record(SessionClosed(index, onward, gone, {}, warrant, desk.rule(ADVANCING, SESSION_WINNER, PLACES)))
    pay_stage(desk, index, tables.values())


def _close_final(desk: TournamentDesk, warrant: Warrant) -> None:
    """The places of the final, then those who went out before it; level players share prizes or play on."""
    tables = tuple(_of_stage(desk).values())
    # A final is one table; one that was called at several before that was seen to is placed by chips over all of them.
    places = tables[0] if len(tables) == 1 else refined(desk, by_chips(_everybody(tables), _held(desk)))
    paid = max(1, desk.paper.purse.places)
    if not prizes_shared(desk) and _play_on(desk, places, paid):
        return
    stage = desk.state.sessions.stage
    desk.record(SessionClosed(stage, (), places, {}, warrant, desk.rule(SESSION_WINNER, PLACES)))
    pay_stage(desk, stage, (places,))
    desk.record(PlacesAnnounced(desk.state.sessions.out, warrant, warrant.rule))


def _play_on(desk: TournamentDesk, places: Places, paid: int) -> bool:
    """Call the first tie over a paid place; first place may have a rule of its own."""
    above = 0
    for group in places:
        if above >= paid:
            break
        tie = "final-lower-places" if above else "final-first-place"
        if len(group) > 1 and how_broken(desk, group, tie)[1] is not TieBreak.PRIZES_SHARED:
            call(desk, group, tie, advance=1, decides=Decides.ORDER)
            return True
        above += len(group)
    return False


def _close_series(desk: TournamentDesk, stage: Stage, warrant: Warrant) -> None:
    """Points by place in every session; level players divide theirs or play on; after the last session the most points win."""
    sessions = desk.state.sessions
    divides = desk.paper.purse.point_tie is not SessionPointTie.PLACES_DETERMINED
    points: dict[str, int] = {}
    tables = tuple(_of_stage(desk).values())
    for places in tables:
        tied = next((group for group in places if len(group) > 1), ())
        if tied and not divides:
            call(desk, tied, "session", advance=1, decides=Decides.ORDER)
            return
        above = 0
        for group in places:
            stake = sum(stage.points[above : above + len(group)])
            points.update(dict.fromkeys(group, stake * POINT // len(group)))
            above += len(group)
    last = stage is desk.paper.plan.final
    if last:
        total = {player: sessions.points.get(player, 0) + points.get(player, 0) for player in {**sessions.points, **points}}
        total = {player: gained for player, gained in total.items() if player not in sessions.disqualified}
        order = refined(desk, by_chips(total, total))
        if not prizes_shared(desk) and _play_on(desk, order, max(1, desk.paper.purse.places)):
            return
        desk.record(SessionClosed(sessions.stage, (), order, points, warrant, desk.rule(SESSION_POINT_TIE, SESSION_WINNER, PLACES)))
        pay_stage(desk, sessions.stage, tables)
        desk.record(PlacesAnnounced(order, warrant, warrant.rule))
        return
    desk.record(SessionClosed(sessions.stage, (), (), points, warrant, desk.rule(SESSION_POINT_TIE, SESSION_WINNER, PLACES)))
    pay_stage(desk, sessions.stage, tables)
