"""Tables of a tournament in the house: nobody else plays there, whoever is away is noted so, and a person may deal."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pitboss.client import Refusal
from pitboss.house.audit.verify import verify
from pitboss.house.lobby import SignedLimits, TableDefinition
from pitboss.house.tournaments.heats.hall import HeatHall
from tests.house.service.pit import QUICK, Serving, run, serving
from tests.house.tournaments.cup import CUP, PAPER, SWIFT, Json, Person, goes_on, people, plays

NAMES = ("Alma Admin", "Dora Director", "Ann Player", "Bob Player")
LOBBY = TableDefinition("pyrmont", "Pyrmont", "nsw-star-blackjack", SignedLimits(500, 50_000, 500), boxes=7, clocks=QUICK)
ONE_STAGE = PAPER | {
    "entry": PAPER["entry"] | {"least": 2, "most": 7},
    "stages": [{"name": "final", "rounds": 2, "players": 7}],
    "wagers": {"limits": [{"minimum": 100, "maximum": 500}], "compulsory": "every-round"},
}
HEAT = "heat:small-cup-1"


async def begun(served: Serving, admin: Person, director: Person, players: tuple[Person, ...], **more: Any) -> None:
    """A cup of one stage at one table of the lobby, in play."""
    await admin.house.ask("POST", "/api/administrator/claim", {"token": served.token})
    for role in ("casino-operator", "gaming-manager", "dealer"):
        where = {"role": role, "jurisdiction": "NSW", "document": None, "table": None}
        await admin.house.ask("POST", f"/api/accounts/{director.account}/roles", where)
    await director.house.ask("POST", "/api/tournaments", {"id": "small-cup", "paper": ONE_STAGE, "clocks": SWIFT, **more})
    await director.does(CUP, do="appoint-head", person=director.account, has=["licensed", "qualified-as-game-supervisor"])
    await director.house.come_on_duty(CUP)
    await goes_on(director, until="entries")
    for player in players:
        await player.house.pay_in(CUP, "50.00")
        await player.does(CUP, do="apply-to-enter")
    await director.does(CUP, do="designate-tables", tables=["pyrmont"])
    await goes_on(director)
    while not (await players[0].sees())["you"]["playing"]:
        await asyncio.sleep(0.01)


async def ended(director: Person, *players: Person) -> Json:
    """Play to the last prize."""
    while (picture := await director.sees())["tournament"]["standing"] != "paid":
        for player in players:
            await plays(player)
        await goes_on(director)
        await asyncio.sleep(0.005)
    return picture


def test_a_table_of_the_lobby_in_use_takes_nobody_else_and_is_free_again_afterwards(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(f"sqlite:///{tmp_path / 'house.db'}", LOBBY) as served, people(served, *NAMES) as (admin, director, ann, bob):
            assert await _used(bob) == ""
            await begun(served, admin, director, (ann, bob))
            assert await _used(bob) == "small-cup"
            for join in ({"do": "join-table", "seat": 3}, {"do": "place-wager", "box": 3, "amount": "5.00"}):
                with pytest.raises(Refusal) as refused:
                    await bob.house.command("pyrmont", join)
                assert refused.value.code == "tournament-table"
                assert refused.value.rule.startswith("NSW-")
            with pytest.raises(Refusal) as refused:
                await admin.house.command(HEAT, {"do": "join-table", "seat": 5})
            assert refused.value.code == "tournament-only"
            with pytest.raises(Refusal):
                await ann.house.buy_in(HEAT, "10.00")
            await ended(director, ann, bob)
            while served.pit.rooms["pyrmont"].used_by is not None:
                await asyncio.sleep(0.01)
            assert await _used(bob) == ""
            await bob.house.command("pyrmont", {"do": "join-table", "seat": 3})
            assert not (await verify(served.pit.store)).faults

    run(test(), patience=300)


async def _used(person: Person) -> str:
    """The tournament that the lobby says uses the table."""
    (row,) = await person.house.lobby()
    return str(row["tournament"])


def test_whoever_does_not_come_is_noted_away_once_and_the_others_play_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(f"sqlite:///{tmp_path / 'house.db'}") as served, people(served, *NAMES) as (admin, director, ann, bob):
            await begun(served, admin, director, (ann, bob), clocks=SWIFT | {"betting": 1, "grace": 0})
            hall = served.pit.halls[HEAT]
            assert isinstance(hall, HeatHall)
            while not hall.heat.session.rounds:
                await plays(ann)
                await asyncio.sleep(0.005)
            log = await ann.house.log(HEAT, most=500)
            away = [entry for entry in log.entries if entry.event["event"] == "away-noted" and entry.event["player"] == bob.account]
            assert len(away) == 1
            assert bob.account in hall.heat.leaving.away  # where the machine was too busy, so is Ann

    run(test(), patience=300)


def test_a_person_deals_a_heat_with_real_cards(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(f"sqlite:///{tmp_path / 'house.db'}") as served, people(served, *NAMES) as (admin, director, ann, bob):
            await begun(served, admin, director, (ann, bob), dealt_by="person")
            await director.house.ask("PUT", f"/api/tables/{HEAT}/duty")
            hall = served.pit.halls[HEAT]
            assert isinstance(hall, HeatHall)
            await director.does(HEAT, do="shuffle", source="entered")
            prepared: list[Json] = [{"do": "cut", "depth": 100}, {"do": "place-cutting-card", "behind": 80}, {"do": "burn"}]
            for command in prepared:
                if hall.floor.cards.awaits.name.lower().replace("_", "-") in command["do"]:
                    await director.does(HEAT, **command)
            while not hall.heat.session.rounds:
                await _a_step(director, hall, ann, bob)
            assert hall.heat.session.rounds == 1

    run(test(), patience=300)


async def _a_step(dealer: Person, hall: HeatHall, *players: Person) -> None:
    """Whatever comes next: a wager, a card out of a real pack, a decision, or one of the dealer's duties."""
    cards = iter(f"{rank}{suit}" for rank in "98765" for suit in "SHDC")
    may = {act["do"]: act["command"] for act in (await dealer.sees(HEAT))["acts"]["may"]}
    if hall.floor.rounds.now.awaits.name.startswith("CARD"):
        for card in cards:
            try:
                await dealer.does(HEAT, do="draw-card", card=card)
            except Refusal:
                continue
            return
    for player in players:
        if await plays(player):
            return
    for duty in ("take-up-cards", "close-betting", "close-insurance", "close-surrender", "stand"):
        if duty in may:
            await dealer.does(HEAT, **may[duty])
            return


def test_nobody_is_seated_who_did_not_take_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(f"sqlite:///{tmp_path / 'house.db'}") as served, people(served, *NAMES) as (admin, director, ann, bob):
            await begun(served, admin, director, (ann, bob))
            hall = served.pit.halls[HEAT]
            assert isinstance(hall, HeatHall)
            await ann.does(CUP, do="take-seat")
            while ann.account not in hall.floor.boxes.present:
                await asyncio.sleep(0.01)
            assert bob.account not in hall.floor.boxes.present
            assert hall.heat.leaving.away == {bob.account}, "who comes late is back by sitting down"

    run(test(), patience=300)
