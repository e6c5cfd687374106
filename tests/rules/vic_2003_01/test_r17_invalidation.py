"""VIC-2003-01 rule 17.4: an outcome is invalidated, and wagers go back."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Annulment, AnnulRound, Double, Hit, Insure
from pitboss.play.decide import decide
from pitboss.play.events import Result, RoundAnnulled
from pitboss.play.state import Awaits, Round
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import V

BLACKJACK = table("vic-blackjack")
INVALIDATED = AnnulRound(Annulment.INVALIDATED)


def test_17_4__every_wager_of_the_round_is_refunded() -> None:
    wagers = (Wager("ann", 20, box=1), Wager("bob", 30, box=2), Wager("cat", 10, box=3), Wager("dan", 40, box=4))
    cards = "KH 6H AH 9H 6D 6C 5C KC 9C  9S 4S"
    played = deal(BLACKJACK, cards, Hit(1), Double(2), INVALIDATED, wagers=wagers)
    # ann had bust, bob had doubled, cat's Blackjack had been paid, dan had not acted
    assert [played.net(who) for who in ("ann", "bob", "cat", "dan")] == [0, 0, 0, 0]
    refunds = [each for each in played.settled if each.result is Result.VOID]
    assert sorted((each.player, each.stake) for each in refunds) == [("ann", 2000), ("bob", 6000), ("cat", 1000), ("dan", 4000)]
    assert {each.rule for each in refunds} == {V + "17.4"}
    assert [event.rule for event in played.events(RoundAnnulled)] == [V + "17.4"]
    assert played.state.awaits is Awaits.NOBODY


def test_17_4__insurance_and_side_bets_too() -> None:
    at = table("vic-blackjack", "vic-perfect-pairs")
    wagers = (Wager("ann", 20, side=(("perfect-pairs", 5),)),)
    played = deal(at, "KH AD 9C", Insure(1, "ann", 1000), INVALIDATED, wagers=wagers)
    assert {bet: played.net(bet=bet) for bet in ("main", "insurance", "perfect-pairs")} == {"main": 0, "insurance": 0, "perfect-pairs": 0}


def test_17_4__even_of_whoever_caused_it_by_reading_g1() -> None:
    culprit = AnnulRound(Annulment.INVALIDATED, culprits=("bob",))
    with pytest.raises(Refused) as fault:
        deal(BLACKJACK, "KH 6D 6C", culprit, ann=20, bob=30)
    assert fault.value.rule == V + "17.4"
    stricter = table("vic-blackjack", culprit_wager="may-be-forfeited")
    played = deal(stricter, "KH 6D 6C", culprit, ann=20, bob=30)
    assert (played.net("ann"), played.net("bob")) == (0, -30)


def test_17_4__a_round_that_never_began_has_nothing_to_refund() -> None:
    with pytest.raises(Refused) as fault:
        decide(BLACKJACK, Round(), INVALIDATED)
    assert fault.value.rule == V + "17.4"
