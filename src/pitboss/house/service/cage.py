"""The cage: money from a wallet to a table and back, over two streams. Each half has the same command id, so a half that is missing after
a crash is made good once, by whichever server finds it.
"""

from __future__ import annotations

import json

from pitboss.floor.request import Request as TableRequest
from pitboss.house.accounts import Holder, House, Request, decode
from pitboss.house.accounts.commands import BuyIn, CashOut, FillTable
from pitboss.house.accounts.events import BoughtIn
from pitboss.house.accounts.refusals import not_at_table, too_little
from pitboss.house.service.moment import seconds
from pitboss.house.service.nameplates import ID
from pitboss.house.service.registry import STREAM as ACCOUNTS, Registry
from pitboss.house.service.room import Room, balance
from pitboss.house.store import Store
from pitboss.house.store.faults import Stopped
from pitboss.house.tables.chips import ChipsBrought, ChipsTaken, cage_of
from pitboss.house.tables.codec import read_event
from pitboss.house.tables.state import TableEvent, TableState, moved
from pitboss.law.refusal import PitbossError, Refused
from pitboss.money.cents import dollars

RULE = "house cage"
FLOAT = 100_000_000
"""What the house brings to a table at a time, in cents."""
TRIES = 10
Odd = dict[str, tuple[int, int]]
"""Accounts of which the two streams say otherwise: cents brought to a table by their own, and by the table's."""


def enough_chips(state: TableState, events: tuple[TableEvent, ...]) -> None:
    """The guard of every command: nobody who has an account puts up more chips than lie there in that person's name."""
    held: dict[str, int] = {}
    for event in events:
        for account, cents in moved(event):
            person = account.removeprefix("player:")
            if person == account or not ID.fullmatch(person):
                continue
            before = held.get(account, state.balances.get(account, 0))
            held[account] = before + cents
            if cents < 0 and held[account] < 0:
                said = f"{person} has {dollars(max(before, 0))} at this table, which is less than {dollars(-cents)}: buy in first"
                raise Refused("too-little-chips", said, rule=RULE)


def _half_done(said: str, fault: Refused) -> Stopped:
    return Stopped(fault.code, f"The store takes nothing at the moment, and {said}: ask again under the same id, or wait.")


