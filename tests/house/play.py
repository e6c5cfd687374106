"""Play at a table of the house: a dealer of the program's, two players with no great ideas, command after command."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from pathlib import Path

from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.cards.commands import Cut
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.commands import Command
from pitboss.floor.game import Game
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.opening.state import Standing
from pitboss.floor.people.commands import SignOn
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.house.store import Store
from pitboss.house.tables import Answer, TableFounded, TableKeeper, Vault, found_table, open_table
from pitboss.play.commands import Hit, PlaceWager, Stand
from pitboss.play.state import Awaits, Round
from pitboss.terms.powers import Role
from tests.floor.tables import game

DEALER = "dora"
PLAYERS = {"ann": 1, "bob": 2}
KEY = bytes(range(32))
FOUNDING = TableFounded("vic-blackjack")


def game_of(founding: TableFounded) -> Game:
    """The game of a founding, as the command line would open it."""
    return game(founding.game, **founding.options)


async def table(store: Store, name: str = "main-1", founding: TableFounded = FOUNDING, *, snapshot_every: int = 2000) -> TableKeeper:
    """The keeper of a table, founded if need be."""
    await found_table(store, name, founding, "max")
    return await open_table(store, name, game_of, Vault(KEY), snapshot_every=snapshot_every)


def wish(floor: Floor, chance: random.Random) -> tuple[str, Command] | None:
    """What somebody at the table wants next; None leaves it to the program."""
    now = floor.rounds.now
    if DEALER not in floor.people.roles:
        return DEALER, SignOn(DEALER, (Role.DEALER,))
    if floor.opening.standing is not Standing.OPEN:
        return DEALER, OpenTable()
    for player, seat in PLAYERS.items():
        if player not in floor.boxes.present:
            return player, JoinTable(player, seat)
    if floor.cards.awaits is CardsAwait.CUT and floor.cards.prep.cutter in PLAYERS:
        return floor.cards.prep.cutter, Cut(chance.randrange(100, 200))
    if not isinstance(now, Round):
        return None
    if now.awaits is Awaits.WAGERS and floor.cards.awaits is CardsAwait.NOTHING and floor.cards.due is None:
        waiting = [player for player in PLAYERS if player not in floor.rounds.players]
        return (waiting[0], PlaceWager(PLAYERS[waiting[0]], waiting[0], chance.choice((1000, 2500)))) if waiting else None
    if now.awaits is Awaits.DECISION:
        hand = now.hands[now.turn]
        caller = next(box.caller for box in now.boxes if box.number == hand.box)
        return caller, Stand(hand.box) if hand.total >= 15 else Hit(hand.box)
    return None


Named = Callable[[], str]


def numbered(prefix: str) -> Named:
    """Command ids in a row."""
    numbers = count(1)
    return lambda: f"{prefix}-{next(numbers)}"


async def one(keeper: TableKeeper, chance: random.Random, at: int, command: str) -> Answer | None:
    """One command, whoever gives it."""
    wanted = wish(keeper.state.floor, chance)
    if wanted is not None:
        return await keeper.do(Request(wanted[0], at, wanted[1]), command)
    return await keeper.goes_on(at, dealer=DEALER, command=command)


async def play(keeper: TableKeeper, commands: int, seed: int = 1) -> TableKeeper:
    """So many commands at a table."""
    chance, named = random.Random(seed), numbered(f"p{seed}")
    for at in range(commands):
        answer = await one(keeper, chance, at, named())
        assert answer is not None, keeper.state.floor.rounds.now
    return keeper


def file_url(folder: Path, name: str = "pit.db") -> str:
    """The URL of a store in a file there."""
    return f"sqlite:///{folder / name}"
