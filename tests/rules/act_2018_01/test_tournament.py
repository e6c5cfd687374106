"""ACT-2018-01 rule 19: tournaments."""

from __future__ import annotations

from dataclasses import replace

from pitboss.floor.boxes.commands import JoinTable
from pitboss.terms.control import BETTORS_PER_BOX
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.tournament_conditions import PREVAILS, Prevails
from pitboss.tournament.heat.commands import Breach
from pitboss.tournament.paper.check import heads, matters
from pitboss.tournament.paper.plan import Length, Measure, Plan, Stage, Takes
from tests.tournament import act_cases as cases, conditions_cases as stated
from tests.tournament.heats import ACT as BOOK, heat, tournament_rules
from tests.tournament.papers import FINAL, HEATS, paper, unsaid, without


def test_19_1__tournament_rules_win_over_the_ordinary_ones() -> None:
    rules = tournament_rules(BOOK)
    assert rules[PREVAILS["ordinary-rules"]] is Prevails.TOURNAMENT_RULES
    assert rules[DEALER_SOFT_17] is DealerSoft17.STAND, "the rest applies"
    assert rules[BETTORS_PER_BOX] == 1, "allotted places win over sharing a box"
    cases.the_minimum_every_round_or_out()


def test_19_2__three_steps_come_before_entries() -> None:
    cases.no_entry_before_this_step("written-down", "19.2(a)")
    cases.no_entry_before_this_step("copy-to-regulator", "19.2(c)")
    assert heat(BOOK).refused("ann", JoinTable("ann", 3)).code == "wrong-seat", "the game is Blackjack, which has boxes"


def test_19_2_a__conditions_are_written_down() -> None:
    cases.no_entry_before_this_step("written-down", "19.2(a)")


def test_19_2_b__patrons_can_see_them() -> None:
    cases.no_entry_before_this_step("available-to-patrons", "19.2(b)")


def test_19_2_c__the_commission_is_notified_and_has_a_copy() -> None:
    cases.no_entry_before_this_step("regulator-notified", "19.2(c)", "notified to the Commission")
    cases.no_entry_before_this_step("copy-to-regulator", "19.2(c)", "with the Commission in copy")


def test_19_3__the_list_as_a_whole() -> None:
    stated.the_list_has_so_many_heads(BOOK, 11, "19.3")


def test_19_3_a__eleven_items_of_information() -> None:
    stated.the_list_has_so_many_heads(BOOK, 11, "19.3")
    assert sum("(a)" in head for head in heads(tournament_rules(BOOK), paper(BOOK))) == 11


def test_19_3_a_i__start_entry_and_eligibility() -> None:
    stated.must_state(BOOK, "19.3(a)(i)", "starting-date-and-time", "method-of-entry")
    stated.criteria_are_stated_and_applied(BOOK, "19.3(a)(i)")


def test_19_3_a_ii__the_structure() -> None:
    stated.must_state(BOOK, "19.3(a)(ii)", "structure")
    crowded = replace(paper(BOOK), plan=Plan(stages=(replace(HEATS, tables=1), FINAL)))
    assert ("structure", "19.3(a)(ii)") in stated.found(BOOK, crowded)


def test_19_3_a_ii_a__number_and_duration_of_sessions() -> None:
    stated.must_state(BOOK, "19.3(a)(ii)(A)", "number-and-duration-of-sessions")


def test_19_3_a_ii_b__tables_and_sit_and_go() -> None:
    stated.must_state(BOOK, "19.3(a)(ii)(B)", "active-tables")
    cases.a_sit_and_go_says_when_it_starts()
    stated.a_whole_paper_has_no_gap(BOOK)


def test_19_3_a_ii_c__progression() -> None:
    said = {each.name: each.said for each in matters(tournament_rules(BOOK), paper(BOOK))}
    assert "1 from each table of heats" in (said["progression"] or "")
    nobody = replace(paper(BOOK), plan=Plan(stages=(replace(HEATS, advance=0), FINAL)))
    assert "progression" in {matter for matter, _ in stated.found(BOOK, nobody)}
    lacking = {matter for matter, _ in stated.found(BOOK, without(paper(BOOK), "progression"))}
    assert "structure" in lacking, "a paper without stages does not go out"
    assert "progression" not in lacking, "and until it has some, nobody goes on from any"


