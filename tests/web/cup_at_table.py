"""A cup at its tables in browsers: people go where they are called, wager, and play their hands until a stage is closed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.web.browser import Person
from tests.web.cup import picture

PATIENCE, PAUSE = 600, 200
"""Seconds in which something must happen on however busy a machine, and milliseconds between two looks."""
MOST = 2
"""How many units of the minimum the maximum is."""


def until(person: Person, done: Callable[[], Any], what: str) -> None:
    """Wait until something is so, with the browsers going on meanwhile."""
    for _ in range(PATIENCE * 1000 // PAUSE):
        if done():
            return
        person.page.wait_for_timeout(PAUSE)
    raise AssertionError(what)


def tables_of(people: list[Person]) -> list[str]:
    """Where each is called to, each at the table's own page."""
    found = []
    for person in people:
        person.page.get_by_role("link", name="To my table").click()
        expect(person.page.locator(".heat")).to_be_visible()
        found.append(_table_shown(person))
    return found


def _table_shown(person: Person) -> str:
    return person.page.url.rpartition("/tables/")[2].replace("%3A", ":")


def passes(person: Person) -> None:
    """Lay a pass card in place of a wager."""
    person.page.locator("[data-act=play-pass-card]").click()
    expect(person.page.locator("[data-act=play-pass-card]")).to_have_count(0)


def seals(person: Person, amount: str) -> None:
    """Hand in a form and see it, oneself."""
    page = person.page
    page.get_by_text("Undisclosed wager").click()
    page.get_by_label("Amount", exact=True).fill(amount)
    page.locator("[data-act=write-form]").click()
    expect(page.locator("[data-form=mine]")).to_contain_text(f"${amount}")


def ends(olive: Person, people: list[Person], stream: str, stage: int) -> None:
    """Everybody plays when it is their turn, until every heat of the stage is reported; the patience begins anew with every act."""
    idle = 0
    while not all(each["reported"] for each in picture(olive, stream)["stages"][stage]["heats"]):
        acted = [_plays(person, stream, min(number, MOST)) for number, person in enumerate(people, 1)]
        idle = 0 if any(acted) else idle + 1
        assert idle * PAUSE < PATIENCE * 1000, f"stage {stage} does not end: {picture(olive, stream)['stages'][stage]['heats']}"
        olive.page.wait_for_timeout(PAUSE)


def closes(olive: Person, people: list[Person], stream: str, stage: int) -> None:
    """Determine the places of a stage, with as many play-offs as it takes."""

    def came_to() -> tuple[str, int]:
        row = picture(olive, stream)["stages"][stage]
        return row["standing"], len(row["heats"])

    before = came_to()
    while before[0] != "closed":
        olive.page.locator("[data-due=close]").get_by_role("button", name="Do it").click()
        until(olive, partial(_differs, came_to, before), "neither places nor a play-off")
        ends(olive, people, stream, stage)
        before = came_to()


def _differs(look: Callable[[], Any], before: Any) -> bool:
    return bool(look() != before)


def _plays(person: Person, stream: str, units: int) -> bool:
    """Wager in a play-off, or play the hand, where it is one's turn: stand, and draw where the rules will not have one stand."""
    table: str = picture(person, stream)["you"]["playing"]
    if not table:
        return False
    seen = person.ask(f"/api/streams/{table}")
    may = {act["do"] for act in seen["picture"]["acts"]["may"]}
    play = next((act for act in ("stand", "hit") if act in may), "")
    bets = "place-wager" in may and "play-off" in seen["picture"]["heat"]["heat"] and not _wagered(seen["picture"])
    if not play and not bets:
        return False
    if _table_shown(person) != table:
        person.goes(f"/tables/{table}")
    if bets:
        _wagers(person, units)
    else:
        person.page.locator(f"[data-act={play}]:not([aria-disabled])").first.click()
    until(person, lambda: person.ask(f"/api/streams/{table}")["position"] > seen["position"], f"{table}: {play or 'a wager'} had no effect")
    return True


def _wagered(found: dict[str, Any]) -> bool:
    me = found["you"]["name"]
    return any(each["player"] == me for box in found["boxes"] for each in box["bettors"])


def _wagers(person: Person, units: int) -> None:
    """Put so many of the smallest chip on one's own box."""
    page = person.page
    page.get_by_role("button", name="$50 chip").click()
    for _ in range(units):
        page.locator(".mine .spot button").click()
    page.locator("[data-act=place]").click()
