"""The page: at most 100 columns, bold only on a terminal, JSON alone, and silence when nobody reads."""

from __future__ import annotations

import json
import re
import subprocess

import pytest

from pitboss.books import LIBRARY
from tests.cli.shell import PITBOSS, on_terminal, pitboss, within
from tests.conftest import Sampled

PAIRS = [(one, other) for one in LIBRARY.shelf_of_games for other in LIBRARY.shelf_of_games if one < other]
QUESTIONS = [
    ("rules",),
    ("rules", "search", "wager"),
    ("rules", "register"),
    ("rules", "register", "--deeds"),
    ("rules", "register", "--on", "2000-12-15T04:00"),
    ("rules", "readings"),
    ("rules", "coverage"),
    ("rules", "coverage", "--missing"),
    *(("rules", game) for game in LIBRARY.names),
    *(("rules", "diff", one, other, "--definitions") for one, other in PAIRS),
    *(("rules", "readings", reading.id) for reading in LIBRARY.readings),
]


@pytest.mark.parametrize("words", QUESTIONS, ids=" ".join)
def test_every_line_fits_100_columns(words: tuple[str, ...]) -> None:
    answer = within(*words)
    assert (answer.status, answer.err) == (0, "")
    assert max(map(len, answer.lines)) <= 100
    assert all(line == line.rstrip() for line in answer.lines)
    assert "\x1b" not in answer.out


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", ["vic-crown-pontoon", "vic-crown-com-bo", "act-blackjack", "nsw-blackjack-challenge", "vic-perfect-pairs"])
def test_every_why_of_every_term_fits(game: str, one_in: Sampled) -> None:
    terms = [term["term"] for term in json.loads(within("rules", game, "--json").out)["terms"]]
    for term in one_in(4, terms):
        answer = within("rules", "why", game, term)
        assert (answer.status, answer.err) == (0, "")
        assert max(map(len, answer.lines)) <= 100, term


@pytest.mark.parametrize("words", [words for words in QUESTIONS if words[1:2] != ("diff",)], ids=" ".join)
def test_json_is_exactly_one_document(words: tuple[str, ...]) -> None:
    answer = within(*words, "--json")
    assert (answer.status, answer.err) == (0, "")
    json.loads(answer.out)


@pytest.mark.parametrize("words", [("rules",), ("rules", "vic-crown-pontoon"), ("rules", "coverage")], ids=" ".join)
def test_bold_on_a_terminal_and_not_elsewhere(words: tuple[str, ...]) -> None:
    shown = on_terminal(*words)
    assert "\x1b[1m" in shown
    assert re.sub(r"\x1b\[\d*m", "", shown) == pitboss(*words).out


def test_no_colour_is_respected() -> None:
    assert "\x1b" not in on_terminal("rules", NO_COLOR="1")


@pytest.mark.parametrize("columns", [60, 80, 100, 200])
@pytest.mark.parametrize(
    "words", [("rules",), ("rules", "vic-crown-pontoon"), ("rules", "why", "vic-crown-21", "dealer-soft-17")], ids=" ".join
)
def test_a_narrower_terminal_gets_narrower_tables(words: tuple[str, ...], columns: int) -> None:
    lines = re.sub(r"\x1b\[\d*m", "", on_terminal(*words, columns=columns)).splitlines()
    assert max(map(len, lines)) <= min(columns, 100)


@pytest.mark.parametrize("words", [("rules", "vic-crown-pontoon"), ("rules", "coverage", "--json"), ("rules",)], ids=" ".join)
def test_a_reader_who_leaves_early_hears_nothing(words: tuple[str, ...]) -> None:
    with subprocess.Popen([PITBOSS, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=300) == 0


def test_a_terminal_without_our_dashes_is_no_reason_to_fail() -> None:
    answer = pitboss("rules", "coverage", PYTHONIOENCODING="ascii")
    assert (answer.status, answer.err) == (0, "")
