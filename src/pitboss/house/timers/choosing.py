"""A player who was asked after an accident and says nothing: when the time for a decision is up, silence is entered as what it means."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pitboss.floor.accidents.commands import Choose
from pitboss.house.timers.actors import CLOCK
from pitboss.house.timers.live import Live
from pitboss.house.timers.timer import Kind, Timer
from pitboss.house.timers.watch import choice_key


def silent(live: Live, away: Collection[str]) -> Iterator[Timer]:
    """A timer for everybody who is still to choose; none where silence means nothing and the round waits for whoever must act."""
    asked, clocks, watch = live.floor.accidents.asked, live.settings.clocks, live.watch
    began = watch.since.get(choice_key(live.floor))
    if asked is None or not asked.default or began is None or clocks.decision is None:
        return
    for player in asked.players:
        at = began.at + (clocks.grace if player in away else clocks.decision)
        yield Timer(watch.stream, began.position, Kind.CHOICE, at, CLOCK, Choose(player, asked.default), player)
