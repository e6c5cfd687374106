"""VIC-2003-01 rule 7.5.6: additional cards to the dealer's hand."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.law.refusal import Refused
from pitboss.play.commands import Command, Double, DrawCard, Hit, Insure, Split, Stand, TakeEvenMoney
from pitboss.play.decide import step
from pitboss.play.events import CardDealt, WagerSettled
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import V

BLACKJACK = table("vic-blackjack")
HIT, STAND = Hit(1), Stand(1)
BOTH = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))


@pytest.mark.parametrize(
    ("dealer", "total"),
    [
        ("KD 7S", 17), ("KD 8S", 18), ("KD 9S", 19), ("KD QS", 20), ("KD 5S 6S", 21), ("KD 6S AS", 17), ("KD 2S 4S 5S", 21),
        ("AD 6S", 17), ("AD 7S", 18), ("AD 8S", 19), ("AD 9S", 20), ("AD 5S 5D", 21), ("2D 3S AS AH", 17), ("6D KS KC", 26),
    ],
)  # fmt: skip
def test_7_5_6_a__the_dealer_draws_to_any_17_to_21_hard_or_soft_and_stops(dealer: str, total: int) -> None:
    first, *rest = dealer.split()
    played = deal(BLACKJACK, f"KH {first} 9C  {' '.join(rest)}", STAND, ann=20)
    assert (played.state.dealer_total, len(played.state.dealer)) == (total, 1 + len(rest))
    drawn = [event.rule for event in played.events(CardDealt) if event.hand < 0][1:]
    assert drawn == [V + "7.5.6(a)"] * len(rest)
    assert played.net() == (20 if total > 21 or total < 19 else 0 if total == 19 else -20)
    with pytest.raises(Refused):
        step(BLACKJACK, played.state, DrawCard(card("2S")))


def test_7_5_6_b__lost_insurance_is_collected_as_the_second_card_is_drawn() -> None:
    played = deal(BLACKJACK, "KH AD 9C  2S 3S 5S", Insure(1, "ann", 1000), STAND, ann=20)
    last = [event for event in played.log if isinstance(event, CardDealt | WagerSettled)][-5:]
    assert [getattr(event, "bet", "card") for event in last] == ["card", "insurance", "card", "card", "main"]
    insurance = last[1]
    assert isinstance(insurance, WagerSettled)
    assert (insurance.net, insurance.rules) == (-1000, (V + "7.5.6(b)", V + "5.7.2"))
    assert played.net() == -30  # 21 against 19


def test_7_5_6_b__a_ten_wins_it() -> None:
    played = deal(BLACKJACK, "KH AD 9C  TS", Insure(1, "ann", 1000), STAND, ann=20)
    assert played.net(bet="insurance") == 20
    assert V + "7.5.6(b)" not in played.rules(bet="insurance")


@pytest.mark.parametrize(
    ("cards", "commands", "dealer_cards", "net"),
    [
        ("KH 6D 6C KS", [HIT], 1, -20),  # everything bust: no card at all
        ("AH 6D KC", [], 1, 30),  # everything paid
        ("AH QD KC  5S", [], 2, 30),  # a waiting natural needs one card: 15, and the dealer stops
        ("AH QD KC  AS", [], 2, 0),
        ("AH AD KC  2S", [], 2, 30),
        ("AH AD KC", [TakeEvenMoney(1, "ann")], 1, 20),
        ("KH AD 6C 9S  QS", [Insure(1, "ann", 1000), HIT], 2, 0),  # bust, but an insurance wager lives
        ("KH AD 6C 9S  5S", [Insure(1, "ann", 1000), HIT], 2, -30),  # 16, and the dealer stops
        ("KH AD 6C 9S", [HIT], 1, -20),
        ("8H 6D 8C 6S KS 7S 9S", [Split(1), HIT, HIT], 1, -40),
        ("8H 6D 8C 6S KS TS  KD 9S", [Split(1), HIT, STAND], 3, 0),  # one hand lives: the dealer plays it out
    ],
)
def test_7_5_6_c__no_card_that_would_have_no_effect(cards: str, commands: list[Command], dealer_cards: int, net: float) -> None:
    played = deal(BLACKJACK, cards, *commands, ann=20)
    assert (len(played.state.dealer), played.net()) == (dealer_cards, net)


def test_7_5_6_c__only_after_every_hand_is_decided() -> None:
    played = deal(BLACKJACK, "KH 9H 6D 6C 9C KS  KD KC", HIT, Stand(2), wagers=BOTH)
    assert (played.net("ann"), played.net("bob"), len(played.state.dealer)) == (-20, 20, 3)
    waiting = deal(BLACKJACK, "KH 9H 6D 6C 9C KS", HIT, wagers=BOTH, complete=False)
    assert len(waiting.state.dealer) == 1
    doubled = deal(BLACKJACK, "6H AH QD 5C KC TS  5S 9H", Double(1), wagers=BOTH)
    assert (doubled.net("ann"), doubled.net("bob"), len(doubled.state.dealer)) == (40, 30, 3)  # the dealer's 24
