"""`pitboss rules search WORDS`, and `pitboss rules readings`."""

from __future__ import annotations

import json

from pitboss.books import LIBRARY
from tests.cli.shell import pitboss


def test_rules_are_found_by_our_words() -> None:
    answer = pitboss("rules", "search", "split", "aces")
    assert (answer.status, answer.err) == (0, "")
    assert "12.3.2" in answer.out
    assert answer.lines[-1].endswith("rules")


def test_json_has_document_and_rule() -> None:
    found = json.loads(pitboss("rules", "search", "split", "aces", "--json").out)
    assert {"document": "NSW-STAR-BJ", "rule": "12.3.2"}.items() <= next(row for row in found if row["rule"] == "12.3.2").items()


def test_nothing_found_is_an_answer() -> None:
    answer = pitboss("rules", "search", "zebra")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out == "no rule has the words 'zebra': try fewer or other words\n"
    assert json.loads(pitboss("rules", "search", "zebra", "--json").out) == []


def test_every_reading_is_listed() -> None:
    answer = pitboss("rules", "readings")
    first = {line.split()[0] for line in answer.lines if line[:1].strip()}
    assert (answer.status, answer.err) == (0, "")
    assert {reading.id for reading in LIBRARY.readings} <= first


def test_one_reading_in_full() -> None:
    answer = pitboss("rules", "readings", "a2")
    assert answer.lines[0] == "A2  VIC-2003-01  (touches ordinary money)"
    assert "  5.6.4: equal totals are void, Blackjack against Blackjack among them" in answer.lines
    assert "  left alone: 10.7.4, " in answer.out
    assert "drawn-21-against-dealer-blackjack=stands-off" in answer.out


def test_readings_as_json() -> None:
    (record,) = json.loads(pitboss("rules", "readings", "A2", "--json").out)
    assert record["alternatives"][0]["option"] == "drawn-21-against-dealer-blackjack"
    assert len(json.loads(pitboss("rules", "readings", "--json").out)) == len(LIBRARY.readings)
