"""Whatever happens at a table, accidents and disputes included, is stored and read back as it was, and verifies."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from pitboss import __version__
from pitboss.floor.people.commands import SignOn
from pitboss.house.audit.verify import verify
from pitboss.house.store import Batch, Draft, Mark, Snapshot, Stamp, Store, chained, opened
from pitboss.house.tables import TableFounded, TableState, found_table
from pitboss.house.tables.codec import VERSION, read_event, read_state, write_event, write_state
from pitboss.house.tables.loading import load
from pitboss.house.tables.state import follow, moved
from tests.floor.machine import STAFF, Machine
from tests.floor.tables import OTHERS, Day, opened as opened_table

GAMES = ["vic-blackjack", "vic-crown-pontoon", "act-blackjack", "nsw-star-blackjack", "nsw-blackjack-challenge"]


def history(book: str, seed: int) -> Day:
    """A table let loose."""
    at = opened_table(book)
    for name in STAFF[1:]:
        at.do(name, SignOn(name, OTHERS[name]))
    return Machine(at.players(ann=1, bob=2), random.Random(seed)).run(150).day


async def kept(store: Store, name: str, book: str, day: Day) -> None:
    """Store a history in commands of uneven length, with a snapshot on the way."""
    stream = await found_table(store, name, TableFounded(book), "max", time=0)
    head, log, chance = await store.head(stream), list(day.log), random.Random(len(day.log))
    state = follow(TableState(), [read_event(entry.body, entry.version) for entry in await store.read(stream)])
    number = 0
    while log:
        many = chance.randrange(0, 9)
        events, log = log[:many], log[many:]
        number += 1
        drafts = [Draft(write_event(event), VERSION, moved(event)) for event in events]
        entries = chained(stream, head, Stamp(number, "ann", f"c{number}"), drafts)
        answer: Any = await store.append(Batch(stream, head, Mark(f"c{number}", "ann", b"-"), entries))
        head, state = answer.head, follow(state, events)
        if number % 20 == 0:
            assert read_state(write_state(state)) == state
            await store.keep(Snapshot(stream, head.position, head.hash, __version__, write_state(state)))


@pytest.mark.parametrize("book", GAMES)
def test_a_history_is_read_back_equal(store_url: str, book: str) -> None:
    async def work() -> None:
        async with opened(store_url) as store:
            for seed in range(3):
                day = history(book, seed)
                await kept(store, f"t{seed}", book, day)
                entries = await store.read(f"table:t{seed}", 1, 100_000)
                assert [read_event(entry.body, entry.version) for entry in entries] == day.log
                state, _ = await load(store, f"table:t{seed}")
                assert state.floor == day.floor
            report = await verify(store)
            assert report.faults == []
            assert report.snapshots > 0

    asyncio.run(work())
