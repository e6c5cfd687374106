"""What is kept of the measurement of coverage: complete, following from its own figures, and true where it is tried again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pitboss.books import LIBRARY
from pitboss.law.coverage import coverage
from pitboss.law.inventory import inventory
from pitboss.law.proofs import Disposition, excuses, kept_proofs

ROOT = Path(__file__).resolve().parents[2]
KEPT = kept_proofs()


def test_every_rule_of_the_inventory_is_in_the_file_once() -> None:
    assert list(KEPT) == [row.citation for row in inventory()]


def test_what_became_of_a_rule_follows_from_the_evidence() -> None:
    wrong = [each.row.citation for each in coverage(LIBRARY, inventory()) if each.disposition is not KEPT[each.row.citation].disposition]
    assert wrong == []


def test_whatever_no_test_notices_and_is_called_enforced_has_a_reason() -> None:
    unproved = {citation for citation, proof in KEPT.items() if proof.disposition is Disposition.ENFORCED and not proof.proved}
    assert unproved == excuses().keys()
    assert len(unproved) < 40
    assert all(len(reason.split()) > 5 for reason in excuses().values())


def test_a_sample_is_measured_again(request: pytest.FixtureRequest) -> None:
    every = [] if request.config.getoption("--whole") else ["--every", "160"]
    done = subprocess.run(
        [sys.executable, "-m", "scripts.proofs", *every], cwd=ROOT, capture_output=True, text=True, check=False, timeout=3600
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_code_is_taken_out_where_it_names_a_term_and_only_for_those_who_ask_after_that() -> None:
    """In a process of its own, as everything here is that alters the program."""
    done = subprocess.run([sys.executable, "-c", TAKEN_OUT], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stdout.split()) == (0, ["out-of-turn", "nothing"]), done.stderr


TAKEN_OUT = """
from types import SimpleNamespace as Some
from unittest.mock import patch
from pitboss.law.refusal import Refused
from pitboss.tournament.heat import order
from scripts.proofs.code import removals

desk = Some(game={order.OUT_OF_TURN: "taken-back"}, heat=Some(leaving=Some(away=())))
others = {"has_acted": lambda *_: False, "next_to_wager": lambda _: "ann", "rule_of": lambda *_: "19.9.5"}
due = patch.multiple(order, is_ordered=lambda _: True, **others)

def asked():
    with due:
        try:
            order.require_turn(desk, "bob")
        except Refused as refused:
            return refused.code
    return "nothing"

print(asked())
removals("tournament-out-of-turn")[0].make()
print(asked())
"""
