"""Strategies made up for these tests: they look like real ones and are no computed play."""

from __future__ import annotations

from fractions import Fraction

from pitboss.law.rules import Rules
from pitboss.odds.chart.model import Chart, chart
from pitboss.odds.records import COLUMNS, Action, Analysis, Cell, Departure, Kind, Row, Strategy
from pitboss.terms.pack import DECKS
from tests.support import own_rules

ACTIONS = {"H": Action.HIT, "S": Action.STAND, "D": Action.DOUBLE, "P": Action.SPLIT, "R": Action.SURRENDER}

BASIC = """
hard 4   H H H H H H H H H H
hard 5   H H H H H H H H H H
hard 6   H H H H H H H H H H
hard 7   H H H H H H H H H H
hard 8   H H H H H H H H H H
hard 9   H D D D D H H H H H
hard 10  D D D D D D D D H H
hard 11  D D D D D D D D D H
hard 12  H H S S S H H H H H
hard 13  S S S S S H H H H H
hard 14  S S S S S H H H H R
hard 15  S S S S S H H H R R
hard 16  S S S S S H H R R R
hard 17  S S S S S S S S S Rs
hard 18  S S S S S S S S S S
hard 19  S S S S S S S S S S
hard 20  S S S S S S S S S S
soft 12  H H H H H H H H H H
soft 13  H H H D D H H H H H
soft 14  H H H D D H H H H H
soft 15  H H D D D H H H H H
soft 16  H H D D D H H H H H
soft 17  H D D D D H H H H H
soft 18  S Ds Ds Ds Ds S S H H H
soft 19  S S S S S S S S S S
soft 20  S S S S S S S S S S
pair 2   P P P P P P H H H H
pair 3   P P P P P P H H H H
pair 4   H H H P P H H H H H
pair 5   D D D D D D D D H H
pair 6   P P P P P H H H H H
pair 7   P P P P P P H H H H
pair 8   P P P P P P P P Rp Rp
pair 9   P P P P P S P P S S
pair T   S S S S S S S S S S
pair A   P P P P P P P P P P
"""

PONTOON = """
hard 4   H H H H H H H H H H
hard 5   H H H H H H H H H H
hard 6   H H H H H H H H H H
hard 7   H H H H H H H H H H
hard 8   H H H H H H H H H H
hard 9   H H H H DH H H H H H
hard 10  DDDH DDDH DDDDH D D DDH DH DH H H
hard 11  DDDH DDDDH DDDDH DDDDH DDDDH DDDH DDH DDH DDH DDH
hard 12  H H H H H H H H H H
hard 13  H H H H SSH H H H H H
hard 14  SSH SSH SSSH SSSH SSSSH H H H H H
hard 15  SSSH SSSSH SSSSH SSSSH S H H H H H
hard 16  SSSSH SSSSH SSSSH S S H H H H RH
hard 17  S S S S S S SSSSH SSSSH SSSSH RH
hard 18  S S S S S S S S S S
hard 19  S S S S S S S S S S
hard 20  S S S S S S S S S S
soft 12  H H H H H H H H H H
soft 13  H H H H H H H H H H
soft 14  H H H H H H H H H H
soft 15  H H H H H H H H H H
soft 16  H H H H HD H H H H H
soft 17  H H HDH HDDH HDDDH H H H H H
soft 18  SSH SSH HDH DDDH DDDDH SSSSH SSH H H H
soft 19  S S S S S S S S SSSSH SSSSH
soft 20  S S S S S S S S S S
pair 2   P P P P P P H H H H
pair 3   P P P P P P P H H H
pair 4   H H H H H H H H H H
pair 5   D D D D D D D D H H
pair 6   H H P P P H H H H H
pair 7   P P P P P P H H H H
pair 8   P P P P P P P P P R
pair 9   S P P P P S P P S S
pair T   S S S S S S S S S S
pair A   P P P P P P P P P P
"""


def cell(text: str) -> Cell:
    """A cell by hand: capitals by the number of cards, a small letter for what stands in."""
    small = text[-1] if text[-1].islower() else ""
    by_cards = tuple(ACTIONS[letter] for letter in text.removesuffix(small))
    settled = [action for action in by_cards if action in (Action.HIT, Action.STAND)]
    otherwise = ACTIONS[small.upper()] if small else (settled or [Action.HIT])[-1]
    return Cell(by_cards, otherwise)


def strategy(text: str) -> Strategy:
    """A strategy by hand; a surrender of two cards gives way with three, as it does at a table."""
    cells: dict[tuple[Row, str], Cell] = {}
    for line in text.strip().splitlines():
        kind, total, *answers = line.split()
        row = Row(Kind(kind), {"T": 10, "A": 1}.get(total) or int(total))
        for column, answer in zip(COLUMNS, answers, strict=True):
            found = cell(answer)
            if kind != "pair" and found.by_cards == (Action.SURRENDER,):
                found = Cell((Action.SURRENDER, found.otherwise), found.otherwise)
            cells[row, column] = found
    return Strategy(COLUMNS, tuple(dict.fromkeys(row for row, _ in cells)), cells)


def analysis(rules: Rules, text: str) -> Analysis:
    """An analysis of that play, its figures made up too."""
    return Analysis(
        game=rules.book.id,
        name=rules.book.name,
        options={},
        decks=rules[DECKS],
        ev=-0.00543071,
        variance=1.31,
        table_ev=-0.0055532,
        strategy=strategy(text),
        departures=(Departure("T,2", "4", Action.STAND, Action.HIT, 0.000001),),
        results={},
        dealer={},
        insurance={"A": Fraction(-31, 415)},
        super_bonus={},
        method=("unsplit hands are exact", "split hands: the number of hands is exact"),
        seconds=0.2,
    )


def made_up(game: str, text: str, **choices: str | int) -> Chart:
    """The chart of a game with made-up play."""
    rules = own_rules(game, **choices)
    return chart(analysis(rules, text), rules)
