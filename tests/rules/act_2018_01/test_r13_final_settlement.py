"""ACT-2018-01 rule 13: final settlement."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Command, Double, Hit, Split, Stand
from tests.play.rounds import Wager, deal, table

ACT = table("act-blackjack")
TWO_BOXES = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))


def settled(cards: str, *decisions: Command) -> tuple[float, tuple[str, ...]]:
    """What twenty dollars come to, and by which rules."""
    played = deal(ACT, cards, *decisions, ann=20)
    return played.net(), tuple(rule.removeprefix("ACT-2018-01 ") for rule in played.rules())


@pytest.mark.proves("ACT-2018-01 13.1")
@pytest.mark.parametrize("cards", ["7H 6D 5S TD 9S", "KH 6D KS TD 9S", "AH 6D 2S TD 6S"])
def test_13_1_a__wins_when_the_dealer_goes_over_21(cards: str) -> None:
    net, rules = settled(cards, Stand(1))
    assert (net, rules[0]) == (20, "13.1(a)")


@pytest.mark.parametrize(("cards", "net"), [("KH 7D 8S KD", 20), ("KH 8D 7S KD", -20), ("KH 8D 8S KD", 0)])
def test_13_1_b__wins_with_the_higher_total(cards: str, net: float) -> None:
    found, rules = settled(cards, Stand(1))
    assert found == net
    assert (rules[0] == "13.1(b)") is (net > 0)


@pytest.mark.parametrize("cards", ["AH KD KS 9C", "AH AD KS 9C", "AH KD KS 2C"])
def test_13_1_c__a_blackjack_wins_unless_the_dealer_has_one(cards: str) -> None:
    net, rules = settled(cards)
    assert (net, rules[0]) == (30, "13.1(c)")
    assert settled("AH KD KS AC")[0] == 0


def test_13_1_c__even_against_21_in_more_cards() -> None:
    played = deal(ACT, "AH 8H KD KS 9H 2C 9C", Stand(2), wagers=TWO_BOXES)
    assert played.state.dealer_total == 21
    assert (played.net("ann"), played.net("bob")) == (30, -20)


def test_13_1_d__over_21_loses_whatever_the_dealer_makes() -> None:
    net, rules = settled("9H 6D 7S KC", Hit(1))
    assert (net, rules) == (-20, ("13.1(d)",))
    beside = deal(ACT, "9H 9S 6D 7S 9D KC TD 9C", Hit(1), Stand(2), wagers=TWO_BOXES)
    assert beside.state.dealer_total == 25
    assert (beside.net("ann"), beside.net("bob")) == (-20, 20)
    assert settled("9H 6D 7S 5C TD 9S", Hit(1))[0] == 20  # 21 is not over


@pytest.mark.parametrize(("cards", "net"), [("KH 9D 8S KD", -20), ("KH 9D 9S KD", 0), ("KH 9D TS KD", 20)])
def test_13_1_e__loses_to_a_higher_total(cards: str, net: float) -> None:
    found, rules = settled(cards, Stand(1))
    assert found == net
    assert (rules == ("13.1(e)",)) is (net < 0)


@pytest.mark.parametrize(
    ("cards", "decisions", "all_lost", "original_only"),
    [
        ("KH KD 9S AC", (Stand(1),), -20, -20),
        ("7H KD 7S 7C AC", (Hit(1),), -20, -20),  # 21 is no blackjack
        ("6H KD 5S 9C AC", (Double(1),), -40, -20),
        ("8H KD 8S TC TD AC", (Split(1), Stand(1), Stand(1)), -40, -20),
        ("8H KD 8S 6C TD TC AC", (Split(1), Hit(1), Stand(1)), -40, -40),  # bust, and one original
        ("AH KD KS AC", (), 0, 0),
    ],
)
def test_13_1_f__loses_all_of_it_to_a_blackjack(cards: str, decisions: tuple[Command, ...], all_lost: float, original_only: float) -> None:
    net, rules = settled(cards, *decisions)
    assert net == all_lost
    assert ("13.1(f)" in rules) is bool(decisions)
    as_elsewhere = table("act-blackjack", dealer_blackjack_collects="busted-plus-original")
    assert deal(as_elsewhere, cards, *decisions, ann=20).net() == original_only


@pytest.mark.parametrize(
    ("cards", "stands"), [("KH 9D 9S KD", True), ("AH 6D 6S 5D 6C", True), ("AH KD KS AC", False), ("AH AD KS KC", False)]
)
def test_13_1_g__equal_totals_or_two_blackjacks_stand_off(cards: str, stands: bool) -> None:  # noqa: FBT001
    assert settled(cards, *([Stand(1)] if stands else [])) == (0, ("13.1(g)",))


@pytest.mark.proves("ACT-2018-01 13.2")
@pytest.mark.parametrize(("stake", "won"), [(20, 30), (5, 7.5), (2.5, 3.75), (1, 1.5)])
def test_13_2_a__a_winning_blackjack_pays_three_to_two_to_the_cent(stake: float, won: float) -> None:
    assert deal(ACT, "AH KD KS 9C", ann=stake).net() == won
    assert deal(ACT, "AH 6D KS", ann=stake).net() == won


@pytest.mark.parametrize(
    ("cards", "decisions", "won"),
    [
        ("KH 6D KS TD 9S", (Stand(1),), 20),
        ("9H 6D 2S KC TD 9S", (Hit(1),), 20),  # a drawn 21
        ("6H 6D 5S KC TD 9S", (Double(1),), 40),
        ("KH 6D KS AC AS TD 9S", (Split(1),), 40),  # 21 after a split
    ],
)
def test_13_2_b__every_other_win_pays_evens(cards: str, decisions: tuple[Command, ...], won: float) -> None:
    net, rules = settled(cards, *decisions)
    assert (net, "13.2(b)" in rules) == (won, True)
