"""Boxes, seats and side-bet places: what the documents leave to readings, and the finer points of each refusal."""

from __future__ import annotations

import pytest

from pitboss.floor.boxes.commands import (
    DeclareToken,
    ExchangeVoucher,
    FreeSideBets,
    GiveUpBoxes,
    GoAlong,
    JoinTable,
    LeaveTable,
    LetWagerOnSeveral,
    LimitSideBets,
    OfferSideBet,
    RefuseUnpayable,
    RequireToVacate,
    ReserveBoxes,
    StopSideBet,
    TouchWager,
    WaitForSeat,
)
from pitboss.floor.boxes.events import FollowingSaid, TableLeft, TokensSettled
from pitboss.floor.boxes.words import WORDS
from pitboss.floor.notices.state import Kind
from pitboss.law.refusal import Malformed
from pitboss.play.commands import CloseBetting, PlaceSideBet, PlaceWager, Split, Stand
from pitboss.terms.powers import Role
from pitboss.terms.side_bets import SIDE_BETS_LIMITED_BY
from pitboss.terms.wagers import Touch
from tests.floor.tables import DEALER, Day, opened
from tests.floor.wagers_cases import holds

STAR, PAIRS = "nsw-star-blackjack", "perfect-pairs"


def confined() -> Day:
    """A table of Star Blackjack whose Perfect Pairs is for main bettors."""
    at = opened(STAR, "nsw-star-perfect-pairs").people("max", "olive").players(ann=1, bob=2, cy=0)
    for role in (Role.SURVEILLANCE, Role.INSPECTOR):
        at.notice("max", Kind.NOTIFICATION, SIDE_BETS_LIMITED_BY, PAIRS, role=role)
    at.notice("max", Kind.SIGN, SIDE_BETS_LIMITED_BY, PAIRS).do("max", LimitSideBets(PAIRS))
    return at


def test_q1__a_main_wager_anywhere_opens_a_confined_side_bet() -> None:
    at = confined().bets(1, ann=10).bets(2, bob=10)
    at.side("bob", PAIRS, 5, box=1)
    assert at.refused("cy", PlaceSideBet(1, "cy", PAIRS, 500)).code == "side-bet-confined"


def test_a_confinement_is_made_once_and_lifted_once() -> None:
    at = confined()
    assert at.refused("max", LimitSideBets(PAIRS)).code == "limited"
    at.do("max", FreeSideBets(PAIRS))
    assert at.refused("max", FreeSideBets(PAIRS)).code == "not-limited"
    assert at.refused("olive", OfferSideBet(PAIRS)).code == "offered"
    at.do("olive", StopSideBet(PAIRS))
    assert at.refused("olive", StopSideBet(PAIRS)).code == "not-offered"
    assert at.refused("olive", StopSideBet("lucky-lucky")).rule == "NSW-STAR-BJ 14.2"


def test_victoria_leaves_nobody_the_choice_to_stop_a_side_bet() -> None:
    at = opened("vic-blackjack", "vic-perfect-pairs").people("olive")
    assert at.refused("olive", StopSideBet(PAIRS)).code == "no-power"


def test_q2__one_round_with_a_seat_free_starts_the_count_again() -> None:
    at = opened("vic-blackjack", boxes=2).people("gus").players(ann=1, bob=2)
    for number in range(4):
        at.bets(1, ann=10).deals("9H 8C 9C KD", Stand(1))
        if number == 1:
            at.do("ann", LeaveTable("ann"))
            at.players(cy=1)
            at.bets(1, cy=10).deals("9H 8C 9C KD", Stand(1))
            at.do("cy", LeaveTable("cy"))
            at.bets(1, di=10).deals("9H 8C 9C KD", Stand(1))
            at.players(ann=1)
    assert at.floor.boxes.idle["bob"] == 6
    assert at.refused("gus", RequireToVacate("bob")).code == "seat-free"
    at.bets(1, ann=10).deals("9H 8C 9C KD", Stand(1)).do("gus", RequireToVacate("bob"))
    assert "bob" in at.floor.boxes.present, "in Victoria only the seat is given up"
    assert at.refused("gus", RequireToVacate("bob")).code == "not-seated"


def test_q3__in_new_south_wales_seat_and_position_are_given_up() -> None:
    at = opened(STAR, boxes=5).people("cass").players(ann=1, bob=2, cy=3, di=4, ed=5)
    for _ in range(3):
        at.bets(1, ann=10).deals("9H 8C 9C KD", Stand(1))
    at.do("cass", RequireToVacate("bob"))
    assert [event.player for event in at.all(TableLeft)] == ["bob"]
    at.check()


