"""A hall: one stream that is no table of the lobby, as this server keeps it, with what it remembers and who watches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from pitboss.floor.state import Floor
from pitboss.house.accounts import Accounts, Scope, roles_at
from pitboss.house.messages.reading import read_one_of
from pitboss.house.store import Entry, Store
from pitboss.house.streams.keeper import StreamAnswer, StreamKeeper, Wanted
from pitboss.house.streams.kind import StreamKind, Told
from pitboss.house.streams.state import after, begun
from pitboss.house.views.viewer import Viewer

Json = dict[str, Any]
Wake = Callable[[], None]
KEPT = 256
"""Entries kept at hand; whoever is further behind reads the store."""


class Memory:
    """The end of a log in memory, and a way to any part of it."""

    def __init__(self, store: Store, stream: str, kind: StreamKind) -> None:
        self._store, self._stream, self._kind = store, stream, kind
        self.recent: list[Told] = []

    def add(self, told: Sequence[Told]) -> None:
        """Remember entries that follow."""
        self.recent.extend(told)
        if len(self.recent) > KEPT + KEPT // 4:
            del self.recent[: len(self.recent) - KEPT]

    def at_hand(self, position: int, most: int) -> list[Told]:
        """The entries after a position where they need not be read from the store; otherwise none."""
        if self.recent and self.recent[0].position <= position + 1:
            place = position + 1 - self.recent[0].position
            return self.recent[place : place + most]
        return []

    async def since(self, position: int, most: int, upto: int) -> list[Told]:
        """The entries after a position, at most so many and none after `upto`."""
        if self.recent and self.recent[0].position <= position + 1:
            return [each for each in islice(self.at_hand(position, most), most) if each.position <= upto]
        return [each for each in await self._replayed(position, most) if each.position <= upto]

    async def entries(self, position: int, most: int) -> tuple[Entry, ...]:
        """The entries themselves, as the store has them."""
        return await self._store.read(self._stream, position, most)

    async def _replayed(self, position: int, most: int) -> list[Told]:
        """Replay from the start: logs of these streams are short, or seldom asked for."""
        known, at, found = begun(self._kind), 0, list[Told]()
        while len(found) < most and (entries := await self._store.read(self._stream, at)):
            for entry in entries:
                event = self._kind.codec.read(entry.body, entry.version)
                known, at = after(self._kind, known, event), entry.position
                if at > position and len(found) < most:
                    found.append(Told(at, entry.time, entry.actor, entry.command, event, known.state))
            await asyncio.sleep(0)
        return found


class Hall:
    """One stream in this process; whatever is appended to it from here or elsewhere is published in order, once."""

    def __init__(self, store: Store, stream: str, kind: StreamKind) -> None:
        self.store, self.stream, self.kind, self.id = store, stream, kind, stream
        self.keeper = self._keeper()
        self.memory = Memory(store, stream, kind)
        self.watchers: set[Wake] = set()
        self.told: Any = None
        self.away: set[str] = set()
        self.declined: dict[str, frozenset[str]] = {}
        self.changed = asyncio.Event()
        self.beat = 0
        """Rises when the picture changes although nothing was appended here, as when a table of a tournament plays on."""

    def _keeper(self) -> StreamKeeper:
        return StreamKeeper(self.store, self.stream, self.kind, self._hear)

    async def open(self) -> None:
        """Read the log."""
        await self.keeper.open()

    @property
    def context(self) -> Any:
        """What the first entry opened: rules, a game."""
        return self.keeper.context

    @property
    def state(self) -> Any:
        """The kind's own state as it stands."""
        return self.keeper.state.state

    @property
    def position(self) -> int:
        """Where the log ends, as far as is known here."""
        return self.keeper.head.position

    def seconds(self) -> int:
        """The time of the log in whole seconds: the house's, or ahead of it where the log is."""
        return self.keeper.time.now() // 1000

    @property
    def floor(self) -> Floor:
        """The table of the floor that plays here, an empty one where none does."""
        return Floor()

    @property
    def scope(self) -> Scope:
        """Where it is, for roles."""
        jurisdiction, book = self.kind.place(self.context)
        return Scope(jurisdiction, book, self.id)

    @property
    def till(self) -> str:
        """Its name in the wallets of accounts, where a colon cannot stand."""
        return self.stream.replace(":", "-")

    def viewer(self, accounts: Accounts, account: str) -> Viewer:
        """Who looks, with the roles of the account here now and those that the log itself gives."""
        if not account:
            return Viewer()
        return Viewer(account, roles_at(accounts, account, self.scope) | self.kind.grants(self.context, self.state, account))

    def picture(self, viewer: Viewer, at: int) -> Json:
        """What a viewer may see now."""
        return self.kind.picture(self.context, self.state, viewer, at)

    def read(self, value: Any, by: str) -> Any:
        """The command that a client asks for."""
        return read_one_of(value, self.kind.commands_by_name, by=by)

    def held(self, person: str) -> int:
        """Money in somebody's name in the ledger of the stream, in cents."""
        return self.keeper.state.balances.get(f"player:{person}", 0)

    async def do(self, wanted: Wanted) -> StreamAnswer:
        """Carry out a wish and publish what follows."""
        return await self.keeper.do(wanted)

    async def follow(self, upto: int | None = None) -> None:
        """Read and publish what others have appended."""
        if upto is None or self.position < upto:
            await self.keeper.catch_up()

    def stir(self) -> None:
        """The picture has changed by what happened elsewhere."""
        self.beat += 1
        self.changed.set()
        for wake in tuple(self.watchers):
            wake()

    def _hear(self, told: Sequence[Told]) -> None:
        self.memory.add(told)
        for each in told:
            self.away.discard(each.actor)
        self.changed.set()
        for wake in tuple(self.watchers):
            wake()
