"""A heat that a person deals: its table stands among the consoles, and the dealer enters the cards there as at any other."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import httpx
from playwright.sync_api import expect

from tests.house.serving import Served
from tests.web.browser import Person, violations
from tests.web.conftest import Come
from tests.web.cup import GAME, QUICK
from tests.web.cup_at_table import until
from tests.web.shaped import check_shape
from tests.web.staff import member, signs_in, staff
from tests.web.test_dealer import deals, does

CUP, MANAGER, DEALER = "hand-cup", "Hanna Head", "Hugo Hand"
STREAM, HEAT = f"tournament:{CUP}", f"heat:{CUP}-1"


def asked(client: httpx.Client, stream: str, **command: Any) -> None:
    """Give a command over HTTP, which must be accepted."""
    answer = client.post(f"/api/streams/{stream}/commands", json={"id": uuid4().hex, "command": command})
    assert answer.is_success, (command, answer.text)


def begun(hanna: httpx.Client, *players: httpx.Client) -> None:
    """A cup of one table for two, which a person deals, seated and open."""
    paper: dict[str, Any] = hanna.get(f"/api/papers/{GAME}/plain").raise_for_status().json()["paper"]
    paper |= {"name": "Hand Cup", "starts": "2020-01-01T19:00", "stages": [{"name": "Final", "rounds": 1, "players": 7}]}
    paper["entry"] |= {"least": 2, "most": 2}
    body = {"id": CUP, "paper": paper, "clocks": QUICK, "dealt_by": "person"}
    hanna.post("/api/tournaments", json=body).raise_for_status()
    asked(hanna, STREAM, do="appoint-head", person=MANAGER, has=["licensed"])
    hanna.put(f"/api/streams/{STREAM}/duty").raise_for_status()
    asked(hanna, STREAM, do="take-step", step="published", player="", words="")
    for player in players:
        account = player.get("/api/me").raise_for_status().json()["account"]
        player.post(f"/api/streams/{STREAM}/pay-in", json={"id": "fee", "amount": "50.00"}).raise_for_status()
        asked(player, STREAM, do="apply-to-enter")
        asked(hanna, STREAM, do="accept-entry", player=account)
        asked(hanna, STREAM, do="take-step", step="copy-to-each-player", player=account, words="")
    asked(hanna, STREAM, do="designate-tables", tables=["table 1"])
    for act in ("commit-ballot", "draw-ballot", "open-session"):
        asked(hanna, STREAM, do=act)


def acts_of(client: httpx.Client) -> dict[str, Any]:
    """What somebody may do at the table of the heat, by name."""
    found = client.get(f"/api/streams/{HEAT}").raise_for_status().json()["picture"]["acts"]["may"]
    return {act["do"]: act["command"] for act in found}


def waits(person: Person, client: httpx.Client, act: str) -> dict[str, Any]:
    """Wait until somebody may do something."""
    until(person, lambda: act in acts_of(client), f"{act} is never lawful")
    command: dict[str, Any] = acts_of(client)[act]
    return command


def heat_of(client: httpx.Client) -> dict[str, Any]:
    """The heat as the tournament shows it."""
    found: dict[str, Any] = client.get(f"/api/streams/{STREAM}").raise_for_status().json()["picture"]["stages"][0]["heats"][0]
    return found


def test_a_dealer_enters_the_cards_of_a_heat_at_the_console(come: Come, served: Served) -> None:
    for role in ("casino-operator", "gaming-manager"):
        staff(served, role, MANAGER, jurisdiction="NSW")
    staff(served, "dealer", DEALER, jurisdiction="NSW")
    with member(served.address, MANAGER) as hanna, member(served.address, "Ann Heat") as ann, member(served.address, "Bob Heat") as bob:
        begun(hanna, ann, bob)
        dealer = come()
        with member(served.address, DEALER) as hugo:
            waits(dealer, ann, "retire")
            check_shape("Console", hugo.get(f"/api/tables/{HEAT}/console").raise_for_status().json())
        order = {"do": "set-limits", "minimum": "5.00", "maximum": "400.00", "unit": "5.00"}
        hanna.put(f"/api/tables/{HEAT}/duty").raise_for_status()
        thought = hanna.post(f"/api/tables/{HEAT}/console/consider", json={"command": order}).raise_for_status().json()
        check_shape("Consideration", thought)
        assert (thought["may"], thought["code"]) == (False, "tournament-limits"), "a heat looks at an order first"
        signs_in(dealer, DEALER)
        desk = dealer.goes("/consoles")
        desk.get_by_role("link", name="Dealer Final / table 1").click()
        desk.get_by_role("button", name="Come on duty").click()
        does(desk, "shuffle")
        for act in ("cut", "place-cutting-card", "burn"):
            does(desk, act)
        players = sorted((ann, bob), key=lambda each: int(waits(dealer, each, "place-wager")["box"]))
        for player in players:
            asked(player, HEAT, **waits(dealer, player, "place-wager"))
        does(desk, "close-betting")
        deals(desk, "KH", "9D", "TS", "QC", "TH")
        for player in players:
            asked(player, HEAT, **waits(dealer, player, "stand"))
        deals(desk, "9S")
        assert not violations(desk)
        does(desk, "take-up-cards")
        until(dealer, lambda: heat_of(hanna)["reported"], "the heat is not reported")
        seats = sorted(heat_of(hanna)["seats"], key=lambda seat: int(seat["box"]))
        assert [(seat["chips"], seat["place"]) for seat in seats] == [("1050.00", 1), ("1000.00", 2)]
        desk.goto(f"{dealer.address}/consoles")
        expect(desk.get_by_role("link", name="Dealer Nsw-Star-Blackjack")).to_be_visible()
        expect(desk.get_by_role("link", name="Dealer Final / table 1")).to_have_count(0)
