"""A whole tournament through the service with real clients: conditions to prizes, a restart in the middle, and every chip accounted for."""

from __future__ import annotations

import asyncio
import json

import pytest

from pitboss.client import Refusal
from pitboss.house.audit.verify import verify
from pitboss.house.tournaments.hall import TournamentHall
from tests.house.service.pit import Serving, run, serving
from tests.house.tournaments.cup import CUP, Json, Person, goes_on, people, plays, prepared, staffed

NAMES = ("Alma Admin", "Dora Director", "Ines Inspector", "Ann Player", "Bob Player")


@pytest.mark.one_in(2)
def test_a_cup_is_played_from_conditions_to_prizes_over_a_restart(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pitboss.house.streams.keeper.SNAPSHOT_EVERY", 10)

    async def test() -> None:
        async with serving(store_url) as served, people(served, *NAMES) as (admin, director, inspector, ann, bob):
            await staffed(served, admin, director, inspector)
            await _nobody_else_may(ann, inspector)
            await prepared(director, ann, bob, bots=4)
            assert (await goes_on(director))["tournament"]["standing"] == "playing"
            await _until(ann, bob, wanted=lambda pictures: any(heat["round"] for heat in _heats(pictures[0])))
            before = await director.house.log(CUP, most=500)
        async with serving(store_url) as served, people(served, *NAMES, again=True) as (admin, director, inspector, ann, bob):
            after = await director.house.log(CUP, most=500)
            assert [entry.event for entry in after.entries[: len(before.entries)]] == [entry.event for entry in before.entries]
            await _to_the_end(director, ann, bob)
            await _everything_adds_up(served, ann, bob)
            await _the_inspector_sees_it_all(inspector)
            shown = (await director.sees())["stages"]
        async with serving(store_url) as served, people(served, *NAMES[:2], again=True) as (_, director):
            assert not [stream for stream in served.pit.halls.open if stream.startswith("heat:")], "a heat that is over is not read again"
            assert (await director.sees())["stages"] == shown

    run(test(), patience=300)


async def _nobody_else_may(ann: Person, inspector: Person) -> None:
    for person, command in (
        (ann, {"do": "draft-conditions", "paper": {}}),
        (inspector, {"do": "open-session"}),
        (ann, {"do": "pay-prizes"}),
    ):
        with pytest.raises(Refusal):
            await person.does(CUP, **command)
    with pytest.raises(Refusal) as refused:
        await ann.house.ask("POST", "/api/tournaments", {"id": "mine", "paper": {"name": "Mine", "game": "act-blackjack"}})
    assert refused.value.code == "not-staff"
    with pytest.raises(Refusal) as refused:
        await ann.house.ask("GET", f"/api/inspection/streams/{CUP}/log")
    assert refused.value.code == "not-staff"


def _heats(picture: Json) -> list[Json]:
    return [heat for stage in picture["stages"] for heat in stage["heats"]]


async def _until(*players: Person, wanted: object) -> None:
    assert callable(wanted)
    while not wanted([await players[0].sees()]):
        for player in players:
            await plays(player)
        await asyncio.sleep(0.005)


async def _to_the_end(director: Person, *players: Person) -> None:
    """Everybody plays and the director does what is due, until the prizes are paid."""
    await director.house.come_on_duty(CUP)
    while (await director.sees())["tournament"]["standing"] != "paid":
        for player in players:
            await plays(player)
        await goes_on(director)
        await asyncio.sleep(0.005)


async def _everything_adds_up(served: Serving, ann: Person, bob: Person) -> None:
    """The pool is paid to the last cent, the chips of every heat are back, winners have their money, and the store verifies."""
    hall = served.pit.halls[CUP]
    assert isinstance(hall, TournamentHall)
    state = hall.file.tournament
    assert sum(state.prizes.paid.values()) == 6 * 5000
    assert hall.keeper.state.balances.get("pool", 0) == 0
    placed = [player for group in state.sessions.places for player in group]
    assert sorted(placed) == sorted(state.entries.accepted)
    for heat in hall.heats.values():
        assert heat.heat.custody.recovered
        assert not any(heat.heat.custody.held.values())
    for player in (ann, bob):
        won = state.prizes.paid.get(player.account, 0)
        while (await player.house.wallet()).cash != f"{1000 - 50 + won / 100:.2f}":  # two entries, one after the other
            await asyncio.sleep(0.01)
        assert (await player.sees())["you"]["held"] == "0.00"
    report = await verify(served.pit.store)
    assert not report.faults
    assert {f"heat:small-cup-{number}" for number in range(1, len(hall.file.calls) + 1)} <= set(report.heads)
    assert report.shuffles >= 2
    assert report.snapshots, "a server that starts anew reads from a snapshot, and verify holds it against the log"


async def _the_inspector_sees_it_all(inspector: Person) -> None:
    seen = await inspector.house.ask("GET", "/api/tournaments/small-cup/scrutiny")
    assert all(stream["sound"] for stream in seen["streams"])
    assert seen["ledger"]["pool"] == "0.00"
    assert all(ballot["sound"] for ballot in seen["ballots"])
    page = await inspector.house.ask("GET", f"/api/inspection/streams/{CUP}/log?most=500")
    assert page["head"] == page["entries"][-1]["position"]
    assert json.dumps(page).count('"hash"') == len(page["entries"])


@pytest.mark.parametrize("store_url", ["postgresql", pytest.param("sqlite", marks=pytest.mark.whole)], indirect=True)
def test_two_servers_play_one_cup_and_expected_is_held_to(store_url: str) -> None:
    async def test() -> None:
        async with serving(store_url) as one, people(one, *NAMES) as (admin, director, inspector, ann, bob):
            await staffed(one, admin, director, inspector)
            position = (await ann.house.look(CUP))["position"]
            async with serving(store_url) as two, people(two, "Bob Player", again=True) as (elsewhere,):
                assert (await elsewhere.sees())["tournament"]["name"] == "Small Cup"
                command = {"do": "apply-to-enter"}
                asked = {"id": "once", "command": command, "expected": position}
                first = await elsewhere.house.ask("POST", f"/api/streams/{CUP}/commands", asked)
                again = await bob.house.ask("POST", f"/api/streams/{CUP}/commands", {"id": "once", "command": command})
                assert (first["outcome"], again["outcome"], first["first"]) == ("now", "before", again["first"])
                with pytest.raises(Refusal) as refused:
                    await ann.house.ask("POST", f"/api/streams/{CUP}/commands", {**asked, "id": "late"})
                assert refused.value.code == "moved-on"
                await bob.house.pay_in(CUP, "50.00")
                await prepared(director, ann, bots=2)
                await _to_the_end(director, ann, elsewhere)
                assert not (await verify(two.pit.store)).faults

    run(test(), patience=300)
