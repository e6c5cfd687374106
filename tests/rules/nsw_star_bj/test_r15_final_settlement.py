"""NSW-STAR-BJ rule 15: final settlement."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Command, Double, Hit, Insure, Split, Stand
from tests.play.rounds import Wager, deal, table

STAR = table("nsw-star-blackjack")
TENS = table("nsw-star-blackjack", insurance_against_ten="yes")
TWO_AREAS = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))


def settled(cards: str, *decisions: Command) -> tuple[float, tuple[str, ...]]:
    """What twenty dollars come to, and by which rules."""
    played = deal(STAR, cards, *decisions, ann=20)
    return played.net(), tuple(rule.removeprefix("NSW-STAR-BJ ") for rule in played.rules())


@pytest.mark.proves("NSW-STAR-BJ 15.1")
@pytest.mark.parametrize("cards", ["AH KD KS 9C", "AH AD KS 9C", "AH TD QS 2C"])
def test_15_1_1__a_blackjack_pays_three_to_two_unless_the_dealer_has_one(cards: str) -> None:
    net, rules = settled(cards)
    assert (net, rules[0]) == (30, "15.1.1")
    beside = deal(STAR, "AH 8H KD KS 9H 2C 9C", Stand(2), wagers=TWO_AREAS)
    assert beside.state.dealer_total == 21
    assert (beside.net("ann"), beside.net("bob")) == (30, -20)


@pytest.mark.parametrize("cards", ["7H 6D 5S TD 9S", "KH 6D KS TD 9S"])
def test_15_1_2__evens_when_the_dealer_goes_over_21(cards: str) -> None:
    net, rules = settled(cards, Stand(1))
    assert (net, rules[0]) == (20, "15.1.2")


@pytest.mark.parametrize(("cards", "net"), [("KH 7D 8S KD", 20), ("KH 8D 7S KD", -20), ("KH 8D 8S KD", 0)])
def test_15_1_3__evens_with_the_higher_total(cards: str, net: float) -> None:
    found, rules = settled(cards, Stand(1))
    assert found == net
    assert (rules[0] == "15.1.3") is (net > 0)


@pytest.mark.parametrize(("second", "net"), [("KC", 20), ("9C", -10)])
def test_15_1_4__insurance_against_an_ace_pays_two_to_one(second: str, net: float) -> None:
    played = deal(STAR, f"9H AD 9S {second}", Insure(1, "ann", 1000), Stand(1), ann=20)
    assert played.net(bet="insurance") == net
    assert ("NSW-STAR-BJ 15.1.4" in played.rules(bet="insurance")) is (net > 0)


@pytest.mark.parametrize(("cards", "net"), [("KH KD QS AC", 200), ("KH KD QS 9C", 25), ("AH KD KS AC", 250), ("AH KD KS 9C", 50)])
def test_15_1_5__insurance_against_a_ten_pays_ten_to_one(cards: str, net: float) -> None:
    played = deal(TENS, cards, Insure(1, "ann", 2500), *([] if cards.startswith("A") else [Stand(1)]), ann=50)
    assert played.net() == net
    assert ("NSW-STAR-BJ 15.1.5" in played.rules(bet="insurance")) is cards.endswith("AC")


@pytest.mark.parametrize(
    ("cards", "decisions"),
    [
        ("KH KD TS AC", (Stand(1),)),
        ("7H KD 7S 7C AC", (Hit(1),)),  # 21: rule 15.1.9 yields
        ("6H KD 5S KC AC", (Double(1),)),
        ("8H KD 8S TC TD AC", (Split(1), Stand(1), Stand(1))),
    ],
)
def test_15_1_6__a_dealers_blackjack_takes_an_amount_equal_to_the_original_wager(cards: str, decisions: tuple[Command, ...]) -> None:
    net, rules = settled(cards, *decisions)
    assert net == -20
    assert "15.1.6" in rules


@pytest.mark.parametrize(("cards", "net"), [("KH 9D 8S KD", -20), ("KH 9D 9S KD", 0), ("KH 9D TS KD", 20)])
def test_15_1_7__loses_to_a_higher_total(cards: str, net: float) -> None:
    found, rules = settled(cards, Stand(1))
    assert found == net
    assert (rules == ("15.1.7",)) is (net < 0)


@pytest.mark.parametrize("cards", ["AH KD KS AC", "AH AD KS KC", "AH TD JS AC"])
def test_15_1_8__two_blackjacks_stand_off(cards: str) -> None:
    assert settled(cards) == (0, ("15.1.8",))


@pytest.mark.parametrize(("cards", "decisions"), [("KH 9D 9S KD", (Stand(1),)), ("7H 9D 7S 7C 2D KS", (Hit(1),))])
def test_15_1_9__equal_totals_stand_off(cards: str, decisions: tuple[Command, ...]) -> None:
    assert settled(cards, *decisions) == (0, ("15.1.9",))


@pytest.mark.parametrize(
    ("cards", "decisions", "at_stake", "net"),
    [
        ("6H KD 5S 9C AC", (Double(1),), [4000], [-2000]),
        ("8H KD 8S TC TD AC", (Split(1), Stand(1), Stand(1)), [2000, 2000], [-2000, 0]),
        ("8H KD 8S 3C TC 9S AC", (Split(1), Double(1), Stand(1)), [4000, 2000], [-2000, 0]),
    ],
)
def test_15_1_10__what_was_added_by_doubling_or_splitting_stands_off(
    cards: str, decisions: tuple[Command, ...], at_stake: list[int], net: list[int]
) -> None:
    played = deal(STAR, cards, *decisions, ann=20)
    assert [event.stake for event in played.settled] == at_stake
    assert [event.net for event in played.settled] == net
    assert ["NSW-STAR-BJ 15.1.10" in event.rules for event in played.settled] == [event.net == 0 for event in played.settled]


def test_15_2__winners_are_paid_and_losers_collected() -> None:
    three = (*TWO_AREAS, Wager("cat", 20, box=3))
    played = deal(STAR, "KH KS KC 8D 9S 7H 8S KD", Stand(1), Stand(2), Stand(3), wagers=three)
    assert [(event.player, event.result.value, event.net) for event in played.settled] == [
        ("ann", "win", 2000),
        ("bob", "lose", -2000),
        ("cat", "push", 0),
    ]
