"""A heat that a person deals: the director's page leads to its consoles, and the dealer enters cards and what players say."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import uuid4

import httpx
from playwright.sync_api import Page, expect

from pitboss.house.store import Access, opened
from pitboss.house.streams.codec import Codec
from pitboss.house.tables.chips import ChipsBrought, ChipsTaken
from pitboss.house.tournaments.founding import HeatFounded
from pitboss.play.events import WagerPlaced
from pitboss.tournament.heat.events import Event as HeatEvent
from tests.house.serving import Served
from tests.web.browser import Person, violations
from tests.web.conftest import Come
from tests.web.cup import GAME, QUICK
from tests.web.cup_at_table import until
from tests.web.money import in_a_thread
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
    paper["wagers"] |= {"order": "marker", "pass-cards": 1}
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
    for act in ("commit-ballot", "draw-ballot"):
        asked(hanna, STREAM, do=act)
    for player in players:
        asked(player, STREAM, do="take-seat")
    asked(hanna, STREAM, do="open-session")


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


def wagers_in_the_log(url: str) -> list[tuple[str, str]]:
    """Who laid wagers at the heat, and for whom, as the log has it."""

    async def read() -> list[tuple[str, str]]:
        codec = Codec(HeatFounded, ChipsBrought, ChipsTaken, HeatEvent)
        async with opened(url, Access.READ) as store:
            entries = [(each.actor, codec.read(each.body, each.version)) for each in await store.read(HEAT, 0)]
        return [(actor, event.player) for actor, event in entries if isinstance(event, WagerPlaced)]

    return in_a_thread(lambda: asyncio.run(read()))


def decides_about_the_absent(page: Page, hanna: httpx.Client, *accounts: str) -> None:
    """Everybody is noted away: the director's page says that it waits and by which rule, and its buttons let the heat go on."""
    for account in accounts:
        asked(hanna, HEAT, do="note-away", player=account)
    expect(page.locator("[data-due=deserted]")).to_contain_text("NSW-STAR-BJ 19.5.6")
    expect(page.locator(f"[data-heat='{HEAT}']")).to_contain_text("Nobody is in the seat")
    absent = page.locator("[data-due=absent]")
    expect(absent.first.get_by_role("button", name="Cancel the place: disqualified")).to_be_visible()
    assert not violations(page)
    for left in reversed(range(len(accounts))):
        absent.first.get_by_role("button", name="Back in the seat").click()
        expect(absent).to_have_count(left)
    expect(page.locator("[data-due=deserted]")).to_have_count(0)


def test_a_dealer_enters_cards_wagers_and_decisions_of_a_heat_at_the_console(come: Come, served: Served) -> None:
    for role in ("casino-operator", "gaming-manager"):
        staff(served, role, MANAGER, jurisdiction="NSW")
    staff(served, "dealer", DEALER, jurisdiction="NSW")
    with member(served.address, MANAGER) as hanna, member(served.address, "Ann Heat") as ann, member(served.address, "Bob Heat") as bob:
        begun(hanna, ann, bob)
        dealer = come()
        with member(served.address, DEALER) as hugo:
            waits(dealer, ann, "retire")
            check_shape("Console", hugo.get(f"/api/tables/{HEAT}/console").raise_for_status().json())
            enters = hugo.get("/api/me").raise_for_status().json()["account"]
        accounts = [each.get("/api/me").raise_for_status().json()["account"] for each in (ann, bob)]
        director = come()
        signs_in(director, MANAGER)
        page = director.goes(f"/tournaments/{CUP}/director")
        until(director, lambda: heat_of(hanna)["standing"] == "playing", "the session does not begin")
        decides_about_the_absent(page, hanna, *accounts)
        assert heat_of(ann)["consoles"] == [], "consoles are for whoever holds a role there"
        expect(page.get_by_role("link", name="Dealer’s console Final / table 1")).to_be_visible()
        page.get_by_role("link", name="Supervisor’s console Final / table 1").click()
        expect(page.get_by_role("navigation", name="What to do")).to_be_visible()
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
        by_box = [seat["player"] for seat in sorted(heat_of(hanna)["seats"], key=lambda seat: int(seat["box"]))]
        players = [(ann, bob)[accounts.index(each)] for each in by_box]
        for count in (1, 2):  # they sit there and look at no page
            expect(desk.get_by_text("The marker is on box 1")).to_contain_text("wagers next")
            expect(desk.locator("[data-act=play-pass-card]")).to_have_count(1)  # in place of a wager, and in turn as well
            desk.get_by_role("button", name="Lay it").click()
            expect(desk.get_by_label("On the layout").get_by_role("listitem")).to_have_count(count)
        assert wagers_in_the_log(served.store) == [(enters, each) for each in by_box], "the log says who entered it for whom"
        does(desk, "close-betting")
        deals(desk, "KH", "9D", "TS", "QC", "TH")
        does(desk, "stand")
        asked(players[1], HEAT, **waits(dealer, players[1], "stand"))
        deals(desk, "9S")
        assert not violations(desk)
        does(desk, "take-up-cards")
        until(dealer, lambda: heat_of(hanna)["reported"], "the heat is not reported")
        seats = sorted(heat_of(hanna)["seats"], key=lambda seat: int(seat["box"]))
        assert [(seat["chips"], seat["place"]) for seat in seats] == [("1050.00", 1), ("1000.00", 2)]
        desk.goto(f"{dealer.address}/consoles")
        expect(desk.get_by_role("link", name="Dealer Nsw-Star-Blackjack")).to_be_visible()
        expect(desk.get_by_role("link", name="Dealer Final / table 1")).to_have_count(0)
