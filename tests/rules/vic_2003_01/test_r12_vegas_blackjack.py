"""VIC-2003-01 rule 12.4: surrender and doubling at Vegas Blackjack."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.allowed import may_double
from pitboss.play.commands import Double, Hit, Insure, Split, Stand, Surrender
from pitboss.play.events import CardDealt, HandSurrendered, Result, StakeDoubled, SurrenderOffered, TurnCame, WagerSettled
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import V, forbidden, order

VEGAS = table("vic-vegas-blackjack")
BOUND = table("vic-vegas-blackjack", surrender_followers="bound-by-caller")
BOTH = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
SHARED = (Wager("ann", 20), Wager("bob", 30))
GIVE_UP, STAND, HIT, DOUBLE = Surrender(1), Stand(1), Hit(1), Double(1)


@pytest.mark.parametrize("shown", "TJQKA")
def test_12_4_1_a__half_may_be_given_up_against_a_ten_value_card_or_an_ace(shown: str) -> None:
    played = deal(VEGAS, f"9H {shown}D 7C  9S", GIVE_UP, ann=20)
    assert [(each.result, each.net) for each in played.settled] == [(Result.SURRENDER, -1000)]
    assert played.events(SurrenderOffered)[0].rule == V + "12.4.1(a)"


def test_12_4_1_a__against_nothing_else_and_before_any_further_card_and_below_21() -> None:
    for shown in "23456789":
        assert forbidden(VEGAS, f"9H {shown}D 7C", GIVE_UP, ann=20) == V + "12.4.1(a)"
    assert forbidden(VEGAS, "9H KD 2C 3S", HIT, GIVE_UP, ann=20) == V + "12.4.1(a)"
    assert forbidden(VEGAS, "AH 9S KD KC 7C", GIVE_UP, wagers=BOTH) == V + "12.4.1(a)"  # a Blackjack waits


@pytest.mark.parametrize(("chip", "stake", "net"), [("0.50", 25, -12.5), ("5", 25, -10)])
def test_12_4_1_a__of_an_odd_wager_the_half_returned_is_rounded_up_by_reading_a28(chip: str, stake: float, net: float) -> None:
    assert deal(table("vic-vegas-blackjack", smallest_chip=chip), "9H KD 7C  9S", GIVE_UP, ann=stake).net() == net


def test_12_4_1_b__the_hand_gets_no_more_cards_and_who_shares_may_stand_by_reading_a27() -> None:
    played = deal(VEGAS, "9H 9S KD 7C 8C  9D", GIVE_UP, Stand(2), wagers=BOTH)
    assert played.events(HandSurrendered)[0].rule == V + "12.4.1(b)"
    assert [event.hand for event in played.events(TurnCame)] == [1]
    alone = deal(VEGAS, "9H KD 7C  6S KS", Surrender(1, ("ann",)), wagers=SHARED)
    assert (alone.net("ann"), alone.net("bob")) == (-10, 30)
    bound = deal(BOUND, "9H KD 7C  6S", Surrender(1, ("ann",)), wagers=SHARED)
    assert (bound.net("ann"), bound.net("bob")) == (-10, -15)
    assert forbidden(VEGAS, "9H KD 7C", Surrender(1, ("bob",)), wagers=SHARED) == V + "12.4.1(e)"


def test_12_4_1_c__a_dealers_blackjack_voids_the_surrender() -> None:
    played = deal(VEGAS, "9H KD 7C  AS", GIVE_UP, ann=20)
    assert [(each.result, each.net, each.rules) for each in played.settled] == [(Result.LOSE, -2000, (V + "12.4.1(c)",))]
    insured = deal(VEGAS, "9H AD 7C  JS", Insure(1, "ann", 2000), GIVE_UP, ann=40)
    assert (insured.net(bet="main"), insured.net(bet="insurance")) == (-40, 40)


def test_12_4_1_d__surrenders_are_collected_in_the_final_settlement() -> None:
    played = deal(VEGAS, "9H 9S KD 7C 8C  6D 9D", GIVE_UP, Stand(2), wagers=BOTH)
    assert order(played, CardDealt, WagerSettled)[-4:] == ["CardDealt"] * 2 + ["WagerSettled"] * 2
    assert V + "12.4.1(d)" in played.rules("ann")
    assert (played.net("ann"), played.net("bob")) == (-10, 20)
    alone = deal(VEGAS, "9H KD 7C  2S", GIVE_UP, ann=20)
    assert (alone.net(), len(alone.state.dealer)) == (-10, 2)


@pytest.mark.parametrize("cards", ["2H 9D 3C 5S", "KH 9D 9C 2S", "AH 9D 9C 9S", "8H 9D 8C 3S", "AH 9D 6C 4S", "KH 9D QC AS"])
def test_12_4_2_a__any_two_cards_may_be_doubled(cards: str) -> None:
    played = deal(VEGAS, cards, DOUBLE, ann=20, complete=False)
    assert played.events(StakeDoubled)[0].rule == V + "12.4.2(a)"


def test_12_4_2_a__for_one_card_and_up_to_the_original_wager() -> None:
    soft = deal(VEGAS, "AH 9D 6C 4S  9S", DOUBLE, ann=20)  # an ace counts 11 as ever: 21
    assert (soft.net(), len(soft.state.hands[0].cards)) == (40, 3)
    assert deal(VEGAS, "AH 9D 6C 4S  9S", Double(1, {"ann": 500}), ann=20).net() == 25
    assert forbidden(VEGAS, "AH 9D 6C", Double(1, {"ann": 2500}), ann=20) == V + "12.4.2(a)"
    split = deal(VEGAS, "8H 9D 8C 9S 2S QS  9C", Split(1), DOUBLE, STAND, ann=20)
    assert split.net() == 40  # 19 doubled wins and 18 pushes against 18


def test_12_4_2_a__not_a_blackjack_nor_split_aces_nor_three_cards() -> None:
    held = deal(VEGAS, "AH 9S KD KC 7C", wagers=BOTH, complete=False)
    aces = deal(VEGAS, "AH 9D AC 5S", Split(1), ann=20, complete=False)
    for hand in (held.state.hands[0], aces.state.hands[0]):
        objection = may_double(VEGAS, hand)
        assert objection is not None
        assert objection.rule == V + "12.4.2(a)"
    assert forbidden(VEGAS, "2H 9D 4C 5S", HIT, DOUBLE, ann=20) == V + "12.4.2(a)"


def test_12_4_2_a__a_dealers_blackjack_still_takes_only_the_original() -> None:
    assert deal(VEGAS, "KH KD 2C 8S  AS", DOUBLE, ann=20).net() == -20
    with pytest.raises(Refused, match="decks"):
        table("vic-vegas-blackjack", decks=8)
