"""Rule 17 at a table of Star Blackjack: the shuffling device fails (scenario T38)."""

from __future__ import annotations

import pytest

from pitboss.floor.accidents.facts import DeviceFact
from pitboss.floor.acts.commands import RecordAct
from tests.floor import devices_nsw_cases as nsw
from tests.floor.accidents_cases import recorded
from tests.floor.accidents_nsw_cases import STAR
from tests.floor.devices_nsw_cases import jammed
from tests.floor.tables import DEALER

S = STAR.cites


@pytest.mark.proves("NSW-STAR-BJ 17.1", "NSW-STAR-BJ 17.1.1", "NSW-STAR-BJ 17.1.2")
def test_17_1__the_cards_move_only_where_every_condition_holds() -> None:
    nsw.transferred(STAR, S + "17.2")
    nsw.only_in_a_round_from_a_device(STAR)
    nsw.damaged_and_not_movable(STAR)


@pytest.mark.proves("NSW-STAR-BJ 17.1.3", "NSW-STAR-BJ 17.1.4", "NSW-STAR-BJ 17.1.5")
def test_17_1__what_people_find_about_the_device_is_kept() -> None:
    acts = [f"device-transfer-needs/{line}" for line in ("disadvantage", "spare", "transfer")]
    assert recorded(jammed(STAR), *acts) == [S + "17.1.3", S + "17.1.4", S + "17.1.5"]


def test_17_2__sound_cards_go_to_the_other_device_and_the_game_goes_on() -> None:
    assert nsw.transferred(STAR, S + "17.2").steps == ("transfer-and-continue",)
    assert recorded(jammed(STAR), "device-undamaged") == [S + "17.2"]


@pytest.mark.proves("NSW-STAR-BJ 17.3.1", "NSW-STAR-BJ 17.3.2", "NSW-STAR-BJ 17.3.3", "NSW-STAR-BJ 17.3.4")
def test_17_3__damaged_cards_are_taken_out_and_replaced_step_by_step() -> None:
    handled = nsw.transferred(STAR, S + "17.3.1", DeviceFact.DAMAGE)
    assert handled.steps == ("damaged-removed", "undamaged-transferred", "replaced-into-spare", "continue")
    assert recorded(jammed(STAR), *(f"device-damaged/{line}" for line in range(1, 5))) == [S + f"17.3.{line}" for line in range(1, 5)]


def test_17_4__where_somebody_is_disadvantaged_the_round_is_broken_off() -> None:
    nsw.somebody_disadvantaged(STAR)


@pytest.mark.proves("NSW-STAR-BJ 17.5.4")
def test_17_5__without_another_device_the_round_is_finished_from_a_shoe_for_those_who_stay() -> None:
    nsw.finished_from_a_shoe(STAR, "17.5.4")
    nsw.silence_is_to_stay(STAR)


def test_17_5_1__every_player_may_have_the_wagers_of_the_round_back() -> None:
    nsw.finished_from_a_shoe(STAR, "17.5.4")
    nsw.nobody_stays(STAR)
    nsw.what_was_lost_goes_back_too(STAR)


@pytest.mark.proves("NSW-STAR-BJ 17.5.2", "NSW-STAR-BJ 17.5.3")
def test_17_5__the_steps_are_kept_as_people_take_them() -> None:
    at = nsw.finished_from_a_shoe(STAR, "17.5.4")
    acts = [f"device-lost-steps/{line}" for line in ("damaged-cards", "shuffle", "cut", "finish")]
    assert recorded(at, *acts) == [S + "17.5.2", S + "17.5.3", S + "17.5.3", S + "17.5.4"]
    assert at.refused(DEALER, RecordAct("device-lost-steps/cards-left")).code == "no-such-act"


def test_17_5_2__damaged_cards_are_replaced_before_the_shuffle() -> None:
    nsw.damaged_cards_are_replaced_first(STAR, "17.5.2")


def test_17_5_3__what_was_left_is_shuffled_and_cut_as_by_hand_before_another_card() -> None:
    nsw.shuffled_and_cut_as_by_hand(STAR, "17.5.3", "4.5")
    nsw.nobody_stays_and_the_cards_are_shuffled(STAR, "17.5.3")


def test_17_5_1__only_what_is_undecided_goes_back_by_another_reading() -> None:
    nsw.only_the_undecided_goes_back(STAR)


def test_17_4__without_another_device_the_round_is_broken_off_all_the_same_unless_read_otherwise() -> None:
    nsw.disadvantaged_without_another_device(STAR)


def test_17_5_1__what_is_taken_back_names_that_rule() -> None:
    nsw.taken_back_by_its_own_rule(STAR)
