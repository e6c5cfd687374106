"""NSW-STAR-BJ rule 13: additional cards to the dealer's hand."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Hit, Insure, Split, Stand
from pitboss.play.events import CardDealt, DealerToDraw, HandStood, WagerSettled
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import turns

STAR = table("nsw-star-blackjack")
TENS = table("nsw-star-blackjack", insurance_against_ten="yes")


def test_13_1__the_dealer_draws_once_every_players_hand_is_complete() -> None:
    wagers = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    played = deal(STAR, "9H 8H 6D 9S 8S KC 5D 2C TD 9S", Stand(1), Split(2), Stand(2), Hit(2), Stand(2), wagers=wagers)
    assert turns(played) == [0, 1, -1, 0, 1, 1, 2, 2, -1, -1]
    kinds = [type(event) for event in played.log]
    assert kinds.index(DealerToDraw) > max(place for place, kind in enumerate(kinds) if kind is HandStood)
    assert (played.net("ann"), played.net("bob")) == (20, 40)


@pytest.mark.parametrize(
    ("second", "drawn", "total"),
    [("6C", "4C", 21), ("6C", "KC", 17), ("7C", "", 18), ("6C", "AC", 18), ("5C", "AC 2C", 19), ("9C", "", 20)],
)
def test_13_2__to_a_hard_17_or_a_soft_18(second: str, drawn: str, total: int) -> None:
    played = deal(STAR, f"KH AD 8S {second} {drawn}", Stand(1), ann=20)
    assert played.state.dealer_total == total
    assert {event.rule for event in played.events(DealerToDraw)} == {"NSW-STAR-BJ 13.2"}
    assert played.net() == (20 if total < 18 else -20 if total > 18 else 0)


@pytest.mark.parametrize(("shown", "second", "rest"), [("AD", "5C", "2C"), ("AD", "AC", "6C"), ("KD", "5C", "2C")])
def test_13_3__insurance_is_lost_the_moment_the_second_card_is_drawn(shown: str, second: str, rest: str) -> None:
    at = TENS if shown == "KD" else STAR
    played = deal(at, f"9H {shown} 9S {second} {rest}", Insure(1, "ann", 1000), Stand(1), ann=20)
    assert played.net(bet="insurance") == -10
    assert "NSW-STAR-BJ 13.3" in played.rules(bet="insurance")
    collected = next(place for place, event in enumerate(played.log) if isinstance(event, WagerSettled) and event.bet == "insurance")
    dealer = [place for place, event in enumerate(played.log) if isinstance(event, CardDealt) and event.hand == -1]
    assert dealer[1] == collected - 1
    assert dealer[2] > collected


def test_13_4__no_card_where_it_can_change_nothing() -> None:
    bust = deal(STAR, "9H 6D 7S KC", Hit(1), ann=20)
    assert (turns(bust), bust.net()) == ([0, -1, 0, 0], -20)


@pytest.mark.parametrize(
    ("cards", "decisions", "net"),
    [
        ("AH QD KS 5C", (), 30),
        ("AH QD KS AC", (), 0),
        ("KH AD 6S 9C QC", (Insure(1, "ann", 1000), Hit(1)), 0),
        ("KH AD 6S 9C 5C", (Insure(1, "ann", 1000), Hit(1)), -30),
    ],
)
def test_13_4__a_waiting_blackjack_or_an_insurance_wager_takes_exactly_one(
    cards: str, decisions: tuple[Insure | Hit, ...], net: float
) -> None:
    played = deal(STAR, cards, *decisions, ann=20)
    assert (len(played.state.dealer), played.net()) == (2, net)
