"""Rule 16 at a table of Star Blackjack."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.facts import Burned
from pitboss.floor.accidents.kinds import BurnedInError, FaceUpSuspected, InsuranceNotOffered, MisplacedCard
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.request import SHOE
from pitboss.play.commands import CloseBetting, CloseInsurance, DrawCard, Hit, Insure, Stand
from pitboss.play.state import Awaits
from tests.floor import accidents_cases as cases, accidents_nsw_cases as nsw
from tests.floor.accidents_cases import answered, cards, enter, hand, rack, report, two_boxes, unlawful, with_device
from tests.floor.accidents_nsw_cases import STAR
from tests.floor.tables import DEALER, Day, opened

S, BOOK = STAR.cites, STAR.name


def test_16_1__a_card_face_up_is_burned_and_play_goes_on() -> None:
    cases.face_up_is_burned(BOOK, S + "16.1")


def test_16_1_1__more_suspects_in_a_shuffling_device_are_checked_after_the_round() -> None:
    nsw.suspects_are_checked_after_the_round(STAR, S + "16.1.1", with_device(BOOK))


def test_16_1_1__not_in_a_card_shoe() -> None:
    assert unlawful(two_boxes(BOOK), FaceUpSuspected(), "cass").code == "not-from-there"


def test_16_2__a_card_dealt_in_error_is_the_next_card() -> None:
    cases.excess_comes_next(BOOK, S + "16.2")


def test_16_3__refusing_it_ends_drawing_for_that_player_but_for_hands_that_must_draw() -> None:
    cases.refusing_costs_every_card(BOOK, S + "16.3")


def test_16_3__a_hand_that_must_draw_takes_it() -> None:
    cases.a_hand_that_must_draw_takes_it(BOOK, S + "16.3")


def test_16_3__by_the_other_reading_it_draws_past_it() -> None:
    cases.a_hand_that_must_draw_passes_it_over(BOOK, S + "16.3")


def test_16_4__passed_over_and_refused_it_is_the_dealers_or_waits_for_the_next_round() -> None:
    cases.passed_over_it_is_the_dealers_or_waits(BOOK, S + "16.4")


def test_16_4__refused_by_all_it_is_the_dealers_next_card() -> None:
    cases.refused_by_all_is_the_dealers(BOOK, S + "16.4")


def test_16_5__a_card_seen_on_the_dealers_complete_hand_is_burned() -> None:
    cases.dealers_complete_hand_burns_what_was_seen(BOOK, S + "16.5")


def test_16_6__an_unseen_card_to_the_dealer_opens_the_next_round() -> None:
    cases.unseen_card_opens_the_next_round(BOOK, S + "16.6")


def test_16_7__a_round_without_wagers_is_void_and_its_cards_are_burned() -> None:
    nsw.no_wagers(STAR, S + "16.7")


def test_16_8__the_round_is_rebuilt_and_everybody_accepts_it() -> None:
    nsw.rebuilt_and_everybody_bound(STAR, S + "16.8")


def test_16_8__until_the_next_round_begins() -> None:
    nsw.rebuilt_between_rounds(STAR, S + "16.8")
    nsw.between_rounds_it_may_be_impossible(STAR, S + "16.8")
    nsw.too_late_it_stands(STAR, S + "16.8")


def test_16_8__a_round_that_cannot_be_rebuilt_is_void_by_a_casino_supervisor_and_payments_stand() -> None:
    nsw.impossible_is_void_by_authority(STAR, S + "16.8")


@pytest.mark.proves("NSW-STAR-BJ 16.16.2")
def test_16_8__only_what_was_paid_before_the_final_settlement_stands_in_a_void_round() -> None:
    nsw.only_interim_payments_stand(STAR)
    nsw.side_bets_are_interim(STAR, "nsw-star-any-pairs")
    nsw.insurance_is_paid_in_the_final_settlement(STAR)


def test_16_8__a_card_that_is_lacking_comes_from_the_shoe() -> None:
    nsw.the_shoe_gives_what_is_lacking(STAR, S + "16.8")


def test_16_8__where_the_program_deals_its_shoe_names_the_card_that_is_lacking() -> None:
    nsw.the_programs_shoe_names_what_is_lacking(STAR, S + "16.8")


def test_16_8__what_waits_for_a_supervisor_may_be_rebuilt_after_all() -> None:
    nsw.what_waits_may_be_rebuilt_after_all(STAR, S + "16.8")


@pytest.mark.proves("NSW-STAR-BJ 1.1: round of play")
def test_16_8__the_next_round_begins_with_its_first_card() -> None:
    nsw.the_next_round_begins_with_its_first_card(STAR, S + "16.8")


def test_16_8__a_round_that_counts_for_nothing_is_never_put_right() -> None:
    nsw.what_counts_for_nothing_is_not_put_right(STAR, S + "16.8")


def test_16_8_1__after_that_the_remaining_cards_are_dealt() -> None:
    nsw.after_a_void_round_the_cards_left_are_dealt(STAR, S + "16.8.1")


def test_16_9__too_few_cards_the_discards_finish_the_round() -> None:
    nsw.short_shoe(STAR, S + "16.9")


def test_16_11__cards_that_were_not_cut_are_shuffled_and_cut_after_the_round() -> None:
    nsw.not_cut(STAR, S + "16.11")


def test_16_12__a_forgotten_burn_card_stays_in_play() -> None:
    nsw.missed_burn(STAR, S + "16.12")


def skipped() -> Day:
    """The dealer shows an ace and closes insurance without having called for it; ann has drawn a card."""
    at = two_boxes(BOOK).deals("9H TS AD 7C 5S")
    at.do("ann", Hit(1))
    assert unlawful(at, InsuranceNotOffered()).code == "not-now"
    return enter(at, "4H")


def test_16_13__insurance_not_offered_may_be_taken_until_the_dealers_second_card() -> None:
    at = skipped()
    report(at, InsuranceNotOffered())
    assert (answered(at), at.floor.rounds.now.awaits) == (("until-second-dealer-card", S + "16.13"), Awaits.INSURANCE)
    at.do("bob", Insure(2, "bob", 1000))
    at.do(DEALER, CloseInsurance())
    at.deals("KD", Stand(1), Stand(2), take_up=False)
    assert at.net("bob") == 0
    assert unlawful(at, InsuranceNotOffered()).code == "too-late"
    plain = two_boxes(BOOK).deals("9H TS 6D 7C 5S")
    assert unlawful(plain, InsuranceNotOffered()).code == "nothing-to-insure"


@pytest.mark.parametrize("who", ["ann", "bob", "zed", "gwen", SHOE])
def test_16_13__nobody_but_the_dealer_says_that_it_was_not_offered(who: str) -> None:
    refusal = unlawful(skipped(), InsuranceNotOffered(), who)
    assert (refusal.code, refusal.rule) == ("dealer-only", S + "16.13")


def test_16_13__it_is_opened_once_in_a_round() -> None:
    at = skipped()
    report(at, InsuranceNotOffered())
    at.do(DEALER, CloseInsurance())
    again = unlawful(at, InsuranceNotOffered())
    assert (again.code, again.rule) == ("offered", S + "16.13")
    at.deals("KD", Stand(1), Stand(2)).bets(1, ann=20).deals("9C AC 7D")
    report(at, InsuranceNotOffered())  # another round is another matter


def test_16_13__what_somebody_took_was_offered() -> None:
    at = two_boxes(BOOK).deals("9H TS AD 7C 5S", Insure(2, "bob", 1000))
    offered = unlawful(at, InsuranceNotOffered())
    assert (offered.code, offered.rule) == ("offered", S + "16.13")


def test_16_13__the_program_that_deals_never_forgets_to_offer_it() -> None:
    at = opened(BOOK, shoe=False).players(ann=1)
    at.committed(CommittedShoe(at.game.table.pack.cards(), bytes(32), bytes(16))).bets(1, ann=20)
    at.do(DEALER, CloseBetting())
    for each in ("9H", "AD", "7C"):
        at.do(SHOE, DrawCard(card(each)))
    at.do(DEALER, CloseInsurance())
    assert unlawful(at, InsuranceNotOffered()).code == "offered"
    for who in ("ann", SHOE):
        assert unlawful(at, InsuranceNotOffered(), who).code == "dealer-only"


def test_16_13__insurance_taken_late_stays_when_the_round_is_rebuilt() -> None:
    at = skipped()
    report(at, InsuranceNotOffered())
    at.do("bob", Insure(2, "bob", 1000))
    at.do(DEALER, CloseInsurance())
    at.do("ann", Stand(1))
    report(at, MisplacedCard(cards("TS 9H AD 7C 5S 4H")))
    assert (hand(at, 1), hand(at, 2)) == ("TS 7C 4H", "9H 5S")
    at.deals("KD", Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (-20, 0)


def test_16_14__dealing_past_the_cutting_card_the_cards_are_shuffled_after_the_round() -> None:
    nsw.not_shuffled(STAR, S + "16.14")


def test_16_15__discards_that_were_not_reloaded_wait_for_the_next_opening_deal() -> None:
    nsw.not_reloaded(STAR, S + "16.15")


@pytest.mark.proves("NSW-STAR-BJ 16.16.1", "NSW-STAR-BJ 16.16.2", "NSW-STAR-BJ 16.16.3", "NSW-STAR-BJ 16.16.4")
def test_16_16__wrong_cards_void_the_round_and_the_shoe_and_people_are_told() -> None:
    nsw.wrong_cards(STAR, "16.16")


def test_16_17__a_burned_card_stays_burned_also_one_burned_by_mistake() -> None:
    at = two_boxes(BOOK).deals(cases.TWO_BOXES)
    assert unlawful(at, BurnedInError(Burned.BY_RULE), "ann").rule == S + "16.17"
    report(at, BurnedInError(Burned.BY_RULE))
    assert (answered(at), rack(at)) == (("discarded", S + "16.17"), [])
    report(at, BurnedInError(Burned.BY_MISTAKE, card("4C")))
    assert (answered(at), rack(at)) == (("discarded", S + "16.17"), ["4C"])


@pytest.mark.parametrize(
    ("told_by", "may"),
    [("dealer", ()), ("casino-supervisor", ("gwen", "cass")), ("any-player", ("ann", "bob"))],
    ids=str,
)
def test_16_13__on_whose_word_it_is_opened_by_reading_t11(told_by: str, may: tuple[str, ...]) -> None:
    for who in ("ann", "bob", "zed", "gwen", "cass"):
        at = two_boxes(BOOK, insurance_omission_told_by=told_by).deals("9H TS AD 7C 5S")
        if who in may:
            report(at, InsuranceNotOffered(), who)
            at.do("bob", Insure(2, "bob", 1000))
            at.do(DEALER, CloseInsurance())
            assert at.deals("KD", Stand(1), Stand(2), take_up=False).net("bob") == 0  # insured: $20 lost, $20 won
        else:
            assert unlawful(at, InsuranceNotOffered(), who).code == "dealer-only"


def test_16_16_2__the_wagers_of_a_round_with_a_foreign_card_go_back_by_that_rule() -> None:
    nsw.wagers_of_a_foreign_card_go_back_by_its_own_rule(STAR, "NSW-STAR-BJ 16.16.2")
