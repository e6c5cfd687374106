"""The pages of docs/games are what the books and the odds say today."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.cli.pages.__main__ import FOLDER, pages
from pitboss.cli.pages.facts import Facts, facts
from tests.docs.blocks import ROOT

PLACE = ROOT / FOLDER
AGAIN = "write them again with `.venv/bin/python -m pitboss.cli.pages`, and read the difference"


@pytest.fixture(scope="module")
def games() -> list[Facts]:
    return [facts(name) for name in LIBRARY.shelf_of_games]


def test_every_page_is_as_it_would_be_written(games: list[Facts]) -> None:
    written = pages(games)
    assert set(written) == {path.name for path in PLACE.glob("*.md")}
    changed = [name for name, text in written.items() if (PLACE / name).read_text(encoding="utf-8") != text]
    assert changed == [], AGAIN


def test_every_game_with_a_play_has_its_chart(games: list[Facts]) -> None:
    assert {f"{each.book.id}.svg" for each in games if each.analysis} == {path.name for path in PLACE.glob("*.svg")}


def test_a_page_tells_a_game_from_rules_to_prices() -> None:
    page = (PLACE / "vic-crown-pontoon.md").read_text(encoding="utf-8")
    headings = [line.removeprefix("## ") for line in page.splitlines() if line.startswith("## ")]
    assert headings == [
        "At a glance",
        "What it is worth",
        "Best play",
        "Side bets",
        "What is different from Blackjack",
        "What its rules are worth",
        "The rules",
    ]
