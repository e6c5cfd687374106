"""`pitboss strategy`: the words, the files it writes, and what it says when it cannot."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from pitboss.law.rules import Rules
from pitboss.odds.chart.sheet import read_csv
from pitboss.odds.records import Analysis
from tests.cli.shell import ROOT, within
from tests.odds.chart.made_up import PONTOON, analysis, strategy

GAME = "vic-crown-pontoon"


class Analyst(ModuleType):
    """Stands for the mathematics, which has tests of its own."""

    def analyse(self, rules: Rules) -> Analysis:
        """Made-up play, at once."""
        return analysis(rules, PONTOON)


@pytest.fixture(autouse=True)
def _analyst(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pitboss.odds.analysis", Analyst("pitboss.odds.analysis"))


def test_without_a_file_it_prints_the_chart() -> None:
    answer = within("strategy", GAME)
    assert (answer.status, answer.err) == (0, "")
    assert answer.lines[:3] == [
        "Crown Pontoon",
        "Victoria · VIC-2003-01, Casino Rules Notice 1 of 2003 · 8 decks",
        "House edge by this chart 0.555 %; by best play of exact cards 0.543 %",
    ]
    assert "13           H   H   H      H      S4     H   H   H   H   H" in answer.lines
    assert max(map(len, answer.lines)) <= 100


def test_exceptions_by_exact_cards() -> None:
    assert "  T,2 against 4: hit, not stand" in within("strategy", GAME, "--by", "cards").lines
    assert "exact cards:" not in within("strategy", GAME).out


@pytest.mark.parametrize(
    ("name", "begins"),
    [("c.svg", b"<?xml"), ("c.pdf", b"%PDF"), ("c.png", b"\x89PNG"), ("c.html", b"<!DOCTYPE html>"), ("c.csv", b"hand,2,3")],
)
def test_it_writes_a_file(tmp_path: Path, name: str, begins: bytes) -> None:
    answer = within("strategy", GAME, "--set", "decks=6", "--out", str(tmp_path / name))
    assert (answer.status, answer.err) == (0, "")
    assert answer.out == f"{tmp_path / name}: strategy of Crown Pontoon, 6 decks\n"
    assert (tmp_path / name).read_bytes().startswith(begins)


def test_the_csv_is_the_play(tmp_path: Path) -> None:
    within("strategy", GAME, "--out", str(tmp_path / "c.csv"))
    assert read_csv((tmp_path / "c.csv").read_text(), "c.csv") == strategy(PONTOON)


def test_the_card_alone(tmp_path: Path) -> None:
    assert within("strategy", GAME, "--card", "--out", str(tmp_path / "card.svg")).status == 0
    assert "wallet card</title>" in (tmp_path / "card.svg").read_text()


MALFORMED = [
    ("vic-pontoon", "there is no game 'vic-pontoon'; the nearest are vic-crown-pontoon"),
    ("vic-crown-com-bo", "Crown Com-Bo leaves nothing to decide and has no strategy"),
    (
        f"{GAME} --out chart.gif",
        "'chart.gif' does not say what to make: a strategy is written to a file ending in .svg, .pdf, .png, .html or .csv",
    ),
    (f"{GAME} --out nowhere/chart.svg", "--out nowhere/chart.svg: there is no folder 'nowhere' to write it in"),
    (f"{GAME} --out README.md/chart.svg", "there is no folder 'README.md'"),
    (f"{GAME} --card", "--card is drawn on paper: give it a file ending in .svg, .pdf or .png"),
    (f"{GAME} --card --out chart.csv", "--card is drawn on paper"),
    (f"{GAME} --by cards --out chart.svg", "--by cards is a list beside the chart, which .svg has no room for"),
    (f"{GAME} --by suits", "'suits' is not one of 'totals', 'cards'"),
    (f"{GAME} --set decks", "--set 'decks' has no value"),
]


@pytest.mark.parametrize(("words", "said"), MALFORMED, ids=[words for words, _ in MALFORMED])
def test_malformed(words: str, said: str) -> None:
    answer = within("strategy", *words.split())
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("pitboss: ")
    assert answer.err.count("\n") == 1
    assert said in answer.err


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "folder.svg").mkdir()
    answer = within("strategy", GAME, "--out", str(tmp_path / "folder.svg"))
    assert answer.status == 2
    assert "is a folder: name a file in it" in answer.err


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "loop.csv").symlink_to("loop.csv")
    answer = within("strategy", GAME, "--out", str(tmp_path / "loop.csv"))
    assert (answer.status, answer.out) == (2, "")
    assert "loop.csv cannot be written: too many levels of symbolic links" in answer.err


def test_a_name_that_is_too_long_is_told(tmp_path: Path) -> None:
    answer = within("strategy", GAME, "--out", str(tmp_path / f"{'x' * 300}.csv"))
    assert (answer.status, answer.out) == (2, "")
    assert "cannot be written: file name too long" in answer.err


def test_what_the_law_forbids_is_refused_with_its_rule() -> None:
    answer = within("strategy", GAME, "--set", "decks=9")
    assert (answer.status, answer.out) == (1, "")
    assert "VIC-2003-01 3.1" in answer.err


def test_other_commands_never_import_what_draws() -> None:
    code = (
        "import sys, pitboss.cli.main; print(sorted({'matplotlib', 'numpy', 'numba', 'polars', 'pitboss.odds.chart'} & sys.modules.keys()))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == "[]\n"


def test_text_csv_and_html_are_made_without_matplotlib() -> None:
    code = (
        "import sys; from tests.odds.chart.made_up import *; "
        "from pitboss.odds.chart.files import *; from pitboss.odds.chart.text import text_chart; "
        "text_chart(strategy(BASIC)); [written(made_up('vic-blackjack', BASIC), strategy(BASIC), form) for form in (Form.CSV, Form.HTML)]; "
        "print(sorted({'matplotlib', 'numpy'} & sys.modules.keys()))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == "[]\n"
