"""NSW-BJ-CHALLENGE rule 15: final settlement."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Command, Double, Stand
from tests.play.rounds import Wager, deal, table

CHALLENGE = table("nsw-blackjack-challenge")


def settled(cards: str, *decisions: Command) -> tuple[float, tuple[str, ...]]:
    """What twenty dollars come to, and by which rules."""
    played = deal(CHALLENGE, cards, *decisions, ann=20)
    return played.net(), tuple(rule.removeprefix("NSW-BJ-CHALLENGE ") for rule in played.rules())


@pytest.mark.proves("NSW-BJ-CHALLENGE 15.1")
def test_15_1_1__a_blackjack_always_wins() -> None:
    wagers = (Wager("ann", 10, box=1), Wager("bob", 10, box=2), Wager("cat", 10, box=3))
    against_blackjack = deal(CHALLENGE, "AH AS AC QD KS QS JC AD", wagers=wagers)
    assert [against_blackjack.net(player) for player in ("ann", "bob", "cat")] == [50, 40, 30]
    against_19 = deal(CHALLENGE, "AH AS AC QD KS QS JC 9D", wagers=wagers)
    assert [against_19.net(player) for player in ("ann", "bob", "cat")] == [20, 20, 20]
    assert all(each.rule.startswith("NSW-BJ-CHALLENGE 15.1.1") for each in (*against_blackjack.settled, *against_19.settled))


@pytest.mark.parametrize("cards", ["AH KD KS 9C", "AH AD KS 9C", "AH TD QS 2C"])
def test_15_1_1_1__two_to_one_unless_the_dealer_has_one(cards: str) -> None:
    net, rules = settled(cards)
    assert (net, rules[0]) == (40, "15.1.1")


def test_15_1_1_1__even_against_21_in_more_cards() -> None:
    played = deal(CHALLENGE, "AH 8H KD KS 9H 2C 9C", Stand(2), wagers=(Wager("ann", 20), Wager("bob", 20, box=2)))
    assert played.state.dealer_total == 21
    assert (played.net("ann"), played.net("bob")) == (40, -20)


@pytest.mark.proves("NSW-BJ-CHALLENGE 15.1.1.2")
@pytest.mark.parametrize("cards", ["AH QD KS AC", "KH AD AS QC", "AH TD JS AC"])
def test_15_1_1_2_1__five_to_one_where_the_players_ten_ranks_higher(cards: str) -> None:
    net, rules = settled(cards)
    assert (net, rules) == (100, ("15.1.1.2.1", "15.1.1.2"))


@pytest.mark.parametrize("cards", ["AH QD QS AC", "KH AD AS KC", "AH TD TS AC"])
def test_15_1_1_2_2__four_to_one_where_they_rank_alike(cards: str) -> None:
    net, rules = settled(cards)
    assert (net, rules) == (80, ("15.1.1.2.2", "15.1.1.2"))


@pytest.mark.parametrize("cards", ["AH KD QS AC", "TH AD AS JC", "AH QD JS AC"])
def test_15_1_1_2_3__three_to_one_where_the_dealers_ranks_higher(cards: str) -> None:
    net, rules = settled(cards)
    assert (net, rules) == (60, ("15.1.1.2.3", "15.1.1.2"))


@pytest.mark.parametrize(("cards", "net"), [("KH 9D TS KD", 20), ("KH 7D 8S KD", 20), ("KH 8D 7S KD", -20)])
def test_15_1_2__evens_with_the_higher_total(cards: str, net: float) -> None:
    found, rules = settled(cards, Stand(1))
    assert found == net
    assert (rules[0] == "15.1.2") is (net > 0)


@pytest.mark.parametrize(("cards", "decision", "net"), [("7H 6D 5S TD 9S", Stand(1), 20), ("6H 6D 5S 2C TD 9S", Double(1), 40)])
def test_15_1_3__evens_when_the_dealer_goes_over_21(cards: str, decision: Command, net: float) -> None:
    found, rules = settled(cards, decision)
    assert (found, rules[0]) == (net, "15.1.3")


@pytest.mark.parametrize(
    ("cards", "decision", "net"),
    [
        ("KH 9D 9S KD", Stand(1), -20),  # a tie loses
        ("KH KD TS QC", Stand(1), -20),
        ("KH 9D 8S KD", Stand(1), -20),
        ("6H 9D 5S 8C KC", Double(1), -40),  # all of a double
        ("KH KD TS AC", Stand(1), -20),
    ],
)
def test_15_1_4__an_equal_or_lower_total_loses(cards: str, decision: Command, net: float) -> None:
    found, rules = settled(cards, decision)
    assert found == net
    assert "15.1.4" in rules
