"""VIC-2000-29 at the table: seats, what wagers are made in and on, by when, and what may be done with them."""

from __future__ import annotations

import pytest

from pitboss.floor.boxes.commands import DeclareToken, RefuseUnpayable, TouchWager
from pitboss.floor.boxes.events import UnpayableRefused
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.com_bo.events import ComBoWagerPlaced
from pitboss.play.commands import CloseBetting
from pitboss.play.events import BettingClosed
from pitboss.terms.wagers import Touch
from tests.floor import boxes_cases as boxes, wagers_cases as wagers
from tests.floor.tables import DEALER, Day, opened

D = "VIC-2000-29 "
BOOK = "vic-crown-com-bo"
FIVE = "KD 2C 9H 4S 7D"


def bets(at: Day, bet: str, stake: float = 10, player: str = "ann") -> Day:
    """A player stakes on a bet, in dollars."""
    at.do(player, PlaceComBoWager(player, bet, round(stake * 100)))
    return at


def test_2_1__seven_numbered_seats_at_most() -> None:
    boxes.seats_up_to(BOOK, 7, D + "2.1")


def test_5_1__wagers_are_chips() -> None:
    at = bets(opened(BOOK).players(ann=1), "high-1")
    refused = at.refused("ann", DeclareToken(0, "ann", 1000, "high-1"))
    assert (refused.code, refused.rule) == ("medium", D + "5.1")


def test_5_2__a_wager_lies_before_the_first_card() -> None:
    at = wagers.lays(bets(opened(BOOK).players(ann=1), "high-1"), "KD")
    refused = at.refused("ann", PlaceComBoWager("ann", "low-1", 1000))
    assert refused.rule == D + "5.2"


def test_5_3__a_spoken_wager_is_changed_to_chips_before_betting_closes() -> None:
    wagers.spoken(opened(BOOK).players(ann=1), D + "5.3", PlaceComBoWager("ann", "high-1", 1000))


def test_5_4__a_wager_is_made_larger_by_what_its_owner_adds() -> None:
    at = bets(bets(opened(BOOK).players(ann=1), "low-3", 20), "low-3", 15)  # two wagers on the same area
    at.do("ann", TouchWager("ann", Touch.INCREASE, bet="low-3", amount=1000))
    assert at.net("ann") == -45


def test_5_5__wagers_are_frozen_from_the_first_card_until_settled() -> None:
    at = bets(bets(opened(BOOK).players(ann=1), "high-1"), "com-bo")
    at.do("ann", TouchWager("ann", Touch.INCREASE, bet="high-1", amount=500))
    at.do("ann", TouchWager("ann", Touch.WITHDRAW, bet="com-bo"))
    assert at.net("ann") == -15
    wagers.lays(at, FIVE)
    for act in (Touch.HANDLE, Touch.INCREASE, Touch.WITHDRAW):
        refused = at.refused("ann", TouchWager("ann", act, bet="high-1", amount=500))
        assert (refused.code, refused.rule) == ("frozen", D + "5.5")
    at.do(DEALER, KeyResult(at.floor.rounds.now.cards))  # type: ignore[union-attr]
    at.do("ann", TouchWager("ann", Touch.HANDLE, bet="high-1"))
    at.check()


@pytest.mark.proves("VIC-2000-29 5.6", "VIC-2000-29 5.6(a)", "VIC-2000-29 5.6(b)", "VIC-2000-29 5.6(c)")
def test_5_6__singles_runs_and_com_bos_are_what_may_be_wagered_on() -> None:
    at = opened(BOOK).players(ann=1)
    for bet in ("high-1", "low-run-3", "com-bo"):
        bets(at, bet)
    assert [event.bet for event in at.all(ComBoWagerPlaced)] == ["high-1", "low-run-3", "com-bo"]
    assert at.refused("ann", PlaceComBoWager("ann", "insurance", 1000)).rule == D + "5.6"


def test_5_7__a_wager_that_chips_could_not_pay_may_be_refused_before_the_deal() -> None:
    at = bets(bets(opened(BOOK, smallest_chip="5").people("gus").players(ann=1), "high-1", 12.5), "low-1", 100)
    rule = D + "5.7"
    assert at.refused(DEALER, RefuseUnpayable("ann", bet="high-1")).rule == rule
    refused = at.refused("gus", RefuseUnpayable("ann", bet="low-1"))
    assert (refused.code, refused.rule) == ("payable", rule)
    at.do("gus", RefuseUnpayable("ann", bet="high-1"))
    assert (at.all(UnpayableRefused)[0].rule, at.net("ann")) == (rule, -100)
    wagers.lays(bets(at, "high-1", 12.5), "KD")
    assert at.refused("gus", RefuseUnpayable("ann", bet="high-1")).rule == rule
    at.check()


def test_7_1__the_dealer_calls_betting_closed_before_any_card() -> None:
    at = bets(opened(BOOK).players(ann=1), "high-1")
    refused = at.refused("ann", CloseBetting())
    assert (refused.code, refused.rule) == ("dealer-only", D + "7.1")
    at.do(DEALER, CloseBetting())
    assert at.all(BettingClosed)[0].rule == D + "7.1"
