"""The keeper of a table: decides requests, appends what follows, and answers once it is durable.

Any number of keepers, in any number of processes, may keep one table: the log orders them, and whoever loses reads on and decides again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from uuid import uuid4

from pitboss import __version__
from pitboss.floor.automatic import is_lawful, next_request, shuffle_is_due
from pitboss.floor.cards.commands import Shuffle
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.decide import step
from pitboss.floor.events import Event
from pitboss.floor.game import Game
from pitboss.floor.opening.state import Standing
from pitboss.floor.request import SHOE, Request
from pitboss.floor.state import Floor
from pitboss.house.clock import HOUSE, Clock, StreamClock
from pitboss.house.store import Appended, Batch, Conflict, Draft, Entry, Head, Mark, Repeated, Snapshot, Stamp, Store, chained
from pitboss.house.store.entry import require_chain
from pitboss.house.store.faults import Stopped, refused
from pitboss.house.tables.asking import Answer, Asked, Complete, Decided, Known, Outcome, Proposal, as_it_is, digest_of, doing, of_floor
from pitboss.house.tables.button import with_draw
from pitboss.house.tables.chips import ChipsMoved, Guard, nothing_against
from pitboss.house.tables.codec import VERSION, read_event, write_event, write_state
from pitboss.house.tables.founding import LawChanged, TableFounded
from pitboss.house.tables.law import OpenGame, law_changed
from pitboss.house.tables.lost import ShoeLost, shoe_lost
from pitboss.house.tables.shoe import SHUFFLES, cut_by_nobody, fresh_order, is_promised, promise, shoe_at
from pitboss.house.tables.state import TableEvent, TableState, follow, moved
from pitboss.house.tables.vault import Order, Vault
from pitboss.law.refusal import PitbossError

TRIES = 50
"""How often a keeper that lost decides again before it gives up."""
SNAPSHOT_EVERY = 2000


Propose = Callable[[], Proposal | None]


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
        clock: Clock = HOUSE,
        snapshot_every: int = SNAPSHOT_EVERY,
        open_game: OpenGame | None = None,
    ) -> None:
        self.stream, self._game, self._open_game = stream, game, open_game
        self._laid_out_for: TableFounded | None = None
        self.state, self.head = known
        self._store, self.vault, self.time = store, vault, StreamClock(clock)
        self._every, self._last_snapshot = snapshot_every, self.head.position
        self._orders: dict[str, Order] = {}
        self._latest = Head().position, 0
        self._one_at_a_time = asyncio.Lock()

    @property
    def game(self) -> Game:
        """The game by the law that the log says the table stands on."""
        founding = self.state.founding
        if self._open_game is not None and founding is not None and founding is not self._laid_out_for:
            if founding.on and founding.instruments != self._game.rules.law.instruments:
                self._game = self._open_game(founding)
            self._laid_out_for = founding
        return self._game

    async def do(self, request: Request, command: str = "", guard: Guard = nothing_against, complete: Complete = as_it_is) -> Answer:
        """Carry out a request; one whose command id was accepted before is answered as it was then, and has no second effect.

        `complete` adds to a command what the house knows besides, each time it is decided; the id is that of the command as it was given.
        `Refused` and `Malformed` as the floor gives them, or the house's guard: nothing has happened, and the id may be used again.
        """
        asked = digest_of(request)
        wanted = Mark(command or uuid4().hex, request.by, asked)
        asking = Asked(request, wanted.id, guard, complete)
        answer = await self._carried_out(wanted, lambda: self._proposed(self.state, asking), shoe=isinstance(request.do, SHUFFLES))
        assert answer is not None, "a request proposes itself"
        return answer

    async def in_one_go(self, row: Sequence[Asked]) -> tuple[Decided, ...]:
        """Decide requests one upon the other, append them together, and give back those that are durable now: the first few, all or none.

        Whichever comes next was refused, has to do with the shoe, or lost against somebody: it is for `do`, and nothing has happened by it.
        """
        async with self._one_at_a_time:
            found: list[Decided] = []
            try:
                known = await self._known()
                for asked in row:
                    if isinstance(asked.request.do, SHUFFLES):
                        break
                    mark = Mark(asked.command, asked.request.by, digest_of(asked.request))
                    found.append(self._decided(mark, self._proposed(known.state, asked), known))
                    known = found[-1].after
            except PitbossError:
                pass  # what was decided before it stands
            with suppress(PitbossError):
                verdicts = await self._store.append_row([each.batch for each in found]) if found else ()
                return await self._settled([each for each, verdict in zip(found, verdicts, strict=False) if isinstance(verdict, Appended)])
            return ()

    async def goes_on(
        self, at: int, *, dealer: str = "", awaited: Collection[str] = (), command: str = "", guard: Guard = nothing_against
    ) -> Answer | None:
        """Let the program do the next thing as shoe, and as dealer under that name; None when a person is awaited."""
        wanted = Mark(command or uuid4().hex, SHOE, b"")
        return await self._carried_out(wanted, lambda: _guarded(self._next(at, dealer, awaited), guard), shoe=True)

    async def catch_up(self) -> None:
        """Read what others have appended."""
        while entries := await self._store.read(self.stream, self.head.position):
            self.learn(entries, [read_event(entry.body, entry.version) for entry in entries])

    def learn(self, entries: Sequence[Entry], events: Sequence[TableEvent]) -> None:
        """Take in the entries that follow in the log, with their events; those known already are passed over."""
        known = self.head.position
        require_chain([entry for entry in entries if entry.position > known], self.head)
        fresh = [event for entry, event in zip(entries, events, strict=True) if entry.position > known]
        if fresh:
            self.state, self.head = follow(self.state, fresh), entries[-1].head
            self._learned(entries[-1].time)

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
            self._orders = {published: self.vault.unseal(self.stream, sealed)}

    def _shoe(self) -> CommittedShoe | None:
        """The promised shoe, once its order is at hand."""
        cards = self.state.floor.cards
        return shoe_at(cards, self._orders[cards.commitment]) if is_promised(self.state) else None

    async def _carried_out(self, wanted: Mark, propose: Propose, *, shoe: bool) -> Answer | None:
        """Decide and append until it is done, refused, or found to have been done before; only some commands need the promised shoe."""
        async with self._one_at_a_time:
            for _ in range(TRIES):
                try:
                    return await self._tried(wanted, propose, shoe=shoe)
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

    def _learned(self, time: int) -> None:
        """The entry that the head is has that time."""
        self._latest = self.head.position, time
        self.time.saw(time)

    async def _is_behind(self) -> bool:
        """Whether a refusal was decided on an old state, which is read on then."""
        before = self.head
        await self.catch_up()
        return self.head != before

    async def _known(self) -> Known:
        """Where the table stands.

        No entry has an earlier time than the one before it, whatever the clock of its server says.
        """
        position, time = self._latest
        if position != self.head.position:
            [entry] = await self._store.read(self.stream, self.head.position - 1, 1)
            self._learned(time := entry.time)
        return Known(self.state, self.head, time)

    def _proposed(self, state: TableState, asked: Asked) -> Proposal:
        """A request with what only the house brings to it, the order of a shuffle and the draw of a prize; nobody's id depends on those."""
        request, order = doing(asked.request, asked.complete(state, asked.request.do)), None
        if isinstance(request.do, SHUFFLES):
            request, order = promise(self.game, state, self._shoe(), request)
        request = cut_by_nobody(self.game, state.floor, request)
        return Proposal(doing(request, with_draw(self.game, state.floor, request.do, secrets.randbelow)), order, asked.guard)

    async def _tried(self, wanted: Mark, propose: Propose, *, shoe: bool) -> Answer | None:
        known = await self._known()
        if shoe and is_promised(self.state):
            await self._open_shoe()
        proposal = propose()
        if proposal is None:
            done = await self._store.answered(self.stream, wanted.id)
            if done is not None:
                return await self._again(wanted, done)
            return await self._tried(wanted, propose, shoe=shoe) if await self._is_behind() else None
        decided = self._decided(wanted, proposal, known)
        verdict = await self._store.append(decided.batch)
        if isinstance(verdict, Repeated):
            return await self._again(decided.batch.mark, verdict)
        await self._settled([decided])
        return decided.answer

    def _decided(self, wanted: Mark, proposal: Proposal, known: Known) -> Decided:
        """What follows from a proposal at a table that stands so; `Refused` where nothing may."""
        request, (state, head, last) = proposal.request, known
        at = self.time.judged_at(max(request.at, last // 1000))
        events, floor = self._judged(state.floor, request if request.at == at else request._replace(at=at))
        proposal.guard(state, events)
        mark = wanted if wanted.asked else Mark(wanted.id, request.by, digest_of(request))
        stamp = Stamp(max(self.time.now(), last), request.by, wanted.id)
        drafts = [Draft(write_event(event), VERSION, moved(event)) for event in events]
        sealed = (self.vault.seal(self.stream, proposal.order),) if proposal.order else ()
        batch = Batch(self.stream, head, mark, chained(self.stream, head, stamp, drafts), sealed)
        return Decided(batch, events, Known(follow(state, events, floor), batch.head, stamp.time if events else last))

    async def _settled(self, durable: Sequence[Decided]) -> tuple[Decided, ...]:
        """Take in what is durable now."""
        if durable:
            self.state, self.head, time = durable[-1].after
            self._learned(time)
            if self.head.position - self._last_snapshot >= self._every:
                await self._keep_snapshot()
        return tuple(durable)

    def _judged(self, floor: Floor, request: Request) -> tuple[tuple[TableEvent, ...], Floor]:
        """What follows from a request; chips are the house's to bring, and the guard's to judge.

        Whoever shuffles, the order that was promised before is shown first.
        """
        asked: object = request.do
        shown: tuple[Event, ...] = ()
        if isinstance(asked, ChipsMoved):
            return (asked,), floor
        if isinstance(asked, ShoeLost):
            return shoe_lost(self.game, floor, asked, request)
        if isinstance(asked, LawChanged):
            return law_changed(asked, floor, request)
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
        return Answer(of_floor(events), done.first, Outcome.BEFORE)

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
        request = cut_by_nobody(self.game, floor, request)
        return Proposal(request, order if request.do == (shoe and order and shoe.publish()) else None)

    async def _keep_snapshot(self) -> None:
        """Keep a snapshot, once the table is between rounds."""
        if not self.state.floor.rounds.log:
            self._last_snapshot = self.head.position
            snapshot = Snapshot(self.stream, self.head.position, self.head.hash, __version__, write_state(self.state))
            snapshot = replace(snapshot, program=f"{__version__} {self.vault.mark(snapshot)}")
            with suppress(PitbossError):  # the command is durable, and a table does without a snapshot
                await self._store.keep(snapshot)


def _guarded(proposal: Proposal | None, guard: Guard) -> Proposal | None:
    return proposal and proposal._replace(guard=guard)
