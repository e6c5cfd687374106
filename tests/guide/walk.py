"""A walk through a guide: each step of its page is done in a real browser, in order, and pictures are taken where the page shows one.

What a step has in bold are the names of what is pressed, chosen or read, and the walk names the same ones.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, ViewportSize

from tests.house.serving import Served
from tests.web.browser import DESKTOP, Person, off_screen

GUIDES = Path(__file__).resolve().parents[2] / "docs/guide"
PICTURES = GUIDES.parent / "pictures/guide"
SIZES: dict[str, ViewportSize] = {"phone": {"width": 360, "height": 740}, "desktop": DESKTOP}
STEP = re.compile(r"^\d+\. (?P<words>.+?)(?=^\d+\. |^#|\Z)", re.MULTILINE | re.DOTALL)
BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
SHOWN = re.compile(r"\(\.\./pictures/guide/([\w-]+)\.png\)")


class Walk:
    """Somebody who follows a guide at a browser of one size."""

    def __init__(self, guide: str, served: Served, person: Person, size: str, pictures: Path | None = None) -> None:
        self.guide, self.served, self.person, self.size, self.pictures = guide, served, person, size, pictures
        text = (GUIDES / f"{guide}.md").read_text(encoding="utf-8")
        self._steps = [found["words"] for found in STEP.finditer(text)]
        self._shown = set(SHOWN.findall(text))
        self.taken = set[str]()
        self._at = 0

    @property
    def page(self) -> Page:
        """What is on the screen."""
        return self.person.page

    def step(self, *names: str) -> None:
        """Begin the next step of the page, whose bold words are these."""
        assert self._at < len(self._steps), f"{self.guide}: the page has no step for {names}"
        bold = [" ".join(each.split()) for each in BOLD.findall(self._steps[self._at])]
        assert bold == list(names), f"{self.guide}, step {self._at + 1}: the page says {bold}, the walk does {list(names)}"
        self._at += 1

    def press(self, name: str, role: str = "button") -> None:
        """Press what is called so: a button, or a link."""
        self.page.get_by_role("link" if role == "link" else "button", name=name).first.click()

    def picture(self, name: str, of: Locator | None = None) -> None:
        """Keep what it looks like, where the page shows this picture at this size."""
        called = f"{self.guide}-{name}-{self.size}"
        if self.size == "phone":
            assert off_screen(self.page) == [], f"{called}: something stands off the screen"
        self.taken.add(called)
        if self.pictures is not None and called in self._shown:
            if of is not None:
                of.scroll_into_view_if_needed()
            self.page.wait_for_timeout(600)
            self.page.screenshot(path=self.pictures / f"{called}.png")

    def ends(self) -> None:
        """The page has no step more, and shows no picture of this size that was not taken."""
        assert self._at == len(self._steps), f"{self.guide}: nobody does step {self._at + 1}: {self._steps[self._at][:80]}"
        missing = {each for each in self._shown if each.endswith(f"-{self.size}")} - self.taken
        assert not missing, f"{self.guide}: nobody takes {missing}"
