"""The Victorian notice at the table: pack, shuffle, cut, burn and new cards."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.cards.commands import (
    AskToSeeBurn,
    Burn,
    Cut,
    CuttingCardOut,
    Ground,
    OfferCut,
    OrderShuffle,
    PlaceCuttingCard,
    ReloadDiscards,
    ReplaceCards,
    ShowBurn,
    Shuffle,
)
from pitboss.floor.cards.events import BurnedCardShown, CardsReplaced, CardsShuffled, CutOffered
from pitboss.floor.cards.state import CardsAwait, Occasion, Source
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.request import SHOE
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.commands import CloseBetting, DrawCard, Stand
from pitboss.terms.equipment import CardDevice
from tests.floor import cards_cases as cases, cards_cut_cases as cuts, cards_kept_cases as kept
from tests.floor.tables import DEALER, opened
from tests.rules.at_table import V

BOOK = "vic-blackjack"


def test_2_3__no_card_comes_but_out_of_the_shoe() -> None:
    at = opened(BOOK, shoe=False).players(ann=1).bets(1, ann=10)
    assert at.refused(DEALER, CloseBetting()).code == "cards-not-ready"
    at.shoe().do(DEALER, CloseBetting())
    assert at.floor.cards.device is CardDevice.SHOE
    assert at.refused(SHOE, DrawCard(card("9H"))).code == "dealer-only"
    at.do(DEALER, DrawCard(card("9H")))
    assert at.floor.cards.undealt == 8 * 52 - 2


def test_3_1__four_to_eight_decks_and_one_cutting_card() -> None:
    kept.packs(BOOK, V + "3.1", (4, 5, 6, 7, 8))
    for decks in (3, 9):
        with pytest.raises((Refused, Malformed)):
            opened(BOOK, decks=decks)
    at = opened(BOOK, shoe=False)
    at.do(DEALER, cases.REAL)
    at.do(DEALER, Cut(208))
    at.do(DEALER, PlaceCuttingCard(100))
    assert at.refused(DEALER, PlaceCuttingCard(100)).rule == V + "3.1"


def test_3_1_1__an_automatic_shoe_has_no_cutting_card() -> None:
    at = cases.device(BOOK).players(ann=1)
    assert at.floor.cards.awaits is CardsAwait.NOTHING
    assert at.refused(DEALER, PlaceCuttingCard(100)).rule == V + "3.1.1"
    assert at.refused(DEALER, Cut(208)).rule == V + "3.1.1"
    assert at.refused(DEALER, CuttingCardOut(0)).code == "no-cutting-card"


def test_4_1_1__shuffled_at_random_on_the_occasions_listed() -> None:
    cases.randomly_mixed(BOOK, V + "4.1.1")


def test_4_1_1_a__shuffled_before_play_starts() -> None:
    cases.shuffled_before_play(BOOK, V + "4.1.1(a)")


def test_4_1_1_b__shuffled_when_the_cutting_card_is_the_first_of_a_round() -> None:
    cases.cutting_card_first(BOOK, V + "4.1.1(b)")
    at = cases.seated(BOOK)
    at.do(DEALER, CuttingCardOut(0))
    at.do(DEALER, cases.REAL)
    offered = at.do(DEALER, OfferCut())[0]
    assert isinstance(offered, CutOffered)
    assert offered.player == "cy"


def test_4_1_1_c__shuffled_after_the_round_of_the_cutting_card() -> None:
    cases.cutting_card_in_round(BOOK, V + "4.1.1(c)")


def test_4_1_1_d__an_abnormal_sequence_is_shuffled_at_once() -> None:
    cases.ordered_at_once(BOOK, V + "4.1.1(d)")


def test_4_1_1_e__a_casino_supervisor_with_cause_has_the_cards_shuffled() -> None:
    cases.ordered_for_cause(BOOK, V + "4.1.1(e)")
    assert opened(BOOK).people("gwen").refused("gwen", OrderShuffle(Occasion.NOT_RANDOM)).code == "no-power"


def test_4_1_1_f__an_automatic_shoe_shuffles_without_pause() -> None:
    at = cases.device(BOOK).players(ann=1)
    assert at.all(CardsShuffled)[0].rule == V + "4.1.1(f)"
    cases.first_cards(at)
    assert at.refused(DEALER, ReloadDiscards()).rule == V + "4.1.1(f)"
    cases.finished(at).do(DEALER, ReloadDiscards())
    assert at.check().floor.cards.undealt == 8 * 52
    assert at.do(DEALER, cases.REAL)[0].rule == V + "4.1.1(f)"
    assert opened(BOOK).refused(DEALER, cases.REAL).code == "no-occasion"


def test_4_1_2__cards_shuffled_beforehand_are_kept_secure() -> None:
    kept.acted(BOOK, "pre-shuffled", V + "4.1.2", by="gus")


def test_4_2_1__the_dealer_may_offer_the_stack_with_its_backs_away() -> None:
    at = cases.seated(BOOK)
    at.do(DEALER, CuttingCardOut(0))
    at.do(DEALER, cases.REAL)
    assert at.refused("ann", OfferCut()).rule == V + "4.2.1"
    offered = at.do(DEALER, OfferCut())[0]
    assert isinstance(offered, CutOffered)
    assert (offered.player, offered.manner) == ("cy", "backs-away")
    assert at.refused(DEALER, OfferCut()).rule == V + "4.2.1"
    unasked = cases.seated(BOOK)
    unasked.do(DEALER, CuttingCardOut(0))
    unasked.do(DEALER, cases.REAL)
    assert unasked.do("gus", Cut(208))[0].under == V + "4.2.2"  # type: ignore[union-attr]


def test_4_2_1_a__the_first_to_arrive_cuts_when_the_game_begins() -> None:
    cuts.beginning(BOOK, V + "4.2.1(a)", offer_rule=V + "4.2.1")


def test_4_2_1_b__the_player_of_the_area_of_the_cutting_card_cuts() -> None:
    cuts.cutting_card_on_area(BOOK, V + "4.2.1(b)")


def test_4_2_1_c__the_far_right_cuts_after_the_dealers_hand() -> None:
    cuts.cutting_card_on_dealer(BOOK, V + "4.2.1(c)")


def test_4_2_1_d__the_far_right_cuts_new_cards() -> None:
    cuts.cut_after_replacement(BOOK, V + "4.2.1(d)")


def test_4_2_2__a_refused_cut_goes_clockwise_and_at_last_to_a_supervisor() -> None:
    cuts.refused_round_the_table(BOOK, V + "4.2.2", fallback=V + "4.2.2", by="gus")
    cuts.refused_round_the_table(BOOK, V + "4.2.2", fallback=V + "4.2.2", by="cass")


def test_4_2_2__a_house_may_keep_to_a_supervisor_where_no_player_is_there() -> None:
    cuts.at_an_empty_table(BOOK, V + "4.2.2", by="gus")


def test_4_2_3__a_deck_lies_on_either_side_of_the_cut() -> None:
    cuts.depth(BOOK, V + "4.2.3")


def test_4_2_4__cut_then_cutting_card_then_shoe_in_that_order() -> None:
    at = opened(BOOK, shoe=False).players(ann=1).bets(1, ann=10)
    at.do(DEALER, cases.REAL)
    assert at.refused(DEALER, CloseBetting()).rule == V + "4.2.1"
    assert at.refused(DEALER, PlaceCuttingCard(100)).code == "not-due"
    at.do(DEALER, Cut(100))
    assert at.refused(DEALER, CloseBetting()).rule == V + "4.2.4"
    assert at.refused(DEALER, Burn()).code == "not-due"
    at.do(DEALER, PlaceCuttingCard(100))
    at.do(DEALER, Burn())
    at.do(DEALER, CloseBetting())


def test_4_2_4_a__what_lay_in_front_of_the_cut_goes_behind_the_rest() -> None:
    for moved, keeps in ((100, True), (0, False)):
        at = opened(BOOK, shoe=False)
        shoe = CommittedShoe(at.game.table.pack.cards(), bytes(range(32)), bytes(16))
        at.do(DEALER, shoe.publish())
        at.do(DEALER, Cut(100))
        shoe.cut(moved)
        at.do(DEALER, PlaceCuttingCard(100))
        at.do(SHOE, shoe.burn())
        at.do(DEALER, CuttingCardOut(0))
        if keeps:
            at.do(DEALER, shoe.reveal())
        else:
            assert at.refused(DEALER, shoe.reveal()).code == "not-kept"


def test_4_2_4_b__the_cutting_card_lies_at_most_half_way_from_the_back() -> None:
    cuts.cutting_card_depth(BOOK, V + "4.2.4(b)")


def test_4_2_4_c__the_stack_is_loaded_into_the_shoe() -> None:
    kept.acted(BOOK, "after-cut", V + "4.2.4")


def test_4_3_1__a_card_is_burned_unseen_unless_a_player_asks() -> None:
    cases.burned_unseen(BOOK, V + "4.3.1")
    at = opened(BOOK).players(ann=1)
    assert at.refused("zed", AskToSeeBurn()).rule == V + "4.3.1"
    assert at.refused(DEALER, ShowBurn(card("AS"))).rule == V + "4.3.1"
    at.do("ann", AskToSeeBurn())
    assert at.refused("ann", ShowBurn(card("AS"))).rule == V + "4.3.1"
    shown = at.do(DEALER, ShowBurn(card("AS")))[0]
    assert isinstance(shown, BurnedCardShown)
    assert (shown.to, shown.rule) == ("ann", V + "4.3.1")
    assert at.check().floor.cards.burned == (card("AS"),)
    assert sum(at.floor.cards.left) == at.floor.cards.undealt == 8 * 52 - 1
    device = cases.device(BOOK)
    assert device.refused(DEALER, Burn()).rule == V + "4.3.1"


def test_4_4_1__a_supervisor_may_have_the_cards_checked_and_replaced_before_a_shuffle() -> None:
    kept.replaced_at_shuffle(BOOK, V + "4.4.1", by="gus")
    kept.acted(BOOK, "card-checks/removed", V + "4.4.1", by="gus")


def test_4_4_2__unfit_cards_are_replaced_by_a_casino_supervisor_between_hands() -> None:
    at = cases.first_cards(cases.seated(BOOK))
    command = ReplaceCards(Ground.UNFIT, (card("9H"), card("2C")))
    assert at.refused("gus", command).rule == V + "4.4.2"
    assert at.refused("cass", command).code == "precondition"
    cases.finished(at)
    event = at.do("cass", command)[0]
    assert isinstance(event, CardsReplaced)
    assert event.rule == V + "4.4.2"
    assert at.check().floor.cards.awaits is CardsAwait.NOTHING
    at.do("cass", ReplaceCards(Ground.UNFIT))
    assert at.floor.cards.awaits is CardsAwait.SHUFFLE


def test_4_4_3__a_new_pack_is_shuffled_cut_and_burned() -> None:
    at = cases.finished(cases.first_cards(cases.seated(BOOK)))
    at.do("cass", ReplaceCards(Ground.UNFIT))
    assert cases.stakes(at).refused(DEALER, CloseBetting()).rule == V + "4.4.3"
    assert at.do(DEALER, cases.REAL)[0].rule == V + "4.4.3"
    steps = []
    for command in (Cut(208), PlaceCuttingCard(99), Burn()):
        steps.append(at.floor.cards.awaits)
        at.do(DEALER, command)
    assert steps == [CardsAwait.CUT, CardsAwait.CUTTING_CARD, CardsAwait.BURN]
    assert at.floor.cards.awaits is CardsAwait.NOTHING


def test_7_5_7_a__cards_are_gathered_so_that_hands_can_be_rebuilt() -> None:
    kept.acted(BOOK, "cards-picked-up", V + "7.5.7(a)")


def test_10_4_1__crown_pontoon_has_no_tens() -> None:
    kept.packs("vic-crown-pontoon", V + "10.4.1", (4, 5, 6, 7, 8), per_deck=48)
    at = opened("vic-crown-pontoon").players(ann=1).bets(1, ann=10)
    at.do(DEALER, CloseBetting())
    assert at.refused(DEALER, DrawCard(card("TS"))).rule == V + "10.4.1"


def test_12_3_1__vegas_blackjack_has_four_decks() -> None:
    kept.packs("vic-vegas-blackjack", V + "12.3.1", (4,))
    with pytest.raises((Refused, Malformed)):
        opened("vic-vegas-blackjack", decks=6)
    at = opened("vic-vegas-blackjack")
    assert at.floor.cards.cutting_card == 4 * 52 - 60


def test_3_2_5__no_card_is_used_that_was_not_checked_before_gaming() -> None:
    kept.checked_before_use(BOOK, V + "3.2.5")
    kept.checked_before_use(BOOK, V + "3.2.5", by="gus")


@pytest.mark.parametrize(("option", "left"), [("shoe-and-discards", 0), ("shoe-alone", 6)])
def test_4_1_1_d__the_discards_are_shuffled_in_unless_read_otherwise(option: str, left: int) -> None:
    at = opened(BOOK, shuffled_in_a_round=option).people("cass").players(ann=1).bets(1, ann=20).deals("9H 6D KC TS TD", Stand(1))
    at.bets(1, ann=20).deals("8H 5D 2C")
    at.do("cass", OrderShuffle(Occasion.ABNORMAL_SEQUENCE))
    at.do(DEALER, Shuffle(Source.ENTERED))
    assert len(at.floor.cards.rack) == left  # reading S6: five cards of the round before and the burned one can come again, or not
    at.check()
