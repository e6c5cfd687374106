"""A newcomer plays a round of each of the nine games to its settlement, with the mouse only and with the keyboard only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.house.serving import FREELY, Served, list_tables
from tests.web.browser import Person, violations
from tests.web.conftest import Come
from tests.web.floor import PATIENT, PLAIN, SIDE_BETS, quick_table
from tests.web.money import check_money, in_a_thread
from tests.web.neighbour import Neighbour
from tests.web.rooms import PLAYED_WITHIN

BOX = 3
ON_TURN = ("stand", "hit", "show-cards", "press")
"""What goes on with a round, the first that is lawful: some books do not let a player stand on a low total."""
KEYS = {"stand": "s", "hit": "h", "show-cards": "o", "press": "j"}
AREAS = ("high-1", "low-run-2", "com-bo")


LYING = replace(PATIENT, layout=600)
"""A finished round lies there until somebody has looked at it, on however busy a machine."""
TABLES = [
    replace(quick_table(game), id=f"{game}-{by}", name=f"{game} {by}", clocks=LYING) for game in SIDE_BETS for by in ("mouse", "keys")
]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A floor of one's own, with a table a round."""
    server = Served(tmp_path_factory.mktemp("games"), DEMO="no", **FREELY)
    in_a_thread(list_tables, server.store, [*TABLES, replace(quick_table("vic-blackjack"), id="drag", side_bets={}, limits=PLAIN)])
    yield server.start()
    server.stop()


def is_com_bo(game: str) -> bool:
    return game.endswith("com-bo")


def chip(page: Page, amount: str) -> Locator:
    return page.get_by_role("button", name=f"{amount} chip", exact=True)


def to_the_end(page: Page, neighbour: Neighbour, do: Callable[[str], None]) -> None:
    """Stand on everything and press what is to be pressed, until the round is over."""
    over = page.locator(".moment", has_text="The round is over")
    until = monotonic() + PLAYED_WITHIN
    while monotonic() < until:
        if over.count():
            return
        neighbour.goes_along()
        due = next((act for act in ON_TURN if page.locator(f"[data-act={act}]:not([aria-disabled])").count()), None)
        if due:
            do(due)
        page.wait_for_timeout(60)
    raise AssertionError((page.locator(".moment").inner_text(), page.locator("[data-act]").all_inner_texts(), neighbour.picture["moment"]))


def clicks(page: Page) -> Callable[[str], None]:
    """Do what is due with the mouse; a button may go while one reaches for it, since the click before was heard late."""

    def click(act: str) -> None:
        with suppress(TimeoutError):
            page.locator(f"[data-act={act}]:not([aria-disabled])").first.click(timeout=2000)

    return click


def check(person: Person, served: Served, game: str, table: str) -> None:
    """Everything that was staked is settled, to the cent, and shown with its reasons."""
    engine = check_money(person, served.store, table)
    mine = [each for each in engine.settled if each.player == person.account]
    if is_com_bo(game):
        assert {each.bet for each in mine} == set(AREAS)
    else:
        assert {each.bet for each in mine} == {"main", *SIDE_BETS[game]}
        assert sum(each.stake for each in mine if each.bet == "main") == 2500
    assert person.page.locator(".result").count() >= len(mine)


