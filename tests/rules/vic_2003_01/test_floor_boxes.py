"""VIC-2003-01 at the table: seats, boxes, who shares and calls them, and the places of side bets."""

from __future__ import annotations

import pytest

from pitboss.floor.boxes.commands import GiveUpBoxes, JoinTable
from pitboss.law.refusal import Refused
from pitboss.play.commands import CloseBetting, CloseInsurance, Double, PlaceWager, Split, Stand, Surrender
from pitboss.play.events import BettingClosed, HandSplit, HandSurrendered, StakeDoubled
from tests.floor import boxes_cases as boxes
from tests.floor.tables import DEALER, opened
from tests.floor.wagers_cases import lays, t23
from tests.rules.at_table import V

GAMES = ["vic-blackjack", "vic-crown-blackjack", "vic-vegas-blackjack", "vic-crown-pontoon"]


@pytest.mark.parametrize("book", GAMES)
def test_2_1__a_table_seats_nine_at_most(book: str) -> None:
    boxes.seats_up_to(book, 9, V + "2.1")


def test_2_2_1__nine_boxes_at_most() -> None:
    boxes.layouts("vic-blackjack", (1, 5, 9), (10,), V + "2.2.1")


def test_10_3_1_a__nine_boxes_at_most_at_crown_pontoon() -> None:
    boxes.layouts("vic-crown-pontoon", (1, 7, 9), (10,), V + "10.3.1(a)")


def test_11_3_1_a__nine_boxes_at_most_where_pandemonium_is_marked() -> None:
    boxes.layout_of_side_bet("vic-crown-pontoon", "vic-pontoon-pandemonium", V + "11.3.1(a)")


def test_13_3_1_a__nine_boxes_at_most_where_magnificent_sevens_is_marked() -> None:
    boxes.layout_of_side_bet("vic-blackjack", "vic-magnificent-sevens", V + "13.3.1(a)")


def test_13_3_1_b__nine_areas_at_most_for_magnificent_sevens() -> None:
    boxes.areas_of_side_bet("vic-blackjack", "vic-magnificent-sevens", "magnificent-sevens", V + "13.3.1(b)")


def test_15_3_1_a__nine_boxes_at_most_where_perfect_pairs_is_marked() -> None:
    boxes.layout_of_side_bet("vic-blackjack", "vic-perfect-pairs", V + "15.3.1(a)")


def test_15_3_1_b__nine_areas_at_most_for_perfect_pairs() -> None:
    boxes.areas_of_side_bet("vic-blackjack", "vic-perfect-pairs", "perfect-pairs", V + "15.3.1(b)")


@pytest.mark.parametrize("book", GAMES)
def test_5_8__three_share_a_box_or_fewer_as_a_game_supervisor_says(book: str) -> None:
    boxes.bettors_reduced(book, "gus", V + "5.8", V + "5.8")


def test_5_9__the_wager_nearest_the_dealer_calls() -> None:
    assert t23("vic-blackjack") == (10, 50, 100)
    at = opened("vic-blackjack").players(ann=1, bob=0).bets(1, bob=20, ann=10)
    at.deals("5H 6D 6C")
    assert at.refused("ann", Double(1)).rule == V + "5.9"
    at.do("bob", Double(1, {"bob": 2000}))
    assert at.all(StakeDoubled)[0].amounts == (("bob", 2000),), "a sharer need not follow the caller"


def test_5_9__the_caller_who_will_not_split_binds_the_others() -> None:
    at = opened("vic-blackjack").players(ann=1, bob=0).bets(1, bob=20, ann=10).deals("8H 6D 8C")
    with pytest.raises(Refused):
        at.do(DEALER, Split(1, ("ann",)))
    at.do("bob", Split(1, ("bob",)))
    assert at.all(HandSplit)[0].players == ("bob",)


