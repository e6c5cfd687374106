"""What only the keeper of a table brings to it: the time, which never goes back, chance, and orders shown when their shoe ends."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

from pitboss.floor.cards.commands import OrderShuffle, Shuffle
from pitboss.floor.cards.count import row
from pitboss.floor.cards.events import CardsShuffled, ShuffleRevealed
from pitboss.floor.cards.state import CardsAwait, Occasion, Source
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.people.events import SignedOn
from pitboss.floor.request import Request
from pitboss.house.audit.verify import verify
from pitboss.house.store import Batch, Draft, Mark, Stamp, chained, opened
from pitboss.house.tables import Asked, Outcome, TableFounded, TableKeeper, Vault
from pitboss.house.tables.button import HOUSE_DRAWS
from pitboss.house.tables.codec import VERSION, write_event
from pitboss.house.tables.loading import load
from pitboss.house.tables.shoe import fresh_order, promise
from pitboss.house.tables.state import TableState
from pitboss.play.commands import Press
from pitboss.terms.conduct import CLOSE_TABLE
from pitboss.terms.powers import Role
from tests.floor.accidents_cases import with_device
from tests.house.play import DEALER, KEY, one, play, table

LATE = 4_000_000_000_000
"""Milliseconds: the clock of a server that is ahead of all others."""


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


class Stopped:
    """A clock that says what it is told to, while no time goes by."""

    def __init__(self, time: int) -> None:
        self.time = time

    def now(self) -> int:
        """What it is told to say."""
        return self.time

    def elapsed(self) -> int:
        """No time goes by."""
        return 0


def clocked(keeper: TableKeeper, store: Any, known: Any, clock: Stopped) -> TableKeeper:
    """Another keeper of the same table, by another clock."""
    return TableKeeper(store, keeper.stream, keeper.game, known, Vault(KEY), clock=clock)


def test_time_never_goes_back_whatever_the_clocks_of_the_servers_say(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            first = await table(store)
            known = await load(store, first.stream)
            ahead, behind = (clocked(first, store, known, Stopped(time)) for time in (LATE, 5))
            await ahead.do(Request(DEALER, LATE // 1000, SignOn(DEALER, (Role.DEALER,))), "c1")
            await behind.do(Request(DEALER, 1, GiveNotice(Kind.SIGN, CLOSE_TABLE.name)), "c2")
            set_back = Stopped(LATE + 9_000)
            wild = clocked(first, store, await load(store, first.stream), set_back)
            await wild.do(Request("mia", 2, SignOn("mia", (Role.GAME_SUPERVISOR,))), "c3")
            set_back.time = 7
            await wild.do(Request("mia", 3, GiveNotice(Kind.NOTICE_TO_PLAYERS, CLOSE_TABLE.name)), "c4")
            entries = await store.read(first.stream, 0)
            assert [entry.time for entry in entries] == [entries[0].time, LATE, LATE, LATE + 9_000, LATE + 9_000]
            await first.catch_up()
            notices = first.state.floor.notices.standing
            assert [each.at for each in notices] == [LATE // 1000, (LATE + 9_000) // 1000], "nor does the time that the rules count by"
            assert (await verify(store)).faults == []

    run(work())


def test_an_entry_that_is_earlier_than_the_one_before_it_is_found(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper = await play(await table(store), 1)
            [last] = await store.read(keeper.stream, keeper.head.position - 1, 1)
            again = Draft(write_event(SignedOn(DEALER, (Role.DEALER,), "")), VERSION)
            entries = chained(keeper.stream, keeper.head, Stamp(last.time - 1, last.actor, "early"), [again])
            await store.append(Batch(keeper.stream, keeper.head, Mark("early", last.actor, b"-"), entries))
            [fault] = (await verify(store)).faults
            assert fault.position == entries[0].position
            assert "earlier than the entry before it" in fault.said

    run(work())


def test_the_prize_is_drawn_by_the_house_and_is_no_part_of_what_was_asked(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper = await table(store, founding=TableFounded("vic-crown-pontoon", side_bets={"pontoon-pandemonium": {}}))
            chance = random.Random(1)
            while keeper.state.floor.cards.source is not Source.PROGRAM:
                assert await one(keeper, chance, 1, f"c{keeper.head.position}") is not None
            keeper._game = _pontoon()
            asked = Request("clock", 1, Press(1, "ann", HOUSE_DRAWS))
            draws = {keeper._proposed(keeper.state, Asked(asked, "press")).request.do.draw for _ in range(20)}  # type: ignore[union-attr]
            assert len(draws) > 10
            assert all(1 <= draw <= 112_501 for draw in draws)

    run(work())


def test_a_device_that_shuffles_without_pause_shows_its_order_before_a_person_has_it_shuffled(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper = await table(store, founding=TableFounded("vic-blackjack", {"dealt-from": "shuffling-device"}))
            chance, again, dealt = random.Random(1), 0, 0
            for at in range(90):
                assert await one(keeper, chance, at, f"c{at}") is not None
                floor = keeper.state.floor
                if floor.cards.source is Source.PROGRAM and floor.cards.awaits is CardsAwait.NOTHING and not floor.rounds.log:
                    dealt += len(floor.cards.given)
                    again += await keeper.do(Request(DEALER, at, Shuffle(Source.PROGRAM)), f"s{at}") is not None
            report = await verify(store)
            assert (again > 1, dealt > 0, report.faults) == (True, True, [])

    run(work())


def _pontoon() -> Any:
    from tests.floor.tables import opened as laid

    return laid("vic-crown-pontoon", "vic-pontoon-pandemonium").game


async def _between_rounds(keeper: TableKeeper) -> None:
    """Play on until no round is in progress."""
    chance, number = random.Random(2), 0
    while keeper.state.floor.rounds.in_progress or keeper.state.floor.rounds.is_over:
        number += 1
        assert await one(keeper, chance, number, f"r{number}") is not None


def test_whoever_shuffles_the_old_order_is_shown_first(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper = await play(await table(store), 60)
            await _between_rounds(keeper)
            await keeper.do(Request("mona", 1, SignOn("mona", (Role.CASINO_SUPERVISOR,))))
            await keeper.do(Request("mona", 1, OrderShuffle(Occasion.ABNORMAL_SEQUENCE)))
            promised = keeper.state.floor.cards.commitment
            shuffle = Request(DEALER, 1, Shuffle(Source.PROGRAM))
            answer = await keeper.do(shuffle, "by hand")
            shown, fresh = answer.events
            assert isinstance(shown, ShuffleRevealed)
            assert shown.commitment == promised
            assert isinstance(fresh, CardsShuffled)
            assert (await keeper.do(shuffle, "by hand")).outcome is Outcome.BEFORE
            assert (await verify(store)).faults == []

    run(work())


def test_a_table_that_closes_in_the_middle_of_a_shoe_shows_its_order(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper = await play(await table(store), 60)
            await _between_rounds(keeper)
            [last] = await store.read(keeper.stream, keeper.head.position - 1, 1)
            now = last.time // 1000
            await keeper.do(Request("mona", now, SignOn("mona", (Role.CASINO_SUPERVISOR,))))
            await keeper.do(Request("mona", now, GiveNotice(Kind.SIGN, CLOSE_TABLE.name)))
            await keeper.do(Request("mona", now + 1300, CloseTable()))
            assert await keeper.shoe() is not None
            answer = await keeper.goes_on(now + 1301, dealer=DEALER)
            assert answer is not None
            [shown] = answer.events
            assert isinstance(shown, ShuffleRevealed)
            assert await keeper.goes_on(now + 1302, dealer=DEALER) is None
            assert await keeper.shoe() is None
            report = await verify(store)
            assert (report.faults, report.shuffles) == ([], 1)

    run(work())


def test_a_program_that_lost_its_device_promises_what_was_left_in_it_and_no_discard() -> None:
    at = with_device("nsw-star-blackjack").deals("6H TS 6D 5C 6S")
    order = fresh_order(at.game)
    shoe = CommittedShoe((), bytes(32), order.secret)
    shoe.order = shoe.stack = order.cards
    shoe.given = 20
    cards = at.floor.cards._replace(source=Source.PROGRAM, rack=row(*order.cards[:15]), drawn=tuple(order.cards[15:20]))
    for due, left in ((Occasion.DEVICE_LOST, order.cards[20:]), (Occasion.ABNORMAL_SEQUENCE, [*order.cards[20:], *order.cards[:15]])):
        state = TableState(floor=at.floor._replace(cards=cards._replace(due=due)))
        _, promised = promise(at.game, state, shoe, Request(DEALER, 1, Shuffle(Source.PROGRAM)))
        assert promised is not None
        assert sorted(map(str, promised.cards)) == sorted(map(str, left))
