"""NSW-STAR-BJ rule 19: how a tournament is played at its tables."""

from __future__ import annotations

from pitboss.terms.tournament_play import RULES_AMENDED
from tests.tournament import nsw_play_cases as cases, nsw_wager_cases as wagers
from tests.tournament.heats import STAR as BOOK, tournament_rules

LEFT_OUT = ("5.4", "5.8", "6.2", "6.3", "6.5", "6.6", "16.15", "18.9")
AMENDED = ("16.8", "16.16.2")


def test_6_8_1__no_tournament_at_a_low_limit_table() -> None:
    cases.no_tournament_at_a_low_limit_table(BOOK, "6.8.1")


def test_19_2_1__eight_rules_are_left_out_and_tournament_rules_win() -> None:
    cases.rules_left_out_do_not_apply(BOOK, LEFT_OUT)
    cases.one_bettor_a_box(BOOK)


def test_19_2_2__two_rules_on_void_rounds_are_changed() -> None:
    cases.a_void_round_is_repaid(BOOK, "19.2.2.1")
    assert tournament_rules(BOOK)[RULES_AMENDED] == AMENDED


def test_19_2_2_1__what_a_void_round_paid_goes_back() -> None:
    cases.a_void_round_is_repaid(BOOK, "19.2.2.1")


def test_19_5_2__a_designated_table_is_used_for_nothing_else() -> None:
    cases.only_players_of_the_heat_use_the_table(BOOK, "19.5.2")


def test_19_5_5__the_manager_may_end_a_table_early() -> None:
    cases.the_manager_ends_a_table_early_once_it_is_certain(BOOK, "19.5.5.1", "19.5.5.2")


def test_19_5_5_1__those_who_go_on_must_be_certain() -> None:
    cases.the_manager_ends_a_table_early_once_it_is_certain(BOOK, "19.5.5.1", "19.5.5.2")
    cases.a_lead_that_cannot_be_lost_is_certain(BOOK)


def test_19_5_5_2__where_chips_are_cash_all_at_the_table_agree() -> None:
    cases.the_manager_ends_a_table_early_once_it_is_certain(BOOK, "19.5.5.1", "19.5.5.2")


def test_19_5_6__the_manager_acts_on_late_and_absent_players() -> None:
    cases.an_absent_player_is_docked_for_three_rounds(BOOK, "19.5.6.1")
    cases.the_manager_may_cancel_an_absent_players_place(BOOK, "19.5.6.2")


def test_19_5_6_1__the_minimum_is_deducted_for_three_rounds_at_most() -> None:
    cases.an_absent_player_is_docked_for_three_rounds(BOOK, "19.5.6.1")


def test_19_5_6_2__an_absent_players_place_may_be_cancelled() -> None:
    cases.the_manager_may_cancel_an_absent_players_place(BOOK, "19.5.6.2")


def test_19_5_7__a_player_who_breaks_a_rule_may_be_disqualified() -> None:
    cases.the_manager_disqualifies_who_breaks_a_rule(BOOK, "19.5.7")


def test_19_5_8__chips_are_counted_and_recorded() -> None:
    cases.chips_are_counted_and_places_told(BOOK, "19.5.8")


def test_19_5_9__chips_go_back_and_missing_ones_are_recorded() -> None:
    cases.chips_go_back_and_missing_ones_are_recorded(BOOK, "19.5.9")


def test_19_6_1__wagers_are_made_with_tournament_chips() -> None:
    cases.wagers_are_made_with_tournament_chips(BOOK, "19.6.1")
    cases.nothing_is_added_beyond_the_chips(BOOK)


def test_19_6_2__everybody_starts_with_the_same() -> None:
    cases.everybody_starts_with_the_same(BOOK, "19.6.2")


def test_19_6_3__whoever_cannot_buy_in_is_out() -> None:
    cases.whoever_cannot_buy_in_is_out(BOOK, "19.6.3")


def test_19_6_4__every_round_is_wagered_on() -> None:
    cases.every_round_is_wagered_on(BOOK, "19.6.4")


