"""NSW-BJ-CHALLENGE, rule 14: Perfect Pairs at Blackjack Challenge."""

from __future__ import annotations

from itertools import product

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.state import Awaits
from pitboss.play.table import Table
from tests.play.rounds import Wager, deal, rules_of, table
from tests.rules.side_bets import every_opening, lost, on_boxes, opening, order, pair_kind, won

RULE = "NSW-BJ-CHALLENGE"
BET = "perfect-pairs"


def pairs(decks: int = 8) -> Table:
    return table("nsw-blackjack-challenge", "nsw-challenge-perfect-pairs", decks=decks)


def check_line(hands: tuple[str, ...], odds: int, rule: str) -> None:
    for decks, cards in product((6, 8), hands):
        found = opening(pairs(decks), BET, cards)
        assert won(found, odds), cards
        assert found.rule == f"{RULE} {rule}"


def test_14_8_1__one_red_and_one_black_pay_five_to_one() -> None:
    check_line(("KH 5C KS", "AS 5C AD", "2D 5C 2C", "TC 5C TH"), 5, "14.8.1")


def test_14_8_2__one_colour_in_two_suits_pays_ten_to_one() -> None:
    check_line(("KH 5C KD", "AS 5C AC", "2D 5C 2H", "TC 5C TS"), 10, "14.8.2")


def test_14_8_3__two_cards_alike_pay_thirty_to_one() -> None:
    check_line(("QS 5C QS", "5C 5C 5C", "AH 5C AH", "TD 5C TD"), 30, "14.8.3")


@pytest.mark.parametrize("decks", [6, 8])
def test_14_8__every_opening_of_two_cards_is_paid_by_its_kind(decks: int) -> None:
    pays = {"mixed": 5, "coloured": 10, "perfect": 30}
    for (one, two), found in every_opening(pairs(decks), BET, shown="KH"):
        kind = pair_kind(one, two)
        assert lost(found) if kind == "no pair" else won(found, pays[kind]), (one, two)
        assert kind == "no pair" or f"{RULE} 14.8" in found.rules


def test_14_9__settled_between_the_two_deals_before_a_blackjack_is_paid() -> None:
    wagers = [Wager("ann", 10, box, side=((BET, 5),)) for box in (1, 2)]
    assert deal(pairs(), "AH 9H 5C KD", wagers=wagers, complete=False).settled == ()
    played = deal(pairs(), "AH 9H 5C KD 9D", wagers=wagers, complete=False)
    assert played.state.awaits is Awaits.DECISION
    assert order(played) == [(1, BET), (2, BET), (1, "main")]
    assert (played.net(bet=BET), played.net(bet="main")) == (-5 + 50, 20)
    assert all(f"{RULE} 14.9" in each.rules for each in played.settled if each.bet == BET)


def test_14_8__t34_five_dollars_on_the_pairs_of_the_scenario() -> None:
    hands = [("KH", "KD"), ("KH", "KH"), ("KH", "KS"), ("KH", "QH")]
    assert [each.net for each in on_boxes(pairs(), BET, hands)] == [5000, 15000, 2500, -500]


def test_14_5__without_a_main_wager_of_ones_own_only_where_the_house_has_not_limited_it() -> None:
    wagers = [Wager("ann", 10), Wager("bob", 0, side=((BET, 5),))]
    assert deal(pairs(), "KH 5C KD", wagers=wagers, complete=False).net("bob") == 50
    limited = table("nsw-blackjack-challenge", rules_of("nsw-challenge-perfect-pairs", side_bet_requires="own-main-wager"))
    with pytest.raises(Refused) as fault:
        deal(limited, "", wagers=wagers)
    assert fault.value.rule == f"{RULE} 14.4"
    elsewhere = [*wagers, Wager("bob", 10, box=2)]  # anywhere at the table (reading Q1)
    assert deal(limited, "KH 9H 5C KD 9S", wagers=elsewhere, complete=False).net("bob") == 50
