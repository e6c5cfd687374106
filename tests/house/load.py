"""Load for a house: people who play by what their pictures say they may do, and remember everything they were told.

They are proof as well: whatever was acknowledged to them must be in the store, once, and what they saw must be the log.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from pitboss.client import Answer, Entry, Feed, House, Json, Line, Lost, Refusal
from pitboss.client.records import Chips
from pitboss.house.store import Access, Repeated, Store, opened

PATIENCE = 300.0
"""Seconds for which somebody waits for a server to come back."""
STAKE = "5.00"
RULES: Json = {"do": "ask-for-rules"}
Told = tuple[int, int, Json]
"""A position, a time and an event."""


class Player:
    """Somebody at a table, with a line that is taken up again however often it is lost."""

    def __init__(self, name: str, table: str, *addresses: str) -> None:
        self.table, self.chance = table, random.Random(name)
        self.house = House(*addresses, patience=PATIENCE)
        self.line: Line
        self.feed: Feed
        self.account = ""
        self.acknowledged: dict[str, Answer] = {}
        self.bought: list[str] = []
        self.cashed: list[str] = []
        self.seen: list[Entry] = []
        self.refused: dict[str, int] = {}
        self.repeated = 0
        self._number = 0

    async def come(self) -> None:
        """Come in, buy chips and begin to watch from the first entry."""
        self.account = (await self.house.guest()).account
        await self.house.buy_in(self.table, "100.00", "b0")
        self.bought.append("b0")
        self.line = await self.house.line(patience=PATIENCE).__aenter__()
        self.feed = await self.line.subscribe(self.table, 0, picture="changes")

    async def go(self) -> None:
        """Hang up."""
        await self.line.close()
        await self.house.close()

    def wish(self) -> Json:
        """Something that the picture offers, or a look at the rules, which is always to be had."""
        picture = self.feed.picture or {}
        offered = [each["command"] for each in picture.get("acts", {}).get("may", ())]
        useful = [each for each in offered if each["do"] not in ("leave-table", "ask-for-rules", "surrender")]
        if picture.get("you", {}).get("seat"):
            useful = [each for each in useful if each["do"] != "join-table"]
        return self.chance.choice(useful) if useful and self.chance.random() < 0.7 else RULES

    async def play(self, until: asyncio.Event) -> None:
        """Command after command, each under an id of its own, some asked twice."""
        while not until.is_set():
            self._number += 1
            name, wish = f"k{self._number}", self.wish()
            try:
                self.acknowledged[name] = answer = await self.line.command(self.table, wish, name)
            except Refusal as refusal:
                self.refused[refusal.code] = self.refused.get(refusal.code, 0) + 1
                await asyncio.sleep(0.05 if refusal.status == 0 and refusal.code != "too-fast" else 0.5)
                continue
            if self._number % 5 == 0:
                again = await self.line.command(self.table, wish, name)
                assert (again.first, again.count, again.outcome) == (answer.first, answer.count, "before"), (answer, again)
                self.repeated += 1
            if self._number % 3 == 0:
                await self._row()
            if self._number % 9 == 0:
                await self._move(self.house.buy_in, self.bought, STAKE, f"b{self._number}")
            if self._number % 31 == 0:
                await self._move(self.house.cash_out, self.cashed, f"o{self._number}")

    async def _row(self) -> None:
        """Several commands at once, which a server takes together, with one among them that may be refused."""
        wishes = {f"k{self._number}-{place}": wish for place, wish in enumerate((RULES, self.wish(), RULES, RULES))}
        asked = (self.line.command(self.table, wish, name) for name, wish in wishes.items())
        for name, answer in zip(wishes, await asyncio.gather(*asked, return_exceptions=True), strict=True):
            if isinstance(answer, Answer):
                self.acknowledged[name] = answer
            elif isinstance(answer, Refusal):
                self.refused[answer.code] = self.refused.get(answer.code, 0) + 1
            else:
                raise answer
        mine = [self.acknowledged[name].first for name in wishes if name in self.acknowledged]
        assert mine == sorted(mine), "commands of one line go one after the other"

    async def _move(self, ask: Callable[..., Awaitable[Chips]], done: list[str], *asked: str) -> None:
        """Buy chips or take them home, asking under the same id until there is an answer."""
        while True:
            try:
                await ask(self.table, *asked)
            except Lost:
                await asyncio.sleep(0.1)
            except Refusal as refusal:
                if refusal.status != 503:
                    return
                await asyncio.sleep(0.1)
            else:
                done.append(asked[-1])
                return

    async def has_all(self, head: int) -> None:
        """Wait until the feed has come so far, and take in what it holds."""
        async with asyncio.timeout(PATIENCE):
            while (self.feed.position or 0) < head:
                await asyncio.sleep(0.05)
        self.seen += self.feed.waiting()

    async def log(self, least: int) -> list[Told]:
        """The whole log as this person may know it, once the server that is asked, maybe not the one that told, has so many entries."""
        found: list[Told] = []
        after = 0
        async with asyncio.timeout(PATIENCE):
            while len(found) < least:
                page = await self.house.log(self.table, after)
                found += map(_told, page.entries)
                after = page.next
        return found


async def check(store: str, players: Iterable[Player]) -> int:
    """Hold what everybody was told against the store and the log; how many commands were acknowledged."""
    players, times = list(players), dict[tuple[str, int], int]()
    for player in players:
        await player.has_all((await player.house.look(player.table))["position"])
        told = list(map(_told, player.seen))
        log = (await player.log(len(told)))[: len(told)]
        positions = [position for position, _, _ in told]
        assert positions == sorted(set(positions)), "an entry came twice or out of order"
        assert told == log, f"{player.table}: what was told is not the log: {_first_difference(told, log)}"
        for position, at, _ in told:
            assert times.setdefault((player.table, position), at) == at, f"{player.table} at {position}: two people were told two times"
    async with opened(store, Access.READ) as read:
        for player in players:
            _in_store(player, await read.commands(f"table:{player.table}"))
            await _moved(player, read)
    return sum(len(player.acknowledged) for player in players)


async def _moved(player: Player, read: Store) -> None:
    """Every buy-in and cash-out that was acknowledged is in the store, and none that was not: each was asked until it was answered."""
    for words, done in (("cage", player.bought), ("cash", player.cashed)):
        begun = f"{words}:{player.account}:"
        kept = [each.mark.id for each in await read.commands(f"table:{player.table}") if each.mark.id.startswith(begun)]
        assert sorted(kept) == sorted(begun + name for name in done), f"{len(done)} of {words} acknowledged, {len(kept)} in the store"


def _in_store(player: Player, commands: Iterable[Repeated]) -> None:
    mine: dict[str, tuple[int, int]] = {}
    for done in commands:
        name = done.mark.id.rpartition(":")[2]
        if done.mark.actor == player.account and name.startswith("k"):
            assert name not in mine, f"{name} is in the store twice"
            mine[name] = (done.first, done.count)
    lost = {name: answer for name, answer in player.acknowledged.items() if mine.get(name) != (answer.first, answer.count)}
    assert not lost, f"acknowledged and not in the store: {dict(list(lost.items())[:3])}"
    unasked = mine.keys() - player.acknowledged.keys()
    assert not unasked, f"in the store and never acknowledged, though every command was asked until it was answered: {unasked}"


def _told(entry: Entry) -> Told:
    return entry.position, entry.time, entry.event


def _first_difference(one: list[Told], two: list[Told]) -> str:
    with suppress(StopIteration):
        return str(next((left, right) for left, right in zip(one, two, strict=False) if left != right))
    return f"{len(one)} entries and {len(two)}"
