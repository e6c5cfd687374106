"""A table with a past: a whole shoe played and shown before its server starts, as if it had run the evening before."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import count

from pitboss.cli.house.opening import game_founded
from pitboss.floor.bots.party import HOUSE_DEALER
from pitboss.floor.boxes.commands import JoinTable
from pitboss.floor.cards.commands import Cut
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.commands import Command
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.house.lobby import SignedLimits, TableDefinition, opening
from pitboss.house.service.floorplan import FloorPlan
from pitboss.house.store import opened
from pitboss.house.tables import TableKeeper, Vault, found_table, open_table
from pitboss.house.tables.vault import key_in
from pitboss.play.commands import CloseBetting, Hit, PlaceWager, Stand
from pitboss.play.state import Awaits, Round
from tests.house.serving import Served
from tests.web.floor import PATIENT

YESTERDAY = 1_700_000_000
PLAYERS = {"Ann": 1, "Bob": 3}
TABLE = TableDefinition(
    "yesterday", "Yesterday", "vic-blackjack", SignedLimits(500, 50_000, 500), options={"decks": "4"}, boxes=7, clocks=PATIENT
)
"""Four decks, so that a shoe is soon done; nobody is hurried today."""


def play_a_shoe(served: Served) -> None:
    """List the table in a store that no server has open yet, and play there until the first shuffle is shown and one round more."""

    async def play() -> None:
        async with opened(served.store) as store:
            await FloorPlan(store).add([TABLE], "house")
            await found_table(store, TABLE.id, TABLE.founding, "house")
            keeper = await open_table(store, TABLE.id, game_founded, Vault(key_in(served.key)))
            for command, request in opening(TABLE, keeper.game, YESTERDAY):
                await keeper.do(request, command)
            await _shoe(keeper)

    asyncio.run(play())


async def _shoe(keeper: TableKeeper) -> None:
    chance, moments = random.Random(7), count(YESTERDAY)
    more = 2
    while more:
        floor, at = keeper.state.floor, next(moments)
        wanted = next(_wishes(floor, chance), None)
        before = floor.rounds.number
        if wanted:
            await keeper.do(Request(wanted[0], at, wanted[1]), f"past-{at}")
        else:
            assert await keeper.goes_on(at, dealer=HOUSE_DEALER, command=f"past-{at}"), floor.rounds.now
        if keeper.state.shown and keeper.state.floor.rounds.number != before:
            more -= 1


def _wishes(floor: Floor, chance: random.Random) -> Iterator[tuple[str, Command]]:
    """What somebody at the table wants next; nothing leaves it to the program."""
    now = floor.rounds.now
    assert isinstance(now, Round)
    for player, seat in PLAYERS.items():
        if player not in floor.boxes.present:
            yield player, JoinTable(player, seat)
    if floor.cards.awaits is CardsAwait.CUT and floor.cards.prep.cutter in PLAYERS:
        yield floor.cards.prep.cutter, Cut(chance.randrange(60, 140))
    if now.awaits is Awaits.WAGERS and floor.cards.awaits is CardsAwait.NOTHING and floor.cards.due is None:
        for player in PLAYERS.keys() - set(floor.rounds.players):
            yield player, PlaceWager(PLAYERS[player], player, chance.choice((1000, 2500)))
        yield HOUSE_DEALER, CloseBetting()
    if now.awaits is Awaits.DECISION:
        hand = now.hands[now.turn]
        caller = next(box.caller for box in now.boxes if box.number == hand.box)
        yield caller, Stand(hand.box) if hand.total >= 14 else Hit(hand.box)
