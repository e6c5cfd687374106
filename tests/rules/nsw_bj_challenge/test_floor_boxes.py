"""NSW-BJ-CHALLENGE at the table: boxes, who shares and calls them, and the places of side bets."""

from __future__ import annotations

import pytest

from pitboss.floor.boxes.commands import WaitForSeat
from pitboss.play.commands import CloseBetting, PlaceSideBet, Stand
from pitboss.play.events import BettingClosed
from tests.floor import boxes_cases as boxes
from tests.floor.tables import opened
from tests.floor.wagers_cases import t23

D = "NSW-BJ-CHALLENGE "
BOOK = "nsw-blackjack-challenge"


def test_2_2_1__five_to_seven_boxes() -> None:
    boxes.layouts(BOOK, (5, 7), (4, 8), D + "2.2.1")


def test_5_4__three_share_a_box_or_fewer_as_a_casino_supervisor_says() -> None:
    boxes.bettors_reduced(BOOK, "cass", D + "5.4", D + "5.4")
    boxes.bettors_reduced(BOOK, "gwen", D + "5.4", D + "5.4")


def test_5_5__one_bettor_of_a_shared_box_decides() -> None:
    at = opened(BOOK).players(ann=1, bob=0).bets(1, bob=50, ann=10).deals("TH 6D 6C")
    refused = at.refused("bob", Stand(1))
    assert (refused.code, refused.rule) == ("not-caller", D + "5.5")
    at.do("ann", Stand(1))


def test_5_5_1__whoever_sits_at_the_box_calls_first() -> None:
    assert t23(BOOK) == (-10, -50, -100)


def test_5_5_2__with_nobody_seated_the_largest_wager_calls() -> None:
    assert t23(BOOK, seat=0) == (-10, -50, -100)
    at = opened(BOOK).players(ann=0, bob=0, cy=0).bets(1, bob=50, ann=10, cy=100)
    assert boxes.callers(at) == {1: "cy"}


def test_5_5_3__level_wagers_are_called_by_the_one_nearest_the_dealer() -> None:
    at = opened(BOOK).players(ann=0, bob=0, cy=0).bets(1, bob=50, ann=50, cy=50)
    assert boxes.callers(at) == {1: "bob"}


def test_5_5_3__two_level_highest_and_a_third_lower_by_the_other_side_of_reading_e5() -> None:
    for highest, caller in (("highest-wager", "ann"), ("sole-highest-wager", "bob")):
        at = opened(BOOK, who_calls=f"seated, {highest}, nearest-dealer").players(ann=0, bob=0, cy=0).bets(1, bob=10, ann=50, cy=50)
        assert boxes.callers(at) == {1: caller}
    alone = opened(BOOK, who_calls="seated, sole-highest-wager, nearest-dealer").players(ann=0, bob=0, cy=0)
    assert boxes.callers(alone.bets(1, bob=10, ann=50, cy=60)) == {1: "cy"}


def test_5_6__the_dealer_finds_out_who_calls_before_the_round() -> None:
    at = opened(BOOK).players(ann=1, bob=0, cy=3).bets(1, bob=50, ann=10).bets(3, cy=10)
    assert at.refused("ann", CloseBetting()).code == "dealer-only"
    assert boxes.callers(at) == {1: "ann", 3: "cy"}
    assert at.all(BettingClosed)[0].also == (D + "5.5",)


@pytest.mark.proves("NSW-BJ-CHALLENGE 5.7", "NSW-BJ-CHALLENGE 5.7.1", "NSW-BJ-CHALLENGE 5.7.2")
def test_5_7__the_dealer_sees_to_it_how_wagers_lie() -> None:
    boxes.lined_up(BOOK, {"lining-up/caller-wager": D + "5.7.1", "lining-up/other-wagers": D + "5.7.2"})


def test_5_8__several_boxes_by_leave_and_given_up_when_seats_run_short() -> None:
    boxes.boxes_given_up(BOOK, "cass", D + "5.8")


def test_5_8__nobody_waits_while_a_seat_is_free() -> None:
    assert opened(BOOK).players(ann=1).refused("bob", WaitForSeat("bob")).rule == D + "5.8"


def test_5_13__a_series_of_boxes_may_be_kept_for_one_player() -> None:
    boxes.reserved(BOOK, "cass", D + "5.13")


def test_18_9__three_rounds_without_a_wager_at_a_full_table_may_cost_the_place() -> None:
    boxes.idle(BOOK, "cass", D + "18.9")


ANY, PERFECT = ("nsw-challenge-any-pairs", "any-pairs"), ("nsw-challenge-perfect-pairs", "perfect-pairs")


def test_13_1__anyone_may_bet_any_pairs_before_the_round_where_it_is_offered() -> None:
    boxes.side_bet_at_discretion(BOOK, *ANY, D + "13.1")
    boxes.side_bet_before_the_first_card(BOOK, *ANY, D + "13.1")
    at = opened(BOOK, ANY[0]).players(ann=1, bob=0).bets(1, ann=10).side("bob", "any-pairs", 5)
    assert at.refused("bob", PlaceSideBet(2, "bob", "any-pairs", 500)).code == "side-bet-alone"
    small = opened(BOOK, ANY[0], boxes=5).bets(5, ann=10)
    assert small.refused("ann", PlaceSideBet(6, "ann", "any-pairs", 500)).code == "no-box", "the diagram has an area a box"


@pytest.mark.proves("NSW-BJ-CHALLENGE 13.3", "NSW-BJ-CHALLENGE 13.3.1", "NSW-BJ-CHALLENGE 13.3.2")
def test_13_3__a_manager_may_confine_any_pairs_after_notifications_and_behind_a_sign() -> None:
    boxes.side_bets_limited(BOOK, *ANY, D + "13.3")


def test_13_5__three_any_pairs_a_box_main_bettors_first_then_as_they_arrive() -> None:
    boxes.side_bets_preferred(BOOK, *ANY, D + "13.5")


def test_14_1__the_operator_chooses_whether_to_offer_perfect_pairs() -> None:
    boxes.side_bet_at_discretion(BOOK, *PERFECT, D + "14.1")


def test_14_2__anyone_may_bet_perfect_pairs_before_the_round_where_it_is_offered() -> None:
    boxes.side_bet_before_the_first_card(BOOK, *PERFECT, D + "14.2")
    at = opened(BOOK, PERFECT[0]).players(ann=1, bob=0).bets(1, ann=10).side("bob", "perfect-pairs", 5)
    assert at.refused("bob", PlaceSideBet(2, "bob", "perfect-pairs", 500)).code == "side-bet-alone"
    without = opened(BOOK, ANY[0]).players(ann=1).bets(1, ann=10)
    assert without.refused("ann", PlaceSideBet(1, "ann", "perfect-pairs", 500)).code == "not-offered"


@pytest.mark.proves("NSW-BJ-CHALLENGE 14.4", "NSW-BJ-CHALLENGE 14.4.1", "NSW-BJ-CHALLENGE 14.4.2")
def test_14_4__a_manager_may_confine_perfect_pairs_after_notifications_and_behind_a_sign() -> None:
    boxes.side_bets_limited(BOOK, *PERFECT, D + "14.4")


def test_14_6__three_perfect_pairs_a_box_main_bettors_first_then_as_they_arrive() -> None:
    boxes.side_bets_preferred(BOOK, *PERFECT, D + "14.6")
