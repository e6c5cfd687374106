"""VIC-2003-01 rules 13.9 and 16: who has which place in a tournament, who goes on, and who may still come back."""

from __future__ import annotations

from tests.tournament import place_cases as cases
from tests.tournament.heats import VIC as BOOK
from tests.tournament.place_cases import series


def test_16_1_1__a_final_is_one_table_where_all_have_an_equal_chance() -> None:
    cases.a_final_is_one_table(BOOK, "16.1.1")
    cases.nobody_splits_a_final(BOOK, "16.1.1")


def test_16_1_1__players_level_on_points_play_on_with_equal_chips() -> None:
    cases.level_on_points_play_on_level(BOOK, series(BOOK))


def test_16_2_1_h__whoever_retires_plays_no_further_session() -> None:
    cases.whoever_retires_is_out_for_good(BOOK)


def test_16_2_1_e__buying_back_has_its_time() -> None:
    cases.buying_back_ends_with_the_stages(BOOK, "16.2.1(e)")


def test_16_2_1_d__players_out_in_one_round_are_level() -> None:
    cases.players_out_in_one_round_are_level(BOOK)


def test_13_9_5_c__only_the_chip_count_ranks_in_a_magnificent_sevens_tournament() -> None:
    cases.no_chips_are_level_whenever_they_went()


def test_13_9_5_d__players_out_of_chips_play_additional_hands_with_the_same() -> None:
    cases.no_chips_are_level_whenever_they_went()
