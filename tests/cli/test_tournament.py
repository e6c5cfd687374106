"""`pitboss tournament` as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pitboss.cli.tournament import app
from pitboss.cli.tournament.checking import answer_check
from pitboss.cli.tournament.simulating import answer_simulate
from pitboss.law.refusal import Malformed, Refused

SMALL = """
name: Small Cup
game: act-blackjack
starts: 2026-12-01T19:00
entry: {fee: 50, commission: 5, least: 4, most: 4, method: at the desk, groups: none}
chips: {start: 1000}
wagers: {limits: [{minimum: 100, maximum: 500}], compulsory: every-round}
stages:
  - {name: heats, rounds: 5, players: 2, advance: 1}
  - {name: final, rounds: 5, players: 2}
buy-backs: none
prizes: {shares: [70, 30], payment: by cheque, ties: combined-and-divided, session-ties: play-off}
statements:
  knock-out-elimination: Whoever cannot wager the minimum is out.
  run-by-person-in-charge-and-rules-prevail: The Director runs it, and the rules prevail.
"""


def test_lawful_conditions_lack_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert answer_check("star-cup", None, in_json=False) == 0
    printed = capsys.readouterr().out
    assert "Nothing is lacking." in printed
    assert "NSW-STAR-BJ 19.4.2(k)" in printed
    assert max(map(len, printed.splitlines())) <= 100


def test_what_is_lacking_comes_with_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cup.yaml"
    file.write_text(SMALL.replace("groups: none", "criteria: members"))
    assert answer_check(str(file), None, in_json=True) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["findings"] == [
        {
            "matter": "restrictions-on-groups",
            "said": "the conditions must state restrictions on groups",
            "where": "entry.groups",
            "rule": "ACT-2018-01 19.3(a)(vi)",
        },
        {
            "matter": "matters",
            "said": "the list has 11 heads, and nothing is stated on 19.3(a)(vi)",
            "where": "",
            "rule": "ACT-2018-01 19.3",
        },
    ]


def test_a_tournament_is_played_and_its_figures_repeat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cup.yaml"
    file.write_text(SMALL)
    answers = []
    for workers in (1, 2):
        answer_simulate(str(file), "2020-01-01", times=6, seed=2, workers=workers, tempers="steady,chaser", in_json=True)
        answers.append(json.loads(capsys.readouterr().out))
    first, second = ({key: value for key, value in each.items() if key != "seconds"} for each in answers)
    assert first == second
    assert first["times"] == 6
    assert first["prizes"] == 18_000.0, "four fees of 50 less four commissions of 5"
    answer_simulate(str(file), None, times=1, seed=2, workers=1, tempers="steady", in_json=False)
    assert "Small Cup, played 1 times" in capsys.readouterr().out


def test_unlawful_conditions_are_not_played(tmp_path: Path) -> None:
    file = tmp_path / "cup.yaml"
    file.write_text(SMALL.replace("groups: none", "criteria: members"))
    with pytest.raises(Refused) as fault:
        answer_simulate(str(file), None, times=1, seed=1, workers=1, tempers="steady", in_json=False)
    assert fault.value.rule == "ACT-2018-01 19.3(a)(vi)"
    with pytest.raises(Malformed, match="there is no temper 'stedy'"):
        answer_simulate("star-cup", None, times=1, seed=1, workers=1, tempers="stedy", in_json=False)


def test_the_command_says_what_it_takes() -> None:
    told = CliRunner().invoke(app, ["check", "--help"])
    assert told.exit_code == 0
    assert "Say what conditions lack" in told.output
