"""NSW-STAR-BJ rule 19: what is put right in a tournament, and by whom."""

from __future__ import annotations

from tests.tournament import back_cases as cases
from tests.tournament.heats import STAR as BOOK


def test_19_5_7__a_breach_that_is_recorded_is_found() -> None:
    cases.a_recorded_breach_is_a_finding(BOOK)
    cases.a_wrong_click_is_taken_back(BOOK)


def test_19_6_7__hidden_chips_found_after_the_places_cost_them() -> None:
    cases.a_winner_found_out_later_is_disqualified(BOOK, "19.6.7")


def test_19_6_15__limits_move_at_the_point_that_was_announced() -> None:
    cases.limits_move_at_the_point_that_was_announced(BOOK, "19.6.15")


def test_19_6_10__nobody_plays_for_another() -> None:
    cases.nobody_plays_for_another(BOOK, "19.6.10")


def test_19_5_8__closed_places_are_put_right() -> None:
    cases.a_closed_stage_is_undone(BOOK, "19.5.8")
    cases.announced_places_are_undone_until_they_are_paid(BOOK)
    cases.a_report_falls_with_its_play_off(BOOK)
