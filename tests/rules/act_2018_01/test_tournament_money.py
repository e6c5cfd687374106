"""ACT-2018-01 rule 19: every cent of a tournament is somebody's."""

from __future__ import annotations

from tests.tournament import money_cases as cases
from tests.tournament.heats import ACT as BOOK


def test_19_19__fixed_prizes_use_the_whole_pool_up() -> None:
    cases.fixed_prizes_use_the_pool_up(BOOK, "19.19", least={"tournament-pool-surplus": "to-first"})


def test_19_20__the_fee_stands_once_it_is_paid() -> None:
    cases.a_fee_stands_once_it_is_paid(BOOK, "19.20")


def test_19_3_a_v__a_reserve_moves_up() -> None:
    cases.a_reserve_moves_up(BOOK)


def test_19_20__a_commission_is_approved_before_entries() -> None:
    cases.a_commission_is_approved_first(BOOK, "19.20")


def test_a_approved__the_commission_approves_in_writing() -> None:
    cases.a_commission_is_approved_first(BOOK, "19.20")


def test_a_tournament_chips__they_are_not_exchanged_for_money() -> None:
    cases.chips_of_the_act_are_for_the_fee_and_no_money()


def test_19_3_a_iv__chips_come_for_the_entry_fee() -> None:
    cases.chips_of_the_act_are_for_the_fee_and_no_money()
