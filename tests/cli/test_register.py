"""`pitboss rules register`: what stood approved at a moment, and what each document did."""

from __future__ import annotations

import json

from tests.cli.shell import pitboss


def approved(on: str) -> list[str]:
    return [each["game"] for each in json.loads(pitboss("rules", "register", "--on", on, "--json").out)]


def test_the_machine_games_are_approved_at_4_am() -> None:
    before, after = approved("2000-12-09T03:59"), approved("2000-12-09T04:00")
    assert "Queen of the Nile" not in before
    assert "Queen of the Nile" in after
    assert len([game for game in after if game not in before]) == 86


def test_the_table_counts_the_titles() -> None:
    answer = pitboss("rules", "register", "--on", "2000-12-15T04:00")
    assert (answer.status, answer.err) == (0, "")
    assert "(86 titles)" in " ".join(answer.out.split())
    assert "approvals stand" in answer.lines[-1]


def test_each_approval_names_its_document() -> None:
    found = json.loads(pitboss("rules", "register", "--json").out)
    assert all(each["document"] and each["jurisdiction"] in ("VIC", "ACT", "NSW") for each in found)


def test_deeds_are_told_in_order() -> None:
    answer = pitboss("rules", "register", "--deeds", "--json")
    found = json.loads(answer.out)
    victoria = [each["from"] for each in found if each["document"].startswith("VIC")]
    assert (answer.status, answer.err) == (0, "")
    assert victoria == sorted(victoria)
    assert {"approves", "amends", "substitutes", "inserts", "deletes", "revokes"} == {each["deed"] for each in found}


def test_deeds_stop_at_the_moment_asked_for() -> None:
    answer = pitboss("rules", "register", "--deeds", "--on", "2000-12-09T03:59")
    assert "VIC-2000-23" in answer.out
    assert "VIC-2000-30" not in answer.out
