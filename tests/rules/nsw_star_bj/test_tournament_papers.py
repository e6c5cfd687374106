"""NSW-STAR-BJ rule 19: conditions that pass the check can be played."""

from __future__ import annotations

from tests.tournament import paper_cases as cases
from tests.tournament.heats import STAR as BOOK


def test_19_4_2_d__a_rise_states_its_maximum() -> None:
    cases.a_rise_states_its_maximum(BOOK, "when-limits-rise")


def test_19_4_2_e__every_field_between_adds_up() -> None:
    cases.every_field_between_adds_up(BOOK, "19.4.2(e)")
