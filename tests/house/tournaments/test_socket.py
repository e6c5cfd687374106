"""Tournaments over the socket: the messages of tables, with a stream's whole name where a table's would stand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pitboss.client import House, Refusal
from tests.house.service.pit import run, serving
from tests.house.tournaments.cup import CUP, goes_on, people, staffed

NAMES = ("Alma Admin", "Dora Director", "Ines Inspector", "Ann Player")


def test_a_tournament_is_followed_and_commanded_like_a_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(f"sqlite:///{tmp_path / 'house.db'}") as served, people(served, *NAMES) as (admin, director, inspector, ann):
            await staffed(served, admin, director, inspector)
            await goes_on(director, until="entries")
            async with House(served.url) as nobody, nobody.line() as big_screen, ann.house.line() as line:
                watched = await big_screen.subscribe(CUP, 0, picture="changes")
                feed = await line.subscribe(CUP, picture="changes")
                with pytest.raises(Refusal) as refused:
                    await big_screen.command(CUP, {"do": "apply-to-enter"})
                assert refused.value.code == "sign-in-first"
                answer = await line.command(CUP, {"do": "apply-to-enter"}, "c1")
                again = await line.command(CUP, {"do": "apply-to-enter"}, "c1")
                assert (answer.outcome, again.outcome, answer.first) == ("now", "before", again.first)
                entry = await anext(feed)
                assert (entry.event["event"], entry.event["said"]) == ("applied", "Ann Player asks to enter.")
                assert entry.event["rules_said"]
                while feed.picture is None or feed.picture["you"]["standing"] != "applied":
                    await asyncio.sleep(0.01)
                looked = await big_screen.look(CUP)
                told = [each.event["event"] for each in watched.waiting()]
                assert "applied" not in told
                assert "conditions-drafted" not in told
                assert ann.account not in str(looked["changes"])
                with pytest.raises(Refusal) as refused:
                    await line.subscribe("tournament:none")
                assert refused.value.code == "no-such-stream"

    run(test(), patience=300)
