"""NSW-STAR-BJ rule 19: nobody gains by being away, by wagering twice, or by a session cut short."""

from __future__ import annotations

from tests.tournament import fair_cases as cases
from tests.tournament.heats import STAR as BOOK


def test_19_9_5__nothing_is_wagered_after_the_turn_is_over() -> None:
    cases.a_turn_is_over_once_the_next_has_wagered(BOOK, "19.9.6")


def test_19_9_6__a_wager_made_in_turn_is_not_added_to() -> None:
    cases.a_turn_is_over_once_the_next_has_wagered(BOOK, "19.9.6")


def test_19_5_5_1__a_final_is_played_to_its_end() -> None:
    cases.a_final_is_played_to_its_end(BOOK, "19.5.5.1")
    cases.a_form_counts_in_what_a_round_can_turn(BOOK)


def test_19_5_6__whoever_does_not_take_the_seat_is_away() -> None:
    cases.whoever_is_not_there_at_the_start_is_away(BOOK)


def test_19_5_8__nobody_decides_a_tournament_and_plays_in_it() -> None:
    cases.nobody_plays_and_runs(BOOK, "19.5.8")


def test_19_4_2_h_i__the_desk_refuses_whom_the_law_bars() -> None:
    cases.the_desk_refuses_whom_the_law_bars(BOOK, "19.4.2(h)(i)")


def test_19_6_14__a_form_counts_in_whole_units() -> None:
    cases.a_form_counts_in_whole_units(BOOK)
