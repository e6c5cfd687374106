"""VIC-2003-01 rule 16: every cent of a tournament is somebody's."""

from __future__ import annotations

from tests.tournament import money_cases as cases
from tests.tournament.heats import VIC as BOOK


def test_16_2_1_j__fees_beyond_fixed_prizes_are_not_left_with_nobody() -> None:
    cases.fees_beyond_the_prizes_are_the_operators(BOOK, "16.2.1(j)")


def test_16_2_1_a__a_fee_stands_once_it_is_paid() -> None:
    cases.a_fee_stands_once_it_is_paid(BOOK, "16.2.1(a)")


def test_16_2_1_g__a_reserve_moves_up() -> None:
    cases.a_reserve_moves_up(BOOK)
