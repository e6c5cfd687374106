"""What the consoles ask of the house: every order of every game can be asked for, and thinking one through changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.house.serving import Served
from tests.web.floor import SIDE_BETS
from tests.web.shaped import check_shape
from tests.web.staff import HEADERS, member, staff

SHAPES = {
    "money",
    "whole",
    "card",
    "cards",
    "flag",
    "text",
    "words",
    "choice",
    "calls",
    "several",
    "player",
    "players",
    "box",
    "boxes",
    "bet",
}


@pytest.fixture
def sam(served: Served) -> Iterator[httpx.Client]:
    name = staff(served, "casino-supervisor", "Sam Sees")
    with member(served.address, name) as client:
        yield client


@pytest.mark.parametrize("game", SIDE_BETS)
def test_a_console_of_every_game(sam: httpx.Client, game: str) -> None:
    console = sam.get(f"/api/tables/{game}/console").json()
    check_shape("Console", console)
    asked = [*console["orders"], *console["accidents"]]
    assert {field["shape"] for each in asked for field in each["fields"]} <= SHAPES | {"dispute"}
    assert all(field["choices"] for each in asked for field in each["fields"] if field["shape"] in ("choice", "several"))
    assert any(each["answered"] for each in console["accidents"])


def test_every_desk_at_which_one_holds_a_role(sam: httpx.Client, served: Served) -> None:
    found = sam.get("/api/consoles").json()
    check_shape("Desks", found)
    assert {"by-hand", *SIDE_BETS} <= {each["table"] for each in found["desks"]}
    with httpx.Client(base_url=served.address, headers=HEADERS, trust_env=False, timeout=300) as guest:
        guest.post("/api/guest", json={})
        assert guest.get("/api/consoles").json()["desks"] == []
        assert guest.get("/api/tables/vic-blackjack/console").json()["code"] == "not-staff"


def test_thinking_an_order_through_changes_nothing(sam: httpx.Client) -> None:
    table = "/api/tables/act-blackjack"
    order = {"do": "set-limits", "minimum": "5.00", "maximum": "400.00", "unit": "5.00"}
    off_duty = sam.post(f"{table}/console/consider", json={"command": order})
    assert (off_duty.status_code, off_duty.json()["code"]) == (409, "not-on-duty")
    sam.put(f"{table}/duty").raise_for_status()
    before = sam.get(table).json()
    answer = sam.post(f"{table}/console/consider", json={"command": order}).json()
    check_shape("Consideration", answer)
    assert answer["may"] or answer["rule"].startswith("ACT-")
    seen = sam.post(f"{table}/console/consider", json={"command": {"do": "ask-to-see-burn"}})
    assert seen.status_code == 400, "what would show a card is never thought through"
    after = sam.get(table).json()
    assert (after["picture"]["limits"], after["position"]) == (before["picture"]["limits"], before["position"])
    sam.delete(f"{table}/duty").raise_for_status()
