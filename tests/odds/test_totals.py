"""The chart by totals: worth what brute force finds that plays by it, and not to be bettered by changing an answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from pitboss.cards.card import Card
from pitboss.odds.arithmetic import FAST
from pitboss.odds.board import AVERAGED, SPLIT_NOTHING
from pitboss.odds.graph import Ints
from pitboss.odds.kernel.hands import DOUBLE, HIT, STAND
from pitboss.odds.opened import ruled
from pitboss.odds.records import Action, Cell, Kind, Row, Strategy
from pitboss.odds.shoe_text import read_shoe
from pitboss.odds.solution import Solution
from pitboss.odds.solve import Game
from pitboss.odds.splitting import Split
from pitboss.odds.strategy import strategy, tables
from pitboss.odds.totals import NUMBERED, PLACES, ByTotals
from tests.odds.brute import enumerate_round
from tests.odds.cases import CASES, PACKS, Case, book


class Reader:
    """Somebody who plays by the chart and looks at nothing else."""

    def __init__(self, solution: Solution, chart: Strategy) -> None:
        self.solution, self.chart = solution, chart

    def unsplit(self, cards: tuple[Card, ...], dealer: Card) -> Action:
        first, second = cards[:2]
        if len(cards) == 2 and first.pips == second.pips:
            return self.chart[Row(Kind.PAIR, first.pips), _column(dealer)].first
        return self._by_total(cards, dealer).by_cards[: len(cards) - 1][-1]

    def after_split(self, cards: tuple[Card, ...], dealer: Card, _: int) -> Action:
        cell = self._by_total(cards, dealer)
        action = cell.by_cards[: len(cards) - 1][-1]
        return cell.otherwise if action is Action.SURRENDER else action

    def keep_double(self, cards: tuple[Card, ...], dealer: Card) -> bool:
        values = [card.pips for card in cards]
        game = self.solution.game
        split = Split(self.solution.against[dealer.pips - 1,], values[0] - 1)
        return not split.played[2][game.pass_of(*values[:2])][game.graph.place(*values)]

    def _by_total(self, cards: tuple[Card, ...], dealer: Card) -> Cell:
        hard = sum(card.pips for card in cards)
        soft = hard <= 11 and any(card.pips == 1 for card in cards)
        return self.chart[Row(Kind.SOFT if soft else Kind.HARD, hard + 10 * soft), _column(dealer)]


def _column(dealer: Card) -> str:
    return "T" if dealer.pips == 10 else dealer.rank


OFTEN = ("naturals", "aces", "eights", "stiff", "spades")


@pytest.mark.one_in(6)
@pytest.mark.parametrize("case", [case for case in CASES if case.book.options or case.pack in OFTEN], ids=str)
def test_the_chart_is_worth_what_brute_force_makes_of_it(case: Case) -> None:
    table, shoe = case.book.table, PACKS[case.pack]
    solution = Solution(Game(ruled(case.book.rules), shoe, FAST))
    columns = tables(solution)
    reader = Reader(solution, strategy(solution, columns))
    line = enumerate_round(table, shoe, reader.after_split, keep_double=reader.keep_double, unsplit=reader.unsplit)
    assert sum(column.value for column in columns.values()) == pytest.approx(float(line.ev), abs=1e-12)


def _unsplit(column: ByTotals, policy: Ints) -> float:
    """What the hands that the table does not split are worth when it answers so."""
    game, graph = column.game, column.game.graph
    rows = graph.soft.astype(int), graph.total, np.clip(graph.size - 2, 0, policy.shape[2] - 1)
    played = column.against.played((policy[rows],) * len(game.passes), AVERAGED)
    worth = 0.0
    for opening in column.here:
        hand, place = graph.place(opening.first, opening.second), game.pass_of(opening.first, opening.second)
        action = column.first(opening)
        if opening.first != opening.second and action is not Action.SURRENDER:
            action = NUMBERED[int(policy[int(graph.soft[hand]), graph.total[hand], 0])]
        if opening.is_natural or action is Action.SURRENDER:
            worth += opening.chance * opening.value if opening.is_natural else opening.chance * opening.worth[action]
        elif action is not Action.SPLIT:
            worth += opening.chance * played[place].values[hand, PLACES[action]]
    return float(worth)


def _changes(column: ByTotals) -> Iterator[Ints]:
    """The table with each answer changed to each other action that some hand of its row may take."""
    graph, rows = column.game.graph, column.game.board(SPLIT_NOTHING)
    counts = column.policy.shape[2] > 2
    for soft, total in product((0, 1), range(4, 21)):
        for cards in range(column.policy.shape[2]):
            here = (rows.ends == 0) & (graph.soft == soft) & (graph.total == total) & (graph.size >= 2)
            here &= np.clip(graph.size - 2, 0, column.policy.shape[2] - 1) == cards
            lawful = {STAND: rows.may_stand, HIT: rows.may_hit, DOUBLE: rows.may_double}
            for action in (action for action, may in lawful.items() if (may & here).any()):
                changed = column.policy.copy()
                row = changed[soft, total]
                if counts or DOUBLE in (action, row[cards]):
                    row[cards] = action
                else:  # this chart does not look at the number of cards: what is drawn to with two cards is drawn to with more
                    row[row != DOUBLE] = action
                if (changed != column.policy).any():
                    yield changed


SHOES = [
    # an ordinary game
    ("vic-blackjack", "A=24 2=24 3=24 4=24 5=24 6=24 7=24 8=24 9=24 T=24 J=24 Q=24 K=24", "T"),
    # eights are best split, but not by a hand that then follows the chart
    ("vic-vegas-blackjack", "A=14 2=1 3=3 4=11 5=14 6=9 7=4 8=7 9=1 T=10 J=9 Q=9 K=5", "A"),
    ("nsw-blackjack-challenge", "A=6 2=12 3=2 4=8 5=14 6=2 7=1 8=10 9=5 T=4 J=4 Q=4 K=4", "4"),
    # rows that are bettered all at once get in each other's way
    ("vic-crown-pontoon", "A=17 3=3 4=25 5=27 6=5 7=6 8=25 9=4 J=18 Q=18 K=18", "5"),
]


@pytest.mark.parametrize(("game", "cards", "shown"), SHOES, ids=[game for game, _, _ in SHOES])
def test_no_change_of_one_answer_is_worth_anything(game: str, cards: str, shown: str) -> None:
    rules = book(game).rules
    solution = Solution(Game(ruled(rules), read_shoe(cards, rules), FAST))
    column = tables(solution)[shown]
    worth = _unsplit(column, column.policy)
    splits = sum(opening.chance * column.worth(opening, Action.SPLIT) for opening in column.here if column.first(opening) is Action.SPLIT)
    assert worth + splits == pytest.approx(column.value, abs=1e-14)
    for changed in _changes(column):
        assert _unsplit(column, changed) <= worth + 1e-14
    for opening in column.here:
        row = column.first(opening)
        if opening.first == opening.second and not opening.suit:
            assert column.worth(opening, row) >= max(column.worth(opening, action) for action in opening.worth) - 1e-14
