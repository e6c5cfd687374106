"""What a table is chosen by and opened with: real answers against their shapes, and against the books."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.house.serving import Served
from tests.web.floor import SIDE_BETS
from tests.web.test_shapes import HEADERS, _checked


@pytest.fixture
def ann(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.address, headers=HEADERS, trust_env=False, timeout=300) as client:
        yield client


@pytest.mark.parametrize("game", SIDE_BETS)
def test_an_opening_has_every_option_and_side_bet_of_the_book(ann: httpx.Client, game: str) -> None:
    opening = ann.get(f"/api/opening/{game}").json()
    _checked("Opening", opening)
    book = ann.get(f"/api/rules/{game}").json()
    assert {each["option"]: each["default"] for each in opening["options"]} == {
        name: ", ".join(value) if isinstance(value := option["default"], list) else str(value) for name, option in book["options"].items()
    }
    offered = {each["bet"] for each in opening["side_bets"]}
    assert set(SIDE_BETS[game]) <= offered
    assert len(offered) == len(book["side_bets"])
    assert all(each["rule"] for each in opening["options"])


def test_a_game_that_there_is_not_has_no_opening(ann: httpx.Client) -> None:
    answer = ann.get("/api/opening/vic-whist")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")


def test_traits_differ_where_the_books_do(ann: httpx.Client) -> None:
    traits = ann.get("/api/lobby/traits").json()
    _checked("Traits", traits)
    told = {table: {each["said"]: each["unlike"] for each in found} for table, found in traits["tables"].items()}
    assert told["vic-blackjack"]["Dealer stands on all 17s"] == ""
    assert told["vic-crown-blackjack"]["Dealer draws to soft 17"] == "Blackjack"
    assert told["vic-crown-pontoon"]["No tens in the pack"] == "Blackjack"
    assert told["nsw-blackjack-challenge"]["No insurance"] == ""
    assert len(told["vic-crown-com-bo"]) == 1
