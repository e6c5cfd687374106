"""What is due at a table: every clock that runs, and those whose time has come."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pitboss.floor.automatic import WINDOWS, is_lawful
from pitboss.floor.cards.commands import Cut, RefuseCut
from pitboss.floor.commands import Command
from pitboss.floor.opening.state import Standing
from pitboss.floor.state import Floor
from pitboss.house.tables.button import HOUSE_DRAWS
from pitboss.house.timers.absent import undecided
from pitboss.house.timers.actors import CLOCK
from pitboss.house.timers.choosing import silent
from pitboss.house.timers.live import Live
from pitboss.house.timers.settings import Clocks
from pitboss.house.timers.signs import announced, unused
from pitboss.house.timers.timer import Kind, Timer
from pitboss.house.timers.watch import moment_key
from pitboss.play.commands import CloseBetting, Press
from pitboss.play.state import Round


def due(live: Live, now: int, *, away: Collection[str] = ()) -> tuple[Timer, ...]:
    """The timers whose time has come and whose command the table accepts now, the earliest first; `away` are players who dropped."""
    ready = (timer for timer in running(live, away=away) if timer.at <= now)
    return tuple(timer for timer in ready if is_lawful(live.game, live.floor, timer.request(now)))


def still_due(live: Live, timer: Timer, now: int, *, away: Collection[str] = ()) -> bool:
    """Whether a timer is due at the table as it stands now: asked again whenever somebody else was quicker, before its command is."""
    return timer.id in {each.id for each in due(live, now, away=away)}


def running(live: Live, *, away: Collection[str] = ()) -> tuple[Timer, ...]:
    """Every timer that runs at a table, the earliest first; one that is overdue may wait for the end of a round."""
    floor = live.floor
    if floor.opening.standing is not Standing.OPEN:
        return ()
    found = [*announced(live), *unused(live)]
    found += _moment(live, away) if floor.accidents.open is None else silent(live, away)
    return tuple(sorted(found, key=lambda timer: timer.at))


def _moment(live: Live, away: Collection[str]) -> Iterator[Timer]:
    """The clock of what the table waits for at this moment."""
    key = moment_key(live.floor)
    began = live.watch.since.get(key)
    if began is None:
        return
    subject = key.partition(" ")[0]
    if subject == "decision":
        yield from undecided(live, began, away)
        return
    kind, patience, command = _simple(subject, live.floor, live.settings.clocks)
    if patience is not None:
        yield Timer(live.watch.stream, began.position, kind, began.at + patience, CLOCK, command)


def _simple(subject: str, floor: Floor, clocks: Clocks) -> tuple[Kind, int | None, Command]:
    """What ends a wait that one command ends."""
    rounds, prep = floor.rounds, floor.cards.prep
    if subject == "betting":
        return Kind.BETTING, clocks.betting, CloseBetting()
    if subject == "window":
        return Kind.WINDOW, clocks.window, WINDOWS[rounds.now.awaits]
    if subject == "cut":
        refuses = prep.cutter in floor.boxes.present
        return Kind.CUT, clocks.cut, RefuseCut() if refuses else Cut(floor.cards.undealt // 2)
    assert isinstance(rounds.now, Round), subject
    box, player = rounds.now.presses[0]
    return Kind.BUTTON, clocks.button, Press(box, player, HOUSE_DRAWS)
