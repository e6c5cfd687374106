"""The counts of every game are those kept beside this file, to the last state and cent."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from tests.perft.count import HERE, told

GAMES = [game.id for game in LIBRARY.games]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_every_round_of_a_short_pack(game: str) -> None:
    kept = (HERE / f"{game}.txt").read_text(encoding="utf-8")
    assert told(game) == kept, "the engine plays otherwise than it did: if that is meant, run python -m tests.perft.count"


def test_no_counts_of_games_that_are_gone() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES)
