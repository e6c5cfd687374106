"""The kernels against brute force over the engine, as fractions: the same source that is compiled, run as written on exact numbers."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import product

import pytest

from pitboss.cards.card import CARDS, Card
from pitboss.odds.arithmetic import EXACT, FAST
from pitboss.odds.kernel.hands import DOUBLE, HIT, STAND
from pitboss.odds.opened import ruled
from pitboss.odds.openings import Opening
from pitboss.odds.records import Action
from pitboss.odds.results import results
from pitboss.odds.solution import Solution
from pitboss.odds.solve import Game
from pitboss.odds.splitting import Split
from pitboss.odds.super_bonus import chance_of_bonus
from tests.odds.brute import enumerate_round, small_shoe
from tests.odds.cases import CASES, PACKS, Case, book

NUMBERED = {STAND: Action.STAND, HIT: Action.HIT, DOUBLE: Action.DOUBLE}
NAMES = "A23456789T"
SEEN_CLOSER = {("vic-crown-pontoon", "sevens"), ("vic-crown-pontoon", "hearts")}
"""Where brute force also looks at what an analysis reckons on average when it decides on a split, as its method says: the suits of
sevens and eights. Every single value agrees even there; only the choice among them is a little better informed."""


class Rule:
    """The kernels' rule for split hands, as brute force asks for it: by cards."""

    def __init__(self, solution: Solution) -> None:
        self.game = solution.game
        self.splits = {(opening.first, opening.up): opening.split for opening in solution.openings if opening.split}

    def after_split(self, cards: tuple[Card, ...], dealer: Card, _: int) -> Action:
        split, hand, place = self._found(cards, dealer)
        return NUMBERED[int(split.played[1][place][hand])]

    def keep_double(self, cards: tuple[Card, ...], dealer: Card) -> bool:
        split, hand, place = self._found(cards, dealer)
        return not split.played[2][place][hand]

    def _found(self, cards: tuple[Card, ...], dealer: Card) -> tuple[Split, int, int]:
        values = [card.pips for card in cards]
        return self.splits[values[0], dealer.pips - 1], self.game.graph.place(*values), self.game.pass_of(*values[:2])


LONG = "mixed"
"""The pack with something of everything, whose every part another pack has as well; it takes as long as all others together."""


@pytest.mark.one_in(6)
@pytest.mark.parametrize("case", [pytest.param(each, marks=pytest.mark.whole if each.pack == LONG else ()) for each in CASES], ids=str)
def test_every_book_equals_brute_force_as_fractions(case: Case) -> None:
    shoe, table = PACKS[case.pack], case.book.table
    solution = Solution(Game(ruled(case.book.rules), shoe, EXACT))
    rule = Rule(solution)
    line = enumerate_round(table, shoe, rule.after_split, keep_double=rule.keep_double)
    assert isinstance(solution.ev, Fraction)
    if (case.book.game, case.pack) in SEEN_CLOSER:
        assert 0 < line.ev - solution.ev < Fraction(1, 1000)
    else:
        assert solution.ev == line.ev
    found = averaged(solution.openings)
    for (first, second, dealer), values in line.hands.items():
        assert found[key_of(first, second, dealer)] == values, f"{first},{second} against {dealer}"
    fast = Solution(Game(solution.game.ruled, shoe, FAST))
    assert fast.ev == pytest.approx(float(solution.ev), abs=1e-12)
    assert sum(results(fast).values()) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("pack", ["spades", "hearts"])
def test_the_super_bonus_comes_as_often_as_brute_force_pays_it(pack: str) -> None:
    table, shoe = book("vic-crown-pontoon").table, PACKS[pack]
    solution = Solution(Game(ruled(book("vic-crown-pontoon").rules), shoe, EXACT))
    rule = Rule(solution)
    line = enumerate_round(table, shoe, rule.after_split, keep_double=rule.keep_double)
    sevens = [each for each in solution.openings if (each.first, each.second, each.up) == (7, 7, 6)]
    chance = sum(each.chance * chance_of_bonus(solution, each, each.best) for each in sevens)
    assert chance * 1000 / 2 == line.super_bonus, "a thousand dollars for a wager of two"


def _three_suited(hands: list[str], waiting: int, left: dict[str, int]) -> Fraction:
    """Deal a split of sevens card by card: how many hands come to three sevens of one suit, on average; `hands` are their suits."""
    if waiting == len(hands):
        return Fraction(0)
    found, cards = Fraction(0), sum(left.values())
    for card, count in left.items():
        if not count:
            continue
        rest = left | {card: count - 1}
        if card == "other":
            found += count * _three_suited(hands, waiting + 1, rest)
        elif len(hands) < 3:
            found += count * _three_suited([*hands[: waiting + 1], card, *hands[waiting + 1 :]], waiting, rest)
        else:
            own = hands[waiting]
            for third, more in rest.items():
                wins = card == third == own
                found += Fraction(count * more, cards - 1) * (wins + _three_suited(hands, waiting + 1, rest | {third: more - 1}))
    return found / cards


@pytest.mark.parametrize("pack", ["7S*5 7H*2 7D*2 KD*8 5C*3", "7S*3 7H*3 7C*4 KD*9 2D*2"])
def test_sevens_of_two_suits_that_are_split_win_the_super_bonus_as_often_as_dealt_card_by_card(pack: str) -> None:
    shoe = small_shoe(pack)
    solution = Solution(Game(ruled(book("vic-crown-pontoon").rules), shoe, FAST))
    mixed = next(each for each in solution.openings if (each.first, each.second, each.up, each.suit) == (7, 7, 6, ""))
    sevens = {suit: shoe.of_card(CARDS[f"7{suit}"]) for suit in "SHDC"}
    weight = found = Fraction(0)
    for first, second, shown in product("SHDC", repeat=3):
        left = Counter(sevens)
        ways = Fraction(1)
        for suit in (first, second, shown):
            ways *= max(0, left[suit])
            left[suit] -= 1
        if first != second and ways:
            weight += ways
            found += ways * _three_suited([first, second], 0, dict(left) | {"other": len(shoe) - sum(sevens.values())})
    assert mixed.split is not None
    draws = mixed.split.played[1][0][solution.game.graph.place(7, 7)] == HIT
    assert chance_of_bonus(solution, mixed, Action.SPLIT) == (found / weight if draws else 0)
    assert draws, "the pack is one where two sevens are drawn to"


def key_of(first: str, second: str, dealer: str) -> tuple[int, int, int]:
    low, high = sorted((NAMES.index(first) + 1, NAMES.index(second) + 1))
    return low, high, NAMES.index(dealer)


def averaged(openings: tuple[Opening, ...]) -> dict[tuple[int, int, int], dict[Action, Fraction]]:
    """The worth of each first action, over the suits that matter to bonuses."""
    chances: dict[tuple[int, int, int], Fraction] = defaultdict(Fraction)
    sums: dict[tuple[int, int, int], dict[Action, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for opening in openings:
        key = (opening.first, opening.second, opening.up)
        chances[key] += opening.chance
        for action, worth in opening.worth.items():
            sums[key][action] += opening.chance * worth
    return {key: {action: total / chances[key] for action, total in values.items()} for key, values in sums.items()}
