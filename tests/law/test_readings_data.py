"""The readings as data: every doubt of the four tables decided, at rules that exist."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import pitboss.books
from pitboss.books.readings import READINGS
from pitboss.books.readings.act import ACT
from pitboss.books.readings.nsw import NEW_SOUTH_WALES
from pitboss.books.readings.victoria_2000 import VICTORIA_2000
from pitboss.books.readings.victoria_2003 import VICTORIA_2003
from pitboss.law.reading import Reading, Weight
from tests.law.quoting import places

BY_ID = {reading.id: reading for reading in READINGS}

# The options of the contracts, each of which a reading's alternative turns on; readings may offer others besides.
OPTIONS = {
    "A2": ("drawn-21-against-dealer-blackjack", "stands-off"),
    "A3": ("dealer-blackjack-collects", "original-or-busted"),
    "A21": ("pontoon-doubled-ace", "all-one"),
    "A25": ("pandemonium-stake", "kept"),
    "C2": ("dealer-blackjack-collects", "busted-plus-original"),
    "C3": ("double-cards", "any"),
    "E7": ("dealer-blackjack-collects", "original-or-busted"),
}
TABLES = (*VICTORIA_2003, *VICTORIA_2000, *ACT, *NEW_SOUTH_WALES)
MONEY = {"A1", "A2", "A9", "A13", "A20", "C2", "C3", "D6", "D7", "D8", "E8", "E15"}
BY_THE_WORDS = {"H6", "H12", "H32", "H36", "H42", "Q7", "T10"}
"""Doubts about money that the words decide: whatever else was thought of goes against one of them, as the decision says."""
WITHOUT_ALTERNATIVE = {
    *("A5", "A15", "A17", "A19", "A37", "A38", "C1", "C13", "C16", "C17", "D4"),
    *("E4", "E10", "E14", "E17", "E19", "E26", "E27", "E29", "E31"),
}


def pins() -> set[tuple[str, str]]:
    inventory = Path(pitboss.books.__file__).parent / "inventory.csv"
    with inventory.open(encoding="utf-8", newline="") as lines:
        return {(row["document"], row["rule"]) for row in csv.DictReader(lines)}


@pytest.mark.parametrize(
    ("readings", "letter", "last"),
    [(VICTORIA_2003, "A", 38), (VICTORIA_2000, "D", 10), (ACT, "C", 18), (NEW_SOUTH_WALES, "E", 33)],
)
def test_every_entry_of_the_four_tables_is_there_in_order(readings: tuple[Reading, ...], letter: str, last: int) -> None:
    assert [reading.id for reading in readings] == [f"{letter}{number}" for number in range(1, last + 1)]


def test_doubts_of_our_own_are_numbered_without_a_gap_under_letters_of_their_own() -> None:
    ours = [reading.id for reading in READINGS if reading not in TABLES]
    letters = list(dict.fromkeys(each[0] for each in ours))
    assert not set(letters) & set("ACDE")
    for letter in letters:
        mine = [each for each in ours if each[0] == letter]
        assert mine == [f"{letter}{number}" for number in range(1, len(mine) + 1)]


def test_all_readings_together_are_named_once() -> None:
    assert len(BY_ID) == len(READINGS)
    assert set(TABLES) <= set(READINGS)


def test_every_rule_concerned_is_a_row_of_the_inventory() -> None:
    known = pins()
    documents = {document for document, _ in known}
    for reading in READINGS:
        assert reading.document in documents
        for document, rule in places(reading):
            assert (document, rule) in known or (document in documents and not rule), (reading.id, document, rule)


def test_only_doubts_about_a_whole_document_name_no_rule() -> None:
    assert {reading.id for reading in READINGS if not any(rule for _, rule in places(reading))} == {"C17", "F3"}


def test_the_options_of_the_contracts_are_those_of_their_readings() -> None:
    named = {
        (reading.id, alternative.option, alternative.value)
        for reading in READINGS
        for alternative in reading.alternatives
        if alternative.option or alternative.value
    }
    assert {(each, *option) for each, option in OPTIONS.items()} <= named
    assert all(option and value for _, option, value in named)


def test_ordinary_money_is_where_the_tables_say() -> None:
    assert {reading.id for reading in TABLES if reading.weight is Weight.MONEY} == MONEY


def test_where_money_depends_on_it_there_is_an_alternative() -> None:
    without = [reading for reading in READINGS if not reading.alternatives]
    assert {reading.id for reading in without if reading in TABLES} <= WITHOUT_ALTERNATIVE
    assert {reading.id for reading in without if reading.weight is not Weight.PROCEDURE} == BY_THE_WORDS


def test_questions_ask_and_decisions_say() -> None:
    for reading in READINGS:
        assert reading.question[-1] in "?.", reading.id
        assert reading.decision.endswith("."), reading.id
        assert not any(alternative.reads.endswith(".") for alternative in reading.alternatives), reading.id
