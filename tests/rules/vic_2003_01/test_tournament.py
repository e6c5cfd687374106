"""VIC-2003-01 rule 16: tournaments."""

from __future__ import annotations

from tests.tournament import conditions_cases as stated, vic_cases as cases
from tests.tournament.heats import VIC as BOOK


def test_16_1_1__everybody_has_an_equal_chance() -> None:
    cases.everybody_has_an_equal_chance(BOOK, "16.1.1")


def test_16_1_2_a__one_qualified_person_is_in_charge() -> None:
    stated.one_qualified_person_is_in_charge(BOOK, "16.1.2(a)")


def test_16_1_2_b__qualified_deputies_stand_in() -> None:
    stated.deputies_stand_in_for_the_head(BOOK, "16.1.2(b)")


def test_16_1_3__no_tournament_without_the_directors_written_approval() -> None:
    stated.the_director_approves_in_writing(BOOK, "16.1.3")


def test_16_2_1__the_list_has_eleven_heads() -> None:
    stated.the_list_has_so_many_heads(BOOK, 11, "16.2.1")


def test_16_2_1_a__the_fee_if_any() -> None:
    stated.a_fee_is_stated(BOOK, "16.2.1(a)")


def test_16_2_1_b__the_opening_chips() -> None:
    stated.must_state(BOOK, "16.2.1(b)", "starting-chips")


def test_16_2_1_c__any_compulsory_wager() -> None:
    stated.compulsory_wagers_are_stated(BOOK, "16.2.1(c)")


def test_16_2_1_d__the_structure() -> None:
    names = ("structure", "number-and-duration-of-sessions", "active-tables", "progression")
    stated.must_state(BOOK, "16.2.1(d)", *names)
    stated.second_chances_are_stated(BOOK, "16.2.1(d)")


def test_16_2_1_e__buying_back() -> None:
    stated.buy_backs_are_stated(BOOK, "16.2.1(e)")


def test_16_2_1_f__who_may_enter() -> None:
    stated.three_statements_on_eligibility(BOOK, "16.2.1(f)")


def test_16_2_1_f_i__only_those_entitled_to_gamble() -> None:
    stated.only_those_entitled_to_gamble_enter(BOOK, "16.2.1(f)(i)")


def test_16_2_1_f_ii__a_veto_is_stated_or_not_kept() -> None:
    stated.a_veto_is_stated_or_not_kept(BOOK, "16.2.1(f)(ii)")


def test_16_2_1_f_iii__criteria_are_stated_and_applied() -> None:
    stated.criteria_are_stated_and_applied(BOOK, "16.2.1(f)(iii)")


def test_16_2_1_g__terms_of_entry() -> None:
    stated.terms_of_entry_are_stated_and_kept(BOOK, "16.2.1(g)")


def test_16_2_1_h__disqualification_and_retirement() -> None:
    stated.must_state(BOOK, "16.2.1(h)", "disqualification", "retirement", "refunds")
    stated.players_are_put_out_and_retire(BOOK)


def test_16_2_1_i__late_and_absent_players() -> None:
    stated.must_state(BOOK, "16.2.1(i)", "late-or-absent")


def test_16_2_1_j__prizes() -> None:
    stated.must_state(BOOK, "16.2.1(j)", "prizes")


def test_16_2_1_k__the_director_runs_it_and_the_rules_prevail() -> None:
    stated.the_head_runs_it_and_rules_prevail(BOOK, "16.2.1(k)")


def test_16_2_2__players_are_briefed_until_they_understand() -> None:
    stated.players_are_briefed_until_they_understand(BOOK, "16.2.2")


def test_16_2_3__players_may_have_to_sign() -> None:
    stated.players_may_have_to_sign(BOOK, "16.2.3")


def test_16_2_4__no_round_without_the_director() -> None:
    cases.no_round_without_the_director(BOOK, "16.2.4")


def test_16_3_1__the_director_designates_tables() -> None:
    stated.the_head_designates_tables(BOOK, "16.3.1")


def test_16_3_2__a_table_is_used_for_the_tournament_only() -> None:
    cases.a_table_is_used_for_the_tournament_only(BOOK, "16.3.2")


def test_16_3_3__a_substitute_is_named_and_approved() -> None:
    cases.a_substitute_is_named_and_approved(BOOK, "16.3.3")


def test_16_3_4__a_start_moves_on_reasonable_notice() -> None:
    stated.a_start_moves_on_reasonable_notice(BOOK, "16.3.4")


def test_16_3_5__a_table_may_stop_early() -> None:
    cases.a_table_may_stop_early(BOOK, "16.3.5(a)", "16.3.5(b)")


def test_16_3_5_a__those_who_go_on_must_be_certain() -> None:
    cases.a_table_may_stop_early(BOOK, "16.3.5(a)", "16.3.5(b)")


def test_16_3_5_b__where_chips_are_cash_all_at_the_table_agree() -> None:
    cases.a_table_may_stop_early(BOOK, "16.3.5(a)", "16.3.5(b)")
