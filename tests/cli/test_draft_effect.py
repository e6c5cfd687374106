"""What a draft would have done to the rounds of a store: whose money, by which rule, and which rounds could not have gone so."""

from __future__ import annotations

import asyncio
import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from pitboss.house.store import opened
from tests.cli.shell import ROOT, within
from tests.house.play import file_url, play, table

SIX_TO_FIVE = str(ROOT / "docs" / "examples" / "drafts" / "six-to-five.yaml")


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A store with one table of Blackjack at which some rounds were played."""
    url = file_url(tmp_path_factory.mktemp("pit"))

    async def played() -> None:
        async with opened(url) as found:
            await play(await table(found), 600, seed=3)

    asyncio.run(played())
    return url


def effect(store: str, draft: str) -> Any:
    answer = within("draft", "effect", draft, "--store", store, "--json")
    assert answer.status == 0, answer.err
    return json.loads(answer.out)


def test_naturals_alone_lose_three_tenths_of_their_stake(store: str, tmp_path: Path) -> None:
    draft = tmp_path / "draft.yaml"
    draft.write_text("draft: low\nover: vic-blackjack\nclauses: [{rule: '9', term: natural-pays, value: 6 to 5}]\n", encoding="utf-8")
    found = effect(store, str(draft))
    assert (found["draft"], len(found["draft_hash"])) == ("low", 64)
    assert found["rounds"] > 20
    assert found["changed"], "a natural is dealt in every twentieth hand"
    for each in found["changed"]:
        stake = Decimal(each["was"]) / Decimal("1.5")
        assert (Decimal(each["would_be"]), each["bet"]) == (stake * Decimal("1.2"), "main")
        assert "draft:low 9" in each["rules"]
    assert Decimal(found["total"]) == sum(Decimal(each["change"]) for each in found["changed"])
    assert found["impossible"] == []


def test_rounds_that_the_draft_makes_impossible_are_counted_apart(store: str) -> None:
    """With a soft 17 to be drawn to, a round that ended there lacks a card."""
    found = effect(store, SIX_TO_FIVE)
    assert found["rounds"] > 20
    assert found["impossible"]
    assert not {each["round"] for each in found["impossible"]} & {each["round"] for each in found["changed"]}
    page = within("draft", "effect", SIX_TO_FIVE, "--store", store).out
    assert "DRAFT six-to-five, no document" in page


def test_rounds_of_another_game_are_left_alone(store: str, tmp_path: Path) -> None:
    draft = tmp_path / "draft.yaml"
    draft.write_text("draft: low\nover: act-blackjack\nclauses: [{rule: '9', term: natural-pays, value: 6 to 5}]\n", encoding="utf-8")
    found = effect(store, str(draft))
    assert (found["rounds"], found["changed"]) == (0, [])
    assert found["rounds_of_other_games"]["vic-blackjack"] > 20
