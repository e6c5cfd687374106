"""A sealed wager over the wire: until it is announced, nobody else gets its amount by any call or line, and afterwards everybody does."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from pitboss.client import House
from pitboss.client.feed import Feed
from pitboss.house.tournaments.heats.hall import HeatHall
from tests.house.service.pit import run, serving
from tests.house.tournaments.cup import CUP, PAPER, Json, Person, people
from tests.house.tournaments.test_at_the_table import HEAT, ONE_STAGE, begun

NAMES = ("Alma Admin", "Dora Director", "Ines Inspector", "Gwen Game", "Ann Player", "Bob Player")
PUBLIC = (f"/api/streams/{CUP}", f"/api/streams/{HEAT}", f"/api/streams/{HEAT}/log?most=500", f"/api/tables/{HEAT}", "/api/tournaments")
INSIDE = (f"/api/inspection/streams/{HEAT}/log?most=500", "/api/tournaments/small-cup/scrutiny")
SECRET = "437.00"
"""An amount that nothing else in the cup comes to."""
SEALED = ONE_STAGE | {"chips": {"start": 1000}, "wagers": PAPER["wagers"] | {"limits": [{"minimum": 1, "maximum": 500}], "order": "free"}}


def test_nobody_is_sent_a_sealed_wager_before_its_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(f"sqlite:///{tmp_path / 'house.db'}") as served, people(served, *NAMES) as found, AsyncExitStack() as lines:
            admin, director, inspector, gwen, ann, bob = found
            await begun(served, admin, director, (ann, bob), paper=SEALED)
            for person, role in ((inspector, "inspector"), (gwen, "gaming-supervisor")):
                where = {"role": role, "jurisdiction": "NSW", "document": None, "table": None}
                await admin.house.ask("POST", f"/api/accounts/{person.account}/roles", where)
            await gwen.house.ask("PUT", f"/api/streams/{HEAT}/duty")
            nobody = await lines.enter_async_context(House(served.url))
            ears = [await _listening(lines, house) for house in (bob.house, director.house, inspector.house, nobody)]
            hall = served.pit.halls[HEAT]
            assert isinstance(hall, HeatHall)
            for person in (ann, bob):
                await person.does(CUP, do="take-seat")
            while not {ann.account, bob.account} <= set(hall.floor.boxes.present):
                await asyncio.sleep(0.01)

            async def secret() -> None:
                assert SECRET in json.dumps((await gwen.sees(HEAT))["heat"]["forms"])
                assert SECRET in json.dumps((await ann.sees(HEAT))["heat"]["forms"])
                for person in (bob, director, inspector):
                    assert SECRET not in await _everything(person, PUBLIC + (INSIDE if person is inspector else ()))
                assert all(SECRET not in ear.heard() for ear in ears)

            await ann.does(HEAT, do="write-form", bet="main", amount=SECRET)
            await secret()
            await gwen.does(HEAT, do="pass-form", player=ann.account)
            await bob.does(HEAT, do="play-pass-card")
            await _until_over(hall, ann)
            await secret()
            await gwen.does(HEAT, do="reveal-form", player=ann.account)
            for ear in ears:
                while SECRET not in ear.heard():
                    await asyncio.sleep(0.01)
            for person in (bob, director, inspector):
                assert SECRET in await _everything(person, PUBLIC)

    run(test(), patience=300)


@dataclass
class Ear:
    """Somebody's line to the heat, with everything that it ever brought."""

    feed: Feed
    kept: list[Json] = field(default_factory=list)

    def heard(self) -> str:
        """Every entry so far, and the picture as it stands."""
        self.kept += [entry.event for entry in self.feed.waiting()]
        return json.dumps([self.kept, self.feed.picture])


async def _listening(lines: AsyncExitStack, house: House) -> Ear:
    line = await lines.enter_async_context(house.line())
    return Ear(await line.subscribe(HEAT, 0, picture="changes"))


async def _everything(person: Person, paths: tuple[str, ...]) -> str:
    """Everything that a person is answered there."""
    return json.dumps([await person.house.ask("GET", path) for path in paths])


async def _until_over(hall: HeatHall, ann: Person) -> None:
    """Ann plays her hand, and the cards lie there until her form is announced."""
    while not hall.floor.rounds.is_over:
        may = {act["do"]: act["command"] for act in (await ann.sees(HEAT))["acts"]["may"]}
        play = next((may[each] for each in ("stand", "hit") if each in may), None)
        if play is not None:
            await ann.does(HEAT, **play)
        await asyncio.sleep(0.005)