@pytest.mark.proves("VIC-2003-01 5.9.1", "VIC-2003-01 5.9.1(a)")
def test_5_9_1_a__the_dealer_finds_out_who_calls_before_the_round() -> None:
    at = opened("vic-blackjack").players(ann=1, bob=0, cy=3).bets(1, bob=20, ann=100).bets(3, cy=10)
    assert at.refused("ann", CloseBetting()).code == "dealer-only"
    assert boxes.callers(at) == {1: "bob", 3: "cy"}
    assert at.all(BettingClosed)[0].also == (V + "5.9",)
    boxes.lined_up("vic-blackjack", {"lining-up/caller-wager": V + "5.9.1(b)", "lining-up/other-wagers": V + "5.9.1(c)"})


@pytest.mark.parametrize("book", GAMES)
def test_5_10__a_second_box_by_leave_of_a_game_supervisor(book: str) -> None:
    at = boxes.two_boxes(book, "gus", V + "5.10")
    boxes.full(at)
    at.do("ann", GiveUpBoxes("ann", (3, 4)))
    at.do("di", JoinTable("di", 3))


def test_5_10_1__when_full_further_boxes_are_backed_but_not_called() -> None:
    at = boxes.full(boxes.two_boxes("vic-blackjack", "gus", V + "5.10"))
    at.bets(1, ann=10)
    refused = at.refused("ann", PlaceWager(3, "ann", 1000))
    assert (refused.code, refused.rule) == ("box-not-called", V + "5.10.1")
    at.bets(2, bob=10, ann=10).bets(5, cy=10, ann=10)
    assert boxes.callers(at) == {1: "ann", 2: "bob", 5: "cy"}
    at.deals("9H 8H 9C KD 7S 7C 8C KS", *(Stand(box) for box in (1, 2, 5))).check()


def test_5_10_1__when_full_a_player_without_leave_may_back_others_too() -> None:
    at = boxes.full(opened("vic-blackjack", boxes=2).players(ann=1, bob=2))
    at.bets(1, ann=10).bets(2, bob=10, ann=10)
    assert boxes.callers(at) == {1: "ann", 2: "bob"}


def test_12_4_1_e__who_shares_a_box_cannot_surrender_when_the_caller_plays_on() -> None:
    at = lays(opened("vic-vegas-blackjack").players(ann=1, bob=0).bets(1, bob=20, ann=10), "TH AD 6C")
    at.do(DEALER, CloseInsurance())
    assert at.refused(DEALER, Surrender(1, ("ann",))).rule == V + "12.4.1(e)"
    at.do("bob", Surrender(1, ("bob",)))
    assert at.all(HandSurrendered)[0].players == ("bob",)


def test_17_8__three_rounds_without_a_wager_at_a_full_table_may_cost_the_seat() -> None:
    boxes.idle("vic-blackjack", "gus", V + "17.8")


SIDE = {
    "11.5": ("vic-crown-pontoon", "vic-pontoon-pandemonium", "pontoon-pandemonium"),
    "13.5": ("vic-blackjack", "vic-magnificent-sevens", "magnificent-sevens"),
    "15.4": ("vic-blackjack", "vic-perfect-pairs", "perfect-pairs"),
}


def test_11_5_1__pandemonium_goes_down_before_the_first_card() -> None:
    boxes.side_bet_before_the_first_card(*SIDE["11.5"], V + "11.5.1")


def test_13_5_1__magnificent_sevens_goes_down_before_the_first_card() -> None:
    boxes.side_bet_before_the_first_card(*SIDE["13.5"], V + "13.5.1")


def test_15_4_1__perfect_pairs_goes_down_before_the_first_card() -> None:
    boxes.side_bet_before_the_first_card(*SIDE["15.4"], V + "15.4.1")


def test_11_5_3__one_pandemonium_wager_with_each_main_wager() -> None:
    boxes.side_bet_with_each_wager(*SIDE["11.5"], V + "11.5.3")


def test_13_5_3__one_magnificent_sevens_wager_with_each_main_wager() -> None:
    boxes.side_bet_with_each_wager(*SIDE["13.5"], V + "13.5.3")


def test_15_4_3__one_perfect_pairs_wager_with_each_main_wager() -> None:
    boxes.side_bet_with_each_wager(*SIDE["15.4"], V + "15.4.2")
