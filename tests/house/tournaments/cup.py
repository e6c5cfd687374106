"""A small cup at Star Blackjack for tests: its conditions, its people with real clients, and a hand that does what is due."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from pitboss.client import House, Refusal
from pitboss.house.streams.hall import Hall
from tests.house.service.pit import PASSWORD, Serving

CUP = "tournament:small-cup"
SWIFT = {"betting": None, "decision": None, "window": 0, "cut": 0, "pace": 0, "layout": 0}
"""Clocks that wait for nobody but for wagers and decisions."""
Json = dict[str, Any]

PAPER: Json = {
    "name": "Small Cup",
    "game": "nsw-star-blackjack",
    "starts": 1_700_000_000,
    "entry": {"fee": 50, "least": 4, "most": 6, "withdraw-until": 0, "method": "at the desk", "form": "form 1", "terms": "One entry each."},
    "chips": {"start": 1000},
    "wagers": {
        "limits": [{"minimum": 100, "maximum": 500}],
        "compulsory": "every-round",
        "order": "marker",
        "pass-cards": 1,
        "undisclosed": 1,
    },
    "stages": [{"name": "heats", "rounds": 2, "players": 3, "advance": 1}, {"name": "final", "rounds": 2, "players": 7}],
    "buy-backs": "none",
    "prizes": {"shares": [70, 30], "payment": "by cheque"},
    "statements": {
        "only-those-entitled-to-gamble": "Only people who may gamble may enter.",
        "allotment-of-tables-and-areas": "Places are drawn by ballot.",
        "run-by-person-in-charge-and-rules-prevail": "The Tournament Manager runs it, and the rules prevail.",
    },
}


@dataclass
class Person:
    """Somebody with a real client, who can come again to another server."""

    name: str
    house: House
    account: str = ""
    heard: list[Json] = field(default_factory=list)

    async def does(self, stream: str, **command: Any) -> None:
        """Give a command by HTTP."""
        await self.house.command(stream, command)

    async def sees(self, stream: str = CUP) -> Json:
        """The picture of a stream."""
        found: Json = (await self.house.look(stream))["picture"]
        return found


@asynccontextmanager
async def people(served: Serving, *names: str, again: bool = False) -> AsyncIterator[list[Person]]:
    """Members by name, registered or logged in again."""
    found = []
    try:
        for name in names:
            house = House(served.url)
            me = await (house.log_in(name, PASSWORD) if again else house.register(name, PASSWORD))
            found.append(Person(name, house, me.account))
        yield found
    finally:
        for person in found:
            await person.house.close()


async def staffed(served: Serving, admin: Person, director: Person, inspector: Person) -> None:
    """Give people their roles, and found the cup."""
    await admin.house.ask("POST", "/api/administrator/claim", {"token": served.token})
    for person, role in ((director, "casino-operator"), (director, "gaming-manager"), (inspector, "inspector")):
        where = {"role": role, "jurisdiction": "NSW", "document": None, "table": None}
        await admin.house.ask("POST", f"/api/accounts/{person.account}/roles", where)
    await director.house.ask("POST", "/api/tournaments", {"id": "small-cup", "paper": PAPER, "clocks": SWIFT})


async def prepared(director: Person, *players: Person, bots: int) -> None:
    """Everything before the first session: gates, somebody in charge, entries with their fees, bots, and tables."""
    await director.does(CUP, do="appoint-head", person=director.name, has=["licensed", "qualified-as-game-supervisor"])
    await director.house.come_on_duty(CUP)
    for player in players:
        await player.house.pay_in(CUP, "50.00")
        await player.does(CUP, do="apply-to-enter")
    await goes_on(director, until="entries")
    await director.house.ask("POST", "/api/tournaments/small-cup/bots", {"id": "b1", "number": bots, "temper": "chaser"})
    await director.does(CUP, do="designate-tables", tables=["one", "two"])


async def goes_on(director: Person, until: str = "") -> Json:
    """Do what is due until nothing is that one command does; the picture then. Gates are for `until` entries only."""
    while True:
        picture = await director.sees()
        due = [each for each in picture["due"] if each["do"] and (until != "entries" or each["what"] in ("step", "entry"))]
        if not due:
            return picture
        command = due[0]["do"] | ({"words": "in writing"} if due[0]["what"] == "step" else {})
        try:
            await director.does(CUP, **command)
        except Refusal as fault:  # the heats are not reported yet, or another server was quicker
            if fault.code not in ("heats-open", "no-session", "committed"):
                raise
            await asyncio.sleep(0.01)


async def plays(player: Person) -> bool:
    """One act of a player in the heat the player is in, if there is anything to do: sits down, passes, writes a form, or wagers."""
    you = (await player.sees())["you"]
    if you["seat"] and not you["seat"]["taken"]:
        await player.does(CUP, do="take-seat")
        return True
    table = you["playing"]
    if not table:
        return False
    picture = await player.sees(table)
    may = {act["do"]: act for act in picture["acts"]["may"] if act.get("about", player.account) == player.account}
    for want in ("play-pass-card", "write-form", "place-wager", "stand", "hit"):
        if want in may and not _has_acted(picture, player.account, want):
            try:
                await player.does(table, **may[want]["command"])
            except Refusal:
                return False
            return True
    return False


def _has_acted(picture: Json, account: str, want: str) -> bool:
    if want in ("stand", "hit"):
        return False
    heat = picture["heat"]
    wagered = any(each["player"] == account for box in picture["boxes"] for each in box["bettors"])
    return wagered or account in heat["passed"] or any(form["player"] == account for form in heat["forms"])


def money_in(hall: Hall) -> dict[str, int]:
    """The balances of a stream."""
    return dict(hall.keeper.state.balances)
