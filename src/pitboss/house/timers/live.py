"""A table as a server holds it: the game, where it stands, since when it waits for what, and how it is run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from pitboss.floor.cards.events import ShuffleRevealed
from pitboss.floor.events import Event
from pitboss.floor.evolve import evolve
from pitboss.floor.game import Game
from pitboss.floor.state import Floor
from pitboss.house.timers.settings import Settings
from pitboss.house.timers.watch import Began, Watch, begin, taken_up, watched


class Recorded(NamedTuple):
    """An event of the stream with its position and its time, in whole seconds, and the floor after it where that is known."""

    position: int
    at: int
    event: Event
    floor: Floor | None = None


class Live(NamedTuple):
    """One table between two events; `shown` is the commitment of the last shuffle whose order was shown."""

    game: Game
    floor: Floor
    watch: Watch
    settings: Settings
    shown: str = ""

    def after(self, recorded: Iterable[Recorded]) -> Live:
        """The table once these stand in its stream; bots have counted their chips. It matters not how many come at a time."""
        floor, watch, shown, happened = self.floor, self.watch, self.shown, []
        for position, at, event, known in recorded:
            before, floor = floor, evolve(floor, event) if known is None else known
            watch = watched(watch, before, floor, Began(position, at))
            if isinstance(event, ShuffleRevealed):
                shown = event.commitment
            happened.append(event)
        settings = self.settings
        if settings.bots:
            settings = replace(settings, bots=tuple(bot.after(happened) for bot in settings.bots))
        return Live(self.game, floor, watch, settings, shown)


def opened(game: Game, stream: str, settings: Settings) -> Live:
    """A table at which nothing has happened."""
    return Live(game, Floor(), begin(stream), settings)


def resumed(live: Live, floor: Floor, position: int, at: int, *, shown: str = "") -> Live:
    """A table taken up where its stream has come to, by its state alone: whatever it waits for, it has waited for since that event.

    The log itself gives the true beginnings (`opened(…).after(…)`); without it a clock may begin anew.
    """
    return Live(live.game, floor, taken_up(live.watch.stream, floor, Began(position, at)), live.settings, shown)