class Cage:
    """Buys in and cashes out at any table of this server."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store, self._registry = store, registry
        self._odd: dict[str, Odd] = {}
        self._left: dict[str, Odd] = {}

    async def buy_in(self, room: Room, holder: Holder, cents: int, command: str) -> None:
        """Take cents from the holder's wallet, and bring them to the table as chips."""
        name = f"cage:{holder.account}:{command}"
        await self._settle(room, holder.account)
        await room.ready()
        await self._registry.do(Request(holder, seconds(), BuyIn(holder.account, room.id, cents)), f"{room.id}:{name}")
        try:
            await self._bring(room, holder.account, cents, name)
        except Refused as fault:  # nothing the table has to say now takes the money back: it is brought as soon as may be
            raise _half_done("the money has left your wallet and is on its way to the table", fault) from None

    async def cash_out(self, room: Room, account: str, command: str) -> None:
        """Take all chips of an account from a table, and pay them into the wallet."""
        name = f"cash:{account}:{command}"
        await self._settle(room, account)
        for _ in range(TRIES):
            done = await self._store.answered(room.stream, name)
            if done is not None:
                [entry] = await self._store.read(room.stream, done.first - 1, 1)
                event = read_event(entry.body, entry.version)
                assert isinstance(event, ChipsTaken)
                try:
                    await self._pay(room, account, event.amount, name)
                except Stopped as fault:
                    raise _half_done("the chips have left the table and are on their way to your wallet", fault) from None
                return
            try:
                await self._take(room, account, name)
            except Refused as fault:
                if fault.code != "chips-changed":
                    raise
        raise Refused("chips-changed", "Your chips moved meanwhile: try again.", rule=RULE)

    def moving(self, room: Room, account: str) -> int:
        """Cents of an account that are between its wallet and a table: out of the one, and not yet in the other."""
        brought, held = self._odd_at(room).get(account, (0, 0))
        return abs(brought - held)

    async def fill(self, room: Room, least: int = 1) -> None:
        """See that a table has a float of at least so many cents."""
        tables = self._registry.accounts.tables
        held = tables.get(room.id, 0)
        if held < least or room.id not in tables:
            name = self._registry.head.position if room.id in tables else "first"
            await self._registry.do(Request(House(), seconds(), FillTable(room.id, max(FLOAT, least - held))), f"{room.id}:fill:{name}")

    async def make_good(self, room: Room) -> int:
        """Find what was begun in one stream and not finished in the other, and finish it; how many there were."""
        return await self._finished(room, self._odd_at(room))

    async def watch(self, room: Room) -> int:
        """Finish what has lain half done since this was last asked, as when another server was killed; how many there were.

        What is under way is let alone, and what could not be finished is not tried again until it changes.
        """
        before, now = self._odd.get(room.id, {}), self._odd_at(room)
        left = self._left.get(room.id, {})
        stuck = {account: cents for account, cents in now.items() if before.get(account) == cents != left.get(account)}
        found = await self._finished(room, stuck)
        self._odd[room.id] = after = self._odd_at(room) if stuck else now
        self._left[room.id] = {account: after[account] for account in {*left, *stuck} if account in after}
        return found

    async def _settle(self, room: Room, account: str) -> None:
        """Finish first what was begun for an account at a table, here or by a server that is gone: chips go one way at a time."""
        await self._registry.catch_up()
        await room.follow()
        await self._finished(room, {each: cents for each, cents in self._odd_at(room).items() if each == account})

    def _odd_at(self, room: Room) -> Odd:
        brought, held = self._registry.brought.get(room.id, {}), room.keeper.state.balances
        there = {account.removeprefix("cage:") for account in held if account.startswith("cage:")}
        known = {each: (brought.get(each, 0), -held.get(cage_of(each), 0)) for each in brought.keys() | there}
        return {each: cents for each, cents in known.items() if cents[0] != cents[1]}

    async def _finished(self, room: Room, odd: Odd) -> int:
        return await self._finish_buying(room, odd) + await self._finish_cashing(room, odd) if odd else 0

    async def _take(self, room: Room, account: str, name: str) -> None:
        person = self._registry.accounts.people[account]
        cents = balance(room.keeper.state, account)
        if room.id not in person.wallet.tables and not cents:
            raise not_at_table(room.id)
        if cents < 0:
            raise too_little(0, -cents)

        def unchanged(state: TableState, events: tuple[TableEvent, ...]) -> None:
            rounds = state.floor.rounds
            if account in rounds.players and not rounds.is_over:
                raise Refused("round-in-play", "You have a wager on the table: wait for the end of the round.", rule=RULE)
            if balance(state, account) != cents:
                raise Refused("chips-changed", "Your chips moved meanwhile: try again.", rule=RULE)

        await room.do(TableRequest(account, seconds(), ChipsTaken(account, cents)), name, unchanged)  # type: ignore[arg-type]  # the keeper's

    async def _bring(self, room: Room, account: str, cents: int, name: str) -> None:
        await room.do(TableRequest(account, seconds(), ChipsBrought(account, cents)), name)  # type: ignore[arg-type]  # the keeper's own

    async def _pay(self, room: Room, account: str, cents: int, name: str) -> None:
        if await self._store.answered(ACCOUNTS, f"{room.id}:{name}") is None:
            await self.fill(room, cents)
        await self._registry.do(Request(House(), seconds(), CashOut(account, room.id, cents)), f"{room.id}:{name}")

    async def _finish_buying(self, room: Room, odd: Odd) -> int:
        found, position = 0, 0
        while entries := await self._store.read(ACCOUNTS, position):
            position = entries[-1].position
            for entry in entries:
                event = decode(json.loads(entry.body)) if '"BoughtIn"' in entry.body else None
                if not isinstance(event, BoughtIn) or event.table != room.id or event.account not in odd:
                    continue
                name = entry.command.removeprefix(f"{room.id}:")
                if await self._store.answered(room.stream, name) is None:
                    await self._bring(room, event.account, event.cents, name)
                    found += 1
        return found

    async def _finish_cashing(self, room: Room, odd: Odd) -> int:
        found, position = 0, 0
        while entries := await self._store.read(room.stream, position):
            position = entries[-1].position
            for entry in entries:
                event = read_event(entry.body, entry.version) if '"ChipsTaken"' in entry.body else None
                if not isinstance(event, ChipsTaken) or event.player not in odd:
                    continue
                if await self._store.answered(ACCOUNTS, f"{room.id}:{entry.command}") is None:
                    try:
                        await self._pay(room, event.player, event.amount, entry.command)
                        found += 1
                    except PitbossError:  # an account that was closed meanwhile: its chips stay at the table
                        continue
        return found
