"""The cup that browsers play, after every kind of ballot: however three people fall on two tables, it ends, and with the same events."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from pitboss.house.audit.verify import verify
from pitboss.house.tournaments.hall import TournamentHall
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.heat.events import PlayerOut
from pitboss.tournament.heat.wager_events import FormSettled
from pitboss.tournament.seats.ballot import draw
from pitboss.tournament.sessions.events import PlayOffCalled
from pitboss.tournament.sessions.field import players_of, stage_as_seated
from tests.conftest import Sampled
from tests.house.service.pit import Serving, run, serving
from tests.house.tournaments.cup import PAPER, SWIFT, Json, Person, people, staffed

NAMES = ("Alma Admin", "Dora Director", "Ines Inspector", "Ann Player", "Bob Player", "Cy Player")
SMALL = PAPER | {
    "entry": PAPER["entry"] | {"least": 6, "most": 6},
    "wagers": {"limits": [{"minimum": 50, "maximum": 100}], "compulsory": "every-round", "pass-cards": 1, "undisclosed": 1},
    "stages": [{"name": "heats", "rounds": 1, "players": 3, "advance": 2}, {"name": "final", "rounds": 1, "players": 7}],
    "prizes": {"shares": [60, 25, 15], "payment": "by cheque"},
}
BALLOTS = ("AAA", "AAB", "ABA", "ABB")
"""Which of the three sit together; the tables are alike."""


@pytest.mark.parametrize("stays", ["one", "nobody"])
def test_a_cup_ends_after_every_ballot(tmp_path: Path, stays: str, one_in: Sampled) -> None:
    """Cy is disqualified in every cup, and where nobody stays everybody of Cy's table with Cy."""

    async def test() -> None:
        async with serving(f"sqlite:///{tmp_path / 'house.db'}") as served, people(served, *NAMES) as (admin, director, inspector, *three):
            await staffed(served, admin, director, inspector)
            for number, ballot in enumerate(one_in(2, BALLOTS if stays == "one" else BALLOTS[1:2])):
                cup = Cup(served, f"tournament:cup-{number}", director, three)
                await cup.founded()
                await cup.seated(ballot)
                await (cup.heats() if stays == "one" else cup.deserted())
                if stays == "one":
                    await cup.level_final()
                else:
                    await cup.short_final()
            assert not (await verify(served.pit.store)).faults

    run(test(), patience=300)


