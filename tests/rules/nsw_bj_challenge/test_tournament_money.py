"""NSW-BJ-CHALLENGE rule 19: every cent of a tournament is somebody's."""

from __future__ import annotations

from tests.tournament import money_cases as cases
from tests.tournament.heats import CHALLENGE as BOOK


def test_19_3_2__fixed_prizes_use_the_whole_pool_up() -> None:
    cases.fixed_prizes_use_the_pool_up(BOOK, "19.3.2", least={"tournament-pool-surplus": "to-first"})


def test_19_3_4__cancelling_leaves_no_cent_in_the_pool() -> None:
    cases.cancelling_leaves_no_cent_in_the_pool(BOOK)


def test_19_4_2_a__a_fee_stands_once_it_is_paid() -> None:
    cases.a_fee_stands_once_it_is_paid(BOOK, "19.3.1")


def test_19_4_2_i__a_reserve_moves_up() -> None:
    cases.a_reserve_moves_up(BOOK)
