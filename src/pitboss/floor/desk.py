"""The desk: where one request is being decided. It collects the events and keeps the state that they lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pitboss.floor.events import Event
from pitboss.floor.evolve import BESIDE_ROUND, RECORDERS, recorded
from pitboss.floor.game import Game
from pitboss.floor.rounds.state import Rounds
from pitboss.floor.state import Floor
from pitboss.play.com_bo.decide import step_com_bo
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.decide import step
from pitboss.play.state import Round

assert Floor._fields[0] == "rounds", "the round stands first, so that a step copies the rest as it is"
_floor: Callable[[type[Floor], list[Any]], Floor] = tuple.__new__
_rounds: Callable[[type[Rounds], tuple[Any, ...]], Rounds] = tuple.__new__

Reaction = Callable[["Desk", Any], None]


class Reactions(NamedTuple):
    """What follows from an event by itself: where nothing that happened by accident is in force, and where something is."""

    quiet: Mapping[type[Any], tuple[Reaction, ...]] = {}
    alert: Mapping[type[Any], tuple[Reaction, ...]] = {}


class Desk:
    """A table in the middle of one request: the game, who asks and when, the state so far and the events so far."""

    __slots__ = ("at", "by", "events", "floor", "game", "reactions")

    def __init__(self, game: Game, floor: Floor, by: str, at: int, reactions: Reactions) -> None:
        self.game = game
        self.floor = floor
        self.by = by
        self.at = at
        self.reactions = reactions
        self.events: list[Event] = []

    def record(self, event: Event) -> None:
        """Let an event have happened, and what follows from it by itself."""
        kind = type(event)
        self.floor = recorded(self.floor, event, RECORDERS.get(kind, ()))
        self.events.append(event)
        for react in self._reactions().get(kind, ()):
            react(self, event)

    def play(self, command: Any) -> None:
        """Hand a command to the round, and let what it decides have happened at the table."""
        rounds = self.floor.rounds
        now: Round | ComBoRound = rounds.now
        events: tuple[Any, ...]
        if isinstance(now, Round):
            events, now = step(self.game.table, now, command)  # type: ignore[arg-type]  # a round of blackjack is at such a table
        else:
            events, now = step_com_bo(self.game.table, now, command)  # type: ignore[arg-type]
        parts: list[Any] = [*self.floor]
        parts[0] = _rounds(Rounds, (rounds.number, now, rounds.log + events, rounds.last, rounds.past))
        for event in events:
            if type(event) in BESIDE_ROUND:
                for place, record in BESIDE_ROUND[type(event)]:
                    parts[place] = record(parts[place], event)
        self.floor = _floor(Floor, parts)
        self.events += events
        reactions = self._reactions()
        for event in events:
            if type(event) in reactions:
                for react in reactions[type(event)]:
                    react(self, event)
                reactions = self._reactions()

    def _reactions(self) -> Mapping[type[Any], tuple[Reaction, ...]]:
        """What follows from events as the table stands now."""
        return self.reactions.alert if self.floor.accidents.alert else self.reactions.quiet
