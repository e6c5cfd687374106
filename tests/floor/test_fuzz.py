"""The guided fuzz of the floor, in every run with a few seeds and with what once failed, in `./test --whole` with new ones."""

from __future__ import annotations

import secrets

import pytest

from tests.floor.fuzz.games import GAMES
from tests.floor.fuzz.keep import History, again, kept, read, write
from tests.floor.fuzz.run import Played, play


def told(played: Played) -> str:
    """What to do about a seed that failed."""
    return f"{played.found}\npython -m tests.floor.fuzz --seeds 1 --from {played.seed} --game {played.furniture.book} --keep"


@pytest.mark.parametrize("book", GAMES)
def test_a_guided_fuzz_of_every_game(book: str) -> None:
    accepted = 0
    for seed in range(6):
        played = play(seed, book)
        assert played.found is None, told(played)
        accepted += played.accepted
    assert accepted > 300


@pytest.mark.whole
@pytest.mark.parametrize("book", GAMES)
def test_a_guided_fuzz_with_new_seeds(book: str) -> None:
    first = secrets.randbelow(10**12)
    for seed in range(first, first + 150):
        played = play(seed, book)
        assert played.found is None, told(played)


@pytest.mark.parametrize("history", kept(), ids=lambda history: f"{history.key}-{history.seed}")
def test_what_once_failed(history: History) -> None:
    found = again(history.furniture, history.requests)
    assert found is None, found


def test_a_history_is_written_down_and_read_back() -> None:
    played = play(1, "vic-crown-pontoon")
    history = History("", played.furniture, played.history, played.seed, "")
    assert read(write(history)) == history
