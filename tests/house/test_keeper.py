"""The keeper of a table: repeated commands, several keepers, restarts, snapshots, and a shoe that nobody can look into."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from pitboss.cards.card import card
from pitboss.floor.automatic import shuffle_is_due
from pitboss.floor.boxes.commands import JoinTable, LeaveTable
from pitboss.floor.cards.commands import Shuffle
from pitboss.floor.cards.events import CardsShuffled, ShuffleRevealed
from pitboss.floor.cards.state import Source
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.request import SHOE, Request
from pitboss.floor.view import view
from pitboss.house.audit.verify import verify
from pitboss.house.store import Access, Store, opened
from pitboss.house.tables import Outcome, TableFounded, TableKeeper, Vault, found_table, open_table
from pitboss.house.tables.codec import read_state, write_state
from pitboss.house.tables.loading import load
from pitboss.house.tables.vault import key_in
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.commands import DrawCard
from pitboss.terms.powers import Role
from tests.house.play import DEALER, FOUNDING, KEY, game_of, one, play, table


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_a_command_asked_twice_is_answered_alike_and_done_once(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper = await play(await table(store), 30)
            request = Request("cy", 50, JoinTable("cy", 3))
            first = await keeper.do(request, "c1")
            head = keeper.head
            again = await keeper.do(request._replace(at=90), "c1")
            assert (again.events, again.first) == (first.events, first.first)
            assert (first.outcome, again.outcome) == (Outcome.NOW, Outcome.BEFORE)
            await keeper.do(Request("cy", 60, LeaveTable("cy")), "c2")
            late = await (await table(store)).do(request, "c1")
            assert late.events == first.events, "however much later, and whoever is asked"
            assert keeper.head.position == head.position + 1

    run(work())


def test_an_id_used_for_something_else_is_refused(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper = await play(await table(store), 30)
            await keeper.do(Request("cy", 50, JoinTable("cy", 3)), "c1")
            for by, command in (("cy", LeaveTable("cy")), ("di", JoinTable("cy", 3)), ("cy", JoinTable("cy", 4))):
                with pytest.raises(Refused, match=r"was used for another command|may not"):
                    await keeper.do(Request(by, 51, command), "c1")

    run(work())


def test_what_is_refused_leaves_nothing_and_may_be_asked_again(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper = await table(store)
            head = keeper.head
            with pytest.raises(Refused):
                await keeper.do(Request(DEALER, 1, OpenTable()), "c1")
            assert keeper.head == head == await store.head(keeper.stream)
            await keeper.do(Request(DEALER, 1, SignOn(DEALER, (Role.DEALER,))), "c2")
            assert (await keeper.do(Request(DEALER, 1, OpenTable()), "c1")).outcome is Outcome.NOW

    run(work())


async def _joins(keeper: TableKeeper, name: str, times: int) -> None:
    for number in range(times):
        await keeper.do(Request(name, number, JoinTable(name, 0)), f"{name}-{number}-in")
        await keeper.do(Request(name, number, LeaveTable(name)), f"{name}-{number}-out")


def test_keepers_of_one_table_make_one_order(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as here, opened(store_url) as there:
            await play(await table(here), 12)
            keepers = [await table(store) for store in (here, there, here, there)]
            await asyncio.gather(*(_joins(keeper, f"p{place}", 6) for place, keeper in enumerate(keepers)))
            for keeper in keepers:
                await keeper.catch_up()
            assert len({(keeper.head, write_state(keeper.state)) for keeper in keepers}) == 1
            assert (await load(here, "table:main-1"))[0] == keepers[0].state
            report = await verify(there)
            assert report.faults == []

    run(work())


def test_a_refusal_on_an_old_state_is_thought_over(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper, other = await table(store), await table(store)
            await other.do(Request(DEALER, 1, SignOn(DEALER, (Role.DEALER,))), "c1")
            assert (await keeper.do(Request(DEALER, 2, OpenTable()), "c2")).outcome is Outcome.NOW

    run(work())


def test_a_table_comes_back_as_it_was_with_or_without_snapshots(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper = await play(await table(store, snapshot_every=90), 400)
            snapshots = await store.snapshots(keeper.stream)
            assert len(snapshots) == 2
            assert await load(store, keeper.stream) == (keeper.state, keeper.head)
            assert read_state(write_state(keeper.state)) == keeper.state
        async with opened(store_url) as store:
            again = await play(await table(store), 60, seed=2)
            report = await verify(store)
            assert (report.faults, report.snapshots) == ([], 2)
            assert report.heads[again.stream] == again.head

    run(work())


@pytest.mark.parametrize("spoilt", ["program = 'other'", "head = x'00'", "state = '{}'", "state = 'no JSON'"])
def test_a_snapshot_that_does_not_fit_is_passed_over(file_store: str, spoilt: str) -> None:
    import sqlite3
    from contextlib import closing

    async def made() -> TableKeeper:
        async with opened(file_store) as store:
            return await play(await table(store, snapshot_every=90), 300)

    keeper = asyncio.run(made())
    with closing(sqlite3.connect(file_store.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute(f"UPDATE snapshot SET {spoilt}")

    async def again() -> None:
        async with opened(file_store, Access.READ) as store:
            assert await load(store, "table:main-1") == (keeper.state, keeper.head)

    run(again())


def test_the_shoe_is_the_same_after_every_restart(file_store: str) -> None:
    async def work() -> None:
        async with opened(file_store) as store:
            keeper, chance = await table(store), random.Random(1)
            dealt: list[Any] = []
            for number in range(700):
                live = await keeper.shoe()
                fresh = await (await table(store)).shoe() if number % 40 == 0 else None
                if fresh and live:
                    assert (fresh.order, fresh.secret, fresh.stack, fresh.given) == (live.order, live.secret, live.stack, live.given)
                answer = await one(keeper, chance, number, f"c{number}")
                assert answer is not None
                dealt += answer.events
            shown = [event for event in dealt if isinstance(event, ShuffleRevealed)]
            assert shown
            assert len([event for event in dealt if isinstance(event, CardsShuffled)]) == len(shown) + 1

    run(work())


def test_nothing_tells_the_order_or_the_secret_before_they_are_shown(tmp_path: Path) -> None:
    """Not the log, not a snapshot, not a view, and not one byte of the files of the store."""
    url = f"sqlite:///{tmp_path / 'pit.db'}"

    def told(text: str, secret: bytes, rest: list[str]) -> bool:
        return secret.hex() in text or any(join.join(rest[:4]) in text for join in (" ", ",", '","', '"},{"$card":"', ""))

    async def work() -> None:
        async with opened(url) as store:
            keeper, chance = await table(store, snapshot_every=50), random.Random(3)
            for number in range(330):
                answer = await one(keeper, chance, number, f"c{number}")
                assert answer is not None
                shoe = await keeper.shoe()
                if shoe is None or shuffle_is_due(keeper.state.floor.cards):
                    continue
                rest = [repr(each) for each in shoe.stack[shoe.given :]]
                entries = await store.read(keeper.stream, answer.first - 1)
                seen = " ".join([*(entry.body for entry in entries), repr(view(keeper.state.floor, "zed")), write_state(keeper.state)])
                assert not told(seen, shoe.secret, rest)
                if number % 30 == 0:
                    raw = b"".join(path.read_bytes() for path in tmp_path.iterdir())
                    assert shoe.secret not in raw
                    assert not told(raw.decode("latin-1"), shoe.secret, rest)
                    from pitboss.floor.cards.count import row

                    assert row(*shoe.stack[shoe.given : shoe.given + 12]) not in raw

    run(work())


def test_nobody_brings_a_commitment_of_their_own(store_url: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            keeper = await table(store)
            await keeper.do(Request(DEALER, 1, SignOn(DEALER, (Role.DEALER,))))
            await keeper.do(Request(DEALER, 1, OpenTable()))
            answer = await keeper.do(Request(DEALER, 2, Shuffle(Source.PROGRAM, "00" * 32)))
            [shuffled] = answer.events
            assert isinstance(shuffled, CardsShuffled)
            assert shuffled.commitment != "00" * 32
            shoe = await keeper.shoe()
            assert shoe is not None
            assert len(shoe.order) == 416

    run(work())


def test_without_the_key_the_shoe_stays_shut(file_store: str) -> None:
    async def work() -> None:
        async with opened(file_store) as store:
            await play(await table(store), 40)
            stranger = await open_table(store, "main-1", game_of, Vault(bytes(32)))
            with pytest.raises(Refused, match="the key does not open"):
                await stranger.shoe()
            with pytest.raises(Refused):
                await stranger.do(Request(SHOE, 99, DrawCard(card("AS"))), "c")
            assert (await verify(store)).faults == [], "an audit needs no key"

    run(work())


def test_a_key_is_made_once_and_read_by_its_user_alone(tmp_path: Path) -> None:
    path = tmp_path / "house.key"
    key = key_in(path)
    assert key_in(path) == key
    assert path.stat().st_mode & 0o077 == 0
    path.write_bytes(b"short")
    with pytest.raises(Malformed, match="no key of a house"):
        key_in(path)
    with pytest.raises(Malformed, match="cannot be read or made"):
        key_in(tmp_path / "nowhere" / "house.key")


def test_a_table_is_founded_once(store_url: str) -> None:
    async def founded(store: Store, founding: TableFounded) -> None:
        await found_table(store, "main-1", founding, "max")

    async def work() -> None:
        async with opened(store_url) as store:
            await asyncio.gather(*(founded(store, FOUNDING) for _ in range(3)))
            with pytest.raises(Refused, match="there is a table 'main-1' already"):
                await founded(store, TableFounded("act-blackjack"))
            with pytest.raises(Malformed, match="no table 'main-2'"):
                await open_table(store, "main-2", game_of, Vault(KEY))
            with pytest.raises(Malformed, match="is not the name of a table"):
                await found_table(store, "Main 1!", FOUNDING, "max")
            assert (await store.tally("table:main-1")).entries == 1

    run(work())
