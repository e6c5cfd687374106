"""NSW-BJ-CHALLENGE rule 12: additional cards to the dealer's hand."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Command, Hit, Split, Stand
from pitboss.play.events import DealerToDraw, HandStood
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import turns

CHALLENGE = table("nsw-blackjack-challenge")


def test_12_1__the_dealer_draws_once_every_players_hand_is_complete() -> None:
    wagers = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    played = deal(CHALLENGE, "9H 8H 6D 9S 8S KC 5D 2C TD 9S", Stand(1), Split(2), Stand(2), Hit(2), Stand(2), wagers=wagers)
    assert turns(played) == [0, 1, -1, 0, 1, 1, 2, 2, -1, -1]
    kinds = [type(event) for event in played.log]
    assert kinds.index(DealerToDraw) > max(place for place, kind in enumerate(kinds) if kind is HandStood)
    assert (played.net("ann"), played.net("bob")) == (20, 40)


@pytest.mark.parametrize(
    ("cards", "total"), [("AD 6C", 17), ("KD 7C", 17), ("AD 5C AC", 17), ("KD 6C 2C", 18), ("AD 5C KC 2C", 18), ("9D 7C KC", 26)]
)
def test_12_2__draws_to_16_and_stands_on_every_17(cards: str, total: int) -> None:
    shown, rest = cards.split(" ", 1)
    played = deal(CHALLENGE, f"KH {shown} 8S {rest}", Stand(1), ann=20)
    assert played.state.dealer_total == total
    assert {event.rule for event in played.events(DealerToDraw)} == {"NSW-BJ-CHALLENGE 12.2"}
    assert played.net() == (-20 if total == 18 else 20)


@pytest.mark.parametrize(
    ("cards", "decisions", "dealt", "net"),
    [
        ("9H 6D 7S KC", (Hit(1),), 1, -20),
        ("7H KD 7S 7C", (Hit(1),), 1, 20),  # paid already
        ("AH QD KS 5C", (), 2, 40),  # a blackjack waits for one card, and no more
        ("AH QD KS AC", (), 2, 100),
    ],
)
def test_12_3__no_card_where_it_can_change_nothing(cards: str, decisions: tuple[Command, ...], dealt: int, net: float) -> None:
    played = deal(CHALLENGE, cards, *decisions, ann=20)
    assert (len(played.state.dealer), played.net()) == (dealt, net)
