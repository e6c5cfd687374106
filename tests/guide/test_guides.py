"""The guides are true: every step of each is done in a browser, on a phone or on a desktop, and every picture it shows is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.guide.pit import pit
from tests.guide.walk import GUIDES, PICTURES, SHOWN
from tests.guide.walks import WALKS, walks
from tests.house.serving import Served
from tests.web.browser import browsing

FOLLOWED = {"player": "phone", "dealer": "phone", "supervisor": "desktop", "inspector": "phone", "mathematician": "desktop"}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing() as found:
        yield found


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Served]:
    """A house where the first guide has been followed."""
    with pit(tmp_path_factory.mktemp("guide")) as served:
        walks("begin", browser, served, "phone")
        yield served


@pytest.mark.parametrize("guide", FOLLOWED)
def test_a_guide_is_followed_to_its_end(guide: str, begun: Served, browser: Browser) -> None:
    walks(guide, browser, begun, FOLLOWED[guide])


def test_every_guide_has_a_walk_and_every_picture_is_shown_somewhere() -> None:
    assert set(WALKS) == {"begin", *FOLLOWED}
    texts = {page.stem: page.read_text(encoding="utf-8") for page in GUIDES.glob("*.md")}
    assert set(WALKS) <= set(texts)
    shown = {name for text in texts.values() for name in SHOWN.findall(text)}
    assert shown == {each.stem for each in PICTURES.glob("*.png")}, "run python -m tests.guide, and delete what no guide shows"
