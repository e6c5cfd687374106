"""ACT-2018-01 rule 19: nobody gains by being away, by wagering twice, or by a session cut short."""

from __future__ import annotations

from tests.tournament import fair_cases as cases
from tests.tournament.heats import ACT as BOOK


def test_19_9__nobody_sits_who_did_not_come() -> None:
    cases.nobody_sits_who_did_not_come()
    cases.a_seat_that_is_empty_at_the_start_is_lost(BOOK, "19.9")


def test_19_14__nobody_keeps_a_lead_by_walking_away() -> None:
    cases.nobody_keeps_a_lead_by_walking_away()


def test_19_3_a_ii_a__no_session_ends_before_its_time() -> None:
    cases.no_session_of_the_act_ends_early()


def test_19_18__nobody_awards_places_and_plays_for_them() -> None:
    cases.nobody_plays_and_runs(BOOK, "19.18")


def test_19_3_a_i__the_desk_refuses_whom_the_law_bars() -> None:
    cases.the_desk_refuses_whom_the_law_bars(BOOK, "19.3(a)(i)")
