"""When the law changes under an open table: it is said beforehand, the round is finished, and it goes on by the new law or closes."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from pitboss.books import LIBRARY
from pitboss.floor.game import Game, open_game
from pitboss.floor.opening.state import Standing
from pitboss.floor.request import Request
from pitboss.house.audit.tables import TableAuditor
from pitboss.house.lobby import SignedLimits, TableDefinition
from pitboss.house.service import changing, room as rooms
from pitboss.house.service.pictures import picture_of
from pitboss.house.service.room import Room
from pitboss.house.store import Store, opened
from pitboss.house.tables import TableFounded, Vault, found_table
from pitboss.house.tables.founding import LawChanged
from pitboss.house.tables.law import TableBooks
from pitboss.house.tables.state import TableEvent
from pitboss.house.views import Viewer
from pitboss.law.book import Book, Ending
from pitboss.law.document import Document
from pitboss.law.in_force import in_force
from pitboss.law.moment import Jurisdiction, Moment, melbourne
from pitboss.law.refusal import Refused
from pitboss.law.rules import Rules
from pitboss.law.today import standing
from pitboss.play.commands import PlaceWager
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from tests.house.play import DEALER, KEY, file_url, wish
from tests.rules.notices import amended

GAME = "vic-blackjack"
THEN = melbourne("2031-07-01T06:00")
AT = int(THEN.instant.timestamp())
DRAWS = amended(LIBRARY.book(GAME), DEALER_SOFT_17, DealerSoft17.HIT, THEN)
ENDS = replace(
    LIBRARY.book(GAME),
    ended=Ending(Document("LAST", "A last notice", Jurisdiction.VIC, "Authority", commences=THEN), "1", replaced_by="another"),
)
TABLE = TableDefinition("main-1", "Main", GAME, SignedLimits(1000, 100_000, 500))


@dataclass
class Clock:
    """The time that the house reads."""

    now: int = AT - 3600

    def __call__(self) -> int:
        return self.now


@dataclass
class Played:
    """A table by a book that changes, and the clock beside it."""

    store: Store
    book: Book
    clock: Clock
    chance: random.Random = field(default_factory=lambda: random.Random(5))

    def moment(self) -> Moment:
        return Moment.of(datetime.fromtimestamp(self.clock.now, UTC), Jurisdiction.VIC)

    def dated(self, founding: TableFounded) -> TableFounded:
        now = self.moment()
        asked = Moment.read(founding.on, Jurisdiction.VIC) if founding.on else standing(self.book, now)
        law = in_force(self.book, asked)
        return replace(founding, on=asked.iso, instruments=law.instruments, as_of="" if asked == now else f"as of {asked}")

    def open_game(self, founding: TableFounded) -> Game:
        moment = Moment.read(founding.on, Jurisdiction.VIC) if founding.on else standing(self.book, self.moment())
        return open_game(Rules(in_force(self.book, moment), {}))

    async def room(self, founding: TableFounded | None = None) -> Room:
        first = founding or self.dated(TABLE.founding)
        await found_table(self.store, TABLE.id, first, "max")
        found = Room(self.store, TABLE, self.open_game(first), Vault(KEY), TableBooks(self.open_game, self.dated))
        await found.open()
        return found

    async def step(self, room: Room) -> None:
        """One thing that somebody or the program does at the table."""
        wanted = wish(room.floor, self.chance)
        if wanted is not None:
            await room.do(Request(wanted[0], self.clock.now, wanted[1]))
        else:
            async with room._one_at_a_time:
                await room._mind_law()
                await room.keeper.goes_on(self.clock.now, dealer=DEALER)
                await room._read_what_is_known()

    async def until_cards_lie(self, room: Room) -> None:
        while not (room.floor.rounds.in_progress and len(room.floor.rounds.log) > 4):
            await self.step(room)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(rooms, "seconds", found)
    monkeypatch.setattr(changing, "seconds", found)
    monkeypatch.setattr("pitboss.house.service.pictures.seconds", found)
    return found


async def events(room: Room) -> list[TableEvent]:
    return [each.event for each in await room.memory.since(0, 5000, room.position)]


def law(room: Room) -> DealerSoft17:
    return room.game.rules[DEALER_SOFT_17]


def test_it_is_said_beforehand_and_the_round_is_finished_under_the_rules_of_before(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with opened(file_url(tmp_path)) as store:
            at = Played(store, DRAWS, clock)
            room = await at.room()
            assert (room.founding.on, room.founding.instruments) == ("2031-07-01T05:00:00", ("VIC-2003-01",))
            shown = picture_of(room, Viewer())["table"]["law"]
            assert shown["coming"][0]["on"] == "2031-07-01T06:00:00"
            assert (
                "From 6.00 am on 1 July 2031 in Melbourne A later notice (LATER) changes the rules of Blackjack"
                in shown["coming"][0]["said"]
            )
            await at.until_cards_lie(room)
            clock.now = AT + 5
            assert not await room.mind_law(), "the round is finished first"
            while room.floor.rounds.log:
                assert law(room) is DealerSoft17.STAND
                await at.step(room)
            await at.until_cards_lie(room)
            assert law(room) is DealerSoft17.HIT
            assert room.live.game is room.game
            (changed,) = [event for event in await events(room) if isinstance(event, LawChanged)]
            assert (changed.instruments, changed.closes) == (("VIC-2003-01", "LATER"), False)
            assert picture_of(room, Viewer())["table"]["law"]["coming"] == []
            again = await at.room()
            assert law(again) is DealerSoft17.HIT, "the log says so to whoever opens it"
            assert again.founding == room.founding

    asyncio.run(play())


def test_a_table_whose_book_ends_closes_after_the_round_and_takes_no_wager(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with opened(file_url(tmp_path)) as store:
            at = Played(store, ENDS, clock)
            room = await at.room()
            assert picture_of(room, Viewer())["table"]["law"]["coming"][0]["ends"]
            await at.until_cards_lie(room)
            clock.now = AT
            while room.floor.rounds.log:
                await at.step(room)
            assert await room.mind_law()
            assert room.floor.opening.standing is Standing.CLOSED
            dealt = room.floor.rounds.number
            with pytest.raises(Refused) as fault:
                await room.do(Request("ann", clock.now, PlaceWager(1, "ann", 1000)))
            assert fault.value.code == "not-open"
            assert room.floor.rounds.number == dealt
            closing = [event for event in await events(room) if isinstance(event, LawChanged)]
            assert [event.closes for event in closing] == [True]

    asyncio.run(play())


def test_a_table_of_another_day_keeps_its_law_and_says_so(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with opened(file_url(tmp_path)) as store:
            at = Played(store, DRAWS, clock)
            room = await at.room(at.dated(replace(TABLE.founding, on="2004-01-01T00:00:00")))
            clock.now = AT + 5
            assert not await room.mind_law()
            await at.until_cards_lie(room)
            assert law(room) is DealerSoft17.STAND
            shown = picture_of(room, Viewer())["table"]["law"]
            assert (shown["as_of"], shown["coming"]) == ("as of 12.00 am on 1 January 2004 in Melbourne", [])

    asyncio.run(play())


def test_a_log_that_is_older_than_dates_is_given_one_and_every_entry_still_replays(tmp_path: Path, clock: Clock) -> None:
    async def play() -> None:
        async with opened(file_url(tmp_path)) as store:
            at = Played(store, DRAWS, clock)
            room = await at.room(TABLE.founding)
            assert room.founding.on == ""
            assert await room.mind_law()
            assert (room.founding.on, room.founding.instruments) == ("2031-07-01T05:00:00", ("VIC-2003-01",))
            await at.until_cards_lie(room)
            auditor = TableAuditor()
            assert [said for entry in await store.read(room.stream, 0, 5000) if (said := auditor.see(entry))] == []
            assert auditor.state == room.keeper.state

    asyncio.run(play())
