"""The table of best play by totals, and the hands of which the exact cards are better played otherwise."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import numpy as np

from pitboss.odds.board import SPLIT_NOTHING
from pitboss.odds.openings import Opening
from pitboss.odds.records import COLUMNS, Action, Cell, Departure, Kind, Row, Strategy
from pitboss.odds.solution import Solution
from pitboss.odds.solve import Shown
from pitboss.odds.totals import NUMBERED, ByTotals

NAMES = "A23456789T"
LEAST_GAIN = 1e-10
"""What a departure must be worth in a round to be told: less is the noise of the last digits."""


def tables(solution: Solution) -> dict[str, ByTotals]:
    """The best play by totals, one column a dealer's card, in the order of a chart."""
    found: dict[str, ByTotals] = {}
    for column, shown in columns(solution):
        here = tuple(opening for opening in solution.openings if opening.shows == shown)
        found[column] = ByTotals(solution.against[shown], here)
    return found


def columns(solution: Solution) -> list[tuple[str, Shown]]:
    """What the dealer may show, in the order of a chart, with its name: both cards where both are seen."""
    order = [NAMES.index(column) for column in COLUMNS]
    shows = sorted(solution.against, key=lambda shown: [order.index(value) for value in shown])
    return [("".join(NAMES[value] for value in shown), shown) for shown in shows]


def strategy(solution: Solution, columns: dict[str, ByTotals]) -> Strategy:
    """The table as a chart has it: totals that some hand of the shoe can have, pairs that it can deal."""
    graph = solution.game.graph
    rows = solution.game.board(SPLIT_NOTHING)
    hands = (graph.size >= 2) & (rows.ends == 0)
    totals = [
        Row(kind, total)
        for kind, soft in ((Kind.HARD, False), (Kind.SOFT, True))
        for total in range(4, 21)
        if (hands & (graph.soft == soft) & (graph.total == total)).any()
    ]
    dealt = {opening.first for opening in solution.openings if opening.first == opening.second}
    pairs = [Row(Kind.PAIR, value) for value in (*range(2, 11), 1) if value in dealt]
    cells = {(row, name): _cell(row, column) for name, column in columns.items() for row in totals}
    cells |= {(row, name): _pair(row, column) for name, column in columns.items() for row in pairs}
    return Strategy(tuple(columns), (*totals, *pairs), cells)


def _cell(row: Row, column: ByTotals) -> Cell:
    soft = row.kind is Kind.SOFT
    by_cards = [NUMBERED[int(action)] for action in column.policy[int(soft), row.total]]
    otherwise = NUMBERED[int(column.otherwise[int(soft), row.total, 0])]
    if (soft, row.total) in column.surrendered:
        otherwise = by_cards[0]
        by_cards[0] = Action.SURRENDER
    while len(by_cards) > 1 and by_cards[-1] is by_cards[-2]:
        by_cards.pop()
    return Cell(tuple(by_cards), otherwise)


def _pair(row: Row, column: ByTotals) -> Cell:
    """A pair that may not be split, doubled or given up is played as the total it makes."""
    soft, total = (1, 12) if row.total == 1 else (0, 2 * row.total)
    plain = NUMBERED[int(column.otherwise[soft, total, 0])]
    first = column.pairs.get(row.total, plain)
    return Cell((first,), column.kept.get(row.total, plain) if first is Action.SURRENDER else plain)


def departures(solution: Solution, columns: dict[str, ByTotals]) -> tuple[Departure, ...]:
    """Every hand better played otherwise than its row says, the dearest first; what they gain together is what the table costs,
    but for how split hands are played."""
    found = [each for name, column in columns.items() for each in (*_first_two(column, name), *_later(column, name))]
    return tuple(sorted(found, key=lambda each: (-each.gain, each.hand, each.dealer)))


def _first_two(column: ByTotals, name: str) -> Iterator[Departure]:
    merged: dict[tuple[str, Action, Action], float] = defaultdict(float)
    for opening in column.here:
        table = column.first(opening)
        if opening.is_natural or table is opening.best:
            continue
        worth = opening.worth[table] if table in opening.worth else column.worth(opening, table)
        merged[_named(opening), table, opening.best] += float(opening.chance * (opening.value - worth))
    for (hand, table, best), gain in merged.items():
        if gain > LEAST_GAIN:
            yield Departure(hand, name, table, best, gain)


def _named(opening: Opening) -> str:
    suits = {"S": " of spades", "": ""}.get(opening.suit, " of one suit")
    low, high = sorted((opening.first, opening.second), key=lambda value: value if value > 1 else 11)
    return f"{NAMES[high - 1]},{NAMES[low - 1]}{suits}"


def _later(column: ByTotals, name: str) -> Iterator[Departure]:
    game = column.game
    rows = game.board(SPLIT_NOTHING)
    merged: dict[tuple[int, int, int], float] = defaultdict(float)
    plan = column.plan
    for place, (reach, best) in enumerate(zip(column.reached(column.played), column.against.solved, strict=True)):
        for place_in_graph in np.flatnonzero((reach > 0) & (game.graph.size > 2) & (rows.ends == 0) & (plan[place] != best.action)):
            hand = int(place_in_graph)
            gain = reach[hand] * (best.values[hand, 3] - best.values[hand, plan[place][hand]])
            merged[hand, int(plan[place][hand]), int(best.action[hand])] += float(gain)
    for (met, table, better), gain in merged.items():
        if gain > LEAST_GAIN:
            cards = [NAMES[value] for value in range(9, -1, -1) for _ in range(int(game.graph.cards[met, value]))]
            yield Departure(",".join(cards), name, NUMBERED[table], NUMBERED[better], gain)
