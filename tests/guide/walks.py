"""Every guide with its walk, in the order in which they are to be read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from tests.guide import begin, dealer, inspector, mathematician, player, supervisor
from tests.guide.walk import SIZES, Walk
from tests.house.serving import Served
from tests.web.browser import Person
from tests.web.staff import ADMINISTRATOR, signs_in

WALKS: dict[str, Callable[[Walk], None]] = {
    "begin": begin.walk,
    "player": player.walk,
    "dealer": dealer.walk,
    "supervisor": supervisor.walk,
    "inspector": inspector.walk,
    "mathematician": mathematician.walk,
}
ON_DUTY = {"dealer": ADMINISTRATOR, "supervisor": ADMINISTRATOR, "inspector": begin.INSPECTOR}
"""Who follows the guides that need a role."""


def walks(guide: str, browser: Browser, served: Served, size: str, pictures: Path | None = None) -> None:
    """Have somebody follow a guide from its first step to its last."""
    person = Person(browser, served.address, SIZES[size], theme="light", motion="off")
    if guide in ON_DUTY:
        signs_in(person, ON_DUTY[guide])
    WALKS[guide](Walk(guide, served, person, size, pictures))
    person.leaves()