def test_19_3_a_ii_d__several_sessions_with_points_or_prizes() -> None:
    stated.if_any(BOOK, "19.3(a)(ii)(D)", "several-sessions-or-games-with-points-or-prizes", cases.series(), paper(BOOK))
    cases.level_points_in_a_series()


def test_19_3_a_ii_d__a_series_may_award_prizes_session_by_session_alone() -> None:
    cases.a_series_that_pays_by_the_session()


def test_19_3_a_ii_e__repechage_and_who_qualifies() -> None:
    again = Stage("again", Length(Measure.ROUNDS, 5), players=3, advance=1, takes=Takes.ELIMINATED)
    second = replace(paper(BOOK, least=5), plan=Plan(stages=(HEATS, again, FINAL)))
    stated.if_any(BOOK, "19.3(a)(ii)(E)", "repechage-and-catch-up", second, paper(BOOK))
    cases.a_repechage_says_who_qualifies()


def test_19_3_a_ii_f__buying_back() -> None:
    stated.buy_backs_are_stated(BOOK, "19.3(a)(ii)(F)")


def test_19_3_a_iii__fee_and_commission() -> None:
    stated.a_fee_is_stated(BOOK, "19.3(a)(iii)")
    kept = replace(paper(BOOK), entry=replace(paper(BOOK).entry, commission=1_000))
    stated.if_any(BOOK, "19.3(a)(iii)", "commission", kept, paper(BOOK))


def test_19_3_a_iv__opening_chips() -> None:
    stated.must_state(BOOK, "19.3(a)(iv)", "starting-chips")


def test_19_3_a_v__fewest_and_most() -> None:
    stated.must_state(BOOK, "19.3(a)(v)", "minimum-and-maximum-players")


def test_19_3_a_vi__groups() -> None:
    stated.must_state(BOOK, "19.3(a)(vi)", "restrictions-on-groups")


def test_19_3_a_vii__limits() -> None:
    stated.must_state(BOOK, "19.3(a)(vii)", "table-limits")


def test_19_3_a_viii__knock_out_events() -> None:
    stated.knocked_out(BOOK, "19.3(a)(viii)(A)", "knock-out-elimination")
    stated.knocked_out(BOOK, "19.3(a)(viii)(B)", "knock-out-level-chips")


def test_19_3_a_viii_a__how_players_are_knocked_out() -> None:
    stated.knocked_out(BOOK, "19.3(a)(viii)(A)", "knock-out-elimination")


def test_19_3_a_viii_b__level_chips_at_the_end_of_a_session() -> None:
    stated.knocked_out(BOOK, "19.3(a)(viii)(B)", "knock-out-level-chips")
    cases.level_in_a_heat_is_played_off()


def test_19_3_a_ix__several_sessions() -> None:
    bare = replace(cases.series(point_tie=None), statements={})
    assert "several-sessions-level-chips" in {matter for matter, _ in stated.found(BOOK, bare)}
    assert "several-sessions-elimination" not in {matter for matter, _ in stated.found(BOOK, bare)}, "nobody need be eliminated"
    assert not stated.found(BOOK, paper(BOOK)), "where players are knocked out there are no such sessions"


def test_19_3_a_ix_a__knocking_out_in_a_series() -> None:
    silent = unsaid(cases.series(), "several-sessions-elimination")
    stated.if_any(BOOK, "19.3(a)(ix)(A)", "several-sessions-elimination", cases.series(), silent)
    assert stated.found(BOOK, cases.series()) == stated.found(BOOK, silent) == set()
    assert not stated.found(BOOK, paper(BOOK)), "where players are knocked out there are no such sessions"


def test_19_3_a_ix_b__points_of_level_players() -> None:
    assert ("several-sessions-level-chips", "19.3(a)(ix)(B)") in stated.found(BOOK, cases.series(point_tie=None))
    assert not stated.found(BOOK, paper(BOOK)), "where players are knocked out there are no such sessions"
    cases.level_points_in_a_series()


