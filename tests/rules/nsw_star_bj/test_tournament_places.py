"""NSW-STAR-BJ rule 19: who has which place in a tournament, who goes on, and who may still come back."""

from __future__ import annotations

from tests.tournament import place_cases as cases
from tests.tournament.heats import STAR as BOOK
from tests.tournament.place_cases import series


def test_19_10_2__a_final_is_one_table_whose_chips_tell_the_winner() -> None:
    cases.a_final_is_one_table(BOOK, "19.10.2")
    cases.nobody_splits_a_final(BOOK, "19.10.2")


def test_19_5_1__seats_are_at_designated_tables() -> None:
    cases.seats_are_those_of_designated_tables(BOOK, "19.5.1", "19.10.2")


def test_19_1_1_play_off__nobody_plays_off_a_tie_on_zero() -> None:
    cases.players_level_on_no_chips_over_tables(BOOK)
    cases.nobody_is_ahead_at_two_tables_by_whose_chips_went_first(BOOK)


def test_19_10_4__between_tables_too_the_order_of_elimination_decides() -> None:
    cases.players_level_on_no_chips_over_tables(BOOK)
    cases.nobody_is_ahead_at_two_tables_by_whose_chips_went_first(BOOK)


def test_19_6_2__players_level_on_points_play_on_with_equal_chips() -> None:
    cases.level_on_points_play_on_level(BOOK, series(BOOK))


def test_19_4_2_e__whoever_retires_plays_no_further_session() -> None:
    cases.whoever_retires_is_out_for_good(BOOK)


def test_19_4_2_g__buying_back_has_its_time() -> None:
    cases.buying_back_ends_with_the_stages(BOOK, "19.4.2(g)")


def test_19_10_4__an_undisclosed_wager_counts_among_wagers() -> None:
    cases.the_larger_wager_is_ahead_undisclosed_or_not(BOOK)
    cases.doubling_adds_nothing_to_the_wager(BOOK)
