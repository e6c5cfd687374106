"""VIC-2003-01 rules 13.9 and 16: who has which place in a tournament, who goes on, and who may still come back."""

from __future__ import annotations

from tests.tournament import place_cases as cases
from tests.tournament.heats import VIC as BOOK


def test_16_1_1__a_final_is_one_table_where_all_have_an_equal_chance() -> None:
    cases.a_final_is_one_table(BOOK, "16.1.1")
    cases.nobody_splits_a_final(BOOK, "16.1.1")
