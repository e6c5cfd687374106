"""VIC-2003-01 rule 16: nobody gains by being away, by wagering twice, or by a session cut short."""

from __future__ import annotations

from tests.tournament import fair_cases as cases
from tests.tournament.heats import VIC as BOOK


def test_16_3_5_a__a_final_is_played_to_its_end() -> None:
    cases.a_final_is_played_to_its_end(BOOK, "16.3.5(a)")


def test_16_2_1_i__absence_has_its_consequence_before_the_next_round() -> None:
    cases.the_director_decides_about_an_absent_player_first(BOOK, "16.2.1(i)")
    cases.whoever_is_not_there_at_the_start_is_away(BOOK)


def test_16_1_1__nobody_runs_a_tournament_and_plays_in_it() -> None:
    cases.nobody_plays_and_runs(BOOK, "16.1.1")


def test_16_2_1_f_i__the_desk_refuses_whom_the_law_bars() -> None:
    cases.the_desk_refuses_whom_the_law_bars(BOOK, "16.2.1(f)(i)")
