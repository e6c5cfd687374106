"""The odds: to the digit what the command line says, worked out beside the tables, and a chart that can be read, heard and pressed."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from pydantic import TypeAdapter

from pitboss.web.shapes.odds import AllOdds, Edge, GameOdds, GamePrices, HandWorth
from tests.house.serving import Served
from tests.web.browser import PHONE, obstacles, violations
from tests.web.conftest import Come
from tests.web.said import odds_said

SAME = (
    "ev",
    "house_edge",
    "variance",
    "standard_deviation",
    "table_ev",
    "table_cost",
    "strategy",
    "departures",
    "dealer",
    "super_bonus",
    "method",
)
PATIENCE = 300.0


@pytest.fixture(scope="module", autouse=True)
def compiled(served: Served) -> None:
    """The kernels, which a new machine compiles once, for a minute perhaps: no page has to wait for that."""
    httpx.get(f"{served.address}/api/odds/vic-crown-pontoon", trust_env=False, timeout=300).raise_for_status()


def asked(served: Served, path: str) -> Any:
    """What the house answers."""
    answer = httpx.get(f"{served.address}{path}", trust_env=False, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.json()


def check(kind: Any, answer: Any) -> None:
    """An answer has its shape, no field missing and none more."""
    shape = TypeAdapter(kind)
    assert shape.dump_python(shape.validate_python(answer)) == answer


@pytest.mark.parametrize(("game", "options"), [("vic-crown-pontoon", {}), ("act-blackjack", {"decks": "6", "dealer-soft-17": "hit"})])
def test_a_game_is_worth_to_the_digit_what_the_command_line_says(served: Served, game: str, options: dict[str, str]) -> None:
    here = asked(served, f"/api/odds/{game}?{'&'.join(f'{name}={value}' for name, value in options.items())}")
    there = odds_said(game, *(word for name, value in options.items() for word in ("--set", f"{name}={value}")))
    check(GameOdds, here)
    assert {name: here["play"][name] for name in SAME} == {name: there[name] for name in SAME}
    assert {each["net"]: each["chance"] for each in here["play"]["results"]} == there["results"]
    assert {each["bet"]: each["exact"] for each in here["bets"]} == there["exact"]["side_bets"]
    assert sorted(each["exact"] for each in here["insurance"]) == sorted(there["exact"]["insurance"].values())
    assert asked(served, f"/api/odds/{game}/edge?decks=4")["ev"] == odds_said(game, "--set", "decks=4")["ev"]


def test_a_hand_is_worth_to_the_digit_what_the_command_line_says(served: Served) -> None:
    here = asked(served, "/api/odds/vic-crown-pontoon/hand?hand=8H8S&dealer=9D")
    check(HandWorth, here)
    there = odds_said("vic-crown-pontoon", "--hand", "8H8S", "--dealer", "9D")
    assert {each["move"]: each["value"] for each in here["moves"]} == there["actions"]
    assert here["dealer_totals"] == there["dealer_totals"]
    assert here["moves"][0]["move"] == there["best"]
    assert all(each["rule"].startswith("VIC-") for each in here["moves"])
    for each in here["moves"]:
        assert each["short"] == here["moves"][0]["value"] - each["value"]


def test_what_is_on_file_is_what_is_worked_out(served: Served) -> None:
    every = asked(served, "/api/odds")
    check(AllOdds, every)
    assert len(every["games"]) == 9
    found = {each["game"]: each for each in every["games"]}
    edge = asked(served, "/api/odds/nsw-star-blackjack/edge?decks=6")
    check(Edge, edge)
    [filed] = [each["house_edge"] for each in found["nsw-star-blackjack"]["by_decks"] if each["decks"] == 6]
    assert filed == pytest.approx(edge["house_edge"], abs=1e-10)
    assert found["vic-crown-com-bo"]["house_edge"] is None
    assert len(found["vic-crown-com-bo"]["bets"]) == 17
    prices = asked(served, "/api/odds/vic-crown-pontoon/prices")
    check(GamePrices, prices)
    assert {each["subject"] for each in prices["prices"]} == {"clause", "option", "reading", "decks"}


def test_what_the_book_does_not_allow_is_refused_with_its_rule(served: Served) -> None:
    refused = httpx.get(f"{served.address}/api/odds/vic-blackjack?decks=9", trust_env=False, timeout=PATIENCE)
    assert (refused.status_code, refused.json()["rule"]) == (409, "VIC-2003-01 3.1")
    for path in ("nope", "vic-blackjack?wings=2", "vic-blackjack/hand?hand=TTT&dealer=2", "vic-crown-com-bo/hand?hand=T6&dealer=2"):
        assert httpx.get(f"{served.address}/api/odds/{path}", trust_env=False, timeout=PATIENCE).status_code == 400
    assert asked(served, "/api/odds/vic-blackjack/hand?hand=T6&dealer=T")["moves"], "the worker outlives a refusal"


def test_the_tables_do_not_wait_for_the_mathematics(served: Served) -> None:
    answered = 0
    with ThreadPoolExecutor(1) as pool, httpx.Client(base_url=served.address, trust_env=False, timeout=PATIENCE) as client:
        begun = pool.submit(asked, served, "/api/odds/vic-crown-pontoon?decks=5&pontoon-doubled-ace=all-one")
        while not begun.done():
            assert client.get("/healthz").status_code == 200
            answered += 1
            time.sleep(0.02)
        assert begun.result()["play"]
    assert answered > 5, "a house that waited would have answered once before the analysis and once after it"


def edge_shown(page: Page) -> float:
    """The house edge at the top of the page, as the server gave it."""
    return float(page.locator("[data-figure=house-edge]").get_attribute("data-value") or "nan")


def test_a_choice_changes_everything_and_stands_in_the_address(come: Come, served: Served) -> None:
    page = come().goes("/odds")
    page.get_by_role("link", name="Blackjack (ACT)").click()
    expect(page.get_by_role("heading", level=1, name="Blackjack (ACT)")).to_be_visible()
    before = edge_shown(page)
    page.get_by_label("soft 17").select_option("hit")
    expect(page).to_have_url(re.compile(r"dealer-soft-17=hit"))
    expect(page.locator("[data-figure=house-edge]")).not_to_have_attribute("data-value", str(before))
    assert edge_shown(page) == asked(served, "/api/odds/act-blackjack?dealer-soft-17=hit")["play"]["house_edge"] > before
    expect(page.locator("tr.here td").last).to_have_text(f"{100 * edge_shown(page):.4f} %")
    page.reload()
    expect(page.get_by_label("soft 17")).to_have_value("hit")
    page.get_by_role("button", name="As the book stands").click()
    expect(page.locator("[data-figure=house-edge]")).to_have_attribute("data-value", str(before))


def test_a_place_of_the_chart_tells_what_each_play_is_worth(come: Come, served: Served) -> None:
    page = come().goes("/odds/vic-blackjack")
    chart = page.locator("table[data-part=hard]")
    cell = chart.get_by_role("row", name=re.compile("^16 ")).get_by_role("cell").nth(8)
    expect(cell).to_have_attribute("data-dealer", "T")
    expect(cell).to_contain_text("hit")
    cell.click()
    row = page.locator(".worth tr[data-move=hit]")
    there = odds_said("vic-blackjack", "--hand", "T6", "--dealer", "T")["actions"]
    expect(row).to_have_attribute("data-value", str(there["hit"]))
    page.get_by_label("Hand", exact=True).fill("A,7")
    page.get_by_label("Dealer’s card").select_option("9")
    page.get_by_role("button", name="Work it out").click()
    expect(page.get_by_role("heading", name=re.compile("A. 7. against 9"))).to_be_visible()
    assert not violations(page)


def test_no_page_is_an_obstacle(come: Come) -> None:
    ann = come(PHONE, theme="dark")
    for path in ("/odds", "/odds/vic-crown-pontoon", "/odds/vic-crown-com-bo", "/odds/compare?a=vic-blackjack&b=vic-crown-pontoon"):
        page = ann.goes(path)
        expect(page.locator("main table").first).to_be_visible()
        expect(page.locator("main progress:not([value])")).to_have_count(0)
        assert (path, obstacles(page)) == (path, [])


def test_two_games_part_where_their_charts_do(come: Come, served: Served) -> None:
    page = come().goes("/odds/compare?a=vic-blackjack&b=vic-crown-blackjack")
    expect(page.locator("[data-partings]")).to_be_visible()
    one, other = (asked(served, f"/api/odds/{game}")["play"]["strategy"] for game in ("vic-blackjack", "vic-crown-blackjack"))
    parting = sum(other[hand][dealer] != move for hand, columns in one.items() for dealer, move in columns.items() if hand in other)
    expect(page.locator("[data-partings]")).to_have_attribute("data-partings", str(parting))
    page.get_by_label("Second game").select_option("vic-crown-pontoon")
    expect(page).to_have_url(re.compile("b=vic-crown-pontoon"))
    expect(page.locator("[data-partings]")).not_to_have_attribute("data-partings", str(parting))
