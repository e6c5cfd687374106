"""A table under a virtual clock: what the service does, without store or network. Time jumps to whatever is due next."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from pitboss.cards.shuffle import shuffled
from pitboss.cli.floor.opening import game_of
from pitboss.floor.automatic import is_lawful, next_request, shuffle_is_due
from pitboss.floor.commands import Command
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.dayfile import DayFile
from pitboss.floor.decide import step
from pitboss.floor.events import Event
from pitboss.floor.game import Game
from pitboss.floor.opening.state import Standing
from pitboss.floor.postings import postings
from pitboss.floor.request import SHOE, Request
from pitboss.house.lobby import TableDefinition, opening
from pitboss.house.tables.button import with_draw
from pitboss.house.tables.founding import TableFounded
from pitboss.house.tables.shoe import is_promised, shoe_at
from pitboss.house.tables.state import TableState, follow
from pitboss.house.tables.vault import Order
from pitboss.house.timers import HouseTurn, Live, Recorded, Timer, due, next_step, opened, running
from pitboss.money.ledger import balanced
from tests.support import own_law


def laid_out(founding: TableFounded) -> Game:
    """The game of a founding, as the command line will lay it out."""
    return game_of(
        DayFile(founding.game, founding.options, founding.side_bets, founding.purpose, None, None, {}, ()), own_law(founding.game)
    )


@dataclass(repr=False)
class House:
    """One table, its stream, its vault, and the command ids it has answered."""

    live: Live
    chance: random.Random
    now: int = 1_000
    log: list[Event] = field(default_factory=list)
    state: TableState = field(default_factory=TableState)
    vault: dict[str, Order] = field(default_factory=dict)
    answered: set[str] = field(default_factory=set)
    fired: list[Timer | HouseTurn] = field(default_factory=list)
    away: Collection[str] = ()

    def do(self, request: Request, command: str = "") -> tuple[Event, ...]:
        """Decide and append, once a command id."""
        if command in self.answered:
            return ()
        asked = request._replace(do=with_draw(self.live.game, self.live.floor, request.do, self.chance.randrange))
        events, _ = step(self.live.game, self.live.floor, asked)
        assert all(balanced(postings(event)) for event in events)
        place = len(self.log)
        self.live = self.live.after(Recorded(place + offset, request.at, event) for offset, event in enumerate(events, 1))
        self.log += events
        self.state = follow(self.state, events)
        if command:
            self.answered.add(command)
        return events

    def asks(self, by: str, command: Command) -> tuple[Event, ...]:
        """A person asks something now."""
        return self.do(Request(by, self.now, command))

    def goes_on(self) -> bool:
        """Let the next thing happen that the program or the time brings; False where only a person can go on."""
        turn = next_step(self.live, self.now)
        ready = due(self.live, self.now, away=self.away)
        if ready:
            self._fires(ready[0])
            return True
        if turn is not None and turn.at <= self.now and self._steps(turn):
            return True
        coming = (*running(self.live, away=self.away), *((turn,) if turn else ()))
        moments = [each.at for each in coming if each.at > self.now]
        if not moments:
            return False
        self.now = min(moments)
        return True

    def plays_until(self, rounds: int, most: int = 200_000) -> House:
        """Go on until so many rounds have begun."""
        for _ in range(most):
            if self.live.floor.rounds.number > rounds or not self.goes_on():
                break
        return self

    def waits(self, seconds: int) -> House:
        """Let time pass, with everything that it brings."""
        until = self.now + seconds
        while self.now < until:
            if not self.goes_on() or self.now > until:
                self.now = until
        while due(self.live, self.now, away=self.away):
            self.goes_on()
        return self

    def _fires(self, timer: Timer) -> None:
        assert timer.id not in self.answered, timer.id
        self.do(timer.request(self.now), timer.id)
        self.fired.append(timer)

    def _steps(self, turn: Timer | HouseTurn) -> bool:
        if isinstance(turn, Timer):
            self._fires(turn)
            return True
        request = self._house(turn)
        if request is None:
            return False
        assert turn.id not in self.answered, turn.id
        self.do(request, turn.id)
        self.fired.append(turn)
        return True

    def _house(self, turn: HouseTurn) -> Request | None:
        """As the keeper of a table does it: the old shoe is shown before the new one is published."""
        floor, shoe = self.live.floor, None
        if is_promised(self.state):
            shoe = shoe_at(floor.cards, self.vault[floor.cards.commitment])
        ended = shuffle_is_due(floor.cards) or floor.opening.standing is Standing.CLOSED
        if shoe is not None and ended and not floor.rounds.in_progress:
            shown = Request(SHOE, self.now, shoe.reveal())
            if is_lawful(self.live.game, floor, shown):
                return shown
        elif shoe is None and shuffle_is_due(floor.cards):
            order = Order(shuffled(self.live.game.table.pack.cards(), self.chance.randbytes(32)), self.chance.randbytes(32))
            self.vault[order.commitment] = order
            shoe = CommittedShoe((), bytes(32), order.secret)
            shoe.order = shoe.stack = order.cards
        return next_request(self.live.game, floor, shoe, self.now, dealer=turn.dealer, awaited=turn.awaited)


def house(definition: TableDefinition, seed: int = 1) -> House:
    """A table of the lobby, open."""
    game = laid_out(definition.founding)
    found = House(opened(game, f"table:{definition.id}", definition.settings), random.Random(seed))
    for command, request in opening(definition, game, found.now):
        found.do(request, command)
    return found


def kinds(fired: Iterable[Timer | HouseTurn]) -> list[str]:
    """What was fired by the time, the program's own steps apart."""
    return [each.kind.value for each in fired if isinstance(each, Timer) and each.kind.value != "step"]