@pytest.mark.parametrize("game", SIDE_BETS)
def test_with_the_mouse_only(come: Come, served: Served, game: str) -> None:
    ann, table = come(), f"{game}-mouse"
    page = ann.goes("/")
    page.locator(f"a[href='/tables/{table}']").first.click()
    page.get_by_role("button", name="Join the table" if is_com_bo(game) else f"Sit at box {BOX}").click()
    expect(page.locator(".purse")).to_be_visible()
    with Neighbour(served, table, 0 if is_com_bo(game) else 7) as neighbour:
        if is_com_bo(game):
            for area in ("High 1", "Low run 2", "Com-Bo"):
                page.get_by_role("button", name=f"Put $5 on {area}").click()
        else:
            chip(page, "$25").click()
            page.get_by_role("button", name=f"Put $25 on box {BOX}").click()
            chip(page, "$5").click()
            for bet in SIDE_BETS[game]:
                page.locator(f"[data-place='{BOX}/{bet}']").click()
        page.locator("[data-act=place]").click()
        expect(page.locator(".draft")).to_have_count(0)
        neighbour.bets()
        to_the_end(page, neighbour, clicks(page))
        check(ann, served, game, table)
        assert not violations(page)
    page.get_by_role("button", name="Leave").click()
    expect(page.locator(".purse")).to_have_count(0)


def tab_to(page: Page, name: str) -> None:
    """Go from control to control, as somebody without a mouse does."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText") == name:
            return
    raise AssertionError(f"{name} cannot be reached with Tab")


@pytest.mark.parametrize("game", SIDE_BETS)
def test_with_the_keyboard_only(come: Come, served: Served, game: str) -> None:
    bob, table = come(), f"{game}-keys"
    page = bob.goes(f"/tables/{table}")
    expect(page.locator("section.felt")).to_be_visible()
    tab_to(page, "Join the table" if is_com_bo(game) else f"Sit at box {BOX}")
    page.keyboard.press("Enter")
    expect(page.locator(".purse")).to_be_visible()
    press = page.keyboard.press
    with Neighbour(served, table, 0 if is_com_bo(game) else 7) as neighbour:
        expect(page.locator(".cursor")).to_have_count(1)
        if is_com_bo(game):
            press("b")
            for area in AREAS[1:]:
                while page.locator(f".cursor[data-place='0/{area}']").count() == 0:
                    press("ArrowRight")
                press("b")
        else:
            press("2")
            press("b")
            press("1")
            for bet in SIDE_BETS[game]:
                while page.locator(f".cursor[data-place='{BOX}/{bet}']").count() == 0:
                    press("ArrowUp")
                press("b")
        expect(page.locator(".draft")).not_to_have_count(0)
        press("Enter")
        expect(page.locator(".draft")).to_have_count(0)
        neighbour.bets()
        to_the_end(page, neighbour, lambda act: press(KEYS[act]))
        check(bob, served, game, table)
    tab_to(page, "Leave")
    page.keyboard.press("Enter")
    expect(page.locator(".purse")).to_have_count(0)


def test_chips_are_dragged_taken_back_doubled_and_held_to_the_limit(come: Come, served: Served) -> None:
    cat = come()
    page = cat.goes("/tables/drag")
    page.get_by_role("button", name=f"Sit at box {BOX}").click()
    spot = page.locator(f"[data-place='{BOX}/']")
    expect(spot).to_be_visible()
    chip(page, "$25").drag_to(spot)
    place = page.locator("[data-act=place]")
    expect(place).to_have_text("Place $25")
    page.get_by_role("button", name="Double it").click()
    expect(place).to_have_text("Place $50")
    page.get_by_role("button", name="Undo").click()
    chip(page, "$500").click()
    spot.click()
    expect(page.locator(".refusal")).to_contain_text("The most that may lie there is $500")
    expect(page.locator(".refusal").get_by_role("button", name="VIC-2003-01")).to_be_visible()
    expect(place).to_have_text("Place $25")
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".draft")).to_have_count(0)
    chip(page, "$5").drag_to(spot)
    place.click()
    expect(page.locator(".draft")).to_have_count(0)  # nobody else is at the table yet, so that betting ends with it
    with Neighbour(served, "drag", 7) as neighbour:
        to_the_end(page, neighbour, clicks(page))
        check_money(cat, served.store, "drag")
        expect(page.get_by_role("button", name="Rebet")).to_be_enabled()
        page.get_by_role("button", name="Rebet").click()
        expect(place).to_have_text("Place $5")
