"""Three suited sevens at a table of the pit arrive as an entry in the Magnificent Sevens Tournament, by themselves and once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from importlib.resources import files
from typing import Any

import yaml

from pitboss.house.tournaments.hall import TournamentHall
from tests.house.service.pit import BY_HAND, run, serving
from tests.house.service.test_staff import administrator, deals, prepares

SEVENS = replace(
    BY_HAND, side_bets={"magnificent-sevens": {"version": "1"}}, limits=replace(BY_HAND.limits, side={"magnificent-sevens": (100, 2500)})
)
PAPER = yaml.safe_load(files("pitboss.tournament").joinpath("examples/sevens-49.yaml").read_text(encoding="utf-8"))


def test_13_8_1__an_entry_won_at_a_table_arrives_in_the_tournament(file_store: str) -> None:
    async def test() -> None:
        async with serving(file_store, SEVENS) as server, administrator(server) as ada, server.person("Dora Deal") as dora:
            for role in ("casino-operator", "gaming-manager"):
                await ada.grants(dora, role, jurisdiction="VIC")
            await ada.grants(dora, "dealer", table="t2")
            await dora.posts("/api/tournaments", {"id": "sevens", "paper": PAPER}, status=201)
            hall = server.pit.halls.open["tournament:sevens"]
            assert isinstance(hall, TournamentHall)
            async with server.person("Ann Ace") as ann, dora.line() as desk, ann.line() as line:
                await dora.browser.put("/api/tables/t2/duty")
                await prepares(desk)
                await ann.posts("/api/tables/t2/buy-in", {"id": "b", "amount": "100.00"})
                assert (await line.does("t2", do="join-table", seat=1))["type"] == "answer"
                assert (await line.does("t2", do="place-wager", box=1, amount="20.00"))["type"] == "answer"
                side: Any = {"do": "place-side-bet", "box": 1, "bet": "magnificent-sevens", "amount": "5.00"}
                assert (await line.does("t2", **side))["type"] == "answer"
                assert (await desk.does("t2", do="close-betting"))["type"] == "answer"
                await deals(desk, "7H 6D 7H")
                assert (await line.does("t2", do="hit", box=1))["type"] == "answer"
                await deals(desk, "7H TD TC")
                assert (await desk.does("t2", do="take-up-cards"))["type"] == "answer"
                while not hall.file.tournament.entries.earned:
                    hall.stir()
                    await asyncio.sleep(0.02)
                earned = hall.file.tournament.entries.earned
                assert [(hand.person, hand.table, hand.round, hand.box) for hand in earned.values()] == [(ann.account, "t2", 1, 1)]
                hall.stir()
                await asyncio.sleep(0.2)
                assert len(hall.file.tournament.entries.earned) == 1

    run(test())
