"""`pitboss floor day` as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pitboss.cli.floor import app
from pitboss.cli.floor.report import answer_day
from pitboss.law.refusal import Malformed


def test_a_day_of_pitboss_is_told_with_its_rules_and_money(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer_day("vic-blackjack", None, in_json=False) == 0
    printed = capsys.readouterr().out
    assert "A day of Blackjack (vic-blackjack)" in printed
    assert "VIC-2003-01 17.7" in printed
    assert "money at the end" in printed
    assert max(map(len, printed.splitlines())) <= 100


def test_a_day_as_json_is_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer_day("vic-blackjack", None, in_json=True) == 0
    day = json.loads(capsys.readouterr().out)
    assert day["fault"] is None
    assert day["requests"][0] == {
        "at": "20:00",
        "seconds": 72000,
        "by": "dora",
        "do": "sign-on",
        "events": [{"event": "SignedOn", "said": "dora comes on duty as Dealer.", "rules": []}],
        "refused": None,
        "outcome": "done",
    }
    assert any(each["refused"] and each["refused"]["rule"] == "VIC-2003-01 17.7" for each in day["requests"])


def test_a_refusal_nobody_foretold_is_status_1_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "day.yaml"
    file.write_text(
        "game: vic-blackjack\npeople: {dora: dealer}\nrequests:\n"
        '  - {at: "20:00", by: dora, do: open-table}\n  - {by: dora, do: close-table}\n'
    )
    assert answer_day(str(file), None, in_json=False) == 1
    assert f"pitboss: {file}: requests[1] (20:00, dora, close-table): closing the table is not for dora" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "it holds no day"),
        ("game: vic-blackjack\n", "people is missing"),
        ("game: chess\npeople: {}\nrequests: [{at: 20:00, by: a, do: open-table}]", "there is no game 'chess'"),
        ("a: 1\na: 2\n", "stands twice"),
        ("[1, 2]", "it holds 2 days"),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "day.yaml"
    file.write_text(text)
    with pytest.raises(Malformed) as fault:
        answer_day(str(file), None, in_json=False)
    assert said in fault.value.sentence
    assert fault.value.sentence.startswith(str(file))


def test_a_day_that_is_nowhere_names_those_there_are() -> None:
    with pytest.raises(Malformed) as fault:
        answer_day("vic-blakjack", None, in_json=False)
    assert "the nearest is vic-blackjack" in fault.value.sentence


def test_the_words_of_the_command() -> None:
    answer = CliRunner().invoke(app, ["day", "vic-blackjack", "--json"])
    assert answer.exit_code == 0
    assert json.loads(answer.output)["game"] == "vic-blackjack"
