"""The rules of the Australian Capital Territory at the table: pack, settings, new cards, shuffle, cut, final rounds, automated shoe."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.kinds import NotEnoughCards, NotShuffled
from pitboss.floor.cards.commands import (
    AnnounceFinalRounds,
    Burn,
    CheckNewCards,
    ChooseShuffle,
    Cut,
    CuttingCardOut,
    Ground,
    OfferCut,
    PlaceCuttingCard,
    RefuseCut,
    ReplaceCards,
    Shuffle,
)
from pitboss.floor.cards.events import CardsReplaced, CardsShuffled, CutOffered, CuttingCardCame, CuttingCardDiscarded, ShuffleChosen
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.opening.events import TableOpened
from pitboss.floor.people.commands import SignOn
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.commands import CloseBetting, DrawCard, Stand
from pitboss.play.events import CardDealt
from pitboss.play.voice import laid
from pitboss.terms.conduct import CLOSE_TABLE
from pitboss.terms.powers import Role
from pitboss.terms.shuffle import ShuffleMethod
from tests.floor import cards_cases as cases, cards_cut_cases as cuts, cards_kept_cases as kept
from tests.floor.tables import DEALER, Day, opened

BOOK = "act-blackjack"
A = "ACT-2018-01 "


def test_2_1__four_to_eight_whole_decks() -> None:
    kept.packs(BOOK, A + "2.1", (4, 5, 6, 7, 8))
    for decks in (3, 9):
        with pytest.raises((Refused, Malformed)):
            opened(BOOK, decks=decks)


def test_2_2__the_dealer_checks_the_cards_one_by_one_before_and_after() -> None:
    kept.acted(BOOK, "card-checks/before-gaming", A + "2.2")
    kept.acted(BOOK, "card-checks/after-gaming", A + "2.2", stranger="cass")
    kept.checked_before_use(BOOK, A + "2.2")


def test_2_2__nobody_but_the_dealer_checks_them_before_gaming() -> None:
    at = Day(opened(BOOK).game)
    at.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    at.people("cass").do("cass", OpenTable())
    assert at.all(TableOpened)[0].checked == ""
    at.do("cass", CheckNewCards())
    assert at.refused(DEALER, cases.REAL).rule == A + "2.2"
    at.do(DEALER, CheckNewCards())
    assert at.do(DEALER, cases.REAL)


def test_2_3__the_operator_settles_decks_and_shuffle_before_a_round() -> None:
    at = cases.first_cards(cases.seated(BOOK))
    assert at.refused("olive", ChooseShuffle("riffle, riffle, box")).rule == A + "2.3(b)"
    cases.finished(at)
    event = at.do("olive", ChooseShuffle("riffle, riffle, box"))[0]
    assert isinstance(event, ShuffleChosen)
    assert (event.decks, event.shuffle) == (8, "riffle, riffle, box")


def test_2_3_a__the_decks_stand_for_the_round() -> None:
    for decks in (4, 8):
        at = opened(BOOK, decks=decks).people("olive")
        assert at.do("olive", ChooseShuffle("box"))[0].decks == decks  # type: ignore[union-attr]
        assert at.floor.cards.undealt == decks * 52


def test_2_3_b__only_the_operator_determines_the_approved_shuffle() -> None:
    at = cases.seated(BOOK)
    for by in (DEALER, "cass", "ann"):
        assert at.refused(by, ChooseShuffle("box")).rule == A + "2.3(b)"
    at.do("olive", ChooseShuffle("box"))
    assert at.floor.cards.prep.shuffle_chosen == "box"
    at.do(DEALER, CuttingCardOut(0))
    assert at.refused(DEALER, Shuffle(Source.ENTERED, method=ShuffleMethod.MULTISHUFFLER)).rule == A + "5.1"
    event = at.do(DEALER, cases.REAL)[0]
    assert isinstance(event, CardsShuffled)
    assert event.method is ShuffleMethod.APPROVED_SHUFFLE
    assert at.floor.cards.prep.shuffle_chosen == "box"
    assert opened("vic-blackjack").people("olive").refused("olive", ChooseShuffle("box")).code == "no-such-setting"


def test_2_3_closing_words__the_dealer_tells_the_settings() -> None:
    kept.acted(BOOK, "settings-told", A + "2.3 closing words")


def test_2_4__the_operator_changes_cards_that_supervisor_and_dealer_have_checked() -> None:
    at = cases.first_cards(cases.seated(BOOK))
    one, everything = ReplaceCards(Ground.UNFIT, (card("9H"),)), ReplaceCards(Ground.AFTER_ROUND)
    assert at.refused("cass", one).rule == A + "2.4"
    assert at.refused("olive", one).code == "not-checked"
    at.do(DEALER, CheckNewCards())
    assert at.refused("olive", one).rule == A + "2.4"
    at.do("cass", CheckNewCards())
    event = at.do("olive", one)[0]
    assert isinstance(event, CardsReplaced)
    assert event.rule == A + "2.4"
    assert at.refused("olive", everything).code == "precondition"
    cases.finished(at)
    assert at.refused("olive", everything).code == "not-checked"
    at.do(DEALER, CheckNewCards())
    at.do("cass", CheckNewCards())
    at.do("olive", everything)
    assert at.check().floor.cards.awaits is CardsAwait.SHUFFLE


def test_5_footnote_1__an_automated_shoe_takes_the_place_of_rule_5() -> None:
    at = cases.device(BOOK)
    assert at.all(CardsShuffled)[0].rule == A + "18.2"
    assert at.refused(DEALER, Cut(208)).rule == A + "18.2"
    assert opened(BOOK).all(CardsShuffled)[0].rule == A + "5.1"


def test_5_1__the_dealer_shuffles_for_each_new_shoe() -> None:
    at = cases.stakes(opened(BOOK, shoe=False).players(ann=1))
    assert at.refused(DEALER, CloseBetting()).rule == A + "5.1"
    assert at.refused("ann", cases.REAL).rule == A + "5.1"
    assert at.do(DEALER, cases.REAL)[0].rule == A + "5.1"
    cases.prepared(at)
    assert at.refused(DEALER, cases.REAL).rule == A + "5.1"


def test_5_2__the_cut_is_offered_and_a_supervisor_does_not_come_before_the_players() -> None:
    at = cases.seated(BOOK)
    at.do(DEALER, CuttingCardOut(0))
    at.do(DEALER, cases.REAL)
    assert at.refused("ann", OfferCut()).rule == A + "5.2"
    assert at.refused("cass", Cut(208)).code == "not-your-cut"
    at.do(DEALER, OfferCut())
    at.do("ann", Cut(208))


def test_5_2_a__the_first_to_arrive_cuts_when_the_game_begins() -> None:
    cuts.beginning(BOOK, A + "5.2(a)", offer_rule=A + "5.2")


def test_5_2_b__the_player_of_the_box_of_the_cutting_card_cuts() -> None:
    cuts.cutting_card_on_area(BOOK, A + "5.2(b)")


def test_5_2_c__the_far_right_cuts_after_the_dealers_hand() -> None:
    cuts.cutting_card_on_dealer(BOOK, A + "5.2(c)")


def test_5_2_d__otherwise_the_players_are_asked_one_by_one_clockwise() -> None:
    cuts.refused_round_the_table(BOOK, A + "5.2(d)", fallback=A + "5.2 closing words", by="cass")
    at = cases.finished_with(cases.seated(BOOK), 3)
    first = at.do(DEALER, OfferCut())[0]
    assert isinstance(first, CutOffered)
    assert (first.player, first.rule) == ("bob", A + "5.2(b)")
    then = at.do("bob", RefuseCut())[-1]
    assert isinstance(then, CutOffered)
    assert (then.player, then.rule) == ("ann", A + "5.2(d)")


def test_5_2_closing_words__a_casino_supervisor_cuts_when_nobody_will() -> None:
    cuts.refused_round_the_table(BOOK, A + "5.2(d)", fallback=A + "5.2 closing words", by="cass")


def test_5_2_closing_words__a_house_may_keep_to_a_supervisor_where_no_player_is_there() -> None:
    cuts.at_an_empty_table(BOOK, A + "5.2 closing words", by="cass")


def test_5_3__a_deck_from_either_end_and_the_cutting_card_from_one_deck_to_half() -> None:
    cuts.depth(BOOK, A + "5.3")
    cuts.cutting_card_depth(BOOK, A + "5.3", least=52)
    at = opened(BOOK)
    assert at.refused(DEALER, Burn()).rule == A + "5.3"
    assert at.floor.cards.undealt == 8 * 52


def test_5_4__the_cutting_card_has_the_cards_shuffled() -> None:
    at = cases.seated(BOOK)
    assert at.refused(DEALER, cases.REAL).code == "no-occasion"
    at.do(DEALER, CuttingCardOut(0))
    at.do(DEALER, cases.REAL)


def test_5_4_a__at_once_as_the_first_card_of_a_round() -> None:
    cases.cutting_card_first(BOOK, A + "5.4(a)")


def test_5_4_b__after_the_round_in_which_it_comes() -> None:
    cases.cutting_card_in_round(BOOK, A + "5.4(b)")


def final(at: Day) -> Day:
    """The closure and the final rounds are announced."""
    return at.notice("olive", Kind.NOTICE_TO_PLAYERS, CLOSE_TABLE)


def test_5_5__in_the_final_three_rounds_the_cutting_card_is_put_aside() -> None:
    at = cases.seated(BOOK)
    assert at.refused("olive", AnnounceFinalRounds()).rule == A + "5.5"
    final(at)
    assert at.refused("ann", AnnounceFinalRounds()).rule == A + "5.5"
    at.do("olive", AnnounceFinalRounds())
    assert at.floor.cards.prep.final_until == 3
    cases.first_cards(at).do(DEALER, CuttingCardOut(1))
    assert at.all(CuttingCardDiscarded)[0].rule == A + "5.5"
    assert not at.all(CuttingCardCame)
    cases.finished(at)
    for cards in ("9D KC 9S KH", "8D QC 8S QH"):
        cases.stakes(at).deals(cards, Stand(1))
    assert cases.stakes(at).refused(DEALER, CloseBetting()).rule == A + "5.5"
    other = cases.seated("vic-blackjack")
    assert other.refused(DEALER, AnnounceFinalRounds()).code == "no-final-rounds"


def test_5_5__a_cutting_card_before_the_final_rounds_counts() -> None:
    at = final(cases.seated(BOOK))
    cases.first_cards(at).do(DEALER, CuttingCardOut(1))
    at.do("olive", AnnounceFinalRounds())
    cases.finished(at)
    assert cases.stakes(at).refused(DEALER, CloseBetting()).rule == A + "5.4(b)"


def test_6_1__every_card_comes_face_up_out_of_the_shoe() -> None:
    at = cases.stakes(opened(BOOK).players(ann=1))
    at.do(DEALER, CloseBetting())
    for each in ("9H", "KD", "9C"):
        events = at.do(DEALER, DrawCard(card(each)))
        dealt = next(event for event in events if isinstance(event, CardDealt))
        assert "up" in laid(at.game.table, at.floor.rounds.now, dealt)  # type: ignore[arg-type]
    assert not at.floor.rounds.now.hidden  # type: ignore[union-attr]
    shut = cases.stakes(opened(BOOK, shoe=False).players(ann=1))
    assert shut.refused(DEALER, CloseBetting()).code == "cards-not-ready"


def test_18_1__with_an_automated_shoe_nothing_of_rule_5_is_left() -> None:
    at = cases.device(BOOK).players(ann=1)
    assert at.refused(DEALER, OfferCut()).rule == A + "18.2"
    assert at.refused(DEALER, PlaceCuttingCard(100)).code == "not-due"
    cases.finished(cases.first_cards(at))
    assert at.refused(DEALER, cases.REAL).code == "no-occasion"
    assert at.refused(DEALER, CuttingCardOut(0)).code == "no-cutting-card"
    for accident in (NotShuffled(), NotEnoughCards()):
        assert at.refused(DEALER, ReportAccident(accident)).rule == A + "18.1"


def test_18_2__new_cards_are_shuffled_by_hand_and_then_loaded() -> None:
    at = opened(BOOK, shoe=False, dealt_from="shuffling-device").players(ann=1)
    assert at.refused(DEALER, Shuffle(Source.ENTERED, method=ShuffleMethod.SHUFFLING_DEVICE)).rule == A + "18.2"
    event = at.do(DEALER, cases.REAL)[0]
    assert isinstance(event, CardsShuffled)
    assert (event.rule, event.method) == (A + "18.2", ShuffleMethod.APPROVED_SHUFFLE)
    cases.first_cards(at)