def test_a_seat_that_somebody_has_is_waited_for() -> None:
    at = opened("vic-blackjack", boxes=2).people("gus").players(ann=1)
    at.do("gus", LetWagerOnSeveral("ann", (2,)))
    assert at.refused("bob", JoinTable("bob", 2)).rule == "VIC-2003-01 5.10"
    assert at.refused("zed", WaitForSeat("bob")).code == "staff-only"
    at.do("bob", WaitForSeat("bob"))
    assert at.refused("bob", WaitForSeat("bob")).code == "no-need-to-wait"
    assert at.refused("gus", LetWagerOnSeveral("cy", (1,))).code == "seats-wanted"
    at.do("gus", GiveUpBoxes("ann", (2,)))
    at.do("bob", JoinTable("bob", 2))
    assert (at.floor.boxes.waiting, at.floor.boxes.several) == ((), {})


def test_a_back_bettor_s_word_lasts_until_another_or_until_he_goes() -> None:
    at = opened("vic-blackjack", boxes=2).people("gus").players(ann=1, bob=0)
    assert at.floor.boxes.goes_along("bob", "split")
    at.do("bob", GoAlong("bob", ("double",)))
    assert [at.floor.boxes.goes_along("bob", act) for act in ("split", "double")] == [False, True]
    assert at.log[-1] == FollowingSaid("bob", ("double",), "VIC-2003-01 7.5.5(a)(i)")
    assert at.refused("ann", GoAlong("bob")).code == "staff-only"
    assert at.refused("zed", GoAlong("zed")).code == "not-at-the-table"
    with pytest.raises(Malformed, match="name split, double, both or neither"):
        at.do("bob", GoAlong("bob", ("stand",)))
    at.do("gus", GoAlong("bob"))
    assert not at.floor.boxes.goes_along("bob", "double")
    at.do("bob", LeaveTable("bob"))
    assert at.floor.boxes.goes_along("bob", "double")


def test_reserved_boxes_need_no_leave_and_are_given_to_nobody() -> None:
    at = opened(STAR, "nsw-star-perfect-pairs", boxes=5).people("cass").players(ann=1)
    at.do("cass", ReserveBoxes("ann", (2, 3)))
    at.bets(1, ann=10).bets(2, ann=10).bets(3, ann=10)
    assert at.refused("bob", PlaceSideBet(2, "bob", PAIRS, 500)).rule == "NSW-STAR-BJ 5.13"
    assert at.refused("cass", LetWagerOnSeveral("bob", (3,))).rule == "NSW-STAR-BJ 5.13"


def test_a_wager_taken_back_takes_what_needed_it_along() -> None:
    at = opened("vic-blackjack", "vic-perfect-pairs").players(ann=1).bets(1, ann=10).side("ann", PAIRS, 5)
    at.do("ann", TouchWager("ann", Touch.WITHDRAW, 1))
    assert (at.net("ann"), at.floor.rounds.players) == (0, ())
    at.check()


def test_a_last_wager_taken_back_before_the_first_card_opens_betting_again() -> None:
    at = opened("vic-blackjack").players(ann=1).bets(1, ann=10)
    at.do(DEALER, CloseBetting())
    at.do("ann", TouchWager("ann", Touch.WITHDRAW, 1))
    assert at.refused(DEALER, CloseBetting()).code == "no-wagers"
    at.bets(1, ann=20).deals("9H KD 9C KS", Stand(1)).check()


def test_tokens_come_back_with_a_wager_that_is_taken_back_and_stay_with_the_first_hand() -> None:
    at = opened(STAR).players(ann=1)
    at.do(DEALER, ExchangeVoucher("ann", 2000))
    at.bets(1, ann=20).do("ann", DeclareToken(1, "ann", 2000))
    assert at.refused("ann", DeclareToken(1, "ann", 2000)).code == "declared"
    at.do("ann", TouchWager("ann", Touch.WITHDRAW, 1))
    assert (holds(at, "token:ann"), at.net("ann")) == (20, 0)
    at.bets(1, ann=20).do("ann", DeclareToken(1, "ann", 2000))
    at.deals("8H 7D 8C TC 4C TS", Split(1), Stand(1), Stand(1)).check()
    assert [event.returned for event in at.all(TokensSettled)] == [2000, 2000]
    assert (holds(at, "token:ann"), at.net("ann")) == (20, 0), "the first hand won and the second lost"


@pytest.mark.parametrize("book", ["act-blackjack", STAR])
def test_only_victoria_lets_a_wager_be_refused_because_chips_could_not_pay_it(book: str) -> None:
    at = opened(book).people("max", "olive").players(ann=1).bets(1, ann=25)
    for by in ("max", "olive"):
        assert at.refused(by, RefuseUnpayable("ann", 1)).code == "no-power"


def test_everything_that_can_happen_to_boxes_has_its_words() -> None:
    at = confined().bets(1, ann=10)
    assert all(WORDS[type(event)](event) for event in at.log if type(event) in WORDS)
    assert WORDS[TableLeft](TableLeft("ann", "")) == "ann leaves the table"


def test_nobody_bets_where_there_is_no_box() -> None:
    refused = opened("act-blackjack", boxes=3).refused("ann", PlaceWager(4, "ann", 1000))
    assert (refused.code, refused.rule) == ("no-box", "ACT-2018-01 1.1")
