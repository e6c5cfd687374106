"""`--on MOMENT` at every command that asks the law: what it stands on is said, and what does not stand then is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pitboss.law.moment import melbourne
from pitboss.law.today import today
from tests.cli.shell import within

ROUND = """
game: {game}
boxes: [{{box: 1, wagers: [{{player: ann, stake: 10, seated: true}}]}}]
cards: [TH, 9D, TS, 8C]
decisions: [{{box: 1, do: stand}}]
"""
COMMANDS = (
    ("rules", "vic-crown-21"),
    ("rules", "why", "vic-crown-21", "dealer-soft-17"),
    ("rules", "diff", "vic-crown-21", "vic-crown-21"),
    ("odds", "vic-crown-21"),
    ("odds", "vic-crown-21", "--hand", "8,8", "--dealer", "T"),
    ("odds", "price", "vic-crown-21"),
    ("strategy", "vic-crown-21"),
    ("simulate", "vic-crown-21", "--rounds", "1000"),
)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
@pytest.mark.parametrize(
    ("on", "document", "moment"),
    [
        ("2000-12-15T03:59", "VIC-2000-27", "4.00 am on 15 December 2000"),
        ("2003-02-06T06:00", "VIC-2003-01", "6.00 am on 6 February 2003"),
    ],
)
def test_what_has_not_commenced_or_has_ended_is_refused(words: tuple[str, ...], on: str, document: str, moment: str) -> None:
    answer = within(*words, "--on", on)
    assert (answer.status, answer.out) == (1, "")
    assert document in answer.err
    assert moment in answer.err


def test_a_round_a_day_and_papers_are_refused_likewise(tmp_path: Path) -> None:
    file = tmp_path / "round.yaml"
    file.write_text(ROUND.format(game="vic-crown-21"))
    assert "VIC-2003-01" in within("adjudicate", str(file), "--on", "2003-02-06T06:00").err
    assert within("adjudicate", str(file), "--on", "2003-02-06T05:59").status == 0
    for words in (("floor", "day", "vic-blackjack"), ("tournament", "check", "sevens-49"), ("tournament", "simulate", "sevens-49")):
        answer = within(*words, "--on", "2000-12-15T03:59")
        assert (answer.status, answer.out) == (1, ""), words
        assert "VIC-2000-26" in answer.err, words


def answered(*words: str) -> Any:
    answer = within(*words, "--json")
    assert answer.status == 0, answer.err
    return json.loads(answer.out)


@pytest.mark.parametrize(
    "words",
    [("rules", "vic-crown-pontoon"), ("rules", "why", "vic-crown-pontoon", "decks"), ("odds", "perfect-pairs", "--with", "vic-blackjack")],
)
def test_json_says_the_moment_and_the_documents(words: tuple[str, ...]) -> None:
    then = answered(*words, "--on", "2004-05-06T07:08")
    assert (then["on"], then["instruments"]) == ("2004-05-06T07:08:00", ["VIC-2003-01"])
    now = answered(*words)
    assert abs((melbourne(now["on"]).instant - today(melbourne(now["on"]).jurisdiction).instant).total_seconds()) < 900
    assert now["instruments"] == ["VIC-2003-01"]


def test_a_round_and_papers_say_what_they_stand_on(tmp_path: Path) -> None:
    file = tmp_path / "round.yaml"
    file.write_text(ROUND.format(game="vic-blackjack"))
    settled = answered("adjudicate", str(file), "--on", "2001-01-01")
    assert settled["on"] == "2001-01-01T00:00:00"
    assert settled["instruments"] == ["VIC-2003-01", "VIC-2000-26", "VIC-2000-27", "VIC-2000-28"]
    assert answered("tournament", "check", "star-cup")["instruments"] == ["NSW-STAR-BJ"]
    assert answered("promotion", "check", "summer-draw", "--on", "2020-01-01")["on"] == "2020-01-01T00:00:00"
    assert answered("floor", "day", "vic-blackjack")["instruments"] == ["VIC-2003-01"]


def test_a_book_that_has_ended_is_asked_by_name_as_it_last_stood_and_marked(tmp_path: Path) -> None:
    file = tmp_path / "round.yaml"
    file.write_text(ROUND.format(game="vic-crown-21"))
    answer = within("adjudicate", str(file))
    assert "as of 5.59:59 am on 6 February 2003 in Melbourne: it ended at 6.00 am on 6 February 2003" in " ".join(answer.out.split())
    assert answered("adjudicate", str(file))["on"] == "2003-02-06T05:59:59"
    assert answered("rules", "vic-crown-21")["on"] == "2003-02-06T05:59:59"


def test_law_that_stands_is_not_marked_and_law_of_another_day_is(tmp_path: Path) -> None:
    file = tmp_path / "round.yaml"
    file.write_text(ROUND.format(game="vic-blackjack"))
    assert "as of" not in within("adjudicate", str(file)).out
    assert "as of" not in within("adjudicate", str(file), "--on", "2004-01-01").out, "the same law stands today"
    assert "as of 12.00 am on 1 January 2001 in Melbourne" in within("adjudicate", str(file), "--on", "2001-01-01").out


def test_a_moment_that_cannot_be_read_is_status_2() -> None:
    answer = within("odds", "vic-blackjack", "--on", "tomorrow")
    assert answer.status == 2
    assert "'tomorrow' is not a date or a time" in answer.err


def test_a_round_may_say_the_moment_it_was_played_at(tmp_path: Path) -> None:
    file = tmp_path / "round.yaml"
    file.write_text(ROUND.format(game="vic-blackjack") + "moment: 2001-01-01T12:00\n")
    assert answered("adjudicate", str(file))["on"] == "2001-01-01T12:00:00"
    assert answered("adjudicate", str(file), "--on", "2004-01-01")["on"] == "2004-01-01T00:00:00", "the command line prevails"
