"""A player who does not decide: the warning or wait that the document asks for, then its rule for absent players."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pitboss.floor.commands import Command
from pitboss.floor.game import Game
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.notices.state import Kind as NoticeKind, Notice
from pitboss.floor.rounds.calling import caller_on
from pitboss.house.timers.actors import CLOCK
from pitboss.house.timers.live import Live
from pitboss.house.timers.timer import Kind, Timer
from pitboss.house.timers.watch import Began, notice_key
from pitboss.play.commands import FindAbsent
from pitboss.play.state import Round
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION, ABSENT_PLAYER_WAIT, Wait
from pitboss.terms.powers import Role

SAID = {
    Wait.WARNING: NoticeKind.NOTICE_TO_PLAYERS,
    Wait.REASONABLE_TIME: NoticeKind.REASON,
    Wait.REASONABLE_TIME_IF_THERE: NoticeKind.REASON,
}
"""What puts a warning, or the end of a reasonable time, on record."""
WORDS = {
    Wait.WARNING: "decide now, or the hand is played for you",
    Wait.REASONABLE_TIME: "a reasonable time has passed without a decision",
    Wait.REASONABLE_TIME_IF_THERE: "a reasonable time has passed without a decision",
}
ABOUT = (ABSENT_PLAYER_WAIT.name, ABSENT_PLAYER_DIRECTION.name)


def undecided(live: Live, began: Began, away: Collection[str]) -> Iterator[Timer]:
    """The timers of the hand that is to decide, one after the other; a warning of an earlier decision does not serve for this one."""
    now, clocks, watch = live.floor.rounds.now, live.settings.clocks, live.watch
    if not isinstance(now, Round) or live.game.get(ABSENT_PLAYER_DIRECTION) is None:
        return
    box = now.hands[now.turn].box
    caller, floor = caller_on(now, box), live.floor
    out = caller in floor.boxes.gone or caller in floor.conduct.excluded  # who may not decide is waited for no longer, clock or none
    gone = out or caller in away
    if clocks.decision is None and not out:
        return
    subject = f"box {box}"
    here = [each for each in live.floor.notices.standing if each.about in ABOUT and each.subject == subject]
    stale = [each for each in here if watch.since.get(notice_key(each), began).position < began.position]
    for each in stale:
        withdrawn = WithdrawNotice(each.kind, each.about, subject)
        yield Timer(watch.stream, began.position, Kind.STALE, began.at, CLOCK, withdrawn, f"{each.kind.name} {subject}".lower())
    if not stale:
        first = began.at + (clocks.grace if gone or clocks.decision is None else clocks.decision)
        kind, at, command = _next(live.game, here, box, first=first, grace=clocks.grace)
        yield Timer(watch.stream, began.position, kind, at, CLOCK, command, subject)


def _next(game: Game, standing: list[Notice], box: int, *, first: int, grace: int) -> tuple[Kind, int, Command]:
    """Warn, ask for direction where the document wants it asked for, then let its rule take over."""
    wait, power, subject = game.get(ABSENT_PLAYER_WAIT), game.get(ABSENT_PLAYER_DIRECTION), f"box {box}"
    said = next((each for each in standing if each.about == ABSENT_PLAYER_WAIT.name), None)
    if wait is not None and said is None:
        return Kind.WARNING, first, GiveNotice(SAID[wait], ABSENT_PLAYER_WAIT.name, subject, words=WORDS[wait])
    at = first + grace if said is None else said.at + max(grace, 1)
    asked = any(each.about == ABSENT_PLAYER_DIRECTION.name for each in standing)
    if power is not None and power.on_request_of is Role.DEALER and not asked:
        return Kind.ASKING, at, GiveNotice(NoticeKind.REQUEST, ABSENT_PLAYER_DIRECTION.name, subject, Role.DEALER)
    return Kind.ABSENCE, at, FindAbsent(box)
