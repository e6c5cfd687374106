"""VIC-2003-01 rule 10.9: surrender at Crown Pontoon."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Hit, Insure, Stand, Surrender
from pitboss.play.events import CardDealt, HandSurrendered, Result, SurrenderOffered, TurnCame, WagerSettled
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import V, forbidden, order

PONTOON = table("vic-crown-pontoon")
BOUND = table("vic-crown-pontoon", surrender_followers="bound-by-caller")
BOTH = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
SHARED = (Wager("ann", 20), Wager("bob", 30), Wager("cat", 10))
GIVE_UP, STAND = Surrender(1), Stand(1)


@pytest.mark.parametrize("shown", "JQKA")
def test_10_9_1__half_may_be_given_up_against_a_court_card_or_an_ace(shown: str) -> None:
    played = deal(PONTOON, f"9H {shown}D 7C  9S", GIVE_UP, ann=20)
    assert [(each.result, each.net) for each in played.settled] == [(Result.SURRENDER, -1000)]
    declined = deal(PONTOON, f"9H {shown}D 7C  9S", STAND, ann=20)
    assert declined.net() == -20


@pytest.mark.parametrize("shown", "23456789")
def test_10_9_1__against_nothing_else(shown: str) -> None:
    assert forbidden(PONTOON, f"9H {shown}D 7C", GIVE_UP, ann=20) == V + "10.9.1"


def test_10_9_1__once_before_any_further_card_and_below_21() -> None:
    assert forbidden(PONTOON, "9H KD 2C 3S", Hit(1), GIVE_UP, ann=20) == V + "10.9.1"
    assert forbidden(PONTOON, "9H 9S KD 2C 7C 3S", Hit(1), Stand(1), Surrender(2), wagers=BOTH) == V + "10.9.1"
    assert forbidden(PONTOON, "AH 9S KD KC 7C", GIVE_UP, wagers=BOTH) == V + "10.9.1"  # a Pontoon has been paid
    twenty = deal(PONTOON, "QH KD KC  9S", GIVE_UP, ann=20)
    assert twenty.net() == -10
    assert forbidden(table("vic-blackjack"), "9H KD 7C", GIVE_UP, ann=20) != V + "10.9.1"  # Blackjack knows none


@pytest.mark.parametrize(("chip", "stake", "net"), [("0.50", 25, -12.5), ("5", 25, -10), ("1", 5, -2), ("5", 20, -10), ("5", 5, 0)])
def test_10_9_1__of_an_odd_wager_the_half_returned_is_rounded_up_by_reading_a28(chip: str, stake: float, net: float) -> None:
    assert deal(table("vic-crown-pontoon", smallest_chip=chip), "9H KD 7C  9S", GIVE_UP, ann=stake).net() == net


def test_10_9_2__the_wager_is_marked_and_the_hand_gets_no_more_cards() -> None:
    played = deal(PONTOON, "9H 9S KD 7C 8C  9D", GIVE_UP, Stand(2), wagers=BOTH)
    assert played.events(HandSurrendered)[0].rule == V + "10.9.2"
    assert [event.hand for event in played.events(TurnCame)] == [1]
    assert len(played.state.hands[0].cards) == 2
    assert (played.net("ann"), played.net("bob")) == (-10, -20)
    assert forbidden(PONTOON, "9H 9S KD 7C 8C", GIVE_UP, Hit(1), wagers=BOTH) == V + "10.9.2"


def test_10_9_2__who_shares_may_surrender_too_or_stand_on_the_two_cards_by_reading_a27() -> None:
    all_three = deal(PONTOON, "9H KD 7C  9S", GIVE_UP, wagers=SHARED)
    assert [all_three.net(who) for who in ("ann", "bob", "cat")] == [-10, -15, -5]
    caller_only = Surrender(1, ("ann",))
    lost = deal(PONTOON, "9H KD 7C  9S", caller_only, wagers=SHARED)
    assert [lost.net(who) for who in ("ann", "bob", "cat")] == [-10, -30, -10]
    won = deal(PONTOON, "9H KD 7C  6S KS", caller_only, wagers=SHARED)  # the dealer plays on for those who stand
    assert [won.net(who) for who in ("ann", "bob", "cat")] == [-10, 30, 10]
    later = deal(PONTOON, "9H KD 7C  9S", caller_only, Surrender(1, ("cat",)), wagers=SHARED)
    assert [later.net(who) for who in ("ann", "bob", "cat")] == [-10, -30, -5]
    bound = deal(BOUND, "9H KD 7C  6S", caller_only, wagers=SHARED)
    assert [bound.net(who) for who in ("ann", "bob", "cat")] == [-10, -15, -5]


def test_10_9_3__a_dealers_pontoon_voids_the_surrender() -> None:
    played = deal(PONTOON, "9H KD 7C  AS", GIVE_UP, ann=20)
    assert [(each.result, each.net, each.rules) for each in played.settled] == [(Result.LOSE, -2000, (V + "10.9.3",))]


@pytest.mark.parametrize(("second", "main", "insurance"), [("JS", -40, 40), ("9S", -20, -20)])
def test_10_9_3__beside_insurance(second: str, main: float, insurance: float) -> None:
    played = deal(PONTOON, f"9H AD 7C  {second}", Insure(1, "ann", 2000), GIVE_UP, ann=40)
    assert (played.net(bet="main"), played.net(bet="insurance")) == (main, insurance)


def test_10_9_4__surrenders_are_collected_in_the_final_settlement() -> None:
    played = deal(PONTOON, "9H 9S KD 7C 8C  6D 9D", GIVE_UP, Stand(2), wagers=BOTH)
    assert order(played, SurrenderOffered, HandSurrendered, CardDealt, WagerSettled)[-4:] == ["CardDealt"] * 2 + ["WagerSettled"] * 2
    assert (played.net("ann"), played.net("bob")) == (-10, 20)
    assert V + "10.9.4" in played.rules("ann")
    alone = deal(PONTOON, "9H KD 7C  2S", GIVE_UP, ann=20)
    assert (alone.net(), len(alone.state.dealer)) == (-10, 2)  # one card shows that it is no Pontoon


def test_10_9_5__who_shares_may_not_surrender_without_the_caller() -> None:
    for players in (("bob",), ("bob", "cat")):
        assert forbidden(PONTOON, "9H KD 7C", Surrender(1, players), wagers=SHARED) == V + "10.9.5"
    together = deal(PONTOON, "9H KD 7C  9S", Surrender(1, ("ann", "bob")), wagers=SHARED)
    assert [together.net(who) for who in ("ann", "bob", "cat")] == [-10, -15, -10]
