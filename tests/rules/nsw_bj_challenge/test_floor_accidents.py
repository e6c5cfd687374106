"""Rule 16 at a table of Blackjack Challenge."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.facts import Burned
from pitboss.floor.accidents.kinds import BurnedInError
from pitboss.play.commands import DrawCard, Hit
from tests.floor import accidents_cases as cases, accidents_nsw_cases as nsw
from tests.floor.accidents_cases import answered, enter, rack, report, two_boxes, unlawful, with_device
from tests.floor.accidents_nsw_cases import CHALLENGE
from tests.floor.tables import DEALER

B, BOOK = CHALLENGE.cites, CHALLENGE.name


def test_16_1__a_card_face_up_is_burned_and_play_goes_on() -> None:
    cases.face_up_is_burned(BOOK, B + "16.1")


@pytest.mark.parametrize("table", [with_device, two_boxes])
def test_16_1_1__more_suspects_in_either_device_are_checked_after_the_round(table: object) -> None:
    assert callable(table)
    nsw.suspects_are_checked_after_the_round(CHALLENGE, B + "16.1.1", table(BOOK))


def test_16_2__a_card_dealt_in_error_is_the_next_card() -> None:
    cases.excess_comes_next(BOOK, B + "16.2")


def test_16_2__so_is_one_burned_in_error() -> None:
    at = two_boxes(BOOK).deals(cases.TWO_BOXES)
    assert unlawful(at, BurnedInError(Burned.BY_MISTAKE, card("4C")), "ann").rule == B + "16.2"
    report(at, BurnedInError(Burned.BY_MISTAKE, card("4C")))
    assert answered(at) == ("next-card", B + "16.2")
    at.do("ann", Hit(1))
    assert at.refused(DEALER, DrawCard(card("KD"))).rule == B + "16.2"
    enter(at, "4C")
    elected = two_boxes(BOOK, burned_in_error="discarded").deals(cases.TWO_BOXES)
    report(elected, BurnedInError(Burned.BY_MISTAKE, card("4C")))
    assert rack(elected) == ["4C"]


def test_16_3__refusing_it_ends_drawing_for_that_player_but_for_hands_that_must_draw() -> None:
    cases.refusing_costs_every_card(BOOK, B + "16.3")


def test_16_3__a_hand_that_must_draw_takes_it() -> None:
    cases.a_hand_that_must_draw_takes_it(BOOK, B + "16.3")


def test_16_3__by_the_other_reading_it_draws_past_it() -> None:
    cases.a_hand_that_must_draw_passes_it_over(BOOK, B + "16.3")


def test_16_4__passed_over_and_refused_it_is_the_dealers_or_waits_for_the_next_round() -> None:
    cases.passed_over_it_is_the_dealers_or_waits(BOOK, B + "16.4")


def test_16_4__refused_by_all_it_is_the_dealers_next_card() -> None:
    cases.refused_by_all_is_the_dealers(BOOK, B + "16.4")


def test_16_5__a_card_seen_on_the_dealers_complete_hand_is_burned() -> None:
    cases.dealers_complete_hand_burns_what_was_seen(BOOK, B + "16.5")


def test_16_6__an_unseen_card_to_the_dealer_opens_the_next_round() -> None:
    cases.unseen_card_opens_the_next_round(BOOK, B + "16.6")


def test_16_7__a_round_without_wagers_is_void_and_its_cards_are_burned() -> None:
    nsw.no_wagers(CHALLENGE, B + "16.7")


def test_16_8__the_round_is_rebuilt_and_everybody_accepts_it() -> None:
    nsw.rebuilt_and_everybody_bound(CHALLENGE, B + "16.8")


def test_16_8__until_the_next_round_begins() -> None:
    nsw.rebuilt_between_rounds(CHALLENGE, B + "16.8")
    nsw.between_rounds_it_may_be_impossible(CHALLENGE, B + "16.8")
    nsw.too_late_it_stands(CHALLENGE, B + "16.8")


def test_16_8__a_round_that_cannot_be_rebuilt_is_void_by_a_casino_supervisor_and_payments_stand() -> None:
    nsw.impossible_is_void_by_authority(CHALLENGE, B + "16.8")


@pytest.mark.proves("NSW-BJ-CHALLENGE 16.15.2")
def test_16_8__only_what_was_paid_before_the_final_settlement_stands_in_a_void_round() -> None:
    nsw.only_interim_payments_stand(CHALLENGE)
    nsw.side_bets_are_interim(CHALLENGE, "nsw-challenge-any-pairs")


def test_16_8__a_card_that_is_lacking_comes_from_the_shoe() -> None:
    nsw.the_shoe_gives_what_is_lacking(CHALLENGE, B + "16.8")


def test_16_8__where_the_program_deals_its_shoe_names_the_card_that_is_lacking() -> None:
    nsw.the_programs_shoe_names_what_is_lacking(CHALLENGE, B + "16.8")


def test_16_8__what_waits_for_a_supervisor_may_be_rebuilt_after_all() -> None:
    nsw.what_waits_may_be_rebuilt_after_all(CHALLENGE, B + "16.8")


@pytest.mark.proves("NSW-BJ-CHALLENGE 1.1: round of play")
def test_16_8__the_next_round_begins_with_its_first_card() -> None:
    nsw.the_next_round_begins_with_its_first_card(CHALLENGE, B + "16.8")


def test_16_8__a_round_that_counts_for_nothing_is_never_put_right() -> None:
    nsw.what_counts_for_nothing_is_not_put_right(CHALLENGE, B + "16.8")


def test_16_8_1__after_that_the_remaining_cards_are_dealt() -> None:
    nsw.after_a_void_round_the_cards_left_are_dealt(CHALLENGE, B + "16.8.1")


def test_16_9__too_few_cards_the_discards_finish_the_round() -> None:
    nsw.short_shoe(CHALLENGE, B + "16.9")


def test_16_11__cards_that_were_not_cut_are_shuffled_and_cut_after_the_round() -> None:
    nsw.not_cut(CHALLENGE, B + "16.11")


def test_16_12__a_forgotten_burn_card_stays_in_play() -> None:
    nsw.missed_burn(CHALLENGE, B + "16.12")


def test_16_13__dealing_past_the_cutting_card_the_cards_are_shuffled_after_the_round() -> None:
    nsw.not_shuffled(CHALLENGE, B + "16.13")


def test_16_14__discards_that_were_not_reloaded_wait_for_the_next_opening_deal() -> None:
    nsw.not_reloaded(CHALLENGE, B + "16.14")


@pytest.mark.proves("NSW-BJ-CHALLENGE 16.15.1", "NSW-BJ-CHALLENGE 16.15.2", "NSW-BJ-CHALLENGE 16.15.3", "NSW-BJ-CHALLENGE 16.15.4")
def test_16_15__wrong_cards_void_the_round_and_the_shoe_and_people_are_told() -> None:
    nsw.wrong_cards(CHALLENGE, "16.15")


def test_16_16__a_card_burned_by_rule_stays_burned() -> None:
    at = two_boxes(BOOK).deals(cases.TWO_BOXES)
    assert unlawful(at, BurnedInError(Burned.BY_RULE), "ann").rule == B + "16.16"
    report(at, BurnedInError(Burned.BY_RULE))
    assert (answered(at), rack(at), at.floor.cards.held) == (("discarded", B + "16.16"), [], ())


def test_16_15_2__the_wagers_of_a_round_with_a_foreign_card_go_back_by_that_rule() -> None:
    nsw.wagers_of_a_foreign_card_go_back_by_its_own_rule(CHALLENGE, "NSW-BJ-CHALLENGE 16.15.2")
