"""Rule 17 at a table of Blackjack Challenge: the shuffling device fails (scenario T38)."""

from __future__ import annotations

import pytest

from pitboss.floor.accidents.facts import DeviceFact
from pitboss.floor.accidents.kinds import DeviceFailure
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.cards.commands import ReloadDiscards, Shuffle
from pitboss.floor.cards.state import Source
from pitboss.terms.equipment import CardDevice
from tests.floor import devices_nsw_cases as nsw
from tests.floor.accidents_cases import DEVICE, by_hand, chooses, recorded, report
from tests.floor.accidents_nsw_cases import CHALLENGE
from tests.floor.devices_nsw_cases import FAULT, jammed
from tests.floor.tables import DEALER

B = CHALLENGE.cites


@pytest.mark.proves("NSW-BJ-CHALLENGE 17.1", "NSW-BJ-CHALLENGE 17.1.1", "NSW-BJ-CHALLENGE 17.1.2")
def test_17_1__the_cards_move_only_where_every_condition_holds() -> None:
    nsw.transferred(CHALLENGE, B + "17.2")
    nsw.only_in_a_round_from_a_device(CHALLENGE)
    nsw.damaged_and_not_movable(CHALLENGE)


@pytest.mark.proves("NSW-BJ-CHALLENGE 17.1.3", "NSW-BJ-CHALLENGE 17.1.4", "NSW-BJ-CHALLENGE 17.1.5")
def test_17_1__what_people_find_about_the_device_is_kept() -> None:
    acts = [f"device-transfer-needs/{line}" for line in ("disadvantage", "spare", "transfer")]
    assert recorded(jammed(CHALLENGE), *acts) == [B + "17.1.3", B + "17.1.4", B + "17.1.5"]


def test_17_2__sound_cards_go_to_the_other_device_and_the_game_goes_on() -> None:
    assert nsw.transferred(CHALLENGE, B + "17.2").steps == ("transfer-and-continue",)
    assert recorded(jammed(CHALLENGE), "device-undamaged") == [B + "17.2"]


@pytest.mark.proves("NSW-BJ-CHALLENGE 17.3.1", "NSW-BJ-CHALLENGE 17.3.2", "NSW-BJ-CHALLENGE 17.3.3", "NSW-BJ-CHALLENGE 17.3.4")
def test_17_3__damaged_cards_are_taken_out_and_replaced_step_by_step() -> None:
    handled = nsw.transferred(CHALLENGE, B + "17.3.1", DeviceFact.DAMAGE)
    assert handled.steps == ("damaged-removed", "undamaged-transferred", "replaced-into-spare", "continue")
    acts = [f"device-damaged/{line}" for line in range(1, 5)]
    assert recorded(jammed(CHALLENGE), *acts) == [B + f"17.3.{line}" for line in range(1, 5)]


def test_17_4__where_somebody_is_disadvantaged_the_round_is_broken_off() -> None:
    nsw.somebody_disadvantaged(CHALLENGE)


@pytest.mark.proves("NSW-BJ-CHALLENGE 17.5.5")
def test_17_5__without_another_device_the_round_is_finished_from_a_shoe_for_those_who_stay() -> None:
    nsw.finished_from_a_shoe(CHALLENGE, "17.5.5")
    nsw.silence_is_to_stay(CHALLENGE)


def test_17_5_1__every_player_may_have_the_wagers_of_the_round_back() -> None:
    nsw.finished_from_a_shoe(CHALLENGE, "17.5.5")
    nsw.nobody_stays(CHALLENGE)
    nsw.what_was_lost_goes_back_too(CHALLENGE)


@pytest.mark.proves("NSW-BJ-CHALLENGE 17.5.2", "NSW-BJ-CHALLENGE 17.5.3", "NSW-BJ-CHALLENGE 17.5.4", "NSW-BJ-CHALLENGE 17.5.6")
def test_17_5__the_steps_are_kept_and_the_shoe_stays_until_a_device_is_at_hand() -> None:
    at = nsw.finished_from_a_shoe(CHALLENGE, "17.5.5")
    acts = [f"device-lost-steps/{line}" for line in ("cards-left", "damaged-cards", "shuffle", "cut")]
    assert recorded(at, *acts) == [B + "17.5.2", B + "17.5.3", B + "17.5.4", B + "17.5.4"]
    assert at.refused(DEALER, Shuffle(Source.ENTERED, device=DEVICE)).rule == B + "17.5.6"
    assert recorded(at, "device-lost-steps/device-afterwards") == [B + "17.5.6"]
    assert at.refused(DEALER, Shuffle(Source.ENTERED, device=DEVICE)).code == "no-occasion"
    assert at.refused(DEALER, RecordAct("device-lost-steps/rules-afterwards")).code == "no-such-act"


def test_17_5_2__every_card_left_in_the_device_comes_out_of_it() -> None:
    at = jammed(CHALLENGE)
    left = at.floor.cards.undealt
    report(at, DeviceFailure(FAULT))
    chooses(chooses(at, "ann", "stay"), "bob", "stay")
    assert (at.floor.cards.device, at.floor.cards.undealt) == (CardDevice.SHOE, left)
    assert at.refused(DEALER, ReloadDiscards()).code == "no-device"
    assert by_hand(at).floor.cards.undealt == left


def test_17_5_3__damaged_cards_are_replaced_before_the_shuffle() -> None:
    nsw.damaged_cards_are_replaced_first(CHALLENGE, "17.5.3")


def test_17_5_4__what_was_left_is_shuffled_and_cut_as_by_hand_before_another_card() -> None:
    nsw.shuffled_and_cut_as_by_hand(CHALLENGE, "17.5.4", "4.7")
    nsw.nobody_stays_and_the_cards_are_shuffled(CHALLENGE, "17.5.4")


def test_17_5_1__only_what_is_undecided_goes_back_by_another_reading() -> None:
    nsw.only_the_undecided_goes_back(CHALLENGE)


def test_17_4__without_another_device_the_round_is_broken_off_all_the_same_unless_read_otherwise() -> None:
    nsw.disadvantaged_without_another_device(CHALLENGE)


def test_17_5_1__what_is_taken_back_names_that_rule() -> None:
    nsw.taken_back_by_its_own_rule(CHALLENGE)