def test_19_3_a_x__the_split_of_the_pool() -> None:
    stated.must_state(BOOK, "19.3(a)(x)", "prizes")
    short = replace(paper(BOOK), purse=replace(paper(BOOK).purse, shares=(6_000, 3_000)))
    assert "prizes" in {matter for matter, _ in stated.found(BOOK, short)}


def test_19_3_a_xi__how_the_pool_is_paid_out() -> None:
    stated.must_state(BOOK, "19.3(a)(xi)", "distribution-of-prizes")
    cases.level_players_share_or_play_on()


def test_19_3_a_xi_a__level_chips_after_the_final() -> None:
    stated.must_state(BOOK, "19.3(a)(xi)(A)", "level-chips-after-the-final")


def test_19_3_a_xi_b__level_points() -> None:
    stated.if_any(BOOK, "19.3(a)(xi)(B)", "level-points", cases.series(), paper(BOOK))
    assert ("level-points", "19.3(a)(xi)(B)") in stated.found(BOOK, cases.series(prize_tie=None))


def test_19_3_a_xi_c__prizes_added_up_and_divided() -> None:
    cases.level_players_share_or_play_on()


def test_19_3_a_xi_d__further_rounds_for_the_places() -> None:
    cases.level_players_share_or_play_on()


def test_19_3_b__the_director_runs_it_and_the_rules_prevail() -> None:
    stated.the_head_runs_it_and_rules_prevail(BOOK, "19.3(b)")


def test_19_4__the_shift_manager_names_the_director() -> None:
    cases.the_shift_manager_names_the_director()


def test_19_5__players_may_have_to_agree_in_writing() -> None:
    stated.players_may_have_to_sign(BOOK, "19.5")


def test_19_6__one_entry_each() -> None:
    cases.one_entry_each()
    stated.buy_backs_are_stated(BOOK, "19.3(a)(ii)(F)")


def test_19_7__seats_are_drawn_and_kept_and_starts_move_on_notice() -> None:
    cases.seats_are_drawn_and_kept()
    stated.a_start_moves_on_reasonable_notice(BOOK, "19.7")


def test_19_8__the_director_says_how_many_sit_at_a_table() -> None:
    cases.the_director_says_how_many_sit_at_a_table()


def test_19_9__whoever_is_not_seated_forfeits() -> None:
    cases.whoever_is_not_seated_forfeits()


def test_19_10__a_reserve_may_take_the_seat() -> None:
    cases.a_reserve_may_take_the_seat()


def test_19_11__substitutes_are_for_the_director() -> None:
    cases.substitutes_are_for_the_director()


def test_19_12__chips_stay_in_view() -> None:
    cases.breaches_are_recorded("19.12", Breach.CHIPS_OUT_OF_VIEW)


def test_19_13__chips_change_only_by_the_rules() -> None:
    cases.breaches_are_recorded("19.13", Breach.REMOVED_CHIPS, Breach.ADDED_CHIPS, Breach.EXCHANGED_CHIPS, Breach.REDUCED_CHIPS)
    cases.an_attempt_to_add_chips_breaks_no_rule()


def test_19_14__the_minimum_every_round_or_out() -> None:
    cases.the_minimum_every_round_or_out()


def test_19_15__nobody_asks_for_advice() -> None:
    cases.only_seeking_advice_is_forbidden()


def test_19_16__breaks_have_a_length() -> None:
    cases.breaks_have_a_length()


def test_19_17__the_director_sets_the_pace() -> None:
    cases.the_director_sets_the_pace()


def test_19_18__the_director_awards_the_places() -> None:
    cases.the_director_awards_the_places()


def test_19_19__the_whole_pool_goes_back() -> None:
    cases.the_whole_pool_goes_back()


def test_19_20__commission_and_prize_money() -> None:
    cases.commission_and_prize_money()


def test_19_21__no_refund_but_on_cancellation() -> None:
    cases.no_refund_but_on_cancellation()