class Cup:
    """A cup of three people and three bots, as its people see it."""

    def __init__(self, served: Serving, stream: str, director: Person, three: list[Person]) -> None:
        self.served, self.stream, self.director, self.three = served, stream, director, three

    async def founded(self) -> None:
        """Founded, published and entered."""
        name, director = self.stream.partition(":")[2], self.director
        await director.house.ask("POST", "/api/tournaments", {"id": name, "paper": SMALL, "clocks": SWIFT})
        await director.does(self.stream, do="appoint-head", person=director.name, has=["licensed", "qualified-as-game-supervisor"])
        await director.house.come_on_duty(self.stream)
        await director.does(self.stream, do="take-step", step="published", player="", words="")
        await director.house.ask("POST", f"/api/tournaments/{name}/bots", {"id": "b", "number": 3, "temper": ""})
        for person in self.three:
            await person.house.pay_in(self.stream, "50.00")
            await person.does(self.stream, do="apply-to-enter")
            await director.does(self.stream, do="accept-entry", player=person.account)
            await director.does(self.stream, do="take-step", step="copy-to-each-player", player=person.account, words="")
        await director.does(self.stream, do="designate-tables", tables=["one", "two"])

    async def seated(self, ballot: str = "") -> None:
        """The seats of a stage are drawn; `ballot` says which of the three sit together, and the words thrown in bring it about."""
        await self.director.does(self.stream, do="commit-ballot")
        if ballot:
            await self.three[0].does(self.stream, do="mix-in", words=self._words(ballot))
        await self.director.does(self.stream, do="draw-ballot")
        drawn = {each.player for each in self.hall.file.tournament.seating.drawn}
        for person in (each for each in self.three if each.account in drawn):
            await person.does(self.stream, do="take-seat")
        await self.director.does(self.stream, do="open-session")
        if ballot:
            first, *others = [await self.table_of(person) for person in self.three]
            assert "".join("A" if each == first else "B" for each in (first, *others)) == ballot

    def _words(self, ballot: str) -> str:
        hall = self.hall
        desk = TournamentDesk(hall.game, hall.file.tournament, "", 0)
        seed, _ = hall._lots.of(self.stream, len(hall.file.ballots) - 1)
        for words in map(str, count()):
            drawn = draw(
                stage_as_seated(desk, 0), players_of(desk, 0), desk.state.seating.tables, seed, (f"{self.three[0].account}: {words}",)
            )
            tables = {each.player: each.table for each in drawn}
            first, *others = (tables[person.account] for person in self.three)
            if "".join("A" if each == first else "B" for each in (first, *others)) == ballot:
                return words
        raise AssertionError

    @property
    def hall(self) -> TournamentHall:
        """The tournament itself."""
        found = self.served.pit.halls[self.stream]
        assert isinstance(found, TournamentHall)
        return found

    async def table_of(self, person: Person) -> str:
        """Where somebody is called to play."""
        while not (table := (await person.sees(self.stream))["you"]["playing"]):
            await asyncio.sleep(0.01)
        return str(table)

    async def heats(self) -> None:
        """Ann and Bob get enough to go on whatever the cards, Ann wagers sealed, Bob passes, and Cy is put out."""
        ann, bob, cy = self.three
        for person in (ann, bob):
            told = {"player": person.account, "amount": "5000.00", "reason": "a stack was not counted"}
            await self.director.does(await self.table_of(person), do="correct-chips", **told)
        await self._out(cy)
        await ann.does(await self.table_of(ann), do="write-form", bet="main", amount="100.00")
        await bob.does(await self.table_of(bob), do="play-pass-card")
        await self._closed(0)
        assert [each.exit.player for each in self._of(PlayerOut) if each.exit.disqualified] == [cy.account]
        assert [(each.player, each.counts) for each in self._of(FormSettled)] == [(ann.account, 10_000)]
        assert {ann.account, bob.account} <= set(self.hall.file.ends[0].onward)

    async def deserted(self) -> None:
        """Everybody at Cy's table is put out before a card, two whose wagers lie and one who has not wagered: that heat is over."""
        cy = self.three[2]
        table = await self.table_of(cy)
        seats = [seat["player"] for seat in (await cy.sees(table))["heat"]["players"]]
        for player in sorted(seats, key=lambda each: each == cy.account):  # Cy at last, for whose wager the dealer waits
            await self.director.does(table, do="disqualify", player=player, ground="hid-chips", reason="under the rail")
        await self._closed(0)
        assert len(self.hall.file.ends[0].onward) == 2

    async def _out(self, person: Person) -> None:
        table = await self.table_of(person)
        await self.director.does(table, do="disqualify", player=person.account, ground="hid-chips", reason="under the rail")

    async def level_final(self) -> None:
        """Ann and Bob pass and are level, so that they play off, and the prizes are paid."""
        await self.seated()
        for person in self.three[:2]:
            await person.does(await self.table_of(person), do="play-pass-card")
        await self._closed(1)
        pair = {person.account for person in self.three[:2]}
        assert any(pair <= set(each.among) for each in self._of(PlayOffCalled))
        await self._paid()

    async def short_final(self) -> None:
        """A final of those who are left."""
        await self.seated()
        await self._closed(1)
        await self._paid()

    async def _paid(self) -> None:
        await self.director.does(self.stream, do="pay-prizes")
        assert sum(self.hall.file.tournament.prizes.paid.values()) == 6 * 5000

    async def _closed(self, stage: int) -> None:
        """Everybody plays until every heat is reported, and again for every play-off, until the stage is closed."""
        while True:
            while self.hall.file.tournament.sessions.open:
                for number, person in enumerate(self.three, 1):
                    await self._plays(person, number)
                await asyncio.sleep(0.005)
            await self.director.does(self.stream, do="close-session")
            if self.hall.file.tournament.sessions.closed >= stage:
                return

    async def _plays(self, person: Person, units: int) -> None:
        """Wager so many of the minimum where one has not acted, and draw only where one must."""
        table = (await person.sees(self.stream))["you"]["playing"]
        if not table:
            return
        picture = await person.sees(table)
        may: Json = {act["do"]: act["command"] for act in picture["acts"]["may"] if act.get("about", person.account) == person.account}
        if "place-wager" in may and not _acted(picture, person.account):
            await person.does(table, **may["place-wager"] | {"amount": f"{50 * min(units, 2)}.00"})
        elif play := next((may[each] for each in ("stand", "hit") if each in may), None):
            await person.does(table, **play)

    def _of(self, kind: type[Any]) -> list[Any]:
        """The events of a kind in the tournament and its heats, as this server remembers them."""
        return [
            told.event for hall in (self.hall, *self.hall.heats.values()) for told in hall.memory.recent if isinstance(told.event, kind)
        ]


def _acted(picture: Json, account: str) -> bool:
    heat = picture["heat"]
    wagered = any(each["player"] == account for box in picture["boxes"] for each in box["bettors"])
    return wagered or account in heat["passed"] or any(form["player"] == account for form in heat["forms"])