def test_19_6_4__to_its_letter_by_reading_e20_no_wager_disqualifies_whatever_the_reason() -> None:
    cases.no_reason_saves_who_makes_no_wager(BOOK, "19.6.4")


def test_19_6_5__chips_grow_only_by_winning() -> None:
    cases.chips_grow_only_by_winning(BOOK, "19.6.5")


def test_19_6_6__chips_stay_on_the_table_in_view() -> None:
    cases.chips_stay_on_the_table_in_view(BOOK, "19.6.6")


def test_19_6_7__hiding_chips_disqualifies() -> None:
    cases.hiding_chips_disqualifies(BOOK, "19.6.7")


def test_19_6_8__wagers_are_paid_with_tournament_chips() -> None:
    cases.wagers_are_made_with_tournament_chips(BOOK, "19.6.1")


def test_19_6_9__chips_left_over_are_the_operators() -> None:
    cases.chips_that_are_left_are_the_operators(BOOK, "19.6.9")


def test_19_6_10__a_player_wagers_from_the_allotted_place() -> None:
    cases.a_player_wagers_from_the_allotted_place(BOOK, "19.6.10")


def test_19_6_11__time_to_wager_is_limited_on_notice() -> None:
    cases.time_to_wager_is_limited_on_notice(BOOK, "19.6.11")


def test_19_6_12__a_late_player_is_held_to_the_minimum() -> None:
    cases.a_late_player_is_held_to_the_minimum(BOOK, "19.6.12")


def test_19_6_13__without_the_minimum_a_player_is_out() -> None:
    cases.without_the_minimum_a_player_is_out(BOOK, "19.6.13")


def test_19_6_14__wagers_are_put_right_or_void() -> None:
    cases.wagers_are_put_right(BOOK, "19.6.14")
    cases.a_wager_that_cannot_be_made_up_is_void(BOOK, "19.6.14")


def test_19_6_15__limits_move_only_as_announced() -> None:
    cases.limits_move_only_as_announced(BOOK, "19.6.15")


def test_19_7_1__pass_cards_stand_in_for_a_wager() -> None:
    wagers.pass_cards_stand_in_for_a_wager(BOOK, "19.7.1")


def test_19_8_1__forms_are_as_many_as_the_conditions_say() -> None:
    wagers.forms_are_as_many_as_the_conditions_say(BOOK, "19.8.1")


def test_19_8_2__a_form_goes_from_hand_to_hand() -> None:
    wagers.a_form_goes_from_hand_to_hand(BOOK)
    wagers.a_form_alone_holds_its_place(BOOK)
    wagers.a_form_names_type_and_amount_and_goes_to_the_supervisor(BOOK, "19.8.2.1")


def test_19_8_2_1__a_form_names_type_and_amount_and_goes_to_the_supervisor() -> None:
    wagers.a_form_names_type_and_amount_and_goes_to_the_supervisor(BOOK, "19.8.2.1")


def test_19_8_2_2__the_player_answers_for_the_form() -> None:
    wagers.the_player_answers_for_the_form(BOOK)


def test_19_8_2_3__a_form_keeps_within_limits_and_chips() -> None:
    wagers.a_form_keeps_within_limits_and_chips(BOOK, "19.8.2.3")


def test_19_8_2_4__form_and_chips_together_keep_within_the_stack() -> None:
    wagers.form_and_chips_together_keep_within_the_stack(BOOK, "19.8.2.4")


def test_19_8_2_5__the_supervisor_examines_a_form_and_indicates_it() -> None:
    wagers.a_form_names_type_and_amount_and_goes_to_the_supervisor(BOOK, "19.8.2.1")
    wagers.a_form_keeps_within_limits_and_chips(BOOK, "19.8.2.3")


def test_19_8_2_6__a_form_is_announced_placed_and_settled_after_the_round() -> None:
    wagers.a_form_goes_from_hand_to_hand(BOOK)


