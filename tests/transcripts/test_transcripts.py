"""Every game has a transcript of a whole round, and the engine still plays it to the letter."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from tests.transcripts.played import SCRIPTS
from tests.transcripts.tell import HERE, transcript


def test_every_game_has_a_transcript() -> None:
    games = {game.id for game in LIBRARY.games}
    assert set(SCRIPTS) == games
    assert {path.stem for path in HERE.glob("*.txt")} == games


@pytest.mark.parametrize("game", sorted(SCRIPTS))
def test_the_round_is_played_as_told(game: str) -> None:
    kept = (HERE / f"{game}.txt").read_text(encoding="utf-8")
    assert transcript(game) == kept, "the round went otherwise: if that is meant, run python -m tests.transcripts.tell"
