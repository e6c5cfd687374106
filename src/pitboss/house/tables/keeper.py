"""The keeper of a table: decides requests, appends what follows, and answers once it is durable.

Any number of keepers, in any number of processes, may keep one table: the log orders them, and whoever loses reads on and decides again.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from enum import Enum
from typing import NamedTuple
from uuid import uuid4

from pitboss import __version__
from pitboss.floor.automatic import is_lawful, next_request, shuffle_is_due
from pitboss.floor.cards.commands import Shuffle
from pitboss.floor.codec import encode
from pitboss.floor.commands import Command
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.decide import step
from pitboss.floor.events import Event
from pitboss.floor.game import Game
from pitboss.floor.opening.state import Standing
from pitboss.floor.request import SHOE, Request
from pitboss.floor.state import Floor
from pitboss.house.store import Batch, Conflict, Draft, Entry, Head, Mark, Repeated, Snapshot, Stamp, Store, chained
from pitboss.house.store.faults import Stopped, refused
from pitboss.house.tables.button import with_draw
from pitboss.house.tables.chips import ChipsMoved, Guard, nothing_against
from pitboss.house.tables.codec import VERSION, ascii_json, read_event, write_event, write_state
from pitboss.house.tables.founding import TableFounded
from pitboss.house.tables.shoe import SHUFFLES, fresh_order, is_promised, promise, shoe_at
from pitboss.house.tables.state import TableEvent, TableState, follow, moved
from pitboss.house.tables.vault import Order, Vault
from pitboss.law.refusal import PitbossError

TRIES = 50
"""How often a keeper that lost decides again before it gives up."""
SNAPSHOT_EVERY = 2000


class Outcome(Enum):
    """Whether a command was carried out now, or had been before."""

    NOW = "now"
    BEFORE = "before"


class Answer(NamedTuple):
    """What a command led to: its events, and the position of the first; the same however often it is asked.

    `time` is that of its entries in milliseconds, where it was carried out now.
    """

    events: tuple[Event, ...]
    first: int
    outcome: Outcome
    time: int = 0


class Proposal(NamedTuple):
    """What somebody wants done as the table stands; an order goes to the vault with it."""

    request: Request
    order: Order | None = None
    guard: Guard = nothing_against


Propose = Callable[[], Proposal | None]
Complete = Callable[[Command], Command]


def as_it_is(command: Command) -> Command:
    """A command to which the house adds nothing."""
    return command


def milliseconds() -> int:
    """The time of the machine, in milliseconds of the Unix clock."""
    return time.time_ns() // 1_000_000


class TableKeeper:
    """One table as this process knows it: the state its log had come to when last read, and the way to append to it."""

    def __init__(
        self,
        store: Store,
        stream: str,
        game: Game,
        known: tuple[TableState, Head],
        vault: Vault,
        *,
        clock: Callable[[], int] = milliseconds,
        snapshot_every: int = SNAPSHOT_EVERY,
    ) -> None:
        self.stream, self.game = stream, game
        self.state, self.head = known
        self._store, self._vault, self._clock = store, vault, clock
        self._every, self._last_snapshot = snapshot_every, self.head.position
        self._orders: dict[str, Order] = {}
        self._latest = Head().position, 0
        self._one_at_a_time = asyncio.Lock()

    async def do(self, request: Request, command: str = "", guard: Guard = nothing_against, complete: Complete = as_it_is) -> Answer:
        """Carry out a request; one whose command id was accepted before is answered as it was then, and has no second effect.

        `complete` adds to a command what the house knows besides, each time it is decided; the id is that of the command as it was given.
        `Refused` and `Malformed` as the floor gives them, or the house's guard: nothing has happened, and the id may be used again.
        """
        asked = _asked(request)
        wanted = Mark(command or uuid4().hex, request.by, asked)
        answer = await self._carried_out(wanted, lambda: Proposal(*self._with_chance(_doing(request, complete(request.do))), guard))
        assert answer is not None, "a request proposes itself"
        return answer

    async def goes_on(
        self, at: int, *, dealer: str = "", awaited: Collection[str] = (), command: str = "", guard: Guard = nothing_against
    ) -> Answer | None:
        """Let the program do the next thing as shoe, and as dealer under that name; None when a person is awaited."""
        wanted = Mark(command or uuid4().hex, SHOE, b"")
        return await self._carried_out(wanted, lambda: _guarded(self._next(at, dealer, awaited), guard))

    async def catch_up(self) -> None:
        """Read what others have appended."""
        while entries := await self._store.read(self.stream, self.head.position):
            self.learn(entries, [read_event(entry.body, entry.version) for entry in entries])

    def learn(self, entries: Sequence[Entry], events: Sequence[TableEvent]) -> None:
        """Take in the entries that follow in the log, with their events; those known already are passed over."""
        known = self.head.position
        fresh = [event for entry, event in zip(entries, events, strict=True) if entry.position > known]
        if fresh:
            self.state, self.head = follow(self.state, fresh), entries[-1].head
            self._latest = self.head.position, entries[-1].time

    async def shoe(self) -> CommittedShoe | None:
        """The shoe that the table has promised and not shown yet, as it stands; None where the cards are real or all shown."""
        if is_promised(self.state):
            await self._open_shoe()
        return self._shoe()

    async def _open_shoe(self) -> None:
        """Have the order of the promised shoe at hand, and no other."""
        published = self.state.floor.cards.commitment
        if published not in self._orders:
            sealed = await self._store.unsealed(self.stream, published)
            if sealed is None:
                raise refused("vault-empty", f"{self.stream}: the shuffle {published[:12]} is not in the vault")
            self._orders = {published: self._vault.unseal(self.stream, sealed)}

    def _shoe(self) -> CommittedShoe | None:
        """The promised shoe, once its order is at hand."""
        cards = self.state.floor.cards
        return shoe_at(cards, self._orders[cards.commitment]) if is_promised(self.state) else None

    async def _carried_out(self, wanted: Mark, propose: Propose) -> Answer | None:
        """Decide and append until it is done, refused, or found to have been done before."""
        async with self._one_at_a_time:
            for _ in range(TRIES):
                try:
                    return await self._tried(wanted, propose)
                except Conflict:
                    await self.catch_up()
                except Stopped:
                    raise
                except PitbossError:
                    done = await self._store.answered(self.stream, wanted.id)
                    if done is not None:
                        return await self._again(wanted, done)
                    if not await self._is_behind():
                        raise
        raise Stopped("table-busy", f"{self.stream}: others were quicker {TRIES} times: try again")

    async def _is_behind(self) -> bool:
        """Whether a refusal was decided on an old state, which is read on then."""
        before = self.head
        await self.catch_up()
        return self.head != before

    async def _time(self) -> int:
        """The time of the last entry, in milliseconds: no later entry has an earlier one, whatever the clock of its server says."""
        [entry] = await self._store.read(self.stream, self.head.position - 1, 1)
        self._latest = entry.position, entry.time
        return entry.time

    def _with_chance(self, request: Request) -> tuple[Request, Order | None]:
        """A request with what only the house brings to it, the order of a shuffle and the draw of a prize; nobody's id depends on those."""
        order = None
        if isinstance(request.do, SHUFFLES):
            request, order = promise(self.game, self.state, self._shoe(), request)
        return _doing(request, with_draw(self.game, self.state.floor, request.do, secrets.randbelow)), order

    async def _tried(self, wanted: Mark, propose: Propose) -> Answer | None:
        last = self._latest[1] if self._latest[0] == self.head.position else await self._time()
        if is_promised(self.state):
            await self._open_shoe()
        proposal = propose()
        if proposal is None:
            done = await self._store.answered(self.stream, wanted.id)
            if done is not None:
                return await self._again(wanted, done)
            return await self._tried(wanted, propose) if await self._is_behind() else None
        request, expected = proposal.request, self.head
        events, floor = self._judged(request if request.at >= last // 1000 else request._replace(at=last // 1000))
        proposal.guard(self.state, events)
        mark = wanted if wanted.asked else Mark(wanted.id, request.by, _asked(request))
        stamp = Stamp(max(self._clock(), last), request.by, wanted.id)
        drafts = [Draft(write_event(event), VERSION, moved(event)) for event in events]
        sealed = (self._vault.seal(self.stream, proposal.order),) if proposal.order else ()
        batch = Batch(self.stream, expected, mark, chained(self.stream, expected, stamp, drafts), sealed)
        verdict = await self._store.append(batch)
        if isinstance(verdict, Repeated):
            return await self._again(mark, verdict)
        self.state, self.head = follow(self.state, events, floor), verdict.head
        self._latest = self.head.position, stamp.time if events else last
        if self.head.position - self._last_snapshot >= self._every:
            await self._keep_snapshot()
        return Answer(_of_floor(events), expected.position + 1, Outcome.NOW, stamp.time)

    def _judged(self, request: Request) -> tuple[tuple[TableEvent, ...], Floor]:
        """What follows from a request; chips are the house's to bring, and the guard's to judge.

        Whoever shuffles, the order that was promised before is shown first.
        """
        asked: object = request.do
        floor = self.state.floor
        shown: tuple[Event, ...] = ()
        if isinstance(asked, ChipsMoved):
            return (asked,), floor
        if isinstance(asked, Shuffle) and (shoe := self._shoe()) is not None:
            reveal = Request(SHOE, request.at, shoe.reveal())
            if is_lawful(self.game, floor, reveal):
                shown, floor = step(self.game, floor, reveal)
        events, floor = step(self.game, floor, request)
        return (*shown, *events) if shown else events, floor

    async def _again(self, wanted: Mark, done: Repeated) -> Answer:
        """The answer that a command had the first time; another command under the same id is refused."""
        if wanted.asked and done.mark != wanted:
            raise refused("command-id", f"{self.stream}: the command id {wanted.id[:40]!r} was used for another command: use a new one")
        await self.catch_up()
        entries = await self._store.read(self.stream, done.first - 1, done.count) if done.count else ()
        events = tuple(read_event(entry.body, entry.version) for entry in entries)
        return Answer(_of_floor(events), done.first, Outcome.BEFORE)

    def _next(self, at: int, dealer: str, awaited: Collection[str]) -> Proposal | None:
        """What the program does next; a shuffle is shown before the next one is published, and when the table closes."""
        floor, shoe, order = self.state.floor, self._shoe(), None
        ended = shuffle_is_due(floor.cards) or floor.opening.standing is Standing.CLOSED
        if shoe is not None and ended and not floor.rounds.in_progress:
            shown = Request(SHOE, at, shoe.reveal())
            if is_lawful(self.game, floor, shown):
                return Proposal(shown)
        elif shoe is None and dealer and shuffle_is_due(floor.cards) and not floor.rounds.in_progress:
            order = fresh_order(self.game)
            shoe = CommittedShoe((), bytes(32), order.secret)
            shoe.order = shoe.stack = order.cards
        request = next_request(self.game, floor, shoe, at, dealer=dealer, awaited=awaited)
        if request is None:
            return None
        return Proposal(request, order if request.do == (shoe and order and shoe.publish()) else None)

    async def _keep_snapshot(self) -> None:
        """Keep a snapshot, once the table is between rounds."""
        if not self.state.floor.rounds.log:
            self._last_snapshot = self.head.position
            snapshot = Snapshot(self.stream, self.head.position, self.head.hash, __version__, write_state(self.state))
            with suppress(PitbossError):  # the command is durable, and a table does without a snapshot
                await self._store.keep(snapshot)


def _guarded(proposal: Proposal | None, guard: Guard) -> Proposal | None:
    return proposal and proposal._replace(guard=guard)


def _doing(request: Request, command: Command) -> Request:
    """The request with another command, or as it is."""
    return request if command is request.do else request._replace(do=command)


def _of_floor(events: tuple[TableEvent, ...]) -> tuple[Event, ...]:
    return tuple(event for event in events if not isinstance(event, TableFounded | ChipsMoved))


def _asked(request: Request) -> bytes:
    """A digest of who asks what, whenever it is asked; never empty."""
    return hashlib.sha256(ascii_json([request.by, encode(request.do)])).digest()
