"""Nobody chooses a shuffle: its commitment comes before every wager of the shoe, and nobody of the house's chooses where it is cut."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from pitboss.floor.cards.events import CardsCut, CardsShuffled
from pitboss.house.lobby.demo import BEA
from pitboss.house.tables.codec import read_event
from pitboss.house.tables.shoe import cut_of
from pitboss.play.events import WagerPlaced
from tests.house.service.pit import TABLE, run, serving


def test_a_wager_waits_for_the_commitment_and_the_cut_follows_from_it(file_store: str) -> None:
    async def test() -> None:
        slow = replace(TABLE, clocks=replace(TABLE.clocks, pace=1), bots=(BEA,))
        async with serving(file_store, slow) as server, server.person() as ann:
            await ann.posts("/api/tables/t1/buy-in", {"id": "b", "amount": "100.00"})
            async with ann.line() as line:
                assert (await line.does("t1", do="join-table", seat=1))["type"] == "answer"
                assert (await line.does("t1", do="place-wager", box=1, amount="10.00"))["type"] == "answer"
            room = server.pit.rooms["t1"]
            async with asyncio.timeout(60):
                while not room.floor.cards.cut_at:
                    await asyncio.sleep(0.05)
            entries = await server.pit.store.read(room.stream)
            events = [(entry.actor, read_event(entry.body, entry.version)) for entry in entries]
            kinds = [type(event) for _, event in events]
            assert kinds.index(CardsShuffled) < kinds.index(WagerPlaced)
            [shuffled] = [event for _, event in events if isinstance(event, CardsShuffled)]
            [(by, cut)] = [(actor, event) for actor, event in events if isinstance(event, CardsCut)]
            assert by != ann.account
            assert cut.depth == cut_of(shuffled.commitment, sum(room.floor.cards.pack))

    run(test())


def test_cuts_of_nobody_s_lie_all_over_the_middle_half() -> None:
    depths = [cut_of(f"{number:064x}", 416) for number in range(2000)]
    assert (min(depths), max(depths)) == (104, 312)
    assert len(set(depths)) > 200