def test_19_8_3__a_faulty_form_counts_as_the_rule_says() -> None:
    wagers.too_small_a_form_counts_as_the_minimum(BOOK, "19.8.3.1")
    wagers.too_large_a_form_counts_as_the_maximum(BOOK, "19.8.3.2")
    wagers.a_form_beyond_the_chips_counts_as_what_is_left(BOOK, "19.8.3.3")
    wagers.a_form_without_amount_or_type_costs_the_minimum(BOOK, "19.8.3.4")


def test_19_8_3_1__too_small_counts_as_the_minimum() -> None:
    wagers.too_small_a_form_counts_as_the_minimum(BOOK, "19.8.3.1")


def test_19_8_3_2__too_large_counts_as_the_maximum() -> None:
    wagers.too_large_a_form_counts_as_the_maximum(BOOK, "19.8.3.2")


def test_19_8_3_3__beyond_the_chips_counts_as_what_is_left() -> None:
    wagers.a_form_beyond_the_chips_counts_as_what_is_left(BOOK, "19.8.3.3")


def test_19_8_3_4__without_amount_or_type_it_costs_the_minimum() -> None:
    wagers.a_form_without_amount_or_type_costs_the_minimum(BOOK, "19.8.3.4")


def test_19_8_4__forms_are_open_to_inspection_until_the_next_card() -> None:
    wagers.forms_are_open_to_inspection_until_the_next_card(BOOK, "19.8.4")


def test_19_9_1__an_order_is_for_the_conditions() -> None:
    wagers.an_order_is_for_the_conditions(BOOK, "19.9.1")


def test_19_9_2__the_marker_goes_on_a_box_each_round() -> None:
    wagers.the_marker_goes_on_a_box_each_round(BOOK, "19.9.2")


def test_19_9_3__the_deal_may_begin_at_the_marker() -> None:
    wagers.the_deal_may_begin_at_the_marker(BOOK, "19.9.3", "7 and 10")


def test_19_9_4__the_holder_of_the_marker_wagers_first() -> None:
    wagers.the_holder_of_the_marker_wagers_first(BOOK)


def test_19_9_5__a_wager_out_of_turn_is_taken_back() -> None:
    wagers.a_wager_out_of_turn_is_taken_back(BOOK, "19.9.5")


def test_19_9_6__a_wager_in_turn_is_final_but_for_doubling_and_splitting() -> None:
    wagers.a_wager_in_turn_is_final(BOOK, "19.9.6", "9, 11, 12")
    wagers.insurance_in_turn_is_final(BOOK, "19.9.6")
    wagers.doubling_and_splitting_are_not_altering(BOOK)


def test_19_10_1__as_many_go_on_as_were_settled_at_the_start() -> None:
    cases.as_many_go_on_as_were_settled_at_the_start(BOOK)


def test_19_10_2__the_most_chips_win() -> None:
    cases.the_most_chips_win(BOOK)


def test_19_10_3__a_play_off_goes_on_until_there_is_an_order() -> None:
    cases.a_play_off_goes_on_until_there_is_an_order(BOOK)


def test_19_10_4__players_out_in_one_round_are_placed() -> None:
    cases.players_out_in_one_round_are_placed(BOOK)
    cases.without_a_log_chips_go_from_the_dealers_right(BOOK)


def test_19_11_1__advice_is_noted() -> None:
    cases.advice_is_noted(BOOK, "19.11.1")


def test_19_11_2__a_dispute_stops_the_game_until_the_manager_decides() -> None:
    cases.a_dispute_stops_the_game_until_the_manager_decides(BOOK, "19.11.2")


def test_19_11_3__the_manager_may_have_chips_counted() -> None:
    cases.the_manager_may_have_chips_counted(BOOK, "19.11.3")


def test_19_11_4__whoever_breaks_a_rule_may_be_disqualified() -> None:
    cases.the_manager_disqualifies_who_breaks_a_rule(BOOK, "19.5.7")


def test_19_11_4__who_will_not_wager_has_no_refund() -> None:
    cases.who_will_not_wager_has_no_refund_and_who_cannot_may(BOOK)
