"""ACT-2018-01 rules 14 and 19: what is put right in a tournament, and by whom."""

from __future__ import annotations

from tests.tournament import back_cases as cases
from tests.tournament.heats import ACT as BOOK


def test_14_5__a_void_round_eliminated_nobody() -> None:
    cases.a_void_round_eliminated_nobody()


def test_a_void__as_if_the_round_had_never_occurred() -> None:
    cases.a_void_round_eliminated_nobody()


def test_19_18__the_director_puts_places_right() -> None:
    cases.a_wrong_click_is_taken_back(BOOK)
    cases.a_winner_found_out_later_is_disqualified(BOOK, "19.3(a)(viii)(A)")


def test_19_18__closed_places_are_put_right() -> None:
    cases.a_closed_stage_is_undone(BOOK, "19.18")
    cases.announced_places_are_undone_until_they_are_paid(BOOK)
    cases.a_report_falls_with_its_play_off(BOOK)
