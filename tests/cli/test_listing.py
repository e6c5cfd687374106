"""`pitboss rules`: the books."""

from __future__ import annotations

import json

from pitboss.books import LIBRARY
from tests.cli.shell import pitboss

CONTRACT = [
    "vic-blackjack",
    "vic-crown-blackjack",
    "vic-vegas-blackjack",
    "vic-crown-pontoon",
    "vic-crown-21",
    "vic-crown-com-bo",
    "act-blackjack",
    "nsw-star-blackjack",
    "nsw-blackjack-challenge",
]


def test_every_game_and_side_bet_is_listed_in_order() -> None:
    answer = pitboss("rules")
    first_words = [line.split()[0] for line in answer.lines if line[:1].strip()]
    assert answer.status == 0
    assert answer.err == ""
    assert [word for word in first_words if word in LIBRARY.names] == list(LIBRARY.names)
    assert list(LIBRARY.shelf_of_games) == CONTRACT


def test_a_game_that_ended_says_until_when() -> None:
    line = next(line for line in pitboss("rules").lines if line.startswith("vic-crown-21 "))
    assert line.split("  ")[-1].strip() == "2000-12-15 04:00 to 2003-02-06 06:00"


def test_json_has_one_record_a_book() -> None:
    answer = pitboss("rules", "--json")
    records = {record["id"]: record for record in json.loads(answer.out)}
    assert (answer.status, answer.err) == (0, "")
    assert list(records) == list(LIBRARY.names)
    assert records["vic-crown-pontoon"]["over"] == "vic-blackjack"
    assert records["vic-crown-21"]["until"] == "2003-02-06T06:00:00"
    assert records["nsw-star-blackjack"]["from"] is None


def test_without_words_pitboss_shows_how_to_use_it() -> None:
    answer = pitboss()
    assert (answer.status, answer.err) == (0, "")
    assert "rules" in answer.out


def test_version() -> None:
    assert pitboss("--version").out.startswith("pitboss 0.")
