"""What the stream of a heat has come to: the heat, and the last shuffle whose order was shown."""

from __future__ import annotations

from typing import Any, NamedTuple

from pitboss.floor.automatic import shuffle_is_due
from pitboss.floor.cards.events import ShuffleRevealed
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.state import Floor
from pitboss.house.timers.watch import Began, Watch, waited_for
from pitboss.tournament.heat.evolve import evolve
from pitboss.tournament.heat.state import Heat


class HeatTable(NamedTuple):
    """The heat as its log tells it; `shown` is the commitment of the last shuffle that was shown."""

    heat: Heat = Heat()
    shown: str = ""

    @property
    def floor(self) -> Floor:
        """The table of the floor."""
        return self.heat.floor


def record(table: HeatTable, event: Any) -> HeatTable:
    """The table after one event."""
    shown = event.commitment if isinstance(event, ShuffleRevealed) else table.shown
    return HeatTable(evolve(table.heat, event), shown)


WAGERS = "wagers"
"""The name under which the watch has since when players can wager."""


def still_watched(watch: Watch, table: HeatTable, position: int, at: int) -> Watch:
    """The watch after the entry of that position and time; it also knows since when wagers have been waited for."""
    head = Began(position, at)
    found = Watch(watch.stream, head, {key: watch.since.get(key, head) for key in waited_for(table.floor)})
    rounds, cards = table.floor.rounds, table.floor.cards
    if rounds.in_progress or rounds.is_over or cards.awaits is not CardsAwait.NOTHING or shuffle_is_due(cards):
        return found
    return Watch(found.stream, found.head, {**found.since, WAGERS: watch.since.get(WAGERS, found.head)})
