"""`pitboss count` as a person or a program meets it, and a file of indices that the simulator plays."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from pitboss.cli.count import departures, shown
from tests.cli.shell import within

FEW = {"hard 16 against T", "hard 15 against T"}


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two places of the chart stand for all of them, which take a quarter of a minute."""

    def few(each: Sequence[Any], words: str) -> Sequence[Any]:
        return [place for place in each if str(place) in FEW] if words == "places of the chart" else each

    for module in (departures, shown):
        monkeypatch.setattr(module, "counted", few)


def answered(*words: str) -> Any:
    answer = within("count", *words, "--json")
    assert answer.status == 0, answer.err
    return json.loads(answer.out)


def test_the_answer_has_what_programs_rely_on() -> None:
    found = answered("vic-blackjack", "--system", "hi-lo", "--set", "decks=6")
    assert found["options"]["decks"] == 6
    assert found["instruments"] == ["VIC-2003-01"]
    assert set(found["effects_of_removal"]) == set("A23456789TJQK")
    assert round(found["betting_correlation"], 2) == 0.96
    assert 0 < found["playing_efficiency"] < 1
    assert round(found["insurance_correlation"], 2) == 0.76
    assert found["side_bets"]["magnificent-sevens"]["effects_of_removal"]["7"] < 0


def test_a_page_has_every_card_and_every_bet() -> None:
    answer = within("count", "vic-blackjack")
    assert answer.status == 0
    head = next(line for line in answer.lines if line.startswith("card"))
    assert head.split() == ["card", "main", "wager", "insurance,", "A", "perfect-pairs", "magnificent-sevens"]
    assert any(line.startswith("10 ") and "−0.0603" in line for line in answer.lines)


def test_a_file_of_indices_is_played_by_the_simulator(tmp_path: Path) -> None:
    out = tmp_path / "index.csv"
    found = answered("indices", "vic-blackjack", "--system", "hi-lo", "--out", str(out))
    assert {(each["hand"], each["dealer"], each["from"]) for each in found["indices"]} >= {("hard 16", "T", 0), ("hard 15", "T", 4)}
    assert found["insurance_from"] == {"A": 3}
    answer = within(
        "simulate", "vic-blackjack", "--rounds", "2000", "--count", "hi-lo", "--strategy-from", str(out), "--strategy", "mimic", "--json"
    )  # fmt: skip
    assert answer.status == 2, "mimic has no chart to depart from"
    assert "has none: play by a chart" in answer.err


def test_a_ramp_has_what_programs_rely_on() -> None:
    words = "--penetration 0.75 --bankroll 20000 --minimum 15 --maximum 500 --chip 5 --kelly 0.5 --goal 5000 --hours 10"
    found = answered("ramp", "vic-blackjack", *words.split())
    stakes = {step["from"]: step["stake"] for step in found["ramp"]}
    assert stakes[-3] == "15.00"
    assert float(stakes[5]) > float(stakes[2]) > 15
    for figure in ("score", "n0", "di", "certainty_equivalent", "per_hour"):
        assert isinstance(found[figure], float)
    ruin = found["risk_of_ruin"]
    assert 0 < ruin["within_hours"] < ruin["for_ever"] < 1
    assert ruin["before_goal"] < ruin["for_ever"]
    assert ruin["goal"] == "5000.00"


def test_the_best_tags_of_a_level() -> None:
    found = answered("best", "vic-blackjack", "--level", "1")
    assert found["tags"]["5"] == 1
    assert found["tags"]["T"] == -1
    assert found["betting_correlation"] >= found["systems"]["hi-lo"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("vic-blackjak",), "vic-blackjack"),
        (("vic-crown-com-bo",), "leaves nothing to decide by a count"),
        (("vic-blackjack", "--system", "hilo"), "there is no count 'hilo'; the nearest are hi-lo"),
        (("vic-blackjack", "--system", "2-A:0"), "counts nothing"),
        (("indices", "vic-blackjack", "--cards-left", "5"), "--cards-left 5 cannot be: write a number from 26 to 415"),
        (("indices", "vic-blackjack", "--out", "nowhere/there.csv"), "name a file in a folder that exists"),
        (("ramp", "vic-blackjack", "--bankroll", "much"), "--bankroll 'much' is no amount above nothing"),
        (("ramp", "vic-blackjack", "--minimum", "50", "--maximum", "20"), "above the maximum"),
        (("ramp", "vic-blackjack", "--penetration", "2"), "such as 0.75"),
        (("ramp", "vic-blackjack", "--kelly", "0"), "up to 1, such as 0.5"),
        (("best", "vic-blackjack", "--level", "0"), "level from 1 to 9"),
    ],
)
def test_nonsense_is_told_in_a_sentence(words: Sequence[str], said: str) -> None:
    answer = within("count", *words)
    assert answer.status == 2, answer.out
    assert answer.out == ""
    assert said in answer.err
    assert len(answer.lines) <= 1


def test_two_files_from_one_count_on_are_told(tmp_path: Path) -> None:
    index, chart = tmp_path / "index.csv", tmp_path / "chart.csv"
    index.write_text("from,hand,dealer,play\n3,hard 16,T,S\n", encoding="utf-8")
    chart.write_text("hand,T\nhard 16,S\n", encoding="utf-8")
    files = ("--strategy-from", str(index), "--strategy-from", f"3:{chart}")
    answer = within("simulate", "vic-blackjack", "--rounds", "10", "--count", "hi-lo", *files)
    assert answer.status == 2
    assert "two files from 3 on" in answer.err
