"""VIC-2003-01 rule 16: what is put right in a tournament, and by whom."""

from __future__ import annotations

from tests.tournament import back_cases as cases
from tests.tournament.heats import VIC as BOOK


def test_16_2_1_h__a_disqualification_is_taken_back_or_comes_late() -> None:
    cases.a_wrong_click_is_taken_back(BOOK)
    cases.a_winner_found_out_later_is_disqualified(BOOK, "16.2.1(h)")
