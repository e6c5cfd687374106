"""The gates of Victoria and of the ACT through the service: what must come before an entry or a round, anew for every version."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pitboss.client import Refusal
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.writing import paper_file
from tests.house.service.pit import run, serving
from tests.house.tournaments.cup import CUP, SWIFT, Json, Person, people
from tests.tournament.heats import ACT, VIC
from tests.tournament.papers import paper

NAMES = ("Alma Admin", "Olive Operator", "Ria Regulator", "Dora Director", "Ann Player", "Bob Player", "Cy Player", "Dee Player")
OPERATOR = ("casino-operator", "gaming-shift-manager", "casino-supervisor")


def conditions(book: str) -> Conditions:
    """Lawful conditions whose first session may begin now."""
    return replace(paper(book, fee=50, least=4, most=4), starts=1_700_000_000)


@asynccontextmanager
async def cup(folder: Path, book: str, regulator: str) -> AsyncIterator[tuple[Person, Person, Person, list[Person]]]:
    """A cup that is founded and no more, with the operator, somebody of the regulator, whoever is to run it, and four who want to play."""
    jurisdiction = book[:3].upper()
    async with serving(f"sqlite:///{folder / 'house.db'}") as served, people(served, *NAMES) as (admin, olive, ria, dora, *players):
        await admin.house.ask("POST", "/api/administrator/claim", {"token": served.token})
        for person, roles in ((olive, OPERATOR), (ria, (regulator,))):
            for role in roles:
                where = {"role": role, "jurisdiction": jurisdiction, "document": None, "table": None}
                await admin.house.ask("POST", f"/api/accounts/{person.account}/roles", where)
        body = {"id": "small-cup", "paper": paper_file(conditions(book)), "clocks": SWIFT}
        await olive.house.ask("POST", "/api/tournaments", body)
        await ria.house.come_on_duty(CUP)
        await olive.does(CUP, do="appoint-head", person=dora.account, has=["licensed", "qualified-as-game-supervisor"])
        await dora.house.come_on_duty(CUP)
        yield olive, ria, dora, players


async def refused(person: Person, **command: Any) -> Refusal:
    """The refusal that a command meets."""
    with pytest.raises(Refusal) as fault:
        await person.does(CUP, **command)
    return fault.value


async def enters(olive: Person, player: Person) -> None:
    """Pay, apply, and be accepted."""
    await player.house.pay_in(CUP, "50.00")
    await player.does(CUP, do="apply-to-enter")
    await olive.does(CUP, do="accept-entry", player=player.account)


async def seated(olive: Person, dora: Person, players: list[Person]) -> None:
    """Everybody briefed where the document wants that, and seated by ballot."""
    picture = await dora.sees(CUP)
    for due in picture["due"]:
        if due["what"] == "briefing":
            await dora.does(CUP, **due["do"])
    await dora.does(CUP, do="designate-tables", tables=["one", "two"])
    for act in ("commit-ballot", "draw-ballot"):
        await dora.does(CUP, do=act)
    for player in players:
        await player.does(CUP, do="take-seat")


async def drafts_again(olive: Person, book: str) -> None:
    """Let a second version stand, which differs in a word."""
    changed = replace(conditions(book), purse=replace(conditions(book).purse, payment="in cash"))
    await olive.does(CUP, do="draft-conditions", paper=paper_file(changed))


def test_in_victoria_no_round_comes_before_the_regulator_has_approved_the_version_in_writing(tmp_path: Path) -> None:
    async def test() -> None:
        async with cup(tmp_path, VIC, "director-of-casino-surveillance") as (olive, ria, dora, players):
            for player in players:
                await enters(olive, player)
            await seated(olive, dora, players)
            approval: Json = {"do": "take-step", "step": "approved-in-writing", "player": ""}
            for _ in range(2):
                fault = await refused(dora, do="open-session")
                assert (fault.code, fault.rule) == ("step-due", "VIC-2003-01 16.1.3")
                assert (await refused(olive, **approval, words="as good as approved")).code == "not-the-regulator"
                assert (await refused(ria, **approval, words="")).code == "not-in-writing"
                await ria.does(CUP, **approval, words="letter of today")
                picture = await olive.sees(CUP)
                assert [(each["step"], each["done"]) for each in picture["conditions"]["steps"]] == [("approved-in-writing", True)]
                if picture["conditions"]["version"] == 1:
                    await drafts_again(olive, VIC)
            await dora.does(CUP, do="open-session")
            assert (await olive.sees(CUP))["tournament"]["standing"] == "playing"

    run(test(), patience=120)


def test_in_the_act_no_entry_comes_before_the_conditions_are_open_to_patrons_and_with_the_commission(tmp_path: Path) -> None:
    steps = {
        "written-down": "ACT-2018-01 19.2(a)",
        "available-to-patrons": "ACT-2018-01 19.2(b)",
        "regulator-notified": "ACT-2018-01 19.2(c)",
        "copy-to-regulator": "ACT-2018-01 19.2(c)",
    }

    async def test() -> None:
        async with cup(tmp_path, ACT, "commission") as (olive, _, dora, players):
            ann, *others = players
            await ann.house.pay_in(CUP, "50.00")
            for version in (1, 2):
                for step, rule in steps.items():
                    fault = await refused(ann, do="apply-to-enter")
                    assert (fault.code, fault.rule) == ("step-due", rule)
                    await olive.does(CUP, do="take-step", step=step, player="", words="")
                if version == 1:
                    await drafts_again(olive, ACT)
            await ann.does(CUP, do="apply-to-enter")
            await olive.does(CUP, do="accept-entry", player=ann.account)
            for player in others:
                await enters(olive, player)
            await seated(olive, dora, players)
            await dora.does(CUP, do="open-session")
            assert (await olive.sees(CUP))["tournament"]["standing"] == "playing"

    run(test(), patience=120)
