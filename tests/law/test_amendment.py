"""An amendment adds tests and breaks none: one is made by the steps of CONTRIBUTING in a copy of the tree, and the suite is run there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.law.amendment import CLAUSES, FACTS, FIRST, ROOT, SECOND, amend, copied

NEW = ("tests/rules/vic_2031_01", "tests/rules/vic_2032_01")
SAMPLE = (
    *NEW,
    "tests/rules/vic_2000_28",
    "tests/rules/vic_2003_01/test_prevails.py",
    "tests/rules/vic_2003_01/test_r10_results.py",
    "tests/law/test_findings.py",
    "tests/law/test_register.py",
    "tests/law/test_terms_table.py",
)
"""What an amendment of Crown Pontoon touched first: its own rules, the books' findings, the register, and the table of terms."""
WHOLE = ("tests/rules", "tests/law", "tests/tidy/test_tidy.py", "tests/tidy/test_vocabulary.py")


@pytest.fixture(scope="module")
def amended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = copied(tmp_path_factory.mktemp("amended"))
    amend(root)
    return root


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "COV_"))}
    paths = {"PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    return subprocess.run([sys.executable, *words], cwd=root, env=kept | paths, capture_output=True, text=True, check=False)


def asked(root: Path, *words: str) -> Any:
    answer = run(root, "-c", "from pitboss.cli.main import run; run()", *words, "--json")
    assert answer.returncode == 0, answer.stderr
    return json.loads(answer.stdout)


def test_the_suite_passes_with_an_amendment_that_is_to_come_and_its_revocation(amended: Path, pytestconfig: pytest.Config) -> None:
    suites = (*WHOLE, "--deselect", "tests/law/test_amendment.py") if pytestconfig.getoption("--whole") else SAMPLE
    done = run(amended, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *suites)
    assert done.returncode == 0, done.stdout[-4000:]


@pytest.mark.whole
def test_its_rules_are_measured_and_covered(amended: Path) -> None:
    done = run(amended, "-m", "scripts.proofs", "--stale", "--write", "--only", "VIC-203")
    assert done.returncode == 0, done.stderr
    rows = [row for row in asked(amended, "rules", "coverage") if row["document"] in (FIRST, SECOND)]
    assert {(row["status"], row["disposition"]) for row in rows if row["rule"] == "1"} == {("shown", "enforced")}, rows
    assert {row["status"] for row in rows} == {"shown"}, rows


def test_it_is_law_from_its_commencement_to_its_revocation_and_visible_before(amended: Path) -> None:
    now = asked(amended, "rules", "vic-crown-pontoon")
    soft = next(each for each in now["terms"] if each["term"] == "dealer-soft-17")
    assert (soft["value"], now["instruments"]) == ("hit", ["VIC-2003-01"])
    assert [(each["document"], each["on"]) for each in now["coming"]] == [(FIRST, "2031-07-01T06:00:00"), (SECOND, "2032-07-01T06:00:00")]
    assert now["coming"][0]["terms"] == [{"term": "dealer-soft-17", "before": "hit", "after": "stand"}]
    said = [
        asked(amended, "rules", "why", "vic-crown-pontoon", "dealer-soft-17", "--on", moment)["value"]
        for moment in ("2031-07-01T05:59:59", "2031-07-01T06:00", "2032-07-01T05:59:59", "2032-07-01T06:00")
    ]
    assert said == ["hit", "stand", "stand", "hit"]
    back = asked(amended, "rules", "why", "vic-crown-pontoon", "dealer-soft-17", "--on", "2033-01-01")["steps"][0]
    assert (back["document"], back["rule"], back["restored_by"]["document"]) == ("VIC-2003-01", "10.10.1", SECOND)
    parent = asked(amended, "rules", "vic-blackjack")
    assert parent["coming"] == []


def test_a_round_is_settled_by_the_law_of_its_moment(amended: Path, tmp_path: Path) -> None:
    file = tmp_path / "soft.yaml"
    wagers = "boxes: [{box: 1, wagers: [{player: ann, stake: 10, seated: true}]}]"
    file.write_text(f"game: vic-crown-pontoon\n{wagers}\ncards: [KH, AS, 8D, 6C]\ndecisions: [{{box: 1, do: stand}}]\n")
    stood = asked(amended, "adjudicate", str(file), "--on", "2031-07-01T06:00")
    assert (stood["net"]["ann"], stood["instruments"]) == ("10.00", ["VIC-2003-01", FIRST])
    for moment in ("2031-07-01T05:59", "2032-07-01T06:00"):
        answer = run(amended, "-c", "from pitboss.cli.main import run; run()", "adjudicate", str(file), "--on", moment)
        assert answer.returncode == 1, "the dealer must draw to soft 17, and no card is left"


def test_contributing_names_every_place_that_an_amendment_touches() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add an amendment")[2].partition("\n## ")[0]
    for place in (
        "documents.py",
        "inventory.csv",
        "Instrument",
        "Manner.AMENDS",
        "revoke",
        "CHANGELOG.md",
        "own_time",
        "prices.csv",
        "scripts.proofs",
    ):
        assert place in told, place
    assert set(CLAUSES) == set(FACTS) == {FIRST, SECOND}
