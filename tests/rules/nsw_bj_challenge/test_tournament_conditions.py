"""NSW-BJ-CHALLENGE rule 19: holding a tournament."""

from __future__ import annotations

from tests.tournament import conditions_cases as stated, nsw_cases as cases
from tests.tournament.heats import CHALLENGE as BOOK


def test_19_3_1__the_operator_may_charge_and_add() -> None:
    cases.the_operator_may_charge_and_add(BOOK, "19.3.1")


def test_19_3_2__every_fee_is_in_the_pool() -> None:
    cases.every_fee_is_in_the_pool(BOOK, "19.3.2")


def test_19_3_3__a_pool_may_be_guaranteed() -> None:
    cases.a_pool_may_be_guaranteed(BOOK, "19.3.3")


def test_19_3_4__cancelling_refunds_every_fee() -> None:
    cases.cancelling_refunds_every_fee(BOOK, "19.3.4")


def test_19_4_1__published_and_a_copy_for_each_player() -> None:
    stated.a_copy_for_each_player(BOOK, "19.4.1")


def test_19_4_2__the_list_has_eleven_heads() -> None:
    stated.the_list_has_so_many_heads(BOOK, 11, "19.4.2")


def test_19_4_2_a__the_fee_if_any() -> None:
    stated.a_fee_is_stated(BOOK, "19.4.2(a)")


def test_19_4_2_b__the_opening_chips() -> None:
    stated.must_state(BOOK, "19.4.2(b)", "starting-chips")


def test_19_4_2_c__any_compulsory_wager() -> None:
    stated.compulsory_wagers_are_stated(BOOK, "19.4.2(c)")


def test_19_4_2_d__limits_and_when_they_rise() -> None:
    cases.limits_and_their_rise_are_stated(BOOK, "19.4.2(d)")


def test_19_4_2_e__the_structure() -> None:
    names = ("structure", "number-and-duration-of-sessions", "active-tables", "progression")
    stated.must_state(BOOK, "19.4.2(e)", *names)
    stated.second_chances_are_stated(BOOK, "19.4.2(e)")
    stated.a_whole_paper_has_no_gap(BOOK)


def test_19_4_2_f__seating_order_pass_cards_and_undisclosed_wagers() -> None:
    cases.terms_of_play_are_stated(BOOK, "19.4.2(f)")


def test_19_4_2_g__buying_back() -> None:
    stated.buy_backs_are_stated(BOOK, "19.4.2(g)")


def test_19_4_2_h__three_statements_on_eligibility() -> None:
    stated.three_statements_on_eligibility(BOOK, "19.4.2(h)")


def test_19_4_2_h_i__only_those_entitled_to_gamble() -> None:
    stated.only_those_entitled_to_gamble_enter(BOOK, "19.4.2(h)(i)")


def test_19_4_2_h_ii__a_veto_is_stated_or_not_kept() -> None:
    stated.a_veto_is_stated_or_not_kept(BOOK, "19.4.2(h)(ii)")


def test_19_4_2_h_iii__criteria_are_stated_and_applied() -> None:
    stated.criteria_are_stated_and_applied(BOOK, "19.4.2(h)(iii)")


def test_19_4_2_i__terms_of_entry() -> None:
    stated.terms_of_entry_are_stated_and_kept(BOOK, "19.4.2(i)")


def test_19_4_2_j__prizes_payment_and_undertakings() -> None:
    cases.prizes_payment_and_undertakings(BOOK, "19.4.2(j)")


def test_19_4_2_k__the_manager_runs_it_and_the_rules_prevail() -> None:
    stated.the_head_runs_it_and_rules_prevail(BOOK, "19.4.2(k)")


def test_19_4_3__players_may_have_to_agree_in_writing() -> None:
    stated.players_may_have_to_sign(BOOK, "19.4.3")


def test_19_5_1__the_manager_designates_tables() -> None:
    stated.the_head_designates_tables(BOOK, "19.5.1")
    cases.several_licensed_people_may_be_in_charge(BOOK)


def test_19_5_3__starts_move_on_reasonable_notice() -> None:
    stated.a_start_moves_on_reasonable_notice(BOOK, "19.5.3")


def test_19_5_4__the_manager_sets_the_terms() -> None:
    cases.the_manager_sets_the_terms(BOOK, "19.5.4")


def test_19_5_6_2__a_refund_after_absence_is_for_the_manager() -> None:
    cases.a_refund_after_absence_is_for_the_manager(BOOK, "19.5.6.2")


def test_19_10_3__players_over_the_places_play_off() -> None:
    cases.players_over_the_places_play_off(BOOK, "19.10.3")
    cases.players_out_on_no_chips_do_not_play_off(BOOK)


def test_19_10_2__whoever_is_in_charge_says_who_won() -> None:
    cases.the_head_says_who_won(BOOK)


def test_19_5_8__the_manager_determines_the_places() -> None:
    cases.the_head_says_who_won(BOOK)


def test_19_10_1__how_many_go_on_is_settled_at_the_start() -> None:
    cases.how_many_go_on_is_settled_at_the_start(BOOK, "19.10.1")
