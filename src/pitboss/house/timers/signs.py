"""Signs whose time has come: a closure, a new minimum, a kept minimum that rises; and boxes, seats and players nobody uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pitboss.floor.boxes.commands import RequireToVacate, ReserveBoxes
from pitboss.floor.commands import Command
from pitboss.floor.game import Game
from pitboss.floor.limits.commands import RaiseKeptMinimum, SetLimits
from pitboss.floor.notices.state import Kind as NoticeKind, Notice
from pitboss.floor.opening.commands import CloseTable
from pitboss.floor.preconditions import MINUTE
from pitboss.floor.state import Floor
from pitboss.house.timers.actors import CLOCK
from pitboss.house.timers.live import Live
from pitboss.house.timers.timer import Kind, Timer
from pitboss.house.timers.watch import reserved_key
from pitboss.law.term import Term
from pitboss.terms.conduct import CLOSE_TABLE, CLOSURE_NOTICE_MINUTES, CLOSURE_SIGN, IDLE_ROUNDS
from pitboss.terms.limits import LIMITS_ALTERED_BY, MINIMUM_RAISE_NOTICE, SignShows
from pitboss.terms.markers import PROTECTED_RAISE_NOTICE

ANNOUNCED = (NoticeKind.SIGN, NoticeKind.NOTICE_TO_PLAYERS)


def announced(live: Live) -> Iterator[Timer]:
    """What stands announced to the players, when its time comes; a notice is known by its own time, which the log has."""
    watch = live.watch
    for notice in live.floor.notices.standing:
        found = _what(live.game, live.floor, notice) if notice.kind in ANNOUNCED else None
        if found is not None:
            kind, at, command = found
            yield Timer(watch.stream, 0, kind, at, CLOCK, command, f"{notice.about} {notice.at}")


def _what(game: Game, floor: Floor, notice: Notice) -> tuple[Kind, int, Command] | None:
    shows = dict(notice.shows)
    if notice.about == CLOSE_TABLE.name:
        shown = shows.get(str(game.get(CLOSURE_SIGN)))
        minutes = game.get(CLOSURE_NOTICE_MINUTES) or 0
        return Kind.CLOSURE, shown if isinstance(shown, int) else notice.at + minutes * MINUTE, CloseTable()
    minimum = shows.get(str(SignShows.NEW_MINIMUM))
    if not isinstance(minimum, int):
        return None
    change = shows.get(str(SignShows.TIME_OF_CHANGE), 0)
    earliest = change if isinstance(change, int) else 0
    if notice.about == LIMITS_ALTERED_BY.name:
        limits = floor.limits
        raised = SetLimits(minimum, max(limits.maximum, minimum), limits.unit, limits.per)
        return Kind.LIMITS, max(earliest, notice.at + _notice(game, MINIMUM_RAISE_NOTICE)), raised
    if notice.about == PROTECTED_RAISE_NOTICE.name:
        return Kind.LIMITS, max(earliest, notice.at + _notice(game, PROTECTED_RAISE_NOTICE)), RaiseKeptMinimum(minimum)
    return None


def _notice(game: Game, term: Term[Any]) -> int:
    """How many seconds a sign must stand; one where the players need only have been told before."""
    minutes = game.get(term)
    return minutes * MINUTE if isinstance(minutes, int) else 1


def unused(live: Live) -> Iterator[Timer]:
    """Seats of those who sit out while others wait, and boxes kept for somebody who is not there."""
    floor, watch, clocks = live.floor, live.watch, live.settings.clocks
    needed = live.game.get(IDLE_ROUNDS)
    for player, rounds in floor.boxes.idle.items() if floor.boxes.waiting and needed else ():
        if needed and rounds >= needed:
            yield Timer(watch.stream, watch.head.position, Kind.IDLE, watch.head.at, CLOCK, RequireToVacate(player), player)
    if clocks.reserved is not None:
        kept: dict[str, list[Timer]] = {}
        for box, player in floor.boxes.reserved.items():
            began = watch.since.get(reserved_key(box, player))
            if began is not None:
                at = began.at + clocks.reserved
                freed = Timer(watch.stream, began.position, Kind.RESERVED, at, CLOCK, ReserveBoxes(player), player)
                kept.setdefault(player, []).append(freed)
        yield from (max(timers, key=lambda each: each.at) for timers in kept.values())
