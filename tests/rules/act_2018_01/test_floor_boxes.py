"""ACT-2018-01 at the table: boxes, who shares and calls them, side-bet places and idle players."""

from __future__ import annotations

import pytest

from pitboss.floor.boxes.commands import DeclareToken, ExchangeVoucher, GiveUpBoxes, JoinTable, ReduceBettors
from pitboss.floor.postings import ledger
from pitboss.law.refusal import Refused
from pitboss.money.ledger import balances
from pitboss.play.commands import PlaceSideBet, PlaceWager, Stand
from tests.floor import boxes_cases as boxes
from tests.floor.tables import DEALER, game, opened
from tests.floor.wagers_cases import t23

ACT = "ACT-2018-01 "
BOOK = "act-blackjack"


def test_4_4__several_boxes_by_leave_of_the_operator_until_others_want_them() -> None:
    at = boxes.full(boxes.two_boxes(BOOK, "olive", ACT + "4.4"))
    at.bets(1, ann=10)
    refused = at.refused("ann", PlaceWager(3, "ann", 1000))
    assert (refused.code, refused.rule) == ("box-not-called", ACT + "4.4")
    assert at.refused("ann", PlaceWager(2, "ann", 1000)).rule == ACT + "4.4"
    at.do("ann", GiveUpBoxes("ann", (4,)))
    at.do("di", JoinTable("di", 4))
    at.bets(3, ann=10).bets(4, di=10).bets(2, bob=10).bets(5, cy=10)
    assert boxes.callers(at) == {1: "ann", 2: "bob", 3: "ann", 4: "di", 5: "cy"}


def test_4_4__a_box_may_still_be_backed_where_somebody_else_calls_it() -> None:
    at = boxes.full(boxes.two_boxes(BOOK, "olive", ACT + "4.4"))
    at.bets(1, ann=10).bets(3, bob=10, ann=10)
    assert boxes.callers(at) == {1: "ann", 3: "bob"}


def test_4_5__three_share_a_box_and_nobody_may_make_it_fewer() -> None:
    at = opened(BOOK).people("olive").players(ann=1, bob=0, cy=0).bets(1, bob=10, cy=100, ann=10)
    refused = at.refused("di", PlaceWager(1, "di", 1000))
    assert (refused.code, refused.rule) == ("box-full", ACT + "4.5")
    assert at.refused("olive", ReduceBettors(2, 2)).code == "no-power"
    assert boxes.callers(at) == {1: "ann"}


def test_4_5_a__whoever_sits_at_the_box_calls_first() -> None:
    assert t23(BOOK) == (-10, -50, -100)


def test_4_5_b__else_the_wager_nearest_the_dealer_calls() -> None:
    assert t23(BOOK, seat=0) == (10, 50, 100)


def test_16_6__three_rounds_without_a_wager_at_a_full_table_may_cost_the_seat() -> None:
    boxes.idle(BOOK, "olive", ACT + "16.6")


PAIRS = ("act-perfect-pairs", "perfect-pairs")
PLAY = ("act-pairs-play", "pairs-play")


def test_17_1__the_operator_may_offer_one_of_two_side_bets() -> None:
    with pytest.raises(Refused) as fault:
        game(BOOK, PAIRS[0], PLAY[0])
    assert fault.value.rule == ACT + "17.1"
    at = opened(BOOK).players(ann=1).bets(1, ann=10)
    assert at.refused("ann", PlaceSideBet(1, "ann", "perfect-pairs", 500)).rule == ACT + "17.1(a)"


@pytest.mark.parametrize(("offered", "other"), [(PAIRS, PLAY)])
def test_17_1_a__perfect_pairs_is_the_one(offered: tuple[str, str], other: tuple[str, str]) -> None:
    boxes.side_bet_at_discretion(BOOK, *offered, ACT + "17.1(a)")
    at = opened(BOOK, offered[0]).players(ann=1).bets(1, ann=10)
    assert at.refused("ann", PlaceSideBet(1, "ann", other[1], 500)).rule == ACT + "17.1"


@pytest.mark.parametrize(("offered", "other"), [(PLAY, PAIRS)])
def test_17_1_b__or_pairs_play_is(offered: tuple[str, str], other: tuple[str, str]) -> None:
    boxes.side_bet_at_discretion(BOOK, *offered, ACT + "17.1(b)")
    at = opened(BOOK, offered[0]).players(ann=1).bets(1, ann=10)
    assert at.refused("ann", PlaceSideBet(1, "ann", other[1], 500)).rule == ACT + "17.1"


def test_17_5__perfect_pairs_goes_into_its_box_before_the_deal() -> None:
    boxes.side_bet_before_the_first_card(BOOK, *PAIRS, ACT + "17.5")


def test_17_17__pairs_play_goes_into_its_box_before_the_deal() -> None:
    boxes.side_bet_before_the_first_card(BOOK, *PLAY, ACT + "17.17")


def test_17_5__a_stranger_to_the_box_may_back_it_too() -> None:
    at = opened(BOOK, PAIRS[0]).players(ann=1, bob=0).bets(1, ann=10).side("bob", "perfect-pairs", 5)
    at.deals("9H KD 9C KS", Stand(1)).check()
    assert at.net("bob") != 0


def test_17_5__in_chips_into_the_box_of_that_bet_until_the_first_card() -> None:
    at = opened(BOOK, PAIRS[0]).players(ann=1, bob=2).bets(1, ann=10).bets(2, bob=10)
    assert at.refused("ann", PlaceSideBet(3, "ann", "perfect-pairs", 500)).rule == ACT + "17.8"  # a box without a Blackjack wager
    at.side("ann", "perfect-pairs", 5)
    assert balances(ledger(at.log))["layout:1:perfect-pairs"] == 500
    assert at.refused(DEALER, DeclareToken(1, "ann", 500, "perfect-pairs")).code == "medium"
    assert at.refused(DEALER, ExchangeVoucher("ann", 500)).code == "medium"
    at.deals("9H")
    for by, command in (("bob", PlaceSideBet(2, "bob", "perfect-pairs", 500)), ("ann", PlaceSideBet(1, "ann", "perfect-pairs", 500))):
        refused = at.refused(by, command)
        assert (refused.code, refused.rule) == ("betting-closed", ACT + "17.5")
    at.deals("8H 6D 9H 8C KD 9D", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (10 + 5 * 25, 10)
