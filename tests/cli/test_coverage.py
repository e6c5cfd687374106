"""`pitboss rules coverage`: the tally of the inventory."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pitboss.law.inventory import inventory
from tests.cli.shell import ROOT, within

Rows = list[dict[str, Any]]


@pytest.fixture(scope="module")
def rows() -> Rows:
    answer = within("rules", "coverage", "--json")
    assert (answer.status, answer.err) == (0, "")
    found: Rows = json.loads(answer.out)
    return found


def test_the_table_counts_every_row() -> None:
    answer = within("rules", "coverage")
    total = next(line.split() for line in answer.lines if line.startswith("all "))
    assert (answer.status, answer.err) == (0, "")
    assert int(total[1]) == len(inventory())
    assert int(total[-2]) + int(total[-1]) == len(inventory())


def test_json_rows_carry_the_fields_of_the_contract(rows: Rows) -> None:
    assert [(row["document"], row["rule"]) for row in rows] == [(row.document, row.rule) for row in inventory()]
    assert all({"document", "rule", "disposition", "code", "tests"} <= set(row) for row in rows)
    assert {row["disposition"] for row in rows} == {"enforced", "recorded", "stated"}


def test_code_is_a_line_of_our_source(rows: Rows) -> None:
    places = {place for row in rows for place in row["code"]}
    assert places
    for place in places:
        file, _, line = place.rpartition(":")
        assert int(line) >= 1
        assert (ROOT / file).is_file(), place


def test_missing_lists_what_is_owed(rows: Rows) -> None:
    owed = json.loads(within("rules", "coverage", "--missing", "--json").out)
    assert owed == [row for row in rows if row["status"] == "owed"]
    answer = within("rules", "coverage", "--missing")
    assert (answer.status, answer.err) == (0, "")
    assert answer.lines[-1].startswith(f"{len(owed)} row")
