"""What a table costs: an event at the table against the same event of a bare round, and a day of rounds at a full table replayed.

Run it as `.venv/bin/python -m bench.floor`. CPU time, one core. The bars: a table event at most twice a bare round event; a day of
1,000 rounds at a full table (every box, three bettors on each) replayed in under two seconds.
"""

from __future__ import annotations

import gc
import random
import sys
import time
from statistics import median

from bench.engine import CARDS, CLOSING, decision
from pitboss.books import LIBRARY
from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.cards.commands import Burn, Cut, PlaceCuttingCard, Shuffle
from pitboss.floor.cards.state import Source
from pitboss.floor.commands import Command as FloorCommand
from pitboss.floor.decide import step as floor_step
from pitboss.floor.events import Event as FloorEvent
from pitboss.floor.evolve import replay
from pitboss.floor.game import Game, open_game
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.request import Request
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.state import Floor
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from pitboss.law.rules import elect
from pitboss.play.commands import CloseBetting, Command, DrawCard, PlaceWager
from pitboss.play.decide import step
from pitboss.play.events import Event
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table
from pitboss.terms.powers import Role

DEALER = "dora"
COST_BAR = 2.0
DAY_BAR = 2.0
SHUFFLE_AT = 200


def bare(game: Game, shoe: list[DrawCard], wagers: list[PlaceWager]) -> list[Event]:
    """A round of the bare engine."""
    assert isinstance(game.table, Table)
    log: list[Event] = []
    state = Round()
    openings: list[Command] = [*wagers, CloseBetting()]
    for opening in openings:
        events, state = step(game.table, state, opening)
        log += events
    while state.awaits is not Awaits.NOBODY:
        events, state = step(game.table, state, _next(game.table, state, shoe))
        log += events
    return log


def _next(table: Table, state: Round, shoe: list[DrawCard]) -> Command:
    if state.awaits in CARDS:
        return shoe.pop()
    return decision(table, state) if state.awaits is Awaits.DECISION else CLOSING[state.awaits]


def opened(game: Game, seats: int) -> tuple[list[FloorEvent], Floor]:
    """A table with its dealer and players."""
    return _do(game, Floor(), SignOn(DEALER, (Role.DEALER,)), OpenTable(), *(JoinTable(f"p{seat}", seat) for seat in range(1, seats + 1)))


def _do(game: Game, floor: Floor, *commands: FloorCommand) -> tuple[list[FloorEvent], Floor]:
    log: list[FloorEvent] = []
    for command in commands:
        events, floor = floor_step(game, floor, Request(DEALER, 0, command))
        log += events
    return log, floor


def at_table(game: Game, floor: Floor, shoe: list[DrawCard], wagers: list[PlaceWager]) -> tuple[list[FloorEvent], Floor]:
    """The same round at a table of the floor."""
    assert isinstance(game.table, Table)
    log, floor = _do(game, floor, *wagers, CloseBetting())
    now: Round = floor.rounds.now  # type: ignore[assignment]  # the game is blackjack
    while now.awaits is not Awaits.NOBODY:
        events, floor = floor_step(game, floor, Request(DEALER, 0, _next(game.table, now, shoe)))  # type: ignore[arg-type]
        log += events
        now = floor.rounds.now  # type: ignore[assignment]
    events, floor = floor_step(game, floor, Request(DEALER, 0, TakeUpCards()))
    log += events
    return log, floor


def fresh(game: Game, chance: random.Random) -> list[DrawCard]:
    """A shuffled shoe."""
    shoe = [DrawCard(card) for card in game.table.pack.cards()]
    chance.shuffle(shoe)
    return shoe


def load(game: Game, floor: Floor) -> tuple[list[FloorEvent], Floor]:
    """Shuffle, cut, cutting card, and burn."""
    return _do(game, floor, Shuffle(Source.ENTERED), Cut(208), PlaceCuttingCard(SHUFFLE_AT), Burn())


def a_day(game: Game, rounds: int, wagers: list[PlaceWager]) -> tuple[list[FloorEvent], Floor]:
    """A day at a table: its whole log and where it stands."""
    chance = random.Random(1)
    log, floor = opened(game, 9)
    shoe: list[DrawCard] = []
    for _ in range(rounds):
        if not shoe or floor.cards.due is not None:
            shoe = fresh(game, chance)
            events, floor = load(game, floor)
            log += events
        events, floor = at_table(game, floor, shoe, wagers)
        log += events
    return log, floor


def cost(game: Game, rounds: int) -> tuple[float, float]:
    """Seconds an event, bare and at a table, one box and one bettor, the whole log kept in both."""
    wagers = [PlaceWager(1, "p1", 1000)]
    chance = random.Random(2)
    shoe: list[DrawCard] = []
    logs: list[Event] = []
    start = time.process_time()
    for _ in range(rounds):
        shoe = shoe if len(shoe) >= SHUFFLE_AT else fresh(game, chance)
        logs += bare(game, shoe, wagers)
    one = (time.process_time() - start) / len(logs)
    logs.clear()  # or the collector would walk the first log while the second is written
    gc.collect()
    start = time.process_time()
    log, _ = a_day(game, rounds, wagers)
    return one, (time.process_time() - start) / len(log)


def main() -> int:
    """Print the figures; status 1 when a bar is missed."""
    game = open_game(elect(in_force(LIBRARY.book("vic-blackjack"), melbourne("2026-01-01")), {}))
    costs = [cost(game, 400) for _ in range(31)]  # many short pairs: what else the machine does falls on both sides
    ratio = median(table / round_ for round_, table in costs)
    print(f"a round's event          {median(c for c, _ in costs) * 1e6:>8.2f} microseconds")
    print(f"the same at a table      {median(c for _, c in costs) * 1e6:>8.2f} microseconds, ratio {ratio:.2f} (bar {COST_BAR:.2f})")
    full = [PlaceWager(box, f"p{box}" if not more else f"p{box}-{more}", 1000) for box in range(1, 10) for more in range(3)]
    log, floor = a_day(game, 1000, full)
    start = time.process_time()
    same = replay(log) == floor
    seconds = time.process_time() - start
    print(f"a day of 1,000 rounds    {len(log):>8,} events replayed in {seconds:.2f} seconds (bar {DAY_BAR:.2f}), the same table: {same}")
    return 0 if ratio <= COST_BAR and seconds <= DAY_BAR and same else 1


if __name__ == "__main__":
    sys.exit(main())
