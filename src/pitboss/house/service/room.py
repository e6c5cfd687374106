"""A room: one table as this server keeps it, with its keeper, its clocks, what it remembers, and who watches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any
from uuid import uuid4

from pitboss.floor.automatic import shuffle_is_due
from pitboss.floor.evolve import evolve
from pitboss.floor.game import Game
from pitboss.floor.opening.state import Standing
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.house.accounts import Scope
from pitboss.house.lobby import TableDefinition
from pitboss.house.service.changing import law_now
from pitboss.house.service.moment import seconds
from pitboss.house.service.recollection import Recollection, Remembered
from pitboss.house.store import Head, Store
from pitboss.house.store.faults import Stopped
from pitboss.house.tables import Answer, Asked, Outcome, TableKeeper, TableState, Vault
from pitboss.house.tables.asking import Complete, Decided, as_it_is
from pitboss.house.tables.chips import Guard, nothing_against
from pitboss.house.tables.codec import read_event
from pitboss.house.tables.founding import TableFounded
from pitboss.house.tables.law import TableBooks, stands_until
from pitboss.house.tables.loading import from_snapshot
from pitboss.house.tables.lost import LOST, ShoeLost
from pitboss.house.tables.names import stream_of
from pitboss.house.tables.state import HOUSE_ENTRIES, TableEvent
from pitboss.house.timers import CLOCK, HouseTurn, Recorded, opened, resumed
from pitboss.law.refusal import PitbossError, Refused

Wake = Callable[[], None]
PATIENCE, GLANCE = 5.0, 0.02
"""Seconds for which a wager waits for the shoe to be committed to, and between two looks whether it is."""
LOG = logging.getLogger("pitboss.room")
WHY = {
    "vault-key": "its order was sealed with a key that the house no longer has, or the seal is spoilt",
    "vault-empty": "its sealed order is gone from the store",
}
Happened = tuple[int, int, str, str, TableEvent, Floor | None]
"""An entry: its position and time, who did it by which command, its event, and the floor after it where that is known already."""


class Room:
    """One table in this process; whatever is appended to it from here or elsewhere is published in order, once."""

    def __init__(self, store: Store, definition: TableDefinition, game: Game, vault: Vault, books: TableBooks | None = None) -> None:
        self.definition, self.stream, self._books = definition, stream_of(definition.id), books
        self.store, self.id = store, definition.id
        book = game.rules.book
        self.scope = Scope(book.jurisdiction, book.id, definition.id)
        """Where the table is, for roles."""
        start = (TableState(), Head())
        self.keeper = TableKeeper(store, self.stream, game, start, vault, open_game=books.open_game if books else None)
        self.live = opened(game, self.stream, definition.settings)
        self.memory = Recollection(store, self.stream)
        self.position = 0
        self.watchers: set[Wake] = set()
        self.told: Any = None
        """The last message that spectators were sent, a `Frame`."""
        self.away: set[str] = set()
        self.changed = asyncio.Event()
        self.user = ""
        self.used_by: Refused | None = None
        """What is said to whoever wants to play here while a tournament uses the table."""
        self._one_at_a_time = asyncio.Lock()
        self._until: tuple[TableFounded | None, float | None] = (None, None)

    @property
    def game(self) -> Game:
        """The game by the law that the table stands on."""
        return self.keeper.game

    @property
    def founding(self) -> TableFounded:
        """What is played, and by which law."""
        return self.keeper.state.founding or self.definition.founding

    @property
    def floor(self) -> Floor:
        """The table as it stands."""
        return self.live.floor

    def now(self) -> int:
        """The time of the table's log, in milliseconds: the house's, or ahead of it where the log is."""
        return self.keeper.time.now()

    async def open(self) -> None:
        """Read the log from the last snapshot that fits, event by event, so that the clocks know since when they run."""
        state, head = await from_snapshot(self.store, self.stream, self.keeper.vault)
        self.keeper.state, self.keeper.head, self.position = state, head, head.position
        if head.position:
            [entry] = await self.store.read(self.stream, head.position - 1, 1)
            self.live = resumed(self.live._replace(game=self.game), state.floor, head.position, entry.time // 1000, shown=state.shown)
        await self.follow()

    async def do(self, request: Request, command: str = "", guard: Guard = nothing_against, complete: Complete = as_it_is) -> Answer:
        """Carry out a request at the table and publish what follows; see `TableKeeper.do`."""
        command = command or uuid4().hex
        async with self._one_at_a_time:
            await self._mind_law()
            try:
                answer = await self.keeper.do(request, command, guard, complete)
                self._publish(answer, request, command)
            finally:
                if self.position < self.keeper.head.position:
                    await self._read_what_is_known()
            return answer

    async def do_row(self, row: Sequence[Asked]) -> list[Answer | PitbossError]:
        """Carry out requests that came together, in their order: in one go as far as that goes, and otherwise one by one."""
        found: list[Answer | PitbossError] = []
        while len(found) < len(row):
            if len(row) - len(found) > 1:
                found += await self._in_one_go(row[len(found) :])
            if len(found) < len(row):
                try:
                    found.append(await self.do(*row[len(found)]))
                except PitbossError as fault:
                    found.append(fault)
        return found

    async def _in_one_go(self, row: Sequence[Asked]) -> list[Answer]:
        """Carry out the first few of a row together, and publish them together."""
        async with self._one_at_a_time:
            await self._mind_law()
            try:
                done = await self.keeper.in_one_go(row)
                if done and done[0].batch.expected.position == self.position:
                    self._remember(each for decided in done for each in _entries_of(decided))
            finally:
                if self.position < self.keeper.head.position:
                    await self._read_what_is_known()
            return [decided.answer for decided in done]

    async def goes_on(self, turn: HouseTurn, at: int) -> Answer | None:
        """Let the program do its next thing; None where a person is awaited."""
        guard = self.unmoved()  # before it is waited for: whoever acts meanwhile is quicker
        async with self._one_at_a_time:
            if await self._mind_law():
                return None
            try:
                return await self.keeper.goes_on(at, dealer=turn.dealer, awaited=turn.awaited, command=turn.id, guard=guard)
            finally:
                await self._read_what_is_known()

    async def keep_shoe(self) -> None:
        """See that the promised shoe can be dealt from; one that cannot is declared lost, and the table goes on with a new one."""
        try:
            await self.keeper.shoe()
        except Refused as fault:
            if fault.code not in LOST:
                raise
            await self.lose_shoe(fault)

    async def lose_shoe(self, why: Refused) -> None:
        """Declare the promised shoe lost."""
        published = self.floor.cards.commitment
        LOG.error("shoe lost", extra={"table": self.id, "code": why.code, "sentence": why.sentence})
        lost: Any = ShoeLost(published, WHY[why.code])
        await self.do(Request(CLOCK, seconds(), lost), f"lost:{published}")

    async def mind_law(self) -> bool:
        """Go over to the law that stands now, once the layout is clear; whether the table did."""
        async with self._one_at_a_time:
            return await self._mind_law()

    @property
    def law_until(self) -> float | None:
        """When the law of the table stops to stand; None where no end is known, or the table is of another day."""
        founding, game = self.founding, self.game
        if self._until[0] is not founding:
            self._until = founding, stands_until(game, founding)
        return self._until[1]

    async def _mind_law(self) -> bool:
        if self._books is None or self.floor.rounds.log or self.keeper.state.founding is None:
            return False
        until = self.law_until
        if until is None or seconds() < until or self.floor.opening.standing is Standing.CLOSED:
            return False
        changed = law_now(self._books, self.definition, self.founding)
        request = Request(CLOCK, seconds(), changed)  # type: ignore[arg-type]  # the keeper's own
        try:
            await self.keeper.do(request, f"law:{' '.join(changed.instruments)}:{int(until)}")
        except Refused as fault:
            if fault.code != "command-id":  # another server has said it in its own minute
                raise
            await self.keeper.catch_up()
        await self._read_what_is_known()
        return True

    def unmoved(self) -> Guard:
        """The guard of what time and program bring: it was thought out for the table as it stands now, and for no later one."""
        position = self.position

        def guard(state: TableState, events: tuple[TableEvent, ...]) -> None:
            if self.keeper.head.position != position:
                raise Refused("overtaken", "Somebody was quicker.", rule="house clocks")

        return guard

    @property
    def awaits_commitment(self) -> bool:
        """Whether the program is to shuffle before another card: no wager is taken that it could choose the order by."""
        return bool(self.live.settings.dealer) and not self.floor.rounds.log and shuffle_is_due(self.floor.cards)

    async def committed(self) -> None:
        """Wait a little for the next shoe to be committed to."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.awaits_commitment:
                    await asyncio.sleep(GLANCE)

    async def ready(self) -> None:
        """Refuse before anything is moved whatever would be refused after it."""
        await self.mind_law()

    async def follow(self, upto: int | None = None) -> None:
        """Read and publish what others have appended."""
        async with self._one_at_a_time:
            if upto is None or self.position < upto:
                await self._read_on(look=self.position + 1)

    def _publish(self, answer: Answer, request: Request, command: str) -> None:
        """Publish the events of an answer without reading them again, where they were appended from here and nobody else's lie between.

        What another server appended under the same command id has that server's time, so it is read.
        """
        ours = answer.outcome is Outcome.NOW and answer.first == self.position + 1
        if ours and self.keeper.head.position == self.position + len(answer.events):
            known = self.keeper.state.floor if len(answer.events) == 1 else None
            numbered = enumerate(answer.events, answer.first)
            self._remember((position, answer.time, request.by, command, event, known) for position, event in numbered)

    async def _read_what_is_known(self) -> None:
        """Publish what the keeper has come to know; where the store cannot be read now, the follower does it later.

        A command that is durable must not be answered as if it were not.
        """
        with suppress(Stopped):
            await self._read_on()

    async def _read_on(self, look: int = 0) -> None:
        """Read from the store what is not yet published, if the keeper knows of more or we are to look."""
        while self.position < max(self.keeper.head.position, look):
            entries = await self.store.read(self.stream, self.position)
            if not entries:
                break
            events = [read_event(entry.body, entry.version) for entry in entries]
            self.keeper.learn(entries, events)
            self._remember(
                (entry.position, entry.time, entry.actor, entry.command, event, None) for entry, event in zip(entries, events, strict=True)
            )
            look = self.position + 1 if look else 0

    def _remember(self, entries: Iterable[Happened]) -> None:
        """Take entries into the memory and tell everybody."""
        found, recorded, floor, lost = [], [], self.live.floor, ""
        for position, time, actor, command, event, known in entries:
            if not isinstance(event, HOUSE_ENTRIES):
                floor = evolve(floor, event) if known is None else known
                recorded.append(Recorded(position, time // 1000, event, floor))
            found.append(Remembered(position, time, actor, command, event, floor))
            self.away.discard(actor)
            self.position = position
            if isinstance(event, ShoeLost):
                lost = event.commitment
        self.live = self.live.after(recorded)
        if lost:
            self.live = self.live._replace(shown=lost)
        if self.live.game is not self.game:
            self.live = self.live._replace(game=self.game)
        self.memory.add(found)
        self.changed.set()
        for wake in tuple(self.watchers):
            wake()


def _entries_of(decided: Decided) -> Iterator[Happened]:
    """The entries of a command that was carried out from here; after its last event the floor is known."""
    (state, _, time), mark = decided.after, decided.batch.mark
    last = decided.batch.head.position
    for position, event in enumerate(decided.events, decided.batch.expected.position + 1):
        yield position, time, mark.actor, mark.id, event, state.floor if position == last else None


def balance(state: TableState, person: str) -> int:
    """The chips that somebody has at a table and not on its layout, in cents."""
    return state.balances.get(f"player:{person}", 0)


def no_such_table(name: str) -> Refused:
    """There is no table of that name."""
    return Refused("no-such-table", f"There is no table {name[:60]!r}: the lobby lists those that there are.", rule="house lobby")
