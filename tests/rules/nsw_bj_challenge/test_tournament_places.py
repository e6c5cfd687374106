"""NSW-BJ-CHALLENGE rule 19: who has which place in a tournament, who goes on, and who may still come back."""

from __future__ import annotations

from tests.tournament import place_cases as cases
from tests.tournament.heats import CHALLENGE as BOOK


def test_19_10_2__a_final_is_one_table_whose_chips_tell_the_winner() -> None:
    cases.a_final_is_one_table(BOOK, "19.10.2")
    cases.nobody_splits_a_final(BOOK, "19.10.2")


def test_19_5_1__seats_are_at_designated_tables() -> None:
    cases.seats_are_those_of_designated_tables(BOOK, "19.5.1", "19.10.2")
