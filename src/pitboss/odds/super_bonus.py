"""Crown Pontoon's Super Bonus: a sum in dollars for three suited sevens against a seven, so that what it adds depends on the wager."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

from pitboss.cards.card import SUITS, card
from pitboss.law.values import Dollars
from pitboss.odds.kernel.hands import HIT
from pitboss.odds.openings import Opening
from pitboss.odds.records import Action
from pitboss.odds.shoe import Shoe
from pitboss.odds.solution import Solution
from pitboss.terms.pontoon import StakeTier

STAKES = ("2", "5", "10", "20", "24", "25", "50", "100", "500")
"""The wagers, in dollars, for which it is told what the bonus adds."""


def super_bonus(tiers: tuple[StakeTier, ...], solution: Solution) -> dict[str, float]:
    """What the bonus adds to the value of a round when the sevens are played for it, by the opening wager in dollars."""
    sevens = [each for each in solution.openings if (each.first, each.second, each.up) == (7, 7, 6)]
    if not tiers or not sevens:
        return {}
    return {stake: sum(_added(tiers, solution, opening, Dollars.of(stake)) for opening in sevens) for stake in STAKES}


def _added(tiers: tuple[StakeTier, ...], solution: Solution, opening: Opening, stake: Dollars) -> float:
    """What the bonus adds to one opening, played for it where that is worth more."""
    pays = sum(tier.pays.cents for tier in tiers if tier.covers(stake)) / stake.cents
    worth = {action: value + pays * float(chance_of_bonus(solution, opening, action)) for action, value in opening.worth.items()}
    return float(opening.chance * (max(worth.values()) - opening.value))


def chance_of_bonus(solution: Solution, opening: Opening, action: Action) -> Any:
    """How likely an action with two sevens against a seven is to win the bonus: suited sevens draw a third of the suit; sevens of two
    suits may become three of one after a split."""
    if action is Action.HIT and opening.suit:
        return opening.third
    if action is Action.SPLIT and not opening.suit:
        return _in_a_split(solution, opening)
    return Fraction(0)


def _in_a_split(solution: Solution, opening: Opening) -> Fraction:
    """How many hands of a split of two sevens of unlike suits become three sevens of one suit, on average.

    A hand may hold two sevens only when there is no room to split them, that is in the last of three hands or more; a game with
    another number of hands than three would need its own account of who holds what.
    """
    split = opening.split
    assert split is not None, "asked of a pair that may be split"
    graph = solution.game.graph
    draws = split.played[1][0][graph.place(7, 7)] == HIT
    if split.most != 3 or not draws:
        return Fraction(0)
    found, whole = Fraction(0), Fraction(0)
    for weight, first, second, left in _dealt(solution.game.shoe):
        whole += weight
        found += weight * _third_hand(left, sum(left.values()), len(solution.game.shoe) - 3, first, second)
    return found / whole if whole else Fraction(0)


def _dealt(shoe: Shoe) -> Iterator[tuple[Fraction, str, str, dict[str, int]]]:
    """Two sevens of unlike suits to the player and one to the dealer: their weight, the suits, and the sevens left by suit."""
    counts = {suit: shoe.of_card(card(f"7{suit}")) for suit in SUITS}
    for first, second in permutations(SUITS, 2):
        for shown in SUITS:
            left = dict(counts)
            weight = 1
            for suit in (first, second, shown):
                weight *= max(0, left[suit])
                left[suit] -= 1
            if weight:
                yield Fraction(weight), first, second, left


def _third_hand(left: dict[str, int], sevens: int, cards: int, first: str, second: str) -> Fraction:
    """A seven comes to the first hand, or another card does and a seven comes to the second: then three hands, of which those
    with any second card may draw two more sevens of their own suit."""
    found = Fraction(0)
    for third, number in left.items():
        if number <= 0:
            continue
        rest = left | {third: number - 1}
        for owns in (first, second, third):
            found += Fraction(number, cards) * _two_more(rest[owns], cards - 1)
        no_seven = 1 - Fraction(sevens - 3, cards - 3)
        for owns in (second, third):
            found += Fraction(number, cards) * no_seven * _two_more(rest[owns], cards - 1)
    return found


def _two_more(suited: int, cards: int) -> Fraction:
    return Fraction(max(0, suited) * max(0, suited - 1), cards * (cards - 1))
