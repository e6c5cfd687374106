"""Rule 18.3 at a table of the ACT: the automated shuffling shoe fails and cannot be mended (scenario T38)."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.events import DeviceHandled
from pitboss.floor.accidents.facts import DeviceFact
from pitboss.floor.accidents.kinds import DeviceFailure
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.cards.commands import CheckNewCards, Cut, Ground, OfferCut, PlaceCuttingCard, RefuseCut, ReplaceCards, Shuffle
from pitboss.floor.cards.events import CutOffered, ShoeReshuffled
from pitboss.floor.cards.state import Source
from pitboss.play.commands import CloseBetting, Double, DrawCard, Stand
from pitboss.terms.devices import DeviceFault, FaultEffect
from pitboss.terms.equipment import CardDevice
from tests.floor.accidents_cases import (
    DEVICE,
    answered,
    by_hand,
    cards,
    enter,
    recorded,
    report,
    two_boxes,
    unlawful,
    with_device,
)
from tests.floor.accidents_nsw_cases import over
from tests.floor.tables import DEALER, Day

ACT = "ACT-2018-01 "
FAULT = DeviceFailure(DeviceFault.MECHANICAL, (), FaultEffect.PREVENTS_SHUFFLING)


def jammed() -> Day:
    """Ann has doubled and stands on 20, Bob has 16, the dealer shows a six."""
    at = with_device("act-blackjack").deals("6H TS 6D 5C 6S", Double(1))
    return enter(at, "9D")


@pytest.mark.proves("ACT-2018-01 18.3(a)")
def test_18_3__a_fault_that_cannot_be_mended_has_the_round_finished_from_an_ordinary_shoe_for_everybody() -> None:
    at = jammed()
    mended = DeviceFailure(DeviceFault.MECHANICAL, (DeviceFact.RECTIFIABLE,), FaultEffect.PREVENTS_SHUFFLING)
    assert unlawful(at, mended).rule == ACT + "18.3"
    assert unlawful(at, DeviceFailure(DeviceFault.JAMS, (), FaultEffect.CARDS_UNFIT)).rule == ACT + "18.4"
    assert unlawful(at, DeviceFailure(DeviceFault.ELECTRICAL)).rule == ACT + "18.4"
    assert unlawful(at, FAULT, "ann").rule == ACT + "18.3"
    report(at, FAULT)
    assert answered(at) == ("completed for everybody", ACT + "18.3(a)")
    assert at.floor.cards.device is CardDevice.SHOE
    by_hand(at).deals("9C KC", Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (40, 20)


def test_18_3_a_i__no_card_comes_before_what_was_left_in_the_shoe_is_shuffled() -> None:
    at = over(with_device("act-blackjack"))
    at.bets(1, ann=20).bets(2, bob=20).deals("6H TS 6D 5C 6S", Double(1))
    discards, left = len(at.floor.cards.rack), at.floor.cards.undealt
    report(at, FAULT)
    assert at.refused(DEALER, DrawCard(card("9D"))).rule == ACT + "18.3(a)(i)"
    assert at.refused(DEALER, Shuffle(Source.ENTERED, device=DEVICE)).rule == ACT + "18.3(a)(iii)"
    at.do(DEALER, Shuffle(Source.ENTERED))
    assert at.all(ShoeReshuffled)[-1].rule == ACT + "18.3(a)(i)"
    assert (len(at.floor.cards.rack), at.floor.cards.undealt, discards > 0) == (discards, left, True), "the discards stay where they are"


def test_18_3_a_ii__the_cut_goes_first_to_the_far_right_and_then_clockwise_and_the_cutting_card_in() -> None:
    at = jammed()
    at.players(cat=5)
    report(at, FAULT)
    at.do(DEALER, Shuffle(Source.ENTERED))
    assert at.refused(DEALER, DrawCard(card("9C"))).rule == ACT + "18.3(a)(ii)"
    at.do(DEALER, OfferCut())
    assert at.all(CutOffered)[-1] == CutOffered("cat", "otherwise", at.all(CutOffered)[-1].manner, ACT + "18.3(a)(ii)")
    at.do("cat", RefuseCut())
    assert at.all(CutOffered)[-1].player == "ann"
    assert at.refused("ann", Cut(51)).rule == ACT + "5.3"
    at.do("ann", Cut(52))
    assert at.refused(DEALER, DrawCard(card("9C"))).rule == ACT + "5.3"
    at.do(DEALER, PlaceCuttingCard(60))
    assert at.deals("9C KC", Stand(2)).check().net("ann") == 40


def test_18_3_a_iii__the_round_is_completed_from_the_ordinary_shoe() -> None:
    at = jammed()
    report(at, FAULT)
    by_hand(at, behind=200)
    assert (at.floor.cards.device, at.floor.cards.cutting_card) == (CardDevice.SHOE, at.floor.cards.undealt - 200)
    assert not at.deals("9C KC", Stand(2)).floor.rounds.in_progress


def test_18_3_b__the_next_round_is_dealt_from_new_cards_only() -> None:
    at = jammed().people("olive")
    report(at, FAULT)
    by_hand(at).deals("9C KC", Stand(2)).bets(1, ann=20)
    assert at.refused(DEALER, CloseBetting()).rule == ACT + "18.3(b)"
    assert at.refused(DEALER, Shuffle(Source.ENTERED)).rule == ACT + "18.3(b)"
    at.do(DEALER, CheckNewCards())
    at.do("cass", CheckNewCards())
    at.do("olive", ReplaceCards(Ground.AFTER_ROUND, cards("9H")))
    assert at.refused(DEALER, Shuffle(Source.ENTERED)).rule == ACT + "18.3(b)", "one new card is not new cards"
    at.do(DEALER, CheckNewCards())
    at.do("cass", CheckNewCards())
    at.do("olive", ReplaceCards(Ground.AFTER_ROUND))
    at.do(DEALER, Shuffle(Source.ENTERED, device=DEVICE))
    assert at.deals("TH 6D 9C KC TD", Stand(1)).check().net("ann") == 60


def test_18_3__it_is_about_an_automated_shoe_in_a_round() -> None:
    assert unlawful(two_boxes("act-blackjack").deals("6H TS 6D 5C 6S"), FAULT).rule == ACT + "18.3"
    assert unlawful(with_device("act-blackjack"), FAULT).code == "no-round"


STEPS = {
    "18.3(a)(i)": ("device-lost-steps/cards-left", "device-lost-steps/shuffle"),
    "18.3(a)(ii)": ("device-lost-steps/cut",),
    "18.3(a)(iii)": ("device-lost-steps/finish",),
    "18.3(b)": ("device-lost-steps/device-afterwards", "device-lost-steps/cards-afterwards", "device-lost-steps/rules-afterwards"),
}


def test_18_3__the_steps_are_named_in_order_and_kept_as_people_take_them() -> None:
    at = jammed()
    report(at, FAULT)
    steps = at.all(DeviceHandled)[0].steps
    assert steps[:4] == ("cards-removed", "shuffle-by-hand", "cut-from-far-right", "from-ordinary-shoe")
    assert steps[4:] == ("device-may-be-replaced", "new-cards", "ordinary-shoe-rules")
    for rule, acts in STEPS.items():
        assert recorded(at, *acts) == [ACT + rule] * len(acts)
    assert at.refused(DEALER, RecordAct("device-lost-steps/damaged-cards")).code == "no-such-act"
