"""VIC-2000-28 rule 20: tournaments."""

from __future__ import annotations

from pitboss.law.moment import melbourne
from tests.tournament import conditions_cases as stated, vic_cases as cases
from tests.tournament.heats import VIC as BOOK

THEN = melbourne("2001-06-01T10:00")


def test_20_1_1__everybody_has_an_equal_chance() -> None:
    cases.everybody_has_an_equal_chance(BOOK, "20.1.1", THEN)


def test_20_1_2_a__one_qualified_person_is_in_charge() -> None:
    stated.one_qualified_person_is_in_charge(BOOK, "20.1.2(a)", THEN)


def test_20_1_2_b__qualified_deputies_stand_in() -> None:
    stated.deputies_stand_in_for_the_head(BOOK, "20.1.2(b)", THEN)


def test_20_1_3__no_tournament_without_the_directors_written_approval() -> None:
    stated.the_director_approves_in_writing(BOOK, "20.1.3", THEN)


def test_20_2_1__the_list_has_eleven_heads() -> None:
    stated.the_list_has_so_many_heads(BOOK, 11, "20.2.1", THEN)


def test_20_2_1_a__the_fee_if_any() -> None:
    stated.a_fee_is_stated(BOOK, "20.2.1(a)", THEN)


def test_20_2_1_b__the_opening_chips() -> None:
    stated.must_state(BOOK, "20.2.1(b)", "starting-chips", moment=THEN)


def test_20_2_1_c__any_compulsory_wager() -> None:
    stated.compulsory_wagers_are_stated(BOOK, "20.2.1(c)", THEN)


def test_20_2_1_d__the_structure() -> None:
    names = ("structure", "number-and-duration-of-sessions", "active-tables", "progression")
    stated.must_state(BOOK, "20.2.1(d)", *names, moment=THEN)
    stated.second_chances_are_stated(BOOK, "20.2.1(d)", THEN)


def test_20_2_1_e__buying_back() -> None:
    stated.buy_backs_are_stated(BOOK, "20.2.1(e)", THEN)


def test_20_2_1_f__who_may_enter() -> None:
    stated.three_statements_on_eligibility(BOOK, "20.2.1(f)", THEN)


def test_20_2_1_f_i__only_those_entitled_to_gamble() -> None:
    stated.only_those_entitled_to_gamble_enter(BOOK, "20.2.1(f)(i)", THEN)


def test_20_2_1_f_ii__a_veto_is_stated_or_not_kept() -> None:
    stated.a_veto_is_stated_or_not_kept(BOOK, "20.2.1(f)(ii)", THEN)


def test_20_2_1_f_iii__criteria_are_stated_and_applied() -> None:
    stated.criteria_are_stated_and_applied(BOOK, "20.2.1(f)(iii)", THEN)


def test_20_2_1_g__terms_of_entry() -> None:
    stated.terms_of_entry_are_stated_and_kept(BOOK, "20.2.1(g)", THEN)


def test_20_2_1_h__disqualification_and_retirement() -> None:
    stated.must_state(BOOK, "20.2.1(h)", "disqualification", "retirement", "refunds", moment=THEN)
    stated.players_are_put_out_and_retire(BOOK, THEN)


def test_20_2_1_i__late_and_absent_players() -> None:
    stated.must_state(BOOK, "20.2.1(i)", "late-or-absent", moment=THEN)


def test_20_2_1_j__prizes() -> None:
    stated.must_state(BOOK, "20.2.1(j)", "prizes", moment=THEN)


def test_20_2_1_k__the_director_runs_it_and_the_rules_prevail() -> None:
    stated.the_head_runs_it_and_rules_prevail(BOOK, "20.2.1(k)", THEN)


def test_20_2_2__players_are_briefed_until_they_understand() -> None:
    stated.players_are_briefed_until_they_understand(BOOK, "20.2.2", THEN)


def test_20_2_3__players_may_have_to_sign() -> None:
    stated.players_may_have_to_sign(BOOK, "20.2.3", THEN)


def test_20_2_4__no_round_without_the_director() -> None:
    cases.no_round_without_the_director(BOOK, "20.2.4", THEN)


def test_20_3_1__the_director_designates_tables() -> None:
    stated.the_head_designates_tables(BOOK, "20.3.1", THEN)


def test_20_3_2__a_table_is_used_for_the_tournament_only() -> None:
    cases.a_table_is_used_for_the_tournament_only(BOOK, "20.3.2", THEN)


def test_20_3_3__a_substitute_is_named_and_approved() -> None:
    cases.a_substitute_is_named_and_approved(BOOK, "20.3.3", THEN)


def test_20_3_4__a_start_moves_on_reasonable_notice() -> None:
    stated.a_start_moves_on_reasonable_notice(BOOK, "20.3.4", THEN)


def test_20_3_5__a_table_may_stop_early() -> None:
    cases.a_table_may_stop_early(BOOK, "20.3.5(a)", "20.3.5(b)", THEN)


def test_20_3_5_a__those_who_go_on_must_be_certain() -> None:
    cases.a_table_may_stop_early(BOOK, "20.3.5(a)", "20.3.5(b)", THEN)


def test_20_3_5_b__where_chips_are_cash_all_at_the_table_agree() -> None:
    cases.a_table_may_stop_early(BOOK, "20.3.5(a)", "20.3.5(b)", THEN)
