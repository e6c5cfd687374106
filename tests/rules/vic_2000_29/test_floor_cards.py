"""Com-Bo at the table: pack, checks, shuffle, cut and the cutting card."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.cards.commands import (
    Burn,
    CheckNewCards,
    Cut,
    CuttingCardOut,
    Ground,
    OfferCut,
    PlaceCuttingCard,
    ReloadDiscards,
    ReplaceCards,
    ReportDropped,
)
from pitboss.floor.cards.events import CardsCut, CardsReplaced, CardsShuffled, CuttingCardCame
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.cards.words import WORDS
from pitboss.floor.request import SHOE
from pitboss.floor.view import view
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.terms.equipment import CardDevice
from tests.floor import cards_cases as cases, cards_kept_cases as kept
from tests.floor.tables import DEALER, opened

BOOK = cases.COM_BO
C = "VIC-2000-29 "


def test_2_3__no_card_comes_but_out_of_the_shoe() -> None:
    at = cases.stakes(opened(BOOK, shoe=False).players(ann=1))
    assert at.refused(DEALER, CloseBetting()).code == "cards-not-ready"
    at.shoe().do(DEALER, CloseBetting())
    assert at.floor.cards.device is CardDevice.SHOE
    assert at.refused(SHOE, DrawCard(card("9H"))).code == "dealer-only"
    at.do(DEALER, DrawCard(card("9H")))
    assert at.floor.cards.undealt == 8 * 52 - 1


def test_3_1__one_deck_or_eight_and_a_cutting_card_but_for_an_automatic_shoe() -> None:
    kept.packs(BOOK, C + "3.1", (1, 8))
    for decks in (2, 7):
        with pytest.raises((Refused, Malformed)):
            opened(BOOK, decks=decks)
    assert opened(BOOK).floor.cards.cutting_card == 8 * 52 - 60
    at = cases.device(BOOK)
    assert at.floor.cards.cutting_card == -1
    assert at.refused(DEALER, PlaceCuttingCard(10)).rule == C + "3.1"


def test_3_2__checked_before_gaming_and_after_it() -> None:
    kept.acted(BOOK, "card-checks/before-gaming", C + "3.2")
    kept.acted(BOOK, "card-checks/after-gaming", C + "3.2")
    kept.checked_before_use(BOOK, C + "3.2")


def test_3_3__unfit_cards_are_changed_between_rounds_and_a_new_pack_is_checked_shuffled_and_cut() -> None:
    at = cases.first_cards(opened(BOOK).people("gus").players(ann=1))
    some = ReplaceCards(Ground.UNFIT, (card("9H"),))
    assert at.refused("gus", some).code == "precondition"
    cases.finished(at)
    assert at.refused(DEALER, some).rule == C + "3.3"
    event = at.do("gus", some)[0]
    assert isinstance(event, CardsReplaced)
    assert (event.rule, at.floor.cards.awaits) == (C + "3.3", CardsAwait.NOTHING)
    at.do("gus", ReplaceCards(Ground.UNFIT))
    refused = at.refused(DEALER, cases.REAL)
    assert (refused.code, refused.rule) == ("not-checked", C + "3.3")
    at.do(DEALER, CheckNewCards())
    at.do(DEALER, cases.REAL)
    assert cases.prepared(at).check().floor.cards.awaits is CardsAwait.NOTHING


def test_3_4__a_game_supervisor_or_above_may_have_the_number_of_cards_verified_at_any_time() -> None:
    at = cases.first_cards(opened(BOOK).people("gus", "cass").players(ann=1))
    assert at.refused(DEALER, RecordAct("check-ordered")).rule == C + "3.4"
    at.do("gus", RecordAct("check-ordered"))
    at.do("cass", RecordAct("check-ordered"))
    at.do(DEALER, RecordAct("card-checks/on-instruction"))
    assert {event.rule for event in at.all(ActRecorded)} == {C + "3.4"}


def test_4_1__shuffled_at_random_on_the_occasions_listed() -> None:
    cases.randomly_mixed(BOOK, C + "4.1")


def test_4_1_a__shuffled_before_play_starts() -> None:
    cases.shuffled_before_play(BOOK, C + "4.1(a)")


def test_4_1_b__shuffled_when_the_cutting_card_is_the_first_of_a_round() -> None:
    cases.cutting_card_first(BOOK, C + "4.1(b)")


def test_4_1_c__shuffled_after_the_round_of_the_cutting_card() -> None:
    cases.cutting_card_in_round(BOOK, C + "4.1(c)", next_round=C + "7.7(c)", meanwhile=C + "7.7(b)")


def test_4_1_d__an_abnormal_sequence_is_shuffled_at_once() -> None:
    cases.ordered_at_once(BOOK, C + "4.1(d)")


def test_4_1_e__an_automatic_shoe_shuffles_without_pause() -> None:
    at = cases.device(BOOK).players(ann=1)
    assert at.all(CardsShuffled)[0].rule == C + "4.1(e)"
    cases.finished(cases.first_cards(at)).do(DEALER, ReloadDiscards())
    assert at.check().floor.cards.undealt == 8 * 52
    assert at.do(DEALER, cases.REAL)[0].rule == C + "4.1(e)"
    assert opened(BOOK).refused(DEALER, cases.REAL).code == "no-occasion"


def test_4_1_f__dropped_cards_are_shuffled() -> None:
    at = cases.stakes(opened(BOOK).players(ann=1))
    assert at.refused("ann", ReportDropped()).rule == C + "4.1(f)"
    at.do(DEALER, ReportDropped())
    assert at.refused(DEALER, CloseBetting()).rule == C + "4.1(f)"
    assert at.do(DEALER, cases.REAL)[0].rule == C + "4.1(f)"
    cases.prepared(at).do(DEALER, CloseBetting())
    at.do(DEALER, DrawCard(card("2S")))
    at.do(DEALER, ReportDropped())
    assert at.refused(DEALER, DrawCard(card("2C"))).rule == C + "4.1(f)"
    at.do(DEALER, cases.REAL)
    cases.prepared(at).do(DEALER, DrawCard(card("2C")))
    at.check()


def test_4_1_g__a_casino_supervisor_with_cause_has_the_cards_shuffled() -> None:
    cases.ordered_for_cause(BOOK, C + "4.1(g)")


def test_4_2__the_dealer_cuts_and_a_device_is_not_cut() -> None:
    at = opened(BOOK, shoe=False).people("cass").players(ann=1)
    at.do(DEALER, cases.REAL)
    for by, command in ((DEALER, OfferCut()), ("ann", Cut(208)), ("cass", OfferCut())):
        assert at.refused(by, command).rule == C + "4.2"
    made = at.do(DEALER, Cut(208))[0]
    assert isinstance(made, CardsCut)
    assert (made.by, made.under) == (DEALER, C + "4.2")
    cases.device_not_cut(BOOK, C + "4.2")


def test_4_3__the_cut_stack_is_loaded_and_no_card_is_burned() -> None:
    at = opened(BOOK)
    assert at.floor.cards.rack == b""
    assert at.refused(DEALER, Burn()).rule == C + "4.3"
    kept.acted(BOOK, "after-cut", C + "4.3")


def test_7_7__the_cutting_card_is_shown_the_round_finished_and_the_cards_shuffled_and_cut() -> None:
    at = cases.first_cards(opened(BOOK).players(ann=1))
    at.do(DEALER, CuttingCardOut(3))
    at.do(DEALER, RecordAct("cutting-card-appears/first"))
    assert at.refused(DEALER, cases.REAL).rule == C + "7.7(b)"
    cases.stakes(cases.finished(at))
    assert at.refused(DEALER, CloseBetting()).rule == C + "7.7(c)"
    at.do(DEALER, cases.REAL)
    assert at.refused(DEALER, CloseBetting()).rule == C + "4.2"


def test_7_7_a__the_cutting_card_lies_in_plain_view() -> None:
    kept.acted(BOOK, "cutting-card-appears/first", C + "7.7(a)")
    at = cases.first_cards(opened(BOOK).people("gus", "ines").players(ann=1))
    at.do(DEALER, CuttingCardOut(3))
    came = at.all(CuttingCardCame)[0]
    assert (came.laid, "in plain view" in WORDS[CuttingCardCame](came)) == (C + "7.7(a)", True)
    for viewer in ("ann", "gus", "ines", "somebody", DEALER):
        assert view(at.floor, viewer).cards.cutting_card_out, viewer
    assert view(cases.finished(at).floor, "ann").cards.cutting_card_out, "until it is shuffled in again"
    at.do(DEALER, cases.REAL)
    assert not view(at.floor, "ann").cards.cutting_card_out


def test_7_7_b__the_round_of_the_cutting_card_is_finished() -> None:
    at = opened(BOOK, decks=1, shoe=False).players(ann=1)
    at.do(DEALER, cases.REAL)
    at.do(DEALER, Cut(26))
    at.do(DEALER, PlaceCuttingCard(50))
    cases.first_cards(at)
    assert not at.all(CuttingCardCame)
    at.do(DEALER, DrawCard(card("9C")))
    assert at.all(CuttingCardCame)[0].box == 3
    assert at.refused(DEALER, cases.REAL).rule == C + "7.7(b)"
    at.do(DEALER, DrawCard(card("KS")))


def test_7_7_c__then_the_cards_are_shuffled_and_cut() -> None:
    at = cases.first_cards(opened(BOOK).players(ann=1))
    at.do(DEALER, CuttingCardOut(2))
    cases.stakes(cases.finished(at))
    assert at.refused(DEALER, CloseBetting()).rule == C + "7.7(c)"
    at.do(DEALER, cases.REAL)
    assert at.refused(DEALER, CloseBetting()).code == "cards-not-ready"
    cases.prepared(at).do(DEALER, CloseBetting())
