"""The desk of a heat: where one request is being decided, at the table and beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.decide import REACTIONS as AT_TABLE, step
from pitboss.floor.desk import Desk as TableDesk
from pitboss.floor.events import Event as FloorEvent
from pitboss.floor.game import Game
from pitboss.floor.powers import exercise
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.floor.warrant import Warrant
from pitboss.law.term import Term
from pitboss.terms.powers import Power, Precondition
from pitboss.tournament.heat.events import Event
from pitboss.tournament.heat.evolve import beside, evolve
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.heat.state import Heat

Reactions = Mapping[type[Any], tuple[Callable[["HeatDesk", Any], None], ...]]


class HeatDesk:
    """A heat in the middle of one request: the game, who asks and when, the state so far and the events so far."""

    __slots__ = ("at", "by", "events", "game", "heat", "reactions")

    def __init__(self, game: Game, heat: Heat, by: str, at: int, reactions: Reactions) -> None:
        self.game = game
        self.heat = heat
        self.by = by
        self.at = at
        self.reactions = reactions
        self.events: list[Event] = []

    @property
    def setup(self) -> Setup:
        """What the heat was told when it opened."""
        setup = self.heat.session.setup
        assert setup is not None, "every command but the opening is guarded by there being a heat"
        return setup

    def record(self, event: Event) -> None:
        """Let an event have happened, and what follows from it by itself."""
        self.heat = evolve(self.heat, event)
        self.events.append(event)
        for react in self.reactions.get(type(event), ()):
            react(self, event)

    def hand_on(self, command: Any) -> None:
        """Let the table decide a command, and what follows beside it have happened."""
        events, floor = step(self.game, self.heat.floor, Request(self.by, self.at, command))
        self._absorb(events, floor)

    def at_table(self, act: Callable[[TableDesk], Any]) -> Any:
        """Do something at the table that is no command of it, such as voiding a wager; what comes back is what it answers."""
        desk = TableDesk(self.game, self.heat.floor, self.by, self.at, AT_TABLE)
        answer = act(desk)
        self._absorb(tuple(desk.events), desk.floor)
        return answer

    def _absorb(self, events: tuple[FloorEvent, ...], floor: Floor) -> None:
        heat = Heat(floor, *self.heat[1:])
        for event in events:
            heat = beside(heat, event)
        self.heat = heat
        self.events += events
        for event in events:
            for react in self.reactions.get(type(event), ()):
                react(self, event)

    def exercise(self, term: Term[Power], subject: str = "", *, waived: tuple[Precondition, ...] = ()) -> Warrant:
        """Use a power of the book, or be told who could and what is lacking."""
        found: Warrant = self.at_table(lambda desk: exercise(desk, term, subject, waived=waived))
        return found
