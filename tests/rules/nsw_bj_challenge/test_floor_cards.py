"""Blackjack Challenge at the table: pack, shuffle, cut, burn, new cards and the shuffling device."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.cards.commands import (
    Burn,
    CheckNewCards,
    Cut,
    CuttingCardOut,
    Ground,
    OfferCut,
    PreShuffledBy,
    ReplaceCards,
    Shuffle,
)
from pitboss.floor.cards.events import CardsShuffled, CutOffered
from pitboss.floor.cards.state import Source
from pitboss.floor.request import SHOE
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.terms.equipment import CardDevice
from pitboss.terms.shuffle import ShuffleMethod
from tests.floor import cards_cases as cases, cards_cut_cases as cuts, cards_kept_cases as kept
from tests.floor.tables import DEALER, opened

BOOK = "nsw-blackjack-challenge"
N = "NSW-BJ-CHALLENGE "


def test_2_3_1__cards_come_out_of_a_shoe_or_a_shuffling_device() -> None:
    at = cases.stakes(opened(BOOK, shoe=False).players(ann=1))
    assert at.refused(DEALER, CloseBetting()).code == "cards-not-ready"
    for table, device in ((opened(BOOK), CardDevice.SHOE), (cases.device(BOOK), CardDevice.SHUFFLING_DEVICE)):
        cases.first_cards(table.players(ann=1))
        assert table.floor.cards.device is device
        assert table.refused(SHOE, DrawCard(card("9H"))).code == "dealer-only"


def test_3_1__six_decks_or_eight_side_bets_too() -> None:
    kept.packs(BOOK, N + "3.1", (6, 8))
    for decks in (4, 5, 7):
        with pytest.raises((Refused, Malformed)):
            opened(BOOK, decks=decks)
    assert opened(BOOK).floor.cards.cutting_card == 8 * 52 - 60
    for decks in (6, 8):
        assert opened(BOOK, "nsw-challenge-any-pairs", "nsw-challenge-perfect-pairs", decks=decks).game.table.pack.decks == decks


def test_3_4__cards_are_checked_before_they_come_to_a_table() -> None:
    kept.acted(BOOK, "card-checks/before-use", N + "3.4")
    kept.acted(BOOK, "card-checks/before-use", N + "3.4", by="gwen")
    kept.checked_before_use(BOOK, N + "3.4")
    kept.checked_before_use(BOOK, N + "3.4", by="gwen")


def test_3_4__new_cards_are_checked_before_use_too() -> None:
    at = opened(BOOK, shoe=False, dealt_from="shuffling-device").people("gwen").players(ann=1)
    at.do(DEALER, cases.REAL)
    at.do(DEALER, Burn())
    assert at.refused("gwen", ReplaceCards(Ground.AFTER_ROUND)).rule == N + "3.4"
    at.do("gwen", CheckNewCards())
    at.do("gwen", ReplaceCards(Ground.AFTER_ROUND))
    assert at.do(DEALER, cases.REAL)


def test_3_5__cards_shuffled_beforehand_are_kept_secure() -> None:
    kept.acted(BOOK, "pre-shuffled", N + "3.5", by="gwen")


def test_3_6__a_casino_supervisor_replaces_the_cards_at_either_stage() -> None:
    kept.replaced_at_shuffle(BOOK, N + "3.6.2", by="gwen")
    kept.replaced_with_device(BOOK, N + "3.6.1")


def test_3_6_2__the_cards_of_a_shoe_after_the_round_of_the_cutting_card() -> None:
    kept.replaced_at_shuffle(BOOK, N + "3.6.2", by="gwen")


def test_3_6_1__the_cards_of_a_device_after_any_round() -> None:
    kept.replaced_with_device(BOOK, N + "3.6.1")


def test_3_7__no_card_is_dealt_that_did_not_come_out_of_the_shoe_or_device() -> None:
    cases.only_from_the_shoe(opened(BOOK).players(ann=1))
    cases.only_from_the_shoe(cases.device(BOOK).players(ann=1))


def test_4_1__cards_in_a_device_are_not_cut() -> None:
    cases.device_not_cut(BOOK, N + "4.1")


def test_4_2__the_dealer_may_shuffle_by_hand_before_the_device() -> None:
    kept.hand_shuffle_may_come_first(BOOK, N + "4.2")


def test_4_3__cards_that_the_casino_shuffled_are_riffled_once_more() -> None:
    kept.riffled(BOOK, PreShuffledBy.CASINO, N + "4.3")


def test_4_3_1__angel_cards_are_riffled_once_more_before_the_cut() -> None:
    kept.riffled(BOOK, PreShuffledBy.ANGEL, N + "4.3.1")


def test_4_4__a_shoe_is_shuffled_by_hand_on_the_occasions_listed() -> None:
    cases.randomly_mixed(BOOK, N + "4.4")
    at = opened(BOOK, shoe=False)
    for method in (ShuffleMethod.MULTISHUFFLER, ShuffleMethod.SHUFFLING_DEVICE):
        assert at.refused(DEALER, Shuffle(Source.ENTERED, method=method)).rule == N + "4.4"
    event = at.do(DEALER, cases.REAL)[0]
    assert isinstance(event, CardsShuffled)
    assert event.method is ShuffleMethod.BY_HAND


def test_4_4_1__shuffled_before_play_starts() -> None:
    cases.shuffled_before_play(BOOK, N + "4.4.1")


def test_4_4_2__shuffled_when_the_cutting_card_is_the_first_of_a_round() -> None:
    cases.cutting_card_first(BOOK, N + "4.4.2")


def test_4_4_3__shuffled_after_the_round_of_the_cutting_card() -> None:
    cases.cutting_card_in_round(BOOK, N + "4.4.3")


def test_4_4_4__a_casino_supervisor_who_doubts_the_mix_has_it_shuffled_after_a_round() -> None:
    cases.ordered_after_a_round(BOOK, N + "4.4.4")


def test_4_5__the_dealer_must_offer_the_stack_with_its_backs_away() -> None:
    at = cases.seated(BOOK)
    at.do(DEALER, CuttingCardOut(0))
    at.do(DEALER, cases.REAL)
    assert at.refused("gwen", Cut(208)).code == "not-your-cut"
    assert at.refused("ann", OfferCut()).rule == N + "4.5"
    offered = at.do(DEALER, OfferCut())[0]
    assert isinstance(offered, CutOffered)
    assert offered.manner == "backs-away"


def test_4_5_1__the_first_to_arrive_cuts_when_the_game_begins() -> None:
    cuts.beginning(BOOK, N + "4.5.1", offer_rule=N + "4.5")


def test_4_5_2__the_player_of_the_area_of_the_cutting_card_cuts() -> None:
    cuts.cutting_card_on_area(BOOK, N + "4.5.2")


def test_4_5_3__the_far_right_cuts_after_the_dealers_hand() -> None:
    cuts.cutting_card_on_dealer(BOOK, N + "4.5.3")


def test_4_5_4__the_far_right_cuts_after_the_first_card_of_a_round() -> None:
    cuts.cutting_card_first_cut(BOOK, N + "4.5.4")


def test_4_5_5__the_far_right_cuts_new_cards() -> None:
    cuts.cut_after_replacement(BOOK, N + "4.5.5", by="gwen")


def test_4_6__a_refused_cut_goes_clockwise_and_at_last_to_a_casino_supervisor() -> None:
    cuts.refused_round_the_table(BOOK, N + "4.6", fallback=N + "4.6", by="gwen")


def test_4_6__a_house_may_keep_to_a_supervisor_where_no_player_is_there() -> None:
    cuts.at_an_empty_table(BOOK, N + "4.6", by="gwen")


def test_4_6_1__dropped_cards_are_reported_and_a_supervisor_counts_them() -> None:
    kept.dropped(BOOK, N + "4.6.1")


def test_4_6_1__nothing_goes_on_before_the_supervisor_has_verified_that_none_is_missing() -> None:
    kept.dropped_while_they_are_prepared(BOOK, N + "4.6.1")


def test_4_7__a_deck_lies_on_either_side_of_the_cut() -> None:
    cuts.depth(BOOK, N + "4.7")


def test_4_8__the_cutting_card_lies_at_most_half_way_from_the_back() -> None:
    cuts.cutting_card_depth(BOOK, N + "4.8")


def test_4_9__the_first_card_is_burned_and_not_shown() -> None:
    kept.never_shown(BOOK, N + "4.9")
    assert opened(BOOK, shoe=False).refused(DEALER, Burn()).code == "not-due"


def test_4_9_1__once_before_play_with_a_device() -> None:
    kept.burned_once_with_a_device(BOOK, N + "4.9.1")


def test_4_9_2__after_every_shuffle_and_cut_with_a_shoe() -> None:
    cases.burned_unseen(BOOK, N + "4.9.2")


def test_7_2__with_a_device_the_discards_go_back_after_the_initial_deal() -> None:
    cases.reloaded(BOOK, N + "7.2")


def test_15_2__what_is_left_goes_to_the_rack_when_the_round_ends() -> None:
    kept.cleared(BOOK, N + "15.2")
