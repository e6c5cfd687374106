"""A cup for tests in a browser: the hands of whoever runs it and of whoever plays, and its log folded by the domain alone."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NamedTuple

from playwright.sync_api import Page, Route, expect

from pitboss.house.store import Access, opened
from pitboss.house.streams.codec import Codec
from pitboss.house.tables.chips import ChipsBrought, ChipsTaken
from pitboss.house.tournaments.bots import is_bot
from pitboss.house.tournaments.file import TournamentFile, record
from pitboss.house.tournaments.founding import BotEntered, HeatFounded, TournamentFounded
from pitboss.tournament.events import Event
from pitboss.tournament.heat.events import Event as HeatEvent
from tests.web.browser import Person
from tests.web.money import in_a_thread

GAME = "nsw-star-blackjack"
QUICK = {"betting": None, "decision": None, "window": 0, "cut": 0, "pace": 0, "layout": 1}
"""Clocks at which the program deals as fast as it can and hurries nobody."""


class Log(NamedTuple):
    """A tournament as its log has it, and the logs of its heats."""

    file: TournamentFile
    events: tuple[Any, ...]
    heats: dict[str, tuple[Any, ...]]

    def of(self, kind: type[Any]) -> list[Any]:
        """Events of a kind in the tournament and in all its heats."""
        return [each for log in (self.events, *self.heats.values()) for each in log if isinstance(each, kind)]


def log_of(url: str, cup: str) -> Log:
    """Read the streams of a cup and fold the tournament's own, with nothing of the service."""

    async def read() -> Log:
        async with opened(url, Access.READ) as store:
            own = Codec(TournamentFounded, ChipsBrought, ChipsTaken, Event | BotEntered)
            heats = Codec(HeatFounded, ChipsBrought, ChipsTaken, HeatEvent)
            streams = [each for each in await store.heads() if each.startswith(f"heat:{cup}-")]
            events = tuple(own.read(each.body, each.version) for each in await store.read(f"tournament:{cup}", 0))
            played = {name: tuple(heats.read(each.body, each.version) for each in await store.read(name, 0)) for name in streams}
        file = TournamentFile()
        for event in events:
            if not isinstance(event, TournamentFounded | ChipsBrought | ChipsTaken):
                file = record(file, event)
        return Log(file, events, played)

    return in_a_thread(lambda: asyncio.run(read()))


def quicken(page: Page) -> None:
    """Let a cup that is founded on this page have quick clocks."""

    def found(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(body | {"clocks": QUICK}) if route.request.method == "POST" else None)

    page.route("**/api/tournaments", found)


def does(page: Page, act: str) -> None:
    """Press the button of an act that asks nothing."""
    page.locator(f"[data-act={act}] button").first.click()


def opens(page: Page, act: str) -> None:
    """Open the form of an act."""
    button = page.locator(f"[data-act={act}] button").first
    if button.get_attribute("aria-expanded") == "false":
        button.click()


def sends(page: Page, act: str) -> None:
    """Send the form of an act."""
    page.locator(f"[data-act={act}] [data-send]").click()
    expect(page.locator(f"[data-act={act}] form")).to_have_count(0)


def due(page: Page, what: str) -> None:
    """Have the first decision of a kind done, and see it gone or another in its place."""
    first = page.locator(f"[data-due={what}]").first
    said = first.locator("span").first.inner_text()
    first.get_by_role("button", name="Do it").click()
    expect(page.locator(f"[data-due={what}]").filter(has_text=said.split(" (")[0])).to_have_count(0)


def picture(person: Person, stream: str) -> dict[str, Any]:
    """What the house shows a person of a stream."""
    found: dict[str, Any] = person.ask(f"/api/streams/{stream}")["picture"]
    return found


__all__ = ["GAME", "QUICK", "Log", "does", "due", "is_bot", "log_of", "opens", "picture", "quicken", "sends"]
